package org.jumpingcube.settings;

/**
 * How, and how fast, cascades are shown.
 *
 * @param stageSeconds the time of one stage, {@value #MIN_SECONDS} to {@value #MAX_SECONDS}
 */
public record CascadeShow(CascadeDisplay display, double stageSeconds, StageUnit stage, Motion motion) {
    public static final double MIN_SECONDS = 0.15;
    public static final double MAX_SECONDS = 1.5;

    public static final CascadeShow DEFAULT =
            new CascadeShow(CascadeDisplay.SCATTER, 0.6, StageUnit.WAVE, Motion.SYSTEM);

    public CascadeShow {
        if (!(stageSeconds >= MIN_SECONDS && stageSeconds <= MAX_SECONDS)) {
            throw new IllegalArgumentException(stageSeconds + " s outside " + MIN_SECONDS + ".." + MAX_SECONDS);
        }
    }

    public CascadeShow withDisplay(CascadeDisplay other) {
        return Components.with(this, "display", other);
    }

    public CascadeShow withStageSeconds(double other) {
        return new CascadeShow(display, other, stage, motion);
    }

    public CascadeShow withStage(StageUnit other) {
        return Components.with(this, "stage", other);
    }

    public CascadeShow withMotion(Motion other) {
        return Components.with(this, "motion", other);
    }
}
