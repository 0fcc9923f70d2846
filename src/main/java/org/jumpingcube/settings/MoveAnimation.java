package org.jumpingcube.settings;

/**
 * How, and how fast, moves are shown.
 *
 * @param display what a cascade of cubes looks like; with {@code NONE} nothing of any move is shown
 * @param stageSeconds the time of one stage, {@value #MIN_SECONDS} to {@value #MAX_SECONDS}
 */
public record MoveAnimation(CascadeDisplay display, double stageSeconds, StageUnit stage, Motion motion) {
    public static final double MIN_SECONDS = 0.15;
    public static final double MAX_SECONDS = 1.5;

    public static final MoveAnimation DEFAULT =
            new MoveAnimation(CascadeDisplay.SCATTER, 0.6, StageUnit.WAVE, Motion.SYSTEM);

    public MoveAnimation {
        if (!(stageSeconds >= MIN_SECONDS && stageSeconds <= MAX_SECONDS)) {
            throw new IllegalArgumentException(stageSeconds + " s outside " + MIN_SECONDS + ".." + MAX_SECONDS);
        }
    }

    public MoveAnimation withDisplay(CascadeDisplay other) {
        return Components.with(this, "display", other);
    }

    public MoveAnimation withStageSeconds(double other) {
        return new MoveAnimation(display, other, stage, motion);
    }

    public MoveAnimation withStage(StageUnit other) {
        return Components.with(this, "stage", other);
    }

    public MoveAnimation withMotion(Motion other) {
        return Components.with(this, "motion", other);
    }
}
