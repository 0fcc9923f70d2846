package org.jumpingcube.desktop.look;

import org.jumpingcube.settings.CascadeDisplay;
import org.jumpingcube.settings.MoveAnimation;
import org.jumpingcube.settings.StageUnit;

/** How moves are shown on small boards whose games do not wait for them. */
public final class QuickShow {
    private static final double LONGEST_STAGE_SECONDS = 0.25;

    private QuickShow() {}

    /** What the user has chosen, but quick, wave by wave, and without anything that would then flicker. */
    public static MoveAnimation of(MoveAnimation chosen) {
        double seconds = Math.min(chosen.stageSeconds(), LONGEST_STAGE_SECONDS);
        var display = LessMotion.isWanted(chosen.motion()) ? CascadeDisplay.NONE : calm(chosen.display());
        return new MoveAnimation(display, seconds, StageUnit.WAVE, chosen.motion());
    }

    private static CascadeDisplay calm(CascadeDisplay chosen) {
        return chosen == CascadeDisplay.BLINK ? CascadeDisplay.DARKEN : chosen;
    }
}
