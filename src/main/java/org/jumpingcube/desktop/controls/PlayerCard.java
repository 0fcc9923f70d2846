package org.jumpingcube.desktop.controls;

import java.util.stream.Stream;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.model.ClockReading;
import org.jumpingcube.desktop.model.Moment;
import org.jumpingcube.desktop.model.OpenGame;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.session.GameState.GameOver;

/** A card for one player: their piece, their name and how they stand. It has a frame while it is their turn. */
final class PlayerCard<P extends Position<P, M>, M> extends BorderPane {
    private static final PseudoClass TO_MOVE = PseudoClass.getPseudoClass("to-move");
    private static final double TOKEN = 32;
    private static final double ROOM_FOR_ALL = 190; // side by side, even at their longest

    private final Player player;
    private final Wording wording;
    private final Label name = label("name");
    private final Label level = label("level");
    private final Label figure = label("score");
    private final Label unit = label("unit");
    private final Label more = label("more");
    private final Label moreUnit = label("unit");
    private final StringProperty inWords = new SimpleStringProperty("");
    private final ClockFace clock;

    private String clockName = "";

    PlayerCard(Player player, OpenGame<P, M> game, Wording wording) {
        this.player = player;
        this.wording = wording;
        clock = new ClockFace(player);
        getStyleClass().add("player-card");
        name.setId("name-" + player.number());
        figure.setId("score-" + player.number());
        more.setId("more-" + player.number());
        figure.accessibleTextProperty().bind(inWords);
        Stream.of(figure, unit, more, moreUnit).forEach(label -> TextControls.tip(label, inWords));
        pseudoClassStateChanged(PseudoClass.getPseudoClass("two"), player == Player.TWO);
        unit.setMinWidth(0); // gives way if there is little room
        var who = new VBox(name, level);
        who.setAlignment(Pos.CENTER_LEFT);
        var token = game.view().token(player, TOKEN).orElseGet(() -> new Swatch(player));
        var person = TextControls.styled(new HBox(token, who), "person");
        person.setAlignment(Pos.CENTER_LEFT);
        setCenter(person);
        widthProperty().map(width -> width.doubleValue() >= ROOM_FOR_ALL).subscribe(isWide -> arrange(isWide));
    }

    /** Beside the name, or below it. */
    private void arrange(boolean isWide) {
        var score = new VBox(row(figure, unit), row(more, moreUnit));
        score.setAlignment(isWide ? Pos.CENTER_RIGHT : Pos.CENTER_LEFT);
        setBottom(isWide ? clock : new VBox(score, clock));
        setRight(isWide ? score : null);
    }

    private static HBox row(Node... parts) {
        var row = TextControls.styled(new HBox(parts), "count");
        row.setAlignment(Pos.BASELINE_LEFT);
        row.setMaxWidth(USE_PREF_SIZE);
        return row;
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        unit.setVisible(unit.getWidth() >= unit.prefWidth(-1)); // all of it or nothing
    }

    private Label label(String part) {
        var label = TextControls.styled(new Label(), part);
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    void show(ClockReading reading) {
        clock.show(reading, wording.timeLeft(clockName, reading.tenths(player)));
    }

    void show(Moment<P, M> moment) {
        var seats = moment.view().seats();
        var state = moment.view().state();
        boolean isToMove = state.player() == player && !(state instanceof GameOver);
        name.setText(wording.names().plain(player, seats));
        level.setText(
                seats.isComputer(player)
                        ? wording.skill(seats.of(player).skill())
                        : isToMove ? wording.texts().get("panel.to-move") : "");
        var score = moment.tally().score(player);
        figure.setText(score.figure());
        unit.setText(score.unit());
        more.setText(score.more());
        moreUnit.setText(score.moreUnit());
        pseudoClassStateChanged(TO_MOVE, isToMove);
        clockName = wording.names().of(player, seats);
        inWords.set(moment.tally().scoreInWords(player, wording.names().of(player, seats)));
    }
}
