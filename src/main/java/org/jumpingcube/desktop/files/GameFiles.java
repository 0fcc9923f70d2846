package org.jumpingcube.desktop.files;

import java.io.File;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.util.Duration;
import org.jumpingcube.desktop.controls.SideNames;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.OpenGames;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.game.History;
import org.jumpingcube.session.Action;
import org.jumpingcube.session.SessionView;
import org.jumpingcube.storage.FileFormats;
import org.jumpingcube.storage.LoadResult.Rejected;
import org.jumpingcube.storage.Problem;
import org.jumpingcube.storage.SaveException;
import org.jumpingcube.storage.SaveFile;
import org.jumpingcube.storage.SaveFormat;
import org.jumpingcube.storage.SavedGame;
import org.jumpingcube.storage.SeenFile;
import org.jumpingcube.worker.DiskWorker;

/**
 * Loads and saves the window's game, and knows which file it belongs to. A file that is refused changes nothing, and a
 * slow file does not block the window.
 */
public final class GameFiles {
    private static final Logger LOG = System.getLogger("org.jumpingcube.desktop");

    private static final String ENDING = SaveFormat.ENDINGS.get(0);

    private static final Duration PATIENCE = Duration.seconds(1);
    private static final int NOT_CURRENT = -1; // in place of the number of a game begun here

    private final OpenGames games;
    private final SettingsModel settings;
    private final FileFormats formats;
    private final Dialogue dialogue;
    private final FileQuestions questions;
    private final PathChooser chooser;
    private final Texts texts;
    private final Consumer<String> onDone;
    private final BiConsumer<SavedGame<?, ?>, Runnable> byMessage;
    private final DiskWorker disk = new DiskWorker("game-files", trouble -> {});
    private final CurrentFile current;
    private int savesFailed;
    private int gamesBegun; // no Latest: a late save is told, and belongs to the game for which it was started
    private boolean isAwaitingSave;

    /**
     * What is to be saved.
     *
     * @param game the number of the game, or {@link #NOT_CURRENT}
     * @param then told whether it has been saved, once that is known
     */
    private record Order(SavedGame<?, ?> contents, int game, Consumer<Boolean> then) {}

    /** What files need from the user and the screen. */
    public record Dialogue(FileQuestions questions, PathChooser chooser, Texts texts, Consumer<String> onDone) {}

    /**
     * @param byMessage takes a game with the id of one by message, in place of the window itself, and runs something once
     *     it is sure that the game is shown
     */
    public GameFiles(
            OpenGames games,
            SettingsModel settings,
            FileFormats formats,
            Dialogue dialogue,
            BiConsumer<SavedGame<?, ?>, Runnable> byMessage) {
        this.games = games;
        this.settings = settings;
        this.formats = formats;
        this.dialogue = dialogue;
        questions = dialogue.questions();
        chooser = dialogue.chooser();
        texts = dialogue.texts();
        onDone = dialogue.onDone();
        current = new CurrentFile(games, texts);
        this.byMessage = byMessage;
    }

    /** How the user is asked and told. */
    public Dialogue dialogue() {
        return dialogue;
    }

    // Loading

    /** Asks for a file and loads it. */
    public void load() {
        if (now().can(Action.LOAD)) {
            questions.choosing(chooser::toLoad).ifPresent(this::load);
        }
    }

    /** Loads a file that was dropped onto the window. There is one game in it: of several files none is the one. */
    public void loadDropped(List<File> dropped) {
        if (dropped.size() == 1) {
            load(dropped.get(0));
        } else {
            Platform.runLater(() -> questions.tell(texts.get("files.too-many"))); // once the drag is over
        }
    }

    /** Loads a file that the desktop names, like any other. */
    public void load(File named) {
        path(named).ifPresent(this::load);
    }

    /** Under a locale of ASCII alone Java has no path for a name of another alphabet. */
    private Optional<Path> path(File named) {
        try {
            return Optional.of(named.toPath());
        } catch (InvalidPathException e) {
            questions.tell(texts.get("files.no-path", named.getName()));
            return Optional.empty();
        }
    }

    /** Loads a file in place of the current game, if no move is under way, the user agrees and the file is valid. */
    public void load(Path path) {
        load(path, () -> {});
    }

    /**
     * The same.
     *
     * @param then run once it is known which game is shown
     */
    public void load(Path path, Runnable then) {
        if (!mayLoadNow()) {
            then.run();
            return;
        }
        onDisk(() -> {
            var opened = SaveFile.at(path.toAbsolutePath(), formats).load();
            return () -> questions.whenAnswered(() -> {
                if (opened.result() instanceof Rejected) {
                    then.run(); // before the user is told, which takes a while
                }
                take(opened);
                then.run();
            });
        });
    }

    private boolean mayLoadNow() {
        boolean can = now().can(Action.LOAD);
        if (!can) {
            onDone.accept(texts.get("files.not-now"));
        }
        return can;
    }

    /**
     * Says why there is no game in what was read.
     *
     * @param name what it is called
     */
    void tell(Rejected rejected, String name) {
        questions.tell(rejected.message(
                name, texts.locale(), (game, player) -> SideNames.byColour(texts, player, games.side(game, player))));
    }

    private void take(SaveFile.Opened opened) {
        Path path = opened.file().path();
        if (opened.result() instanceof Rejected rejected) {
            settings.update(now -> now.withoutRecentFile(path));
            tell(rejected, path.toString());
        } else {
            opened.result().game().ifPresent(found -> take(found, opened.file()));
        }
    }

    private boolean mayReplaceGame() {
        return mayLoadNow() && questions.mayAbandonGame("files.load.title");
    }

    /**
     * Replaces the current game with one that belongs to no file, if the user agrees; or goes on with one by message.
     *
     * @param onTaken run if the user agrees
     */
    public void takeUp(SavedGame<?, ?> found, Runnable onTaken) {
        if (found.id().isPresent()) {
            byMessage.accept(found, onTaken);
        } else if (mayReplaceGame()) {
            forgetFile();
            games.load(found, settings.get().play());
            onTaken.run();
            onDone.accept(texts.get("clipboard.pasted"));
        }
    }

    /**
     * Replaces the current game with one that can be had again without a file, if the user agrees.
     *
     * @return whether it has
     */
    public boolean open(SavedGame<?, ?> kept) {
        boolean may = mayReplaceGame();
        if (may) {
            var here = kept.with(Optional.empty()).with(kept.seats().withoutFriend());
            forgetFile();
            games.open(here, settings.get().play());
            current.takeAsSaved(here.history());
        }
        return may;
    }

    /**
     * Replaces the current game with one from the user's collection, where it may be deleted, if the user agrees.
     *
     * @return whether it has
     */
    public boolean openCollected(SavedGame<?, ?> played) {
        boolean isOpen = open(played);
        if (isOpen) {
            current.takeAsCollected();
        }
        return isOpen;
    }

    /**
     * The latest game that was {@linkplain #openCollected opened from the user's collection} is there, or there no
     * longer. Without effect if another game, or a file, has come in its place.
     */
    public void collected(boolean isKept) {
        current.collected(isKept);
    }

    private void take(SavedGame<?, ?> found, SaveFile from) {
        if (found.id().isPresent()) {
            byMessage.accept(found, () -> {});
            return;
        }
        boolean wasSaved = isSaved();
        boolean may = mayReplaceGame();
        boolean isJustSavedThere = !wasSaved && isSaved() && isCurrentFile(from); // what was read is not in it any more
        if (may && !isJustSavedThere) {
            forgetFile();
            games.load(found.with(found.seats().withoutFriend()), settings.get().play());
            belongTo(from, found.history());
            onDone.accept(texts.get("files.loaded", CurrentFile.name(from.path())));
        }
    }

    private boolean isCurrentFile(SaveFile other) {
        return current.now().filter(file -> file.path().equals(other.path())).isPresent();
    }

    // Saving

    /** Saves to the game's file, if its format can hold all of the game; otherwise asks for a file. */
    public void save() {
        save(isSaved -> {});
    }

    private void save(Consumer<Boolean> then) {
        current.now()
                .filter(SaveFile::keepsAll)
                .ifPresentOrElse(
                        target -> save(target, order(then), target::isChangedByOthers, questions::mayOverwrite),
                        () -> saveAs(then));
    }

    /** Asks for a file and saves to it. */
    public void saveAs() {
        saveAs(isSaved -> {});
    }

    private void saveAs(Consumer<Boolean> then) {
        var chosen = questions.choosing(() -> chooser.toSave(suggestion()));
        chosen.flatMap(target -> path(target.file()))
                .ifPresentOrElse(
                        path -> saveAs(
                                path.toAbsolutePath(), chosen.orElseThrow().ending(), order(then)),
                        () -> then.accept(false));
    }

    private Order order(Consumer<Boolean> then) {
        return new Order(games.toSave(), gamesBegun, then);
    }

    /**
     * Saves like {@link #save()} and waits until that is done, while the window goes on drawing and answering. To be
     * called on the JavaFX thread.
     *
     * @return whether the game has been saved; false at once if this is waiting already
     */
    public boolean saveAndWait() {
        if (isAwaitingSave) {
            return false;
        }
        isAwaitingSave = true;
        var result = new AtomicBoolean();
        var loop = new Object();
        Platform.runLater(() -> save(isSaved -> {
            result.set(isSaved);
            Platform.exitNestedEventLoop(loop, loop);
        }));
        Platform.enterNestedEventLoop(loop);
        isAwaitingSave = false;
        return result.get();
    }

    /** Asks for a file and saves another game to it. The current game belongs to its own file as before. */
    public void saveCopy(SavedGame<?, ?> other) {
        var order = new Order(other, NOT_CURRENT, isSaved -> {});
        questions
                .choosing(() -> chooser.toSave(formats.named(texts.get("files.suggestion"), ENDING)))
                .ifPresent(chosen ->
                        path(chosen.file()).ifPresent(path -> saveAs(path.toAbsolutePath(), chosen.ending(), order)));
    }

    /** The game's name, with the ending of the format that keeps all of it. */
    private String suggestion() {
        String known =
                current.now().map(target -> CurrentFile.name(target.path())).orElse(texts.get("files.suggestion"));
        boolean isKept = current.now().filter(SaveFile::keepsAll).isPresent();
        return isKept ? known : formats.named(known, ENDING);
    }

    /** The dialog has asked about the chosen name; if the file is to have another name, this asks about it. */
    private void saveAs(Path chosen, Optional<String> ending, Order order) {
        String name = CurrentFile.name(chosen);
        boolean isComplete = ending.isEmpty() && formats.isNamed(name);
        Path path = isComplete ? chosen : chosen.resolveSibling(formats.named(name, ending.orElse(ENDING)));
        boolean isAsked = path.equals(chosen);
        save(SaveFile.at(path, formats), order, () -> !isAsked && Files.exists(path), questions::mayReplace);
    }

    /** Saves a game, at once if that is known to be harmless. */
    private void save(SaveFile target, Order order, BooleanSupplier needsQuestion, Predicate<String> question) {
        onDisk(() -> needsQuestion.getAsBoolean() ? () -> ask(target, question, order) : write(target, order));
    }

    private void ask(SaveFile target, Predicate<String> question, Order order) {
        if (question.test(CurrentFile.name(target.path()))) {
            onDisk(() -> write(target, order));
        } else {
            order.then().accept(false);
        }
    }

    private Runnable write(SaveFile target, Order order) {
        try {
            SaveFile written = target.save(order.contents());
            return () -> {
                tellOf(written, order);
                order.then().accept(true);
            };
        } catch (SaveException e) {
            if (e.problem().kind() == Problem.Kind.CANNOT_WRITE) {
                LOG.log(Level.WARNING, "a game is not saved, and the user cannot be told why", e);
            }
            return () -> {
                savesFailed++;
                questions.tell(texts.get(
                        "files.not-saved", target.path().toString(), e.problem().text(texts.locale())));
                order.then().accept(false);
            };
        }
    }

    private void tellOf(SaveFile written, Order order) {
        if (written.keepsAll() && order.game() == gamesBegun) {
            belongTo(written, order.contents().history());
        }
        String key = switch (written.extent()) {
            case ALL -> "files.saved";
            case MOVES -> "files.moves-saved";
            case POSITION -> "files.exported";
        };
        onDone.accept(texts.get(key, CurrentFile.name(written.path())));
    }

    /**
     * Does disk work, one task after the other, without blocking the window.
     *
     * @param work returns what to do in the window afterwards
     */
    private void onDisk(Supplier<Runnable> work) {
        var patience = new PauseTransition(PATIENCE);
        patience.setOnFinished(event -> onDone.accept(texts.get("files.waiting")));
        patience.play();
        disk.run(() -> {
            Runnable then = work.get();
            Platform.runLater(() -> {
                patience.stop();
                then.run();
            });
        });
    }

    /**
     * Waits until all earlier disk work is done.
     *
     * @param then called in the window afterwards with whether everything was saved
     */
    public void whenSaved(Consumer<Boolean> then) {
        int failedBefore = savesFailed;
        onDisk(() -> () -> then.accept(savesFailed == failedBefore));
    }

    /**
     * Takes no more work.
     *
     * @return a future that completes when everything has been saved
     */
    public CompletableFuture<Void> close() {
        return disk.close();
    }

    private void belongTo(SaveFile target, History<?, ?> contents) {
        current.use(target, contents);
        settings.update(now -> now.withRecentFile(target.path()));
    }

    /** A new game belongs to no file. */
    public void forgetFile() {
        gamesBegun++;
        current.forget();
    }

    /**
     * The game in the window, which an earlier one left unfinished, belongs to this file as before. It counts as changed
     * until the file has been read, and then as far as the file holds something else or has gone.
     */
    public void belongAgain(SeenFile seen) {
        var target = SaveFile.at(seen, formats);
        current.use(target);
        onDisk(() -> {
            var held = target.load().result().game();
            return () -> held.filter(game -> current.isUnsavedIn(target))
                    .ifPresent(game -> current.takeAsSaved(game.history()));
        });
    }

    /** The file that the game belongs to, now and after each change. */
    public ObservableValue<Optional<SaveFile>> file() {
        return current.file();
    }

    private SessionView<?, ?> now() {
        return games.now();
    }

    /** Whether the game as it is now can be had again: from its file, or from the collection it was opened from. */
    public boolean isSaved() {
        return current.isSaved();
    }

    /** The file's name for the window's title, with a star while there are unsaved changes. */
    public ObservableValue<String> title() {
        return current.title();
    }
}
