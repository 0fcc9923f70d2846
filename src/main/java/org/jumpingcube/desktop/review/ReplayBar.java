package org.jumpingcube.desktop.review;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Scene;
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

    private static final double LOW = 400; // a small screen with large texts: the board needs the height
    private static final int MOST_STAGES = 88; // wide digits; hardly any move has more

    private final Replay<P, M> replay;
    private final Texts texts;
    private final Label where = new Label();
    private String number = ""; // what it says, without the name of the move
    private final Label longest = new Label(); // of what may stand there in this line of moves; never shown
    private List<Turn<P, M>> reserved = List.of(); // the line for which there is room
    private final Notation<P, M> notation;
    private final FilmSliders sliders;
    private final FontIcon playIcon = new FontIcon();
    private boolean isTold; // what the next turn did, or might have done
    private boolean isShowing; // the program is setting the sliders, not the user

    /**
     * @param past does what concerns more than the film
     * @param isPlayOnHere whether there is a button here that plays on
     */
    ReplayBar(
            LookBack<P, M> past,
            Replay<P, M> replay,
            Notation<P, M> notation,
            Texts texts,
            ObservableValue<Boolean> isPlayOnHere) {
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
        Button playOn = TextControls.button(texts, "replay.play-on", past::playOn);
        TextControls.showWhile(playOn, isPlayOnHere);
        var buttons = new FlowPane(
                step("first", "bi-skip-start-fill", () -> replay.go(0)),
                step("back", "bi-caret-left-fill", () -> replay.step(-1)),
                step("play", "", past::togglePlay),
                step("forward", "bi-caret-right-fill", () -> replay.step(1)),
                step("last", "bi-skip-end-fill", () -> replay.go(Integer.MAX_VALUE)),
                speeds(),
                playOn,
                TextControls.button(texts, "replay.close", past::close));
        buttons.getStyleClass().add("buttons");
        buttons.setAlignment(Pos.CENTER_LEFT);
        var sliderRow = sliders();
        TextControls.showWhile(
                sliderRow,
                sceneProperty()
                        .flatMap(Scene::heightProperty)
                        .map(height -> height.doubleValue() >= LOW)
                        .orElse(true));
        getChildren().addAll(buttons, sliderRow);
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

    /** Gives the keys to the button that plays. */
    void focusPlay() {
        lookup("#replay-play").requestFocus();
    }

    /** Where the user is, by the number of a move. */
    String where() {
        return number;
    }

    /** Says, or does not say, that it is shown what the next turn did or might have done. */
    void tell(boolean isWanted) {
        if (isWanted != isTold) {
            isTold = isWanted;
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
        String name = turns.stream()
                .map(this::name)
                .max(Comparator.comparing(String::length))
                .orElse("");
        longest.setText(Stream.of(
                        named(texts.get("replay.before", widest, widest), name),
                        texts.get("replay.stage", widest, widest, MOST_STAGES, MOST_STAGES))
                .max(Comparator.comparing(String::length))
                .orElseThrow());
        sliders.reserve(name);
    }

    private void show(ReplayMoment<P, M> place) {
        isShowing = true;
        if (place.line().turns() != reserved) {
            reserve(place.line().turns());
        }
        String next = place.line().nextTurn().map(this::name).orElse("");
        sliders.show(place, next, replay.stagesAhead());
        number = number(place);
        String move = place.stage() > 0
                ? "" // it is in the bubble
                : isTold ? next : place.line().lastTurn().map(this::name).orElse("");
        where.setText(named(number, move));
        isShowing = false;
    }

    /** Of the latest move, or of the one that is under way or told of. */
    private String number(ReplayMoment<P, M> place) {
        int nextNumber = place.line().number(place.played());
        int last = place.lastNumber();
        if (place.stage() > 0) {
            return texts.get("replay.stage", nextNumber, last, (int) Math.ceil(place.stage()), replay.stagesAhead());
        }
        return isTold ? texts.get("replay.before", nextNumber, last) : texts.get("replay.move", place.number(), last);
    }

    private String name(Turn<P, M> turn) {
        return notation.write(turn.move());
    }

    private static String named(String number, String move) {
        return move.isEmpty() ? number : number + " \u00b7 " + move;
    }
}
