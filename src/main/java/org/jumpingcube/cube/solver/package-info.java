/**
 * The small boards, 2x2 to 4x4, played out to the end: who wins, in how many plies, and by which replies.
 *
 * <p>Players ask {@link org.jumpingcube.cube.solver.SolvedBoards} and need know no more. The tools that it is made of,
 * positions as numbers, the proof and its table, the stored moves, are open to the workshop, which solves the boards anew.
 */
package org.jumpingcube.cube.solver;
