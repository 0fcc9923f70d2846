/**
 * What a game comes to when it is looked at afterwards: the chances after each move, the better moves, and what each
 * side lost by its own. Knows no particular game.
 */
package org.jumpingcube.review;
