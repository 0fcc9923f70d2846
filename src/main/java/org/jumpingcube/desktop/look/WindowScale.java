package org.jumpingcube.desktop.look;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import javafx.stage.Screen;
import org.jumpingcube.desktop.model.DesktopAnswer;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.settings.TextSize;
import org.jumpingcube.storage.ScaleFile;
import org.jumpingcube.storage.ScaleFile.Scale;
import org.jumpingcube.storage.SettingsFile;
import org.jumpingcube.worker.DiskWorker;

/**
 * How large everything is painted on Linux, where JavaFX does not follow the desktop's size of texts. It takes one factor for
 * all that it paints, and only at its start, so what is wanted is kept in a file for the next one. Elsewhere the desktop
 * enlarges the window by itself.
 */
public final class WindowScale {
    private static final Logger LOG = System.getLogger("org.jumpingcube.desktop");

    /** JavaFX's own, which stands above what it learns of the screen. */
    private static final String PROPERTY = "glass.gtk.uiScale";

    private static final List<String> ASK_GTK =
            DesktopAnswer.setting("org.gnome.desktop.interface", "text-scaling-factor");

    private static final int USUAL = 100; // percent
    private static final int LARGEST = 200;
    private static final double NEEDED_WIDTH = 480; // of the smallest main window
    private static final double NEEDED_HEIGHT = 420;

    private static volatile int textNow = USUAL; // JavaFX takes it once

    private WindowScale() {}

    /** Whether this is Linux. */
    public static boolean isOffered() {
        return System.getProperty("os.name", "").toLowerCase(Locale.ROOT).contains("linux");
    }

    /**
     * Takes the size that was kept, unless whoever starts the program has set another. Before JavaFX starts.
     *
     * @param settings waits for them; asked only if a size was kept
     */
    public static void use(ScaleFile file, Supplier<SettingsFile.Found> settings) {
        if (isOffered() && System.getProperty(PROPERTY) == null) {
            takeBack(file, settings, () -> DesktopAnswer.of(ASK_GTK));
            file.read().ifPresent(scale -> {
                System.setProperty(PROPERTY, scale.whole() + "%");
                textNow = scale.text();
            });
        }
    }

    /** The settings may have been lost, or changed by hand, since the size was kept for them. */
    static void takeBack(
            ScaleFile file, Supplier<SettingsFile.Found> settings, Supplier<Optional<String>> desktopFactor) {
        file.read().ifPresent(kept -> {
            var found = settings.get();
            var chosen = found.settings().look().textSize().percent();
            boolean areLost = !found.problems().isEmpty() || found.settings().equals(Settings.DEFAULT);
            int wanted = kept.text();
            if (chosen.isPresent()) {
                wanted = chosen.getAsInt();
            } else if (areLost) {
                wanted = percent(desktopFactor.get()).orElse(USUAL);
            }
            if (wanted < kept.text()) { // it can't be told here whether the screen has room for more
                keep(file, (double) kept.whole() / kept.text(), wanted);
            }
        });
    }

    /** How large texts have been since the start, in percent, 100 to 200; 100 if that is not ours to say. */
    public static int textNow() {
        return textNow;
    }

    /**
     * Keeps the size that is wanted for the next start, now and whenever the settings change. Not while JavaFX starts.
     *
     * @param disk where it is written
     */
    public static void follow(SettingsModel settings, ScaleFile file, DiskWorker disk) {
        if (!isOffered()) {
            return;
        }
        var screen = Screen.getPrimary();
        double base = screen.getOutputScaleX() * USUAL / textNow; // what the screen asks for
        double most = Math.min(
                screen.getBounds().getWidth() / NEEDED_WIDTH, screen.getBounds().getHeight() / NEEDED_HEIGHT);
        int largest = (int) (most * textNow); // with it the smallest window still fits
        settings.observable()
                .map(now -> now.look().textSize())
                .subscribe(size -> disk.run(() -> keep(file, base, Math.min(wanted(size), largest))));
    }

    private static int wanted(TextSize size) {
        return size.percent().orElseGet(() -> percent(DesktopAnswer.of(ASK_GTK)).orElse(USUAL));
    }

    /** The percentage, 100 to 200, of a factor such as {@code 1.25}; empty if this is none. */
    static OptionalInt percent(Optional<String> factor) {
        try {
            return factor.map(Double::parseDouble)
                    .filter(Double::isFinite)
                    .map(number -> (int) Math.rint(number * USUAL))
                    .map(percent -> OptionalInt.of(Math.max(USUAL, Math.min(percent, LARGEST))))
                    .orElse(OptionalInt.empty());
        } catch (NumberFormatException e) {
            return OptionalInt.empty();
        }
    }

    private static void keep(ScaleFile file, double base, int text) {
        try {
            if (text <= USUAL) {
                file.delete();
            } else {
                file.write(new Scale((int) Math.rint(base * text), text));
            }
        } catch (IOException | IllegalArgumentException e) {
            LOG.log(Level.WARNING, "The size of texts is not kept", e);
        }
    }
}
