package org.jumpingcube.desktop;

import java.util.Arrays;

/** The times between the frames of a window, in milliseconds. */
final class FrameGaps {
    private final double[] gaps; // shortest first

    private FrameGaps(double[] gaps) {
        this.gaps = gaps;
    }

    /**
     * The gaps between frames.
     *
     * @param times when each frame came, in nanoseconds; at least two
     */
    static FrameGaps between(long[] times) {
        var gaps = new double[times.length - 1];
        Arrays.setAll(gaps, frame -> (times[frame + 1] - times[frame]) / 1e6);
        Arrays.sort(gaps);
        return new FrameGaps(gaps);
    }

    int count() {
        return gaps.length;
    }

    double mean() {
        return Arrays.stream(gaps).average().orElseThrow();
    }

    double framesPerSecond() {
        return 1000 / mean();
    }

    /** The gap that so large a share of the gaps does not exceed; the share is from 0 to less than 1. */
    double within(double share) {
        return gaps[(int) (gaps.length * share)];
    }

    double longest() {
        return gaps[gaps.length - 1];
    }
}
