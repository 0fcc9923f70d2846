/** Puzzles and lessons of all games: exercises that are solved on a board of their own. */
package org.jumpingcube.desktop.exercise;
