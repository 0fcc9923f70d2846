/**
 * The small boards, 2x2 to 4x4, solved: who wins, in how many plies, and with which replies.
 *
 * <p>Players only need {@link org.jumpingcube.cube.solver.SolvedBoards}. Its tools are public for the lab, which solves
 * the boards again: positions as numbers, the proof and its table, and the stored moves.
 */
package org.jumpingcube.cube.solver;
