/**
 * What any two-player board game of the box has: players, positions, turns and their history. Knows no particular game.
 */
package org.jumpingcube.game;
