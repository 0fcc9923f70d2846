package org.jumpingcube.desktop.files;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.OpenGames;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.game.History;
import org.jumpingcube.session.Action;
import org.jumpingcube.session.SessionView;
import org.jumpingcube.storage.FileFormats;
import org.jumpingcube.storage.KjcFormat;
import org.jumpingcube.storage.LoadResult.Rejected;
import org.jumpingcube.storage.Problem;
import org.jumpingcube.storage.SaveException;
import org.jumpingcube.storage.SaveFile;
import org.jumpingcube.storage.SavedGame;

/**
 * Loads and saves the game of the window, and knows which file it belongs to. A file that is refused changes nothing.
 */
public final class GameFiles {
    private static final Logger LOG = System.getLogger("org.jumpingcube.desktop");

    private static final String ENDING = ".jcube";

    private final OpenGames games;
    private final SettingsModel settings;
    private final FileFormats formats;
    private final FileQuestions questions;
    private final PathChooser chooser;
    private final Texts texts;
    private final Consumer<String> onDone;
    private final ObjectProperty<Optional<SaveFile>> file = new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<Optional<History<?, ?>>> saved = new SimpleObjectProperty<>(Optional.empty());

    /** The user and the screen, as far as files have to do with them. */
    public record Surroundings(FileQuestions questions, PathChooser chooser, Texts texts, Consumer<String> onDone) {}

    public GameFiles(OpenGames games, SettingsModel settings, FileFormats formats, Surroundings surroundings) {
        this.games = games;
        this.settings = settings;
        this.formats = formats;
        questions = surroundings.questions();
        chooser = surroundings.chooser();
        texts = surroundings.texts();
        onDone = surroundings.onDone();
    }

    // Loading

    /** Asks for a file and loads it. */
    public void load() {
        if (now().can(Action.LOAD)) {
            chooser.toLoad().ifPresent(this::load);
        }
    }

    /** Loads a file in place of the game going on, if no move is under way, the user agrees and the file is good. */
    public void load(Path path) {
        if (!now().can(Action.LOAD)) {
            onDone.accept(texts.get("files.not-now"));
            return;
        }
        var opened = SaveFile.at(path.toAbsolutePath(), formats).load();
        if (opened.result() instanceof Rejected rejected) {
            settings.update(now -> now.withoutRecentFile(path.toAbsolutePath()));
            questions.tell(rejected.message(path, texts.locale()));
        } else if (isSaved() || questions.mayAbandonGame("files.load.title")) {
            opened.result().game().ifPresent(found -> take(found, opened.file()));
        }
    }

    private void take(SavedGame<?, ?> found, SaveFile from) {
        games.load(found, settings.get().play());
        belongTo(from, found.history());
        onDone.accept(texts.get("files.loaded", name(from.path())));
    }

    // Saving

    /** Saves to the file the game belongs to, else asks for one. */
    public void save() {
        file.get().ifPresentOrElse(this::saveIfUnchanged, this::saveAs);
    }

    private void saveIfUnchanged(SaveFile target) {
        if (!target.isChangedByOthers() || questions.mayOverwrite(name(target.path()))) {
            write(target);
        }
    }

    /** Asks for a file and saves to it. */
    public void saveAs() {
        String suggestion =
                file.get().map(target -> name(target.path())).orElse(texts.get("files.suggestion") + ENDING);
        chooser.toSave(suggestion).ifPresent(chosen -> {
            Path path = withEnding(chosen.toAbsolutePath());
            boolean isOtherThanChosen = !path.equals(chosen.toAbsolutePath());
            if (!isOtherThanChosen || !Files.exists(path) || questions.mayOverwrite(name(path))) {
                write(SaveFile.at(path, formats));
            }
        });
    }

    private static Path withEnding(Path path) {
        String lower = name(path).toLowerCase(Locale.ROOT);
        boolean hasEnding = lower.endsWith(ENDING) || lower.endsWith(".json") || lower.endsWith(KjcFormat.ENDING);
        return hasEnding ? path : path.resolveSibling(name(path) + ENDING);
    }

    private void write(SaveFile target) {
        SavedGame<?, ?> now = games.toSave();
        try {
            var written = target.save(now);
            if (written.keepsMoves()) {
                belongTo(written, now.history());
                onDone.accept(texts.get("files.saved", name(target.path())));
            } else {
                onDone.accept(texts.get("files.exported", name(target.path())));
            }
        } catch (SaveException e) {
            if (e.problem().kind() == Problem.Kind.CANNOT_WRITE) {
                LOG.log(Level.WARNING, "a game is not saved, and the user cannot be told why", e);
            }
            questions.tell(texts.get(
                    "files.not-saved", target.path().toString(), e.problem().text(texts.locale())));
        }
    }

    private void belongTo(SaveFile target, History<?, ?> contents) {
        file.set(Optional.of(target));
        saved.set(Optional.of(contents));
        settings.update(now -> now.withRecentFile(target.path()));
    }

    /** A game that begins from nothing belongs to no file. */
    public void forgetFile() {
        file.set(Optional.empty());
        saved.set(Optional.empty());
    }

    private SessionView<?, ?> now() {
        return games.now();
    }

    private boolean isSaved() {
        return saved.get().filter(now().history()::equals).isPresent();
    }

    /** The file's name for the window's title, with a star while there is something to save. */
    public ObservableValue<String> title() {
        return Bindings.createStringBinding(this::titleNow, file, saved, games.view(), texts.language());
    }

    private String titleNow() {
        String name = file.get().map(target -> name(target.path())).orElseGet(() -> texts.get("window.untitled"));
        boolean isDirty = !isSaved() && !now().history().turns().isEmpty();
        return texts.get("window.title") + " \u2014 " + name + (isDirty ? "*" : "");
    }

    private static String name(Path path) {
        Path name = path.getFileName();
        return name == null ? path.toString() : name.toString();
    }
}
