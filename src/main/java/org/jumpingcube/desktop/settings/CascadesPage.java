package org.jumpingcube.desktop.settings;

import javafx.scene.control.Slider;
import org.jumpingcube.settings.CascadeDisplay;
import org.jumpingcube.settings.Motion;
import org.jumpingcube.settings.MoveAnimation;
import org.jumpingcube.settings.StageUnit;

/** How cascades are shown, and how fast. */
final class CascadesPage extends SettingsPage {
    private static final int STEPS_A_SECOND = 20;

    CascadesPage(ChosenSettings draft, String title) {
        super(draft, title);
        SettingsCard card = card();
        card.choice(
                "settings.display",
                CascadeDisplay.values(),
                Setting.ANIMATION.part(MoveAnimation::display, MoveAnimation::withDisplay));
        var time = new Slider(MoveAnimation.MIN_SECONDS, MoveAnimation.MAX_SECONDS, 0);
        time.setBlockIncrement(1.0 / STEPS_A_SECOND);
        card.slider(
                "settings.time",
                time,
                Setting.ANIMATION.part(
                        MoveAnimation::stageSeconds,
                        (show, seconds) -> show.withStageSeconds(Math.rint(seconds * STEPS_A_SECOND) / STEPS_A_SECOND)),
                seconds -> draft.texts().get("settings.time.value", seconds));
        card.choice(
                "settings.stage",
                StageUnit.values(),
                Setting.ANIMATION.part(MoveAnimation::stage, MoveAnimation::withStage));
        card.choice(
                "settings.motion",
                Motion.values(),
                Setting.ANIMATION.part(MoveAnimation::motion, MoveAnimation::withMotion));
    }
}
