package org.jumpingcube.desktop;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.function.UnaryOperator;
import javafx.stage.Stage;
import org.jumpingcube.collection.CollectedGame;
import org.jumpingcube.collection.CollectionException;
import org.jumpingcube.collection.GameCollection;
import org.jumpingcube.collection.PlayedGames;
import org.jumpingcube.desktop.model.OpenGames;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.SettingsFile;

/**
 * A whole program in its window, with folders of its own, for tests that play it from outside. To be used on the thread of
 * JavaFX, but for what says otherwise.
 */
public final class OpenedProgram {
    private static final long FEW_NODES = 1_000;
    private static final UncaughtFaults FAULTS = new UncaughtFaults();

    private final Folders folders;
    private final ChosenPaths chooser = new ChosenPaths();
    private final Stage stage = new Stage();
    private final DesktopProgram program;

    /** Opens the window as the program does, with what the folder has from an earlier one. */
    public static OpenedProgram whole(Path folder) {
        return new OpenedProgram(folder, GameViews::all);
    }

    /** The same, but hints and reviews take next to no time. */
    public static OpenedProgram withBriefLooks(Path folder) {
        return new OpenedProgram(folder, BriefLooks.views(FEW_NODES));
    }

    private OpenedProgram(Path folder, GameViews views) {
        folders = folders(folder);
        program = WholeWindow.open(stage, folders, views, chooser);
    }

    /** Writes the settings that the next window begins with. Any thread. */
    public static void prepare(Path folder, Settings settings) {
        try {
            SettingsFile.in(folders(folder)).save(settings);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Gives the next window games that were played before. Any thread. */
    public static void prepare(Path folder, List<CollectedGame> games) {
        try {
            Files.createDirectories(folders(folder).data());
            try (var collection = PlayedGames.open(GameCollection.file(folders(folder)))) {
                collection.keep(games);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Folders folders(Path folder) {
        return new Folders(folder.resolve("settings"), folder.resolve("state"));
    }

    /** Notes what nobody catches from now on. Any thread. */
    public static void watchFaults() {
        FAULTS.watch();
        FAULTS.watchStyles();
    }

    /** What nobody has caught since this was last asked. Any thread but JavaFX's. */
    public static List<Throwable> faults() {
        return FAULTS.take();
    }

    public Stage stage() {
        return stage;
    }

    public OpenGames games() {
        return program.games();
    }

    public Settings settings() {
        return program.settings().get();
    }

    /** Changes settings as the dialog does. */
    public void change(UnaryOperator<Settings> change) {
        program.settings().update(change);
    }

    /** The games that have been played, for somebody who asks beside the program. */
    public GameCollection openCollection() throws CollectionException {
        return PlayedGames.open(GameCollection.file(folders));
    }

    /** What is chosen when the program next asks for a file; else who is asked thinks better of it. */
    public void choose(Path file) {
        chooser.choose(file);
    }

    /** Opens a file that is dropped on the window. */
    public void drop(File file) {
        program.files().load(file);
    }

    /** Whether a search for a move is running or waits for its turn. Any thread. */
    public boolean isSearching() {
        return program.isSearching();
    }

    /** Waits until a window that has been closed has kept what it was to keep. Any thread but JavaFX's. */
    public void awaitKept() {
        try {
            program.awaitKept(() -> {});
        } catch (InterruptedException | ExecutionException e) {
            throw new AssertionError("not all is kept", e);
        }
    }
}
