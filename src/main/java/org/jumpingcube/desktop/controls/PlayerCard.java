package org.jumpingcube.desktop.controls;

import java.util.stream.Stream;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.css.PseudoClass;
import javafx.geometry.HPos;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.model.ClockReading;
import org.jumpingcube.desktop.model.OpenGame;
import org.jumpingcube.desktop.model.OpenGame.Moment;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.session.GameState.GameOver;

/**
 * A card for one player: their piece, their name and how they stand. It has a frame while it is their turn. The score
 * stands beside the name or below it, as {@link PlayerCards} decides for both players alike.
 */
final class PlayerCard<P extends Position<P, M>, M> extends Region {
    private static final PseudoClass TO_MOVE = PseudoClass.getPseudoClass("to-move");
    private static final double TOKEN = 32;
    private static final double GAP = 8; // between the name and the score beside it

    private final Player player;
    private final Wording wording;
    private final Label name = label("name");
    private final Label level = label("level");
    private final Label figure = label("score");
    private final Label unit = label("unit");
    private final Label more = label("more");
    private final Label moreUnit = label("unit");
    private final StringProperty inWords = new SimpleStringProperty("");
    private final HBox person;
    private final VBox score;
    private final ClockFace clock;

    private String clockName = "";
    private boolean isScoreBeside;

    PlayerCard(Player player, OpenGame<P, M> game, Wording wording) {
        this.player = player;
        this.wording = wording;
        clock = new ClockFace(player, "clock-" + player.number());
        getStyleClass().add("player-card");
        name.setId("name-" + player.number());
        name.setMinWidth(0); // people may have long names
        TextControls.tip(name, name.textProperty());
        figure.setId("score-" + player.number());
        more.setId("more-" + player.number());
        figure.accessibleTextProperty().bind(inWords);
        Stream.of(figure, unit, more, moreUnit).forEach(label -> TextControls.tip(label, inWords));
        pseudoClassStateChanged(PseudoClass.getPseudoClass("two"), player == Player.TWO);
        var who = new VBox(name, level);
        who.setAlignment(Pos.CENTER_LEFT);
        var token = game.view().token(player, TOKEN).orElseGet(() -> new Swatch(player));
        person = TextControls.styled(new HBox(token, who), "person");
        person.setAlignment(Pos.CENTER_LEFT);
        score = new VBox(row(figure, unit), row(more, moreUnit));
        getChildren().addAll(person, score, clock);
    }

    /** How wide the card has to be, in pixels, for the score to stand beside the name. */
    double widthForScoreBeside() {
        return sides() + person.prefWidth(-1) + GAP + score.prefWidth(-1);
    }

    /** How wide the card has to be, in pixels, to show all that is on it as it is arranged now. */
    double neededWidth() {
        return isScoreBeside
                ? widthForScoreBeside()
                : Math.ceil(sides() + Math.max(person.prefWidth(-1), score.prefWidth(-1)));
    }

    /**
     * How high the card is.
     *
     * @param isScoreBeside whether the score stands beside the name, else below it
     * @return the height in pixels
     */
    double height(boolean isScoreBeside) {
        double names = person.prefHeight(-1);
        double numbers = score.prefHeight(-1);
        double time = clock.isManaged() ? clock.prefHeight(-1) : 0;
        return snappedTopInset()
                + (isScoreBeside ? Math.max(names, numbers) : names + numbers)
                + time
                + snappedBottomInset();
    }

    /** Puts the score beside the name, else below it. */
    void arrange(boolean isBeside) {
        isScoreBeside = isBeside;
        score.setAlignment(isBeside ? Pos.CENTER_RIGHT : Pos.CENTER_LEFT);
        requestLayout();
    }

    private double sides() {
        return snappedLeftInset() + snappedRightInset();
    }

    @Override
    protected double computePrefHeight(double width) {
        return height(isScoreBeside);
    }

    @Override
    protected void layoutChildren() {
        double left = snappedLeftInset();
        double top = snappedTopInset();
        double inside = getWidth() - sides();
        double time = clock.isManaged() ? clock.prefHeight(-1) : 0;
        double numbers = score.prefHeight(-1);
        double bottom = getHeight() - snappedBottomInset() - time; // of name and score
        double width = isScoreBeside ? score.prefWidth(-1) : inside;
        double names = bottom - top - (isScoreBeside ? 0 : numbers);
        place(person, left, top, isScoreBeside ? inside - width - GAP : inside, names);
        if (isScoreBeside) {
            place(score, left + inside - width, top, width, names);
        } else {
            place(score, left, top + names, width, numbers);
        }
        place(clock, left, bottom, inside, time);
    }

    private void place(Node part, double left, double top, double width, double height) {
        layoutInArea(part, left, top, width, height, 0, HPos.LEFT, VPos.CENTER);
    }

    private static HBox row(Node... parts) {
        var row = TextControls.styled(new HBox(parts), "count");
        row.setAlignment(Pos.BASELINE_LEFT);
        row.setMaxWidth(USE_PREF_SIZE);
        return row;
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
        name.setText(wording.names().besideLevel(player, seats));
        level.setText(
                seats.isComputer(player)
                        ? SeatWords.level(wording.texts(), seats.of(player))
                        : isToMove ? wording.texts().get("panel.to-move") : "");
        var numbers = moment.tally().score(player);
        figure.setText(numbers.figure());
        unit.setText(numbers.unit());
        more.setText(numbers.more());
        moreUnit.setText(numbers.moreUnit());
        pseudoClassStateChanged(TO_MOVE, isToMove);
        clockName = wording.names().of(player, seats);
        inWords.set(moment.tally().scoreInWords(player, wording.names().of(player, seats)));
    }
}
