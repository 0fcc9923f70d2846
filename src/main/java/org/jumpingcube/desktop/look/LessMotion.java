package org.jumpingcube.desktop.look;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.jumpingcube.desktop.model.DesktopPreferences;
import org.jumpingcube.settings.Motion;

/** Whether to reduce motion on the screen, according to the settings or the desktop. */
public final class LessMotion {
    private static final System.Logger LOG = System.getLogger("org.jumpingcube.desktop");

    /** The preference that Linux desktops share; JavaFX before 24 cannot read it. */
    private static final List<String> ASK_GTK =
            List.of("gsettings", "get", "org.gnome.desktop.interface", "enable-animations");

    private static final long PATIENCE_SECONDS = 1;

    private LessMotion() {}

    /** Asks the desktop in the background; until it answers, motion is not reduced. */
    private static final class Desktop {
        static final CompletableFuture<Boolean> ANSWER = CompletableFuture.supplyAsync(() -> areAnimationsOff(ASK_GTK));
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
        try {
            var process = new ProcessBuilder(command).redirectErrorStream(true).start();
            process.getOutputStream().close();
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                return false;
            }
            var answer = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return answer.strip().equals("false");
        } catch (IOException e) { // another desktop than those
            LOG.log(Level.DEBUG, "the desktop cannot be asked", e);
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
