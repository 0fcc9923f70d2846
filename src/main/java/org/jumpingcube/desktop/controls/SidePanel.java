package org.jumpingcube.desktop.controls;

import atlantafx.base.controls.Spacer;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.model.OpenGame;
import org.jumpingcube.desktop.model.OpenGame.Moment;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;

/** The panel beside the board: both players and how they stand, the moves, and the chart of who was ahead. */
public final class SidePanel extends VBox {
    private final Texts texts;
    private final Wording wording;
    private final VBox invitation = new VBox(); // empty until it is first wanted
    private ObservableValue<Boolean> isInviting = new SimpleBooleanProperty();

    /** A panel with only the players; {@link #addMoves} adds the rest. */
    public SidePanel(OpenGame<?, ?> game, Texts texts, Wording wording) {
        this.texts = texts;
        this.wording = wording;
        setId("side-panel");
        getStyleClass().add("side-panel");
        getChildren().addAll(new HBox(heading("panel.players"), new Spacer(), series(game)), players(game));
    }

    /**
     * Shows something in place of the moves and the chart while that is wanted. Call this before {@link #addMoves}.
     */
    public void showInvitation(ObservableValue<Boolean> isWanted) {
        isInviting = isWanted;
        VBox.setVgrow(invitation, Priority.ALWAYS);
        TextControls.showWhile(invitation, isWanted);
        getChildren().add(invitation);
    }

    /** Shows something below the players, above all the rest. */
    public void showAside(Node part) {
        getChildren().add(2, part);
    }

    /** Takes it away again, if it is here. */
    public void takeAway(Node part) {
        getChildren().remove(part);
    }

    /** What it then shows, unless it has that already. */
    public void invite(Supplier<Node> maker) {
        if (invitation.getChildren().isEmpty()) {
            invitation.getChildren().add(maker.get());
        }
    }

    /**
     * Adds the moves and the chart. Call this once.
     *
     * @param picks called with what the user wants to look at
     */
    public <P extends Position<P, M>, M> void addMoves(OpenGame<P, M> game, MoveList.Picks<P, M> picks) {
        var moves = new PlayedMoves<>(game, texts, wording.names(), picks);
        VBox.setVgrow(moves, Priority.ALWAYS);
        var all = TextControls.styled(new VBox(heading("panel.moves"), moves, lastMove(game), live(game)), "moves");
        VBox.setVgrow(all, Priority.ALWAYS);
        TextControls.showWhile(all, isInviting.map(is -> !is));
        getChildren().add(all);
        game.board()
                .chart() // which may have more in it than the game so far
                .ifPresentOrElse(getChildren()::add, () -> all.getChildren().add(advantage(game, picks.played())));
    }

    /** The place of the live analysis, which is made when it is first wanted. */
    private <P extends Position<P, M>, M> VBox live(OpenGame<P, M> game) {
        var place = new VBox();
        var isWanted = game.model().isAnalysed();
        TextControls.showWhile(place, isWanted);
        isWanted.subscribe(is -> {
            if (is && place.getChildren().isEmpty()) {
                place.getChildren().add(LiveAnalysis.beside(game, texts, wording.names()));
            }
        });
        return place;
    }

    private Region advantage(OpenGame<?, ?> game, IntConsumer onPick) {
        return new VBox(advantageHeading(game), new AdvantageChart(game, texts, wording.names(), onPick));
    }

    private Label heading(String key) {
        return heading(texts.of(key));
    }

    private static Label heading(ObservableValue<String> words) {
        var label = TextControls.styled(new Label(), "heading");
        label.textProperty().bind(words.map(text -> text.toUpperCase(Locale.ROOT)));
        return label;
    }

    /** With what the chart counts. */
    private Label advantageHeading(OpenGame<?, ?> game) {
        return heading(texts.of(game.moments(), moment -> {
            String unit = moment.tally().unit();
            return texts.get("panel.advantage") + (unit.isEmpty() ? "" : " \u00b7 " + unit);
        }));
    }

    /** The score of the series so far. */
    private <P extends Position<P, M>, M> Label series(OpenGame<P, M> game) {
        var label = TextControls.styled(new Label(), "heading");
        label.setId("series");
        follow(
                game,
                moment -> label.setText(
                        wording.series(game.model().series(), moment.view().seats())));
        return label;
    }

    private <P extends Position<P, M>, M> PlayerCards players(OpenGame<P, M> game) {
        var cards = Stream.of(Player.values())
                .map(player -> new PlayerCard<>(player, game, wording))
                .toList();
        for (var card : cards) {
            follow(game, moment -> card.show(moment));
            game.model().clock().subscribe(reading -> card.show(reading));
        }
        return new PlayerCards(cards);
    }

    /** The latest move in words: what it led to once all of it has been shown, and until then how far it has got. */
    private <P extends Position<P, M>, M> HBox lastMove(OpenGame<P, M> game) {
        var swatch = new Swatch(Player.ONE);
        var summary = new Label();
        summary.setId("last-move");
        var row = TextControls.styled(new HBox(swatch, summary), "last-move");
        row.setAlignment(Pos.CENTER_LEFT);
        follow(game, moment -> {
            var turn = moment.view().history().lastTurn();
            row.setVisible(turn.isPresent());
            turn.ifPresent(played -> swatch.show(played.player()));
            summary.setText(
                    turn.map(played -> summary(game.view(), moment, played)).orElse(""));
        });
        return row;
    }

    private static <P extends Position<P, M>, M> String summary(
            GameView<P, M> game, Moment<P, M> moment, Turn<P, M> turn) {
        String progress = moment.tally().remark();
        return moment.view().isShowing(turn)
                ? game.kind().notation().write(turn.move()) + (progress.isEmpty() ? "" : ", " + progress)
                : game.wording().summary(turn);
    }

    private <P extends Position<P, M>, M> void follow(OpenGame<P, M> game, Consumer<Moment<P, M>> show) {
        var moments = game.moments();
        moments.subscribe(show);
        texts.language().subscribe(language -> show.accept(moments.getValue()));
    }
}
