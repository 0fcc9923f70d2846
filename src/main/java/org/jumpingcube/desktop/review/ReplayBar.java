package org.jumpingcube.desktop.review;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.controlsfx.control.SegmentedButton;
import org.jumpingcube.desktop.controls.RadioToggle;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.Notation;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * The bar under the board, as in a video player: first, back, play, forward, last, the speed, and sliders for moves and
 * waves.
 */
final class ReplayBar<P extends Position<P, M>, M> extends VBox {
    /** The speeds and their names. */
    private enum Speed {
        HALF("\u00bd\u00d7", 0.5),
        USUAL("1\u00d7", 1),
        DOUBLE("2\u00d7", 2),
        FOURFOLD("4\u00d7", 4);

        private final String text;
        private final double factor;

        Speed(String text, double factor) {
            this.text = text;
            this.factor = factor;
        }
    }

    private static final int MOST_STAGES = 88; // wide digits; hardly any move has more

    private final Replay<P, M> replay;
    private final Texts texts;
    private final Label where = new Label();
    private final Label longest = new Label(); // of what may stand there in this line of moves; never shown
    private List<Turn<P, M>> reserved = List.of(); // the line for which there is room
    private final Notation<P, M> notation;
    private final FilmSliders sliders;
    private final FontIcon playIcon = new FontIcon();
    private OptionalInt told = OptionalInt.empty(); // the turn before which the story has stopped
    private boolean isShowing; // the program is setting the sliders, not the user

    /**
     * What the buttons do that concern more than the film.
     *
     * @param play starts or stops it
     */
    record Actions(Runnable play, Runnable playOn, Runnable close) {}

    /** @param isPlayOnElsewhere whether the large button, which plays on, is in the window */
    ReplayBar(
            Replay<P, M> replay,
            Notation<P, M> notation,
            Texts texts,
            Actions actions,
            ObservableValue<Boolean> isPlayOnElsewhere) {
        this.replay = replay;
        this.notation = notation;
        this.texts = texts;
        sliders = new FilmSliders(texts);
        setId("replay-bar");
        getStyleClass().add("replay-bar");
        setMinHeight(USE_PREF_SIZE); // its rows wrap, which its own minimum height ignores
        where.setId("replay-where");
        where.setMinWidth(USE_PREF_SIZE);
        longest.setMinWidth(USE_PREF_SIZE);
        longest.setVisible(false);
        Button playOn = TextControls.button(texts, "replay.play-on", actions.playOn());
        TextControls.showWhile(playOn, isPlayOnElsewhere.map(is -> !is));
        var buttons = new FlowPane(
                step("first", "bi-skip-start-fill", () -> replay.go(0)),
                step("back", "bi-caret-left-fill", () -> replay.step(-1)),
                step("play", "", actions.play()),
                step("forward", "bi-caret-right-fill", () -> replay.step(1)),
                step("last", "bi-skip-end-fill", () -> replay.go(Integer.MAX_VALUE)),
                speeds(),
                playOn,
                TextControls.button(texts, "replay.close", actions.close()));
        buttons.getStyleClass().add("buttons");
        buttons.setAlignment(Pos.CENTER_LEFT);
        getChildren().addAll(buttons, sliders());
        replay.isPlaying().subscribe(this::showPlaying);
        replay.place().subscribe(place -> show(place));
        texts.language().subscribe(language -> {
            reserve(replay.now().line().turns());
            show(replay.now());
        });
    }

    private Button step(String name, String icon, Runnable action) {
        var button = new Button();
        button.setId("replay-" + name);
        button.setGraphic(icon.isEmpty() ? playIcon : new FontIcon(icon));
        button.accessibleTextProperty().bind(texts.of("replay." + name));
        TextControls.tip(button, texts.of("replay." + name));
        button.setOnAction(event -> action.run());
        return button;
    }

    private SegmentedButton speeds() {
        var choice =
                new SegmentedButton(Stream.of(Speed.values()).map(this::speed).toArray(ToggleButton[]::new));
        choice.setId("replay-speed");
        choice.accessibleTextProperty().bind(texts.of("replay.speed"));
        return choice;
    }

    private ToggleButton speed(Speed speed) {
        var button = new RadioToggle();
        button.setText(speed.text);
        button.setId("speed-" + speed.name().toLowerCase(Locale.ROOT));
        button.setSelected(speed == Speed.USUAL);
        button.accessibleTextProperty().bind(texts.of("replay.speed").map(text -> text + " " + speed.text));
        TextControls.tip(button, texts.of("replay.speed"));
        button.setOnAction(event -> replay.setSpeed(speed.factor));
        return button;
    }

    private HBox sliders() {
        sliders.moves()
                .valueProperty()
                .subscribe(value -> userMoves(() -> replay.go((int) Math.round(value.doubleValue()))));
        sliders.stages().valueProperty().subscribe(value -> userMoves(() -> replay.goToStage(value.doubleValue())));
        HBox.setHgrow(sliders, Priority.ALWAYS);
        var place = new StackPane(where, longest);
        place.setAlignment(Pos.TOP_LEFT);
        place.setMinWidth(USE_PREF_SIZE);
        var row = new HBox(place, sliders);
        row.getStyleClass().add("buttons");
        return row;
    }

    /** Where the user is, in words. */
    String where() {
        return where.getText();
    }

    /** Says that it is shown what this turn did or might have done, by its number from 1. */
    void tell(OptionalInt turn) {
        if (!turn.equals(told)) {
            told = turn;
            show(replay.now());
        }
    }

    /** Marks the turning points above the slider. */
    void mark(List<TurningPoint> turningPoints) {
        sliders.mark(turningPoints);
    }

    /**
     * The sliders show the moment again even if it is the same: their thumbs may have been left between two moments.
     */
    private void userMoves(Runnable change) {
        if (!isShowing) {
            change.run();
            show(replay.now());
        }
    }

    private void showPlaying(boolean isPlaying) {
        playIcon.setIconLiteral(isPlaying ? "bi-pause-fill" : "bi-play-fill");
    }

    /** The sliders have the same place at all moments of a line: else the board would change its size with them. */
    private void reserve(List<Turn<P, M>> turns) {
        reserved = turns;
        int widest = Integer.parseInt("8".repeat(Integer.toString(turns.size()).length()));
        longest.setText(texts.get("replay.stage", widest, widest, MOST_STAGES, MOST_STAGES));
        sliders.reserve(turns.stream()
                .map(turn -> notation.write(turn.move()))
                .max(Comparator.comparing(String::length))
                .orElse(""));
    }

    private void show(ReplayMoment<P, M> place) {
        isShowing = true;
        int all = place.line().turns().size();
        if (place.line().turns() != reserved) {
            reserve(place.line().turns());
        }
        sliders.show(
                place,
                place.line().nextTurn().map(turn -> notation.write(turn.move())).orElse(""),
                replay.stagesAhead());
        where.setText(
                place.stage() > 0
                        ? texts.get(
                                "replay.stage",
                                place.played() + 1,
                                all,
                                (int) Math.ceil(place.stage()),
                                replay.stagesAhead())
                        : told.isPresent()
                                ? texts.get("replay.before", told.getAsInt(), all)
                                : texts.get("replay.move", place.played(), all));
        isShowing = false;
    }
}
