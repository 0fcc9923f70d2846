/** What the games of a collection say of the user: numbers from entries and results, and what stands out in the moves. */
package org.jumpingcube.collection.statistics;
