package org.jumpingcube.desktop.files;

import java.nio.file.Path;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.OpenGames;
import org.jumpingcube.game.History;
import org.jumpingcube.storage.SaveFile;

/** The file that the window's game belongs to, if there is one, and whether the game has been saved as it is now. */
final class CurrentFile {
    private final OpenGames games;
    private final Texts texts;
    private final ObjectProperty<Optional<SaveFile>> file = new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<Optional<History<?, ?>>> saved = new SimpleObjectProperty<>(Optional.empty());

    private Optional<History<?, ?>> collected = Optional.empty(); // as the collection has the game

    CurrentFile(OpenGames games, Texts texts) {
        this.games = games;
        this.texts = texts;
    }

    ObservableValue<Optional<SaveFile>> file() {
        return file;
    }

    Optional<SaveFile> now() {
        return file.get();
    }

    /** The game belongs to no file, and has been saved nowhere. */
    void forget() {
        collected = Optional.empty();
        file.set(Optional.empty());
        saved.set(Optional.empty());
    }

    /** The game belongs to this file, which does not hold it yet as far as is known. */
    void use(SaveFile target) {
        file.set(Optional.of(target));
        saved.set(Optional.empty());
    }

    /** The game belongs to this file, which holds so much of it. */
    void use(SaveFile target, History<?, ?> contents) {
        file.set(Optional.of(target));
        saved.set(Optional.of(contents));
    }

    /** So much of the game has been saved somewhere. */
    void takeAsSaved(History<?, ?> contents) {
        saved.set(Optional.of(contents));
    }

    /** What has been saved of the game is in the user's collection, and in no file. */
    void takeAsCollected() {
        collected = saved.get();
    }

    /** What is in the collection of a game that belongs to no file is still there, or there no longer. */
    void collected(boolean isKept) {
        if (file.get().isEmpty() && collected.isPresent()) {
            saved.set(isKept ? collected : Optional.empty());
        }
    }

    /** Whether it is known that the game has been saved as it is now. */
    boolean isSaved() {
        return saved.get().filter(games.now().history()::equals).isPresent();
    }

    /** Whether this is the file of the game, which is not known to have been saved there. */
    boolean isUnsavedIn(SaveFile target) {
        return file.get().filter(target::equals).isPresent() && saved.get().isEmpty();
    }

    /** The kind of game and the file's name, with a star while there are unsaved changes. */
    ObservableValue<String> title() {
        return Bindings.createStringBinding(this::titleNow, file, saved, games.view(), texts.language());
    }

    private String titleNow() {
        String name = file.get().map(target -> name(target.path())).orElseGet(() -> texts.get("window.untitled"));
        boolean isDirty = !isSaved() && !games.now().history().turns().isEmpty();
        return games.shown().get().view().title() + " \u2014 " + name + (isDirty ? "*" : "");
    }

    /** The name of the file at a path. */
    static String name(Path path) {
        Path name = path.getFileName();
        return name == null ? path.toString() : name.toString();
    }
}
