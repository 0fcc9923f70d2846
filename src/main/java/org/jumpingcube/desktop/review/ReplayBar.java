package org.jumpingcube.desktop.review;

import java.util.List;
import java.util.Locale;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.Position;
import org.kordamp.ikonli.javafx.FontIcon;

/** Under the board, as in a film player: first, back, play, forward, last, the speed, and sliders over moves and waves. */
final class ReplayBar<P extends Position<P, M>, M> extends VBox {
    private static final double SPEED_WIDTH = 84;
    private static final List<Double> SPEEDS = List.of(0.5, 1.0, 2.0, 4.0);

    private final Replay<P, M> replay;
    private final Texts texts;
    private final Label where = new Label();
    private final Slider moves = new Slider();
    private final Slider stages = new Slider();
    private final FontIcon playIcon = new FontIcon();
    private boolean isShowing; // the sliders follow, and are not moved by the user

    /** What the buttons at the end of the bar do. */
    record Ends(Runnable playOn, Runnable close) {}

    ReplayBar(Replay<P, M> replay, Texts texts, Ends ends) {
        this.replay = replay;
        this.texts = texts;
        setId("replay-bar");
        getStyleClass().add("replay-bar");
        where.setId("replay-where");
        where.setMinWidth(USE_PREF_SIZE);
        Button playOn = TextControls.button(texts, "replay.play-on", ends.playOn());
        playOn.getStyleClass().add("accent");
        var buttons = new FlowPane(
                step("first", "bi-skip-start-fill", () -> replay.go(0)),
                step("back", "bi-caret-left-fill", () -> replay.step(-1)),
                step("play", "", replay::togglePlay),
                step("forward", "bi-caret-right-fill", () -> replay.step(1)),
                step("last", "bi-skip-end-fill", () -> replay.go(Integer.MAX_VALUE)),
                speeds(),
                playOn,
                TextControls.button(texts, "replay.close", ends.close()));
        buttons.getStyleClass().add("buttons");
        buttons.setAlignment(Pos.CENTER_LEFT);
        getChildren().addAll(buttons, sliders());
        replay.isPlaying().subscribe(this::showPlaying);
        replay.place().subscribe(place -> show(place));
        texts.language().subscribe(language -> show(replay.now()));
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

    private ComboBox<Double> speeds() {
        var choice = new ComboBox<Double>();
        choice.setId("replay-speed");
        choice.setMinWidth(SPEED_WIDTH);
        choice.getItems().setAll(SPEEDS);
        choice.setConverter(TextControls.worded(
                speed -> String.format(Locale.ROOT, speed < 1 ? "%.1f\u00d7" : "%.0f\u00d7", speed)));
        choice.setValue(1.0);
        choice.accessibleTextProperty().bind(texts.of("replay.speed"));
        choice.valueProperty().subscribe(replay::setSpeed);
        return choice;
    }

    private HBox sliders() {
        moves.setId("replay-moves");
        moves.setBlockIncrement(1);
        moves.setMajorTickUnit(1);
        moves.setMinorTickCount(0);
        moves.accessibleTextProperty().bind(texts.of("replay.moves"));
        moves.valueProperty().subscribe(value -> userMoves(() -> replay.go((int) Math.round(value.doubleValue()))));
        stages.setId("replay-stages");
        stages.setBlockIncrement(0.25);
        stages.accessibleTextProperty().bind(texts.of("replay.stages"));
        stages.setPrefWidth(130);
        stages.setMinWidth(60);
        stages.valueProperty().subscribe(value -> userMoves(() -> replay.goToStage(value.doubleValue())));
        HBox.setHgrow(moves, Priority.ALWAYS);
        var row = new HBox(where, moves, stages);
        row.getStyleClass().add("buttons");
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private void userMoves(Runnable change) {
        if (!isShowing) {
            change.run();
        }
    }

    private void showPlaying(boolean isPlaying) {
        playIcon.setIconLiteral(isPlaying ? "bi-pause-fill" : "bi-play-fill");
    }

    private void show(Place<P, M> place) {
        isShowing = true;
        int all = place.line().turns().size();
        moves.setMax(Math.max(1, all));
        moves.setValue(place.played());
        stages.setMax(Math.max(1, replay.stagesAhead()));
        stages.setValue(place.stage());
        stages.setVisible(replay.stagesAhead() > 0);
        where.setText(
                place.stage() > 0
                        ? texts.get(
                                "replay.stage",
                                place.played() + 1,
                                all,
                                (int) Math.ceil(place.stage()),
                                replay.stagesAhead())
                        : texts.get("replay.move", place.played(), all));
        isShowing = false;
    }
}
