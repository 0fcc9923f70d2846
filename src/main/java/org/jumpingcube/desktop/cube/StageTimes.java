package org.jumpingcube.desktop.cube;

import java.util.Arrays;

/** How long each stage of a cascade is shown. */
final class StageTimes {
    /** No move takes longer than this, however long its cascade is. */
    static final double LONGEST_MOVE_SECONDS = 6;

    /** How much faster each stage is than the one before, at least, as a share of the first one's speed. */
    private static final double LEAST_HASTE = 0.05;

    /** How much longer the stage that wins the game lasts than the first one of any move: 1.1 s for one of 0.6 s. */
    private static final double WINNING_SHARE = 1.1 / 0.6;

    private StageTimes() {}

    /**
     * The seconds of each stage. A cascade speeds up as it goes: stage i lasts 1/(1 + i a) of the first one's time,
     * with the smallest a, from {@value #LEAST_HASTE}, that keeps the sum within {@value #LONGEST_MOVE_SECONDS} s. So
     * even the last of two hundred stages can be seen.
     *
     * @param stageSeconds what the user chose for a stage
     */
    static double[] seconds(int stages, double stageSeconds) {
        return seconds(stages, stageSeconds, LONGEST_MOVE_SECONDS);
    }

    /** The same for a move that wins the game: its last stage is slow, so that one sees what decides it. */
    static double[] ofWin(int stages, double stageSeconds) {
        double last = WINNING_SHARE * stageSeconds;
        double[] times = Arrays.copyOf(seconds(stages - 1, stageSeconds, LONGEST_MOVE_SECONDS - last), stages);
        times[stages - 1] = last;
        return times;
    }

    private static double[] seconds(int stages, double stageSeconds, double longest) {
        double low = LEAST_HASTE;
        double high = 1e6;
        double[] times = times(stages, stageSeconds, low);
        if (sum(times) <= longest) {
            return times;
        }
        for (int round = 0; round < 60; round++) { // bisection, well beyond the precision of a double
            double middle = (low + high) / 2;
            if (sum(times(stages, stageSeconds, middle)) > longest) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return times(stages, stageSeconds, high);
    }

    private static double[] times(int stages, double stageSeconds, double haste) {
        var times = new double[stages];
        Arrays.setAll(times, stage -> stageSeconds / (1 + stage * haste));
        return times;
    }

    private static double sum(double[] times) {
        return Arrays.stream(times).sum();
    }
}
