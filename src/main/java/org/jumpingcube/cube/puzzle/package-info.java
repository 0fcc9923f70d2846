/** Puzzles of Jumping Cube: positions in which exactly one move forces the win in time. */
package org.jumpingcube.cube.puzzle;
