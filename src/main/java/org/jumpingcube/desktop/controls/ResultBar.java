package org.jumpingcube.desktop.controls;

import atlantafx.base.controls.Spacer;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.jumpingcube.desktop.model.OpenGame;
import org.jumpingcube.game.Player;
import org.jumpingcube.session.Action;
import org.jumpingcube.session.GameState.GameOver;

/** Says how the game ended, in words and colour, and offers what to do next; the final board stays in view. */
public final class ResultBar extends HBox {
    private static final double ROOM_FOR_ALL = 600;
    private static final double SHORT_TEXT = 120; // a long name gives way before the buttons do

    private final Wording wording;
    private final Texts texts;
    private final Swatch swatch = new Swatch(Player.ONE);
    private final Label result = new Label();
    private final Label after = new Label();
    private final Button newGame;
    private final Button rematch;
    private final Button undo;
    private final Button review;
    private final BooleanProperty isSeriesGoingOn = new SimpleBooleanProperty();
    private boolean mayUndo = true;
    private boolean isOver;
    private boolean isInTheWay;
    private String usualAfter = "";

    /** The actions of the buttons that lead to another game. */
    public record Choices(Runnable newGame, Runnable rematch, Runnable rival) {}

    /**
     * @param isRivalOffered whether an opponent as strong as the user is offered, in the rematch's place
     * @param canReview whether the user can look back at the game
     * @param onReview called when the user wants to
     */
    public ResultBar(
            OpenGame<?, ?> game,
            ObservableValue<Boolean> isRivalOffered,
            Wording wording,
            Choices choices,
            ObservableValue<Boolean> canReview,
            Runnable onReview) {
        var texts = wording.texts();
        this.texts = texts;
        this.wording = wording;
        setId("result-bar");
        getStyleClass().add("result-bar");
        setAlignment(Pos.CENTER_LEFT);
        result.getStyleClass().add("result");
        result.setId("result-text");
        result.setMinWidth(SHORT_TEXT);
        after.getStyleClass().add("count");
        after.managedProperty().bind(after.visibleProperty());
        rematch = TextControls.button(texts, "result.rematch", choices.rematch());
        rematch.textProperty().bind(texts.of(isSeriesGoingOn, is -> texts.get(is ? "result.next" : "result.rematch")));
        TextControls.tip(
                rematch, texts.of(isSeriesGoingOn, is -> texts.get(is ? "result.next.tip" : "result.rematch.tip")));
        newGame = TextControls.button(texts, "result.new", choices.newGame());
        review = TextControls.button(texts, "result.review", onReview);
        TextControls.showWhile(review, canReview);
        Button rival = rival(isRivalOffered, choices);
        undo = TextControls.button(
                texts, "result.undo", () -> game.model().session().undo());
        newGame.managedProperty().bind(newGame.visibleProperty());
        undo.managedProperty().bind(undo.visibleProperty());
        TextControls.showWhile(rematch, rival.visibleProperty().not());
        getChildren().addAll(swatch, result, after, new Spacer(), newGame, rival, rematch, review, undo);
        game.model().anyView().subscribe(view -> show(game));
        texts.language().subscribe(language -> show(game));
    }

    private Button rival(ObservableValue<Boolean> isOffered, Choices choices) {
        Button button = TextControls.button(texts, "result.rival", choices.rival());
        TextControls.showWhile(button, isOffered.flatMap(isNow -> isSeriesGoingOn.map(isSeries -> isNow && !isSeries)));
        TextControls.tip(button, texts.of("result.rival.tip"));
        return button;
    }

    /**
     * Where there is not room for everything, hides the buttons that the toolbar has too, and the text beside the
     * result.
     */
    private void fit() {
        boolean hasRoom = getWidth() > ROOM_FOR_ALL;
        undo.setVisible(hasRoom && mayUndo);
        double others = widthWithout(newGame, undo, after);
        double withNewGame = others + widthOf(newGame);
        newGame.setVisible(hasRoom || (!isSeriesGoingOn.get() && withNewGame <= getWidth()));
        double taken = widthWithout(after);
        after.setVisible(taken + widthOf(after) <= getWidth()); // all of it or nothing
    }

    /** In full, with what is between its parts. */
    private double widthWithout(Node... left) {
        var leftOut = List.of(left);
        return getInsets().getLeft()
                + getInsets().getRight()
                - getSpacing()
                + getChildren().stream()
                        .filter(part -> part.isManaged() && !leftOut.contains(part))
                        .mapToDouble(this::widthOf)
                        .sum();
    }

    private double widthOf(Node part) {
        return getSpacing() + snapSizeX(Math.max(part.minWidth(-1), part.prefWidth(-1)));
    }

    @Override
    protected void layoutChildren() {
        fit();
        super.layoutChildren();
    }

    /** The button that most users want next. */
    private static void accent(Button button, boolean isWanted) {
        button.getStyleClass().remove("accent");
        if (isWanted) {
            button.getStyleClass().add("accent");
        }
    }

    private void show(OpenGame<?, ?> game) {
        var view = game.model().now();
        isOver = view.state() instanceof GameOver;
        setVisible(isOver && !isInTheWay);
        mayUndo = view.can(Action.UNDO);
        requestLayout();
        if (view.state() instanceof GameOver<?> over) {
            swatch.show(over.player());
            swatch.setVisible(over.outcome().winner().isPresent());
            result.setText(wording.result(over.outcome(), view.seats()));
            review.setDisable(view.history().turns().isEmpty()); // some games are lost by whoever cannot begin
            boolean isSeries = game.model().isSeriesGoingOn();
            accent(rematch, isSeries);
            accent(newGame, !isSeries);
            isSeriesGoingOn.set(isSeries);
            usualAfter = after(game);
            after.setText(usualAfter);
            Announcement.make(this, result.getText() + "\n" + after.getText().replace(" \u00b7 ", ". "));
        }
    }

    /** Why and after how many moves the game ended, and how the series stands. */
    private String after(OpenGame<?, ?> game) {
        var view = game.model().now();
        return Stream.of(
                        wording.reason(view, game.view()),
                        texts.get("result.after", view.history().moves()),
                        wording.series(game.model().series(), view.seats()))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" \u00b7 "));
    }

    /** Hides the result while the user looks at another moment than the end, or something else says it; or shows it again. */
    public void giveWay(boolean isInTheWay) {
        this.isInTheWay = isInTheWay;
        setVisible(isOver && !isInTheWay);
    }

    /** Shows a message beside the result until the next change of the game or until it is {@link #seen}. */
    public void say(String text) {
        after.setText(text);
    }

    /** The user has gone on to do something: a message has been there for long enough. */
    public void seen() {
        after.setText(usualAfter);
    }
}
