/** The look-ahead, for any two-player board game: what it needs to know of a game, its limits and its answers. */
package org.jumpingcube.search;
