/** Jumpin's computer players: a fast board for the search, what a position is worth, and plans that finish a game. */
package org.jumpingcube.jumpin.ai;
