/**
 * What every two-player board game here has in common: players, positions, turns and their history. It knows no
 * particular game.
 */
package org.jumpingcube.game;
