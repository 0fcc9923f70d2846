package org.jumpingcube.desktop.look;

/** Shows stages one after the other, each for its duration. */
public final class StageRun {
    private static final double NANOS = 1e9;

    private final Ticker ticker;
    private final Runnable settle;
    private boolean isHeld;

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
        long[] passed = {0};
        long[] previous = {0}; // when the frame before this one was drawn; 0 if none counts
        stages.draw(0, 0);
        ticker.start(now -> {
            if (isHeld) {
                previous[0] = 0; // the time until the next frame that counts does not
                return;
            }
            passed[0] += previous[0] == 0 ? 0 : now - previous[0];
            previous[0] = now;
            double left = passed[0] / NANOS;
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

    /** Lets the stages stand still where they are, or go on from there. */
    public void hold(boolean isHeld) {
        this.isHeld = isHeld;
    }
}
