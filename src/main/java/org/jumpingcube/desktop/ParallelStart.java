package org.jumpingcube.desktop;

import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.games.Games;
import org.jumpingcube.storage.SettingsFile;
import org.jumpingcube.worker.Threads;

/**
 * What other threads do while JavaFX starts. GTK changes the environment of the process meanwhile, and native code that reads
 * it at that moment crashes the program. So nothing here may load a font or an image, open a sound device, start a process or
 * ask for the time zone; {@code ParallelStartTest} checks that. {@link System#getenv()} is safe: Java reads a copy of its own,
 * made when {@link Desktop} looked for the display.
 */
final class ParallelStart {
    private ParallelStart() {}

    /** Reads the settings. */
    static CompletableFuture<SettingsFile.Found> read(SettingsFile settings) {
        return Threads.supply(ParallelStart::start, settings::load);
    }

    /**
     * Loads what the window needs first. If this fails or comes too late, the window does the same work itself.
     *
     * @param settings tell which game is shown
     */
    static void warmUp(CompletableFuture<SettingsFile.Found> settings) {
        start(() -> new Texts(Locale.getDefault()).get("panel.points", 0, 0));
        Threads.whenDone(
                settings,
                ParallelStart::start,
                found -> Games.ALL.stream()
                        .filter(kind -> kind.name()
                                .equals(found.settings().play().game().name()))
                        .forEach(kind -> kind.start(kind.usual(Map.of())).outcome()));
    }

    private static void start(Runnable work) {
        var unused = Threads.start("start", work);
    }
}
