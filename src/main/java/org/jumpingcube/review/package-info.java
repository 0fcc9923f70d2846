/**
 * The review of a game: the winning chances after each move, the better moves, and what each side's moves lost. It
 * knows no particular game.
 */
package org.jumpingcube.review;
