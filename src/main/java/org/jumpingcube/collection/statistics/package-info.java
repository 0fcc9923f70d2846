/** What the games of a collection say of the user: pure numbers, from entries and results. */
package org.jumpingcube.collection.statistics;
