package org.jumpingcube.contest;

import java.time.Duration;

/**
 * How many positions a program may visit per move, so that its moves take a given processor time on average. Processor
 * time depends little on what else the machine does, and every version of the program understands a limit in positions.
 * How many it visits in that time is learned from game to game.
 */
final class NodeBudget {
    private static final double FIRST_NODES_PER_MILLI = 2000; // few, since a fresh process is slow
    private static final double MEMORY = 0.8; // the weight of a game compared with the next one

    private final ProcessHandle process;
    private final double nanosPerMove;
    private double nodes;
    private double grantedBefore;
    private double nanosBefore;
    private long nanosAtStart;
    private int moves;

    /**
     * @param millis of processor time per move, over all threads
     * @throws ContestantException if the system does not report the processor time of the process
     */
    NodeBudget(ProcessHandle process, int millis) {
        this.process = process;
        nanosPerMove = millis * 1e6;
        nodes = millis * FIRST_NODES_PER_MILLI;
        nanosAtStart = nanos();
    }

    /** The processor time that the program has used, at the system's resolution. */
    long nanos() {
        return process.info()
                .totalCpuDuration()
                .map(Duration::toNanos)
                .orElseThrow(() ->
                        new ContestantException(Fault.CRASH, "the processor time of a program is not known here"));
    }

    /** The positions for the next move. */
    long nodes() {
        moves++;
        return Math.max(1, Math.round(nodes));
    }

    /** Learns from the game that has ended. */
    void endGame() {
        grantedBefore = MEMORY * grantedBefore + moves * nodes;
        nanosBefore = MEMORY * nanosBefore + (nanos() - nanosAtStart);
        if (moves > 0 && nanosBefore > 0) {
            nodes = nanosPerMove * grantedBefore / nanosBefore;
        }
        moves = 0;
    }

    /** The program is about to start the next game. */
    void beginGame() {
        nanosAtStart = nanos();
    }
}
