package org.jumpingcube.desktop.games;

import java.io.File;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.application.Platform;
import org.jumpingcube.collection.GameAccess;
import org.jumpingcube.collection.GameExport;
import org.jumpingcube.collection.GameExport.Form;
import org.jumpingcube.collection.GameImport;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.files.PathChooser;
import org.jumpingcube.desktop.shell.TroubleWording;
import org.jumpingcube.storage.FileFormats;
import org.jumpingcube.storage.SaveException;
import org.jumpingcube.storage.SideWords;

/** Games on their way into the collection and out of it, which may take a while. */
final class Transfers {
    private static final int MOST_REFUSED = 20; // lines in a message
    private static final int TOLD = 25; // games between two reports

    private final GameAccess games;
    private final FileFormats formats;
    private final PathChooser chooser;
    private final Texts texts;
    private final SideWords sides;
    private final Reports reports;
    private final AtomicInteger stops = new AtomicInteger();

    /**
     * Who is told how it goes, on the JavaFX thread.
     *
     * @param onProgress given what is being done
     * @param onDone given what was done, in a line
     * @param onChange called when there are other games in the collection
     * @param tell shows a long message
     */
    record Reports(Consumer<String> onProgress, Consumer<String> onDone, Runnable onChange, Consumer<String> tell) {}

    /** @param sides what a message calls the sides of a game that is refused */
    Transfers(
            GameAccess games, FileFormats formats, PathChooser chooser, Texts texts, SideWords sides, Reports reports) {
        this.games = games;
        this.formats = formats;
        this.chooser = chooser;
        this.texts = texts;
        this.sides = sides;
        this.reports = reports;
    }

    /** Stops what was asked for before; what is done by then stays. */
    void stop() {
        stops.incrementAndGet();
    }

    // In

    void importFiles() {
        add(chooser.toImport());
    }

    void importFolder() {
        add(chooser.toFolder("my-games.import.title").stream().toList());
    }

    /** Adds the games in files and folders. */
    void add(List<File> files) {
        var paths = new ArrayList<Path>();
        for (File file : files) {
            try {
                paths.add(file.toPath());
            } catch (InvalidPathException e) { // under a locale of ASCII alone
                reports.tell().accept(texts.get("files.no-path", file.getName()));
            }
        }
        if (!paths.isEmpty()) {
            int stopsBefore = stops.get();
            report("my-games.importing", 0);
            games.transfer(
                    collection -> new GameImport(collection, formats)
                            .add(paths, looked -> goesOn("my-games.importing", looked, stopsBefore)),
                    this::tellOf);
        }
    }

    private void tellOf(GameImport.Done done) {
        String counts = texts.get(
                "my-games.imported", done.added(), done.known(), done.refused().size());
        reports.onDone()
                .accept(done.trouble()
                        .map(trouble -> counts + " " + TroubleWording.text(texts, trouble))
                        .orElse(counts));
        reports.onChange().run();
        if (!done.refused().isEmpty()) {
            var lines = done.refused().stream()
                    .limit(MOST_REFUSED)
                    .map(refused -> refused.reason().message(refused.name(), texts.locale(), sides));
            int more = done.refused().size() - MOST_REFUSED;
            var rest = more > 0 ? Stream.of(texts.get("my-games.more-refused", more)) : Stream.<String>empty();
            reports.tell().accept(Stream.concat(lines, rest).collect(Collectors.joining("\n\n")));
        }
    }

    // Out

    /** Asks where to, and saves games there. */
    void export(List<Long> ids, Form form) {
        var chosen = form == Form.LINE
                ? chooser.toSaveLines(formats.named(texts.get("my-games.export.suggestion"), ".txt"))
                        .map(PathChooser.Chosen::file)
                : chooser.toFolder("my-games.export.title");
        chosen.ifPresent(out -> export(ids, form, out));
    }

    private void export(List<Long> ids, Form form, File out) {
        int stopsBefore = stops.get();
        report("my-games.exporting", 0);
        games.transfer(
                collection -> {
                    try {
                        int count = new GameExport(collection, formats)
                                .write(
                                        ids,
                                        form,
                                        out.toPath(),
                                        written -> goesOn("my-games.exporting", written, stopsBefore));
                        return texts.get("my-games.exported", count, out.getPath());
                    } catch (SaveException e) {
                        return texts.get("files.not-saved", out.getPath(), TroubleWording.reason(texts, e));
                    }
                },
                reports.onDone());
    }

    /** For the thread of the transfer. */
    private boolean goesOn(String key, int done, int stopsBefore) {
        if (done % TOLD == 0) {
            Platform.runLater(() -> report(key, done));
        }
        return stops.get() == stopsBefore;
    }

    private void report(String key, int done) {
        reports.onProgress().accept(texts.get(key, done));
    }
}
