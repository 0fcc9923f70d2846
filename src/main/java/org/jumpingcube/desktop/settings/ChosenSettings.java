package org.jumpingcube.desktop.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.game.EloScale;
import org.jumpingcube.game.Seats;
import org.jumpingcube.session.SessionView;
import org.jumpingcube.settings.Play;
import org.jumpingcube.settings.Settings;

/**
 * What is chosen in the window of the settings, and holds once it is applied. Until the user chooses others, its players
 * are those of the game on the board, which may have others than the settings. What is set elsewhere in the meantime is
 * taken up.
 */
final class ChosenSettings {
    private final Program program;
    private final ReadOnlyObjectWrapper<Settings> chosen = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyBooleanWrapper isChanged = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper haveFriend = new ReadOnlyBooleanWrapper();
    private final ObservableValue<Seats> seats; // of the game on the board
    private final List<Runnable> beginnings = new ArrayList<>();
    private Settings held; // those that were taken up last
    private Seats usual;
    private Optional<Seats> playing = Optional.empty(); // while nobody has chosen others

    ChosenSettings(Program program) {
        this.program = program;
        seats = program.games().view().map(SessionView::seats);
        held = holding();
        usual = held.play().seats();
        chosen.set(held);
        program.settings().observable().subscribe(now -> takeUpOthers());
        seats.subscribe(now -> {
            if (!areSeatsChosen()) {
                showPlaying();
            }
        });
    }

    Texts texts() {
        return program.texts();
    }

    /** Whether the program can do something, such as speak. */
    boolean isThere(String command) {
        return program.commands().find(command).isPresent();
    }

    /** On which the players of the game on the board stand. */
    EloScale scale() {
        return program.games().shown().get().view().kind().elo();
    }

    /** The settings that hold now. */
    Settings holding() {
        return program.settings().get();
    }

    // What is chosen

    /** Which value is chosen, now and after each change. */
    <T> ObservableValue<T> of(Setting<T> setting) {
        return chosen.map(setting.value());
    }

    <T> T get(Setting<T> setting) {
        return setting.value().apply(chosen.get());
    }

    <T> void choose(Setting<T> setting, T value) {
        if (!value.equals(get(setting))) {
            chosen.set(setting.with().apply(chosen.get(), value));
            compare();
        }
    }

    /** Whether applying it would change anything. */
    ReadOnlyBooleanProperty isChanged() {
        return isChanged.getReadOnlyProperty();
    }

    /** Whether somebody elsewhere plays the game on the board, in which no computer can take part. */
    ReadOnlyBooleanProperty haveFriend() {
        return haveFriend.getReadOnlyProperty();
    }

    /** Whether the players have been chosen here, and are not merely those who play now. */
    private boolean areSeatsChosen() {
        return playing.filter(chosen.get().play().seats()::equals).isEmpty();
    }

    /** The settings as they will be: the usual players stay unless others have been chosen here. */
    private Settings result() {
        Play play = chosen.get().play();
        if (!areSeatsChosen()) {
            return chosen.get().withPlay(play.withSeats(usual));
        }
        return play.seats().equals(usual)
                ? chosen.get()
                : chosen.get().withPlay(play.withGame(play.game().withoutRival())); // whoever is chosen here is none
    }

    private void compare() {
        boolean areOthersToPlay =
                areSeatsChosen() && !chosen.get().play().seats().equals(seats.getValue());
        isChanged.set(areOthersToPlay || !result().equals(holding()));
    }

    // From beginning to end

    /** Does something whenever a choice begins. */
    void onBegin(Runnable action) {
        beginnings.add(action);
    }

    /** Forgets what has been chosen. */
    void begin() {
        show(holding());
        showPlaying();
        beginnings.forEach(Runnable::run);
    }

    void restoreDefaults() {
        show(holding().withDefaultsRestored());
    }

    void apply() {
        Settings result = result();
        boolean areSeatsChosen = areSeatsChosen();
        program.settings().update(now -> result);
        if (areSeatsChosen) {
            program.starter().seat(result.play().seats());
        }
        begin(); // a board size that the user decided against is back
    }

    private void show(Settings shown) {
        usual = shown.play().seats();
        playing = Optional.empty();
        chosen.set(shown);
        compare();
    }

    /** A friend elsewhere has no row, so that the settings' players are shown, none of whom plays. */
    private void showPlaying() {
        Seats now = seats.getValue();
        haveFriend.set(now.haveFriend());
        Seats shown = now.haveFriend() ? usual : now.unnamed();
        playing = Optional.of(shown);
        chosen.set(chosen.get().withPlay(chosen.get().play().withSeats(shown)));
        compare();
    }

    private void takeUpOthers() {
        Seats shown = chosen.get().play().seats();
        Settings merged = chosen.get().withChanges(held, holding());
        held = holding();
        usual = held.play().seats();
        chosen.set(merged.withPlay(merged.play().withSeats(shown)));
        compare();
    }
}
