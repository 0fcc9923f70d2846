/** Finds the puzzles that the program brings along, in games of the computer against itself. */
package org.jumpingcube.lab.puzzle;
