package org.jumpingcube.cube.solver;

import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Random;

/**
 * What it takes an Expert to prove 4x4 positions after so many random plies and to find a winning move, each with a table
 * of its own. A program, not a test:
 *
 * <pre>ProofFigures POSITIONS PLIES...</pre>
 */
final class ProofFigures {
    private static final TinyBoard BOARD = new TinyBoard(4);

    private ProofFigures() {}

    /** Runs the program. */
    public static void main(String[] arguments) {
        int positions = Integer.parseInt(arguments[0]);
        Arrays.stream(arguments).skip(1).mapToInt(Integer::parseInt).forEach(plies -> printRow(positions, plies));
    }

    private static void printRow(int positions, int plies) {
        var random = new Random(plies);
        var nodes = new long[positions];
        var nanos = new long[positions];
        int won = 0;
        for (int i = 0; i < positions; i++) {
            long position = after(plies, random);
            long start = processorTime();
            var proof = new WinProof(BOARD, ProofTable.ofBytes(1 << 24));
            won += proof.winningMove(position, 1L << 40, () -> false) == TinyBoard.NO_MOVE ? 0 : 1;
            nanos[i] = processorTime() - start;
            nodes[i] = proof.nodes();
        }
        Arrays.sort(nodes);
        Arrays.sort(nanos);
        System.out.printf(
                "%d plies: %d of %d won; nodes %d, %d, %d; s %.2f, %.2f, %.2f; above %d: %d, above %d: %d%n",
                plies,
                won,
                positions,
                nodes[positions / 2],
                nodes[positions * 9 / 10],
                nodes[positions - 1],
                nanos[positions / 2] / 1e9,
                nanos[positions * 9 / 10] / 1e9,
                nanos[positions - 1] / 1e9,
                SolvedBoards.QUICK_PROOF_NODES,
                above(SolvedBoards.QUICK_PROOF_NODES, nodes),
                SolvedBoards.PROOF_NODES,
                above(SolvedBoards.PROOF_NODES, nodes));
    }

    private static long above(long limit, long[] nodes) {
        return Arrays.stream(nodes).filter(number -> number > limit).count();
    }

    private static long processorTime() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private static long after(int plies, Random random) {
        while (true) {
            long position = BOARD.start();
            for (int ply = 0; ply < plies && position != TinyBoard.WON; ply++) {
                int moves = BOARD.moves(position);
                for (int skipped = random.nextInt(Integer.bitCount(moves)); skipped > 0; skipped--) {
                    moves &= moves - 1;
                }
                position = BOARD.play(position, Integer.lowestOneBit(moves));
            }
            if (position != TinyBoard.WON) {
                return position;
            }
        }
    }
}
