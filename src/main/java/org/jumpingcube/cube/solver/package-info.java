/**
 * The small boards, 2x2 to 4x4, played out to the end: who wins, in how many plies, and by which replies.
 *
 * <p>Players ask {@link org.jumpingcube.cube.solver.SolvedBoards}. {@link org.jumpingcube.cube.solver.Solution} and
 * {@link org.jumpingcube.cube.solver.ReplyChooser} are workshop, what the command {@code solve} does; they live here
 * because they are made of nearly every class of this package, none of which need be known outside for their sake.
 */
package org.jumpingcube.cube.solver;
