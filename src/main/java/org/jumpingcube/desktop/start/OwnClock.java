package org.jumpingcube.desktop.start;

import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.controls.WordBox;
import org.jumpingcube.game.TimeControl;

/** The times of one player, to be chosen one by one. */
final class OwnClock extends FlowPane {
    private static final double GAP = 8;
    private static final double NAME_WIDTH = 120;
    private static final int SECONDS_PER_MINUTE = 60;
    private static final List<Integer> MINUTES = IntStream.concat(
                    IntStream.rangeClosed(1, 10), IntStream.of(12, 15, 20, 25, 30, 40, 45, 60, 90, 120, 180))
            .mapToObj(minutes -> minutes * SECONDS_PER_MINUTE)
            .toList();
    private static final List<Integer> INCREMENTS = List.of(0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30, 45, 60);
    private static final List<Integer> MOVE_SECONDS = List.of(3, 5, 8, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300);

    private final Texts texts;
    private final ComboBox<Limit> limit;
    private final ComboBox<Integer> game;
    private final ComboBox<Integer> increment;
    private final ComboBox<Integer> move;

    /** What is limited. */
    private enum Limit {
        NONE,
        GAME,
        MOVE
    }

    /**
     * The times of a player.
     *
     * @param number of the player, 1 or 2
     * @param name what the player is called
     */
    OwnClock(Texts texts, int number, TimeControl first, ObservableValue<String> name) {
        super(GAP, GAP);
        this.texts = texts;
        setAlignment(Pos.CENTER_LEFT);
        var usual = new TimeControl.Fischer(300, 3);
        var fischer = first instanceof TimeControl.Fischer chosen ? chosen : usual;
        int perMove = first instanceof TimeControl.PerMove chosen ? chosen.seconds() : 20;
        Limit limited = first instanceof TimeControl.PerMove
                ? Limit.MOVE
                : first instanceof TimeControl.Fischer ? Limit.GAME : Limit.NONE;
        limit = list(List.of(Limit.values()), limited, value -> texts.get("new-game.clock." + Texts.word(value)));
        game = list(MINUTES, fischer.seconds(), this::duration);
        increment = list(INCREMENTS, fischer.increment(), seconds -> texts.get("new-game.clock.increment", seconds));
        move = list(MOVE_SECONDS, perMove, seconds -> texts.get("new-game.clock.seconds", seconds));
        name(limit, "own-clock-" + number, name, "new-game.clock.of");
        name(game, "own-time-" + number, name, "new-game.clock.game-of");
        name(increment, "own-increment-" + number, name, "new-game.clock.increment-of");
        name(move, "own-move-" + number, name, "new-game.clock.move-of");
        show(game, Limit.GAME);
        show(increment, Limit.GAME);
        show(move, Limit.MOVE);
        var label = new Label();
        label.textProperty().bind(name);
        label.setPrefWidth(NAME_WIDTH);
        getChildren().addAll(label, limit, game, increment, move);
    }

    private String duration(int seconds) {
        return seconds % SECONDS_PER_MINUTE == 0
                ? texts.get("new-game.clock.minutes", seconds / SECONDS_PER_MINUTE)
                : texts.get("new-game.clock.seconds", seconds);
    }

    private void name(ComboBox<?> box, String id, ObservableValue<String> name, String key) {
        box.setId(id);
        box.accessibleTextProperty().bind(name.map(player -> texts.get(key, player)));
    }

    private void show(ComboBox<?> box, Limit wanted) {
        TextControls.showWhile(box, limit.valueProperty().map(wanted::equals));
    }

    /** The usual values, and the one that is chosen. */
    private <T extends Comparable<T>> ComboBox<T> list(List<T> usual, T chosen, Function<T, String> words) {
        var box = new WordBox<>(texts, words);
        box.getItems()
                .setAll(Stream.concat(usual.stream(), Stream.of(chosen))
                        .distinct()
                        .sorted()
                        .toList());
        box.setValue(chosen);
        return box;
    }

    TimeControl control() {
        return switch (limit.getValue()) {
            case NONE -> TimeControl.UNLIMITED;
            case GAME -> new TimeControl.Fischer(game.getValue(), increment.getValue());
            case MOVE -> new TimeControl.PerMove(move.getValue());
        };
    }
}
