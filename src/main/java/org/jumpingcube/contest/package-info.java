/**
 * Two players at a table: who they are, other programs among them, the openings, the games between them, and what became
 * of each game.
 */
package org.jumpingcube.contest;
