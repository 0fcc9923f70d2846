/** The user's games, kept in a database: what was played, how it gets there, and what can be asked about it. */
package org.jumpingcube.collection;
