package org.jumpingcube.desktop.controls;

import java.util.Locale;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.game.Player;
import org.jumpingcube.session.SessionView;

/** Beside the board: both players with their cubes and points, the moves, and how the advantage went. */
public final class SidePanel extends VBox {
    private final Texts texts;
    private final Wording wording;

    public SidePanel(ObservableValue<SessionView<CubePosition, Square>> view, Texts texts, Wording wording) {
        this.texts = texts;
        this.wording = wording;
        setId("side-panel");
        getStyleClass().add("side-panel");
        var moves = new MoveList(view, texts);
        VBox.setVgrow(moves, Priority.ALWAYS);
        getChildren()
                .addAll(
                        heading("panel.players"),
                        player(Player.ONE, view),
                        player(Player.TWO, view),
                        heading("panel.moves"),
                        moves,
                        heading("panel.advantage"),
                        new AdvantageChart(view, texts));
        managedProperty().bind(visibleProperty());
    }

    private Label heading(String key) {
        var label = new Label();
        label.textProperty().bind(texts.of(key).map(text -> text.toUpperCase(Locale.ROOT)));
        label.getStyleClass().add("heading");
        return label;
    }

    private HBox player(Player player, ObservableValue<SessionView<CubePosition, Square>> view) {
        var name = new Label();
        name.setId("name-" + player.number());
        var score = new Label();
        score.setId("score-" + player.number());
        score.setMinWidth(Region.USE_PREF_SIZE);
        var space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        var row = new HBox(new Swatch(player), name, space, score);
        row.getStyleClass().add("player");
        row.setAlignment(Pos.CENTER_LEFT);
        Runnable show = () -> {
            SessionView<CubePosition, Square> shown = view.getValue();
            var board = shown.position().board();
            name.setText(wording.name(player, shown.seats()));
            score.setText(texts.get("panel.score", board.count(player), board.points(player)));
            score.setAccessibleText(
                    texts.get("panel.score.help", name.getText(), board.count(player), board.points(player)));
        };
        view.subscribe(changed -> show.run());
        texts.language().subscribe(language -> show.run());
        return row;
    }
}
