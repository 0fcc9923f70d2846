package org.jumpingcube.desktop.look;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jumpingcube.desktop.model.DesktopAnswer;
import org.jumpingcube.desktop.model.DesktopPreferences;
import org.jumpingcube.settings.Motion;
import org.jumpingcube.worker.HelperThreads;
import org.jumpingcube.worker.Threads;

/** Whether to reduce motion on the screen, according to the settings or the desktop. */
public final class LessMotion {
    /** The preference that Linux desktops share; JavaFX before 24 cannot read it. */
    private static final List<String> ASK_GTK =
            DesktopAnswer.setting("org.gnome.desktop.interface", "enable-animations");

    private LessMotion() {}

    /** Asks the desktop in the background; until it answers, motion is not reduced. */
    private static final class Desktop {
        static final CompletableFuture<Boolean> ANSWER =
                Threads.supply(HelperThreads.THREADS, () -> areAnimationsOff(ASK_GTK));
    }

    public static boolean isWanted(Motion motion) {
        return switch (motion) {
            case FULL -> false;
            case LESS -> true;
            case SYSTEM -> DesktopPreferences.reducedMotion().orElseGet(() -> Desktop.ANSWER.getNow(false));
        };
    }

    /**
     * Runs a program that prints whether the desktop has animations.
     *
     * @return whether it says that there are none; also false if it cannot be run or does not answer
     */
    static boolean areAnimationsOff(List<String> command) {
        return DesktopAnswer.of(command).filter("false"::equals).isPresent();
    }
}
