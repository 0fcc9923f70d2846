/** Finds the program's puzzles in games of the computer against itself. */
package org.jumpingcube.lab.puzzle;
