package org.jumpingcube.desktop.arena;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import javafx.application.Platform;
import org.jumpingcube.arena.ResultFile;
import org.jumpingcube.arena.Tournament;
import org.jumpingcube.arena.TournamentJson;
import org.jumpingcube.contest.ContestantSpec;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.files.PathChooser;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.storage.OwnFile;
import org.jumpingcube.storage.TextFile;
import org.jumpingcube.worker.DiskWorker;

/**
 * The files of the arena, on a thread of their own: tournaments that the user saves and loads, the one that is kept
 * until it is saved, and the results beside each.
 */
final class ArenaFiles {
    private static final String ENDING = ".json";

    private final Texts texts;
    private final List<GameKind<?, ?>> kinds;
    private final PathChooser chooser;
    private final Consumer<String> say;
    private final Predicate<String> mayReplace;
    private final DiskWorker disk;
    private final Path own; // the tournament that the user has not saved
    private volatile boolean isPlaying; // for the thread of the disk
    private Optional<Saved> saved = Optional.empty();
    private Path folder = ContestantSpec.HERE;

    /** A tournament as it stands in a file of the user's. */
    private record Saved(Path file, Tournament tournament) {}

    /**
     * @param say tells the user something, on the JavaFX thread
     */
    ArenaFiles(Program program, PathChooser chooser, Consumer<String> say) {
        this.chooser = chooser;
        this.say = say;
        mayReplace = program.questions()::mayReplace;
        texts = program.texts();
        kinds = program.games().views().toList().stream()
                .<GameKind<?, ?>>map(GameView::kind)
                .toList();
        own = program.folders().state().resolve("arena" + ENDING);
        disk = new DiskWorker("arena-files", trouble -> Platform.runLater(() -> tellOf(trouble)));
    }

    private void tellOf(IOException trouble) {
        say.accept(texts.get("arena.trouble", String.valueOf(trouble.getMessage())));
    }

    /** Reads the tournament that was kept, if there is one. */
    void readOwn(Consumer<Tournament> receiver) {
        disk.run(() -> {
            if (Files.exists(own)) {
                var read = read(own);
                Platform.runLater(() -> receiver.accept(read));
            }
        });
    }

    private Tournament read(Path file) throws IOException {
        if (Files.size(file) > 4L * TournamentJson.LONGEST) {
            throw new IOException(file.getFileName() + ": larger than any tournament");
        }
        try {
            return TournamentJson.read(Files.readString(file), kinds);
        } catch (IllegalArgumentException e) {
            throw new IOException(file.getFileName() + ": " + e.getMessage(), e);
        }
    }

    /**
     * Asks which file to load, and loads it.
     *
     * @param receiver given the tournament; returns it as it is shown, if it is
     */
    void load(Function<Tournament, Optional<Tournament>> receiver) {
        chooser.toLoadFile("arena.load.title", ENDING)
                .map(File::toPath)
                .ifPresent(file -> disk.run(() -> {
                    var read = read(file);
                    Platform.runLater(() -> receiver.apply(read).ifPresent(shown -> know(file, shown)));
                }));
    }

    private void know(Path file, Tournament tournament) {
        saved = Optional.of(new Saved(file, tournament));
        folder = Objects.requireNonNullElse(file.toAbsolutePath().getParent(), ContestantSpec.HERE);
    }

    /**
     * The folder in which programs run, as the command runs them: that of the file that was loaded or saved last. What
     * has never been in a file was typed by somebody who started this program somewhere.
     */
    Path folder() {
        return folder;
    }

    /** Asks where to save a tournament, and saves it, with what was played of it. */
    void save(Tournament tournament) {
        String suggestion = saved.map(known -> String.valueOf(known.file().getFileName()))
                .orElseGet(() -> texts.get("arena.suggestion") + ENDING);
        chooser.toSaveFile("arena.save.title", suggestion, ENDING)
                .map(PathChooser.Chosen::file)
                .map(File::toPath)
                .ifPresent(file -> disk.run(() -> {
                    TextFile.write(file, TournamentJson.write(tournament));
                    takeResults(file, tournament);
                    Platform.runLater(() -> {
                        know(file, tournament);
                        say.accept(texts.get("arena.saved", file.toString()));
                    });
                }));
    }

    /** What was played before the tournament was saved goes with it. */
    private void takeResults(Path file, Tournament tournament) throws IOException {
        boolean isIt = Files.exists(own) && Files.readString(own).equals(TournamentJson.write(tournament));
        if (isIt && !isPlaying && Files.exists(ResultFile.beside(own)) && !Files.exists(ResultFile.beside(file))) {
            Files.copy(ResultFile.beside(own), ResultFile.beside(file));
        }
    }

    /** Whether a tournament is being played, whose results change. */
    void setPlaying(boolean isBeingPlayed) {
        isPlaying = isBeingPlayed;
    }

    private Optional<Path> file(Tournament tournament) {
        return saved.filter(known -> known.tournament().equals(tournament)).map(Saved::file);
    }

    /** Where the results of a tournament are. */
    Path results(Tournament tournament) {
        return ResultFile.beside(file(tournament).orElse(own));
    }

    /** What is to be done before it is played. */
    ArenaRun.Preparation preparation(Tournament tournament) {
        return file(tournament).isPresent() ? () -> {} : () -> keepOwn(tournament);
    }

    /** A tournament that the user has not saved takes the place of the one before it, whose results are set aside. */
    private void keepOwn(Tournament tournament) throws IOException {
        String text = TournamentJson.write(tournament);
        Path results = ResultFile.beside(own);
        if (!Files.exists(own) || !Files.readString(own).equals(text)) {
            if (Files.exists(results)) {
                ResultFile.checkFree(results);
                Files.move(results, free(results));
            }
            TextFile.keep(own, text);
        }
        new OwnFile(results).make();
    }

    /** A name that no earlier results have. */
    private static Path free(Path results) {
        int number = 1;
        while (Files.exists(Path.of(results + ".old-" + number))) {
            number++;
        }
        return Path.of(results + ".old-" + number);
    }

    /** Asks where to write the results of a run, and writes them. */
    void export(ArenaRun run, ReportForm form) {
        String suggestion = texts.get("arena.export.suggestion") + form.ending();
        chooser.toSaveFile("arena.export.title", suggestion, form.ending())
                .flatMap(chosen -> chosen.withEnding(form.ending(), mayReplace))
                .ifPresent(file -> disk.run(() -> {
                    TextFile.write(file, run.report(form));
                    Platform.runLater(() -> say.accept(texts.get("arena.exported", file.toString())));
                }));
    }

    /** Completes when all is written. */
    CompletableFuture<Void> close() {
        return disk.close();
    }
}
