/** The view of the cubes: the board, its painter and its animations, and what stands beside the board. */
package org.jumpingcube.desktop.cube;
