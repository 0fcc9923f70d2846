package org.jumpingcube.lab.match;

import java.time.Duration;

/**
 * How many positions a program may visit for a move, so that its moves take a given processor time on average. Processor
 * time does not depend on what else the machine does, and any version of a program understands a number of positions;
 * how many of them it visits in that time is learned from game to game.
 */
final class Pace {
    private static final double FIRST_NODES_PER_MILLI = 2000; // few, since a fresh process is slow
    private static final double MEMORY = 0.8; // what a game counts beside the next one

    private final ProcessHandle process;
    private final double nanosPerMove;
    private double nodes;
    private double grantedBefore;
    private double nanosBefore;
    private long nanosAtStart;
    private int moves;

    /**
     * @param millis of processor time, all threads together, for a move
     * @throws ContestantException if the system does not tell the processor time of the process
     */
    Pace(ProcessHandle process, int millis) {
        this.process = process;
        nanosPerMove = millis * 1e6;
        nodes = millis * FIRST_NODES_PER_MILLI;
        nanosAtStart = nanos();
    }

    /** The processor time that the program has had, in steps of the system's. */
    long nanos() {
        return process.info()
                .totalCpuDuration()
                .map(Duration::toNanos)
                .orElseThrow(() -> new ContestantException("the processor time of a program is not known here"));
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

    /** The program is ready for the next game. */
    void beginGame() {
        nanosAtStart = nanos();
    }
}
