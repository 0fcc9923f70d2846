package org.jumpingcube.desktop.look;

/** Shows stages one after the other, each for its duration. */
public final class StageRun {
    private static final double NANOS = 1e9;

    private final Ticker ticker;
    private final Runnable settle;

    /** @param settle restores the board after the stages */
    public StageRun(Ticker ticker, Runnable settle) {
        this.ticker = ticker;
        this.settle = settle;
    }

    /** Draws one stage. */
    public interface Stage {
        /**
         * Draws the stage at one instant.
         *
         * @param stage from 0
         * @param progress how much of its time has passed, 0 to 1
         */
        void draw(int stage, double progress);
    }

    /**
     * Draws the stages, frame by frame, in place of any that are being shown.
     *
     * @param seconds of each stage
     * @param done called when all have been shown, unless this is stopped first
     */
    public void start(double[] seconds, Stage stages, Runnable done) {
        long[] start = {0};
        stages.draw(0, 0);
        ticker.start(now -> {
            start[0] = start[0] == 0 ? now : start[0];
            double left = (now - start[0]) / NANOS;
            int current = 0;
            while (current < seconds.length && left >= seconds[current]) {
                left -= seconds[current++];
            }
            if (current < seconds.length) {
                stages.draw(current, left / seconds[current]);
            } else {
                ticker.stop();
                stages.draw(seconds.length - 1, 1);
                settle.run();
                done.run();
            }
        });
    }

    /** Ends at once what is being shown, without calling its {@code done}. */
    public void stop() {
        ticker.stop();
        settle.run();
    }
}
