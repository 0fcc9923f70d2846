package org.jumpingcube.desktop.start;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.EvenRows;
import org.jumpingcube.desktop.controls.Form;
import org.jumpingcube.desktop.controls.GameChooser;
import org.jumpingcube.desktop.controls.SideNames;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.game.HeadStart;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.TimeControls;
import org.jumpingcube.settings.Play;

/** What is under More on the card of a new game: who begins, the series, a head start and the clocks. */
final class MoreRows extends VBox {
    private final Texts texts;
    private final ObservableValue<GameView<?, ?>> game;
    private final ObservableValue<Opponent> opponent;
    private final Tiles tiles;
    private final ChoiceTiles<WhoBegins> beginners;
    private final HeadStartRows headStarts;
    private final ComboBox<Integer> series;
    private final ClockRows clocks;

    /**
     * @param play what was chosen last
     * @param isFirst whether the one who is named first on the card was player one then
     * @param game which is chosen
     * @param opponent who is chosen
     */
    MoreRows(
            Texts texts,
            Play play,
            boolean isFirst,
            ObservableValue<GameView<?, ?>> game,
            ObservableValue<Opponent> opponent,
            Tiles tiles) {
        super(16);
        this.texts = texts;
        this.game = game;
        this.opponent = opponent;
        this.tiles = tiles;
        beginners = new ChoiceTiles<>(
                List.of(WhoBegins.values()), WhoBegins.of(play), 100, who -> tiles.beginner(who, opponent));
        boolean areAlike = play.seats().one().equals(play.seats().two());
        var hasBeginner = opponent.map(against -> !against.isPerson() && !(against == Opponent.MIXED && areAlike));
        VBox begins = section(texts, "new-game.begins", beginners, NewGameCard.note(texts.get("new-game.begins.note")));
        TextControls.showWhile(begins, hasBeginner);
        headStarts = new HeadStartRows(texts, this::nameOf);
        TextControls.showWhile(headStarts, game.map(shown -> shown.kind().hasHeadStarts()));
        var seriesRow = new Form(texts, Form.Captions.CAPITALS);
        series = GameChooser.series(
                texts,
                seriesRow,
                texts.of("new-game.series"),
                "best-of",
                play.game().bestOf());
        TextControls.showWhile(seriesRow, game.map(shown -> !shown.hasSeries()));
        clocks = new ClockRows(
                texts,
                isFirst ? play.clock() : play.clock().swapped(),
                nameOf(WhoBegins.FIRST),
                nameOf(WhoBegins.SECOND));
        getChildren()
                .addAll(begins, new EvenRows(NewGameCard.HALF, NewGameCard.COLUMN_GAP, seriesRow, headStarts), clocks);
    }

    /** Parts below their heading. */
    static VBox section(Texts texts, String headingKey, Node... parts) {
        var section = new VBox(6, NewGameCard.heading(texts.get(headingKey)));
        section.getChildren().addAll(parts);
        return section;
    }

    /** What a player is called on the card: by the seat, not by who begins. */
    private ObservableValue<String> nameOf(WhoBegins who) {
        Player player = who == WhoBegins.FIRST ? Player.ONE : Player.TWO;
        return opponent.flatMap(against ->
                game.map(shown -> against.isPerson() ? SideNames.number(texts, player) : tiles.beginner(against, who)));
    }

    /** What is chosen here, in a line: "Who begins: You". */
    ObservableValue<String> summary() {
        return Bindings.createStringBinding(
                this::inWords,
                opponent,
                game,
                beginners.chosen(),
                series.valueProperty(),
                clocks.isOwnOpen(),
                clocks.chosen(),
                headStarts.isChosen());
    }

    private String inWords() {
        var against = opponent.getValue();
        var shown = game.getValue();
        var parts = new ArrayList<String>();
        if (!against.isPerson()) {
            parts.add(said(
                    "new-game.begins",
                    tiles.beginner(against, beginners.chosen().get())));
        }
        if (!shown.hasSeries()) {
            parts.add(said("new-game.series", series.getConverter().toString(series.getValue())));
        }
        parts.add(said(
                "new-game.clock",
                texts.get("new-game.clock." + Texts.word(clocks.chosen().get()))));
        if (shown.kind().hasHeadStarts()) {
            parts.add(said("new-game.head-start", headStarts.inWords()));
        }
        return String.join(" \u00b7 ", parts);
    }

    private String said(String key, String value) {
        return texts.get("labelled", texts.get(key), value);
    }

    /** Whether a head start is chosen that a friend elsewhere cannot have: there are some only in games at this screen. */
    ObservableValue<Boolean> isHeadStartLost() {
        return Bindings.createBooleanBinding(
                () -> opponent.getValue() == Opponent.ELSEWHERE
                        && game.getValue().kind().hasHeadStarts()
                        && headStarts.who().isPresent(),
                game,
                opponent,
                headStarts.isChosen());
    }

    /** Whether the rows for a clock of one's own are open. */
    ObservableValue<Boolean> isOwnClockOpen() {
        return clocks.isOwnOpen();
    }

    WhoBegins beginner() {
        return beginners.chosen().get();
    }

    int bestOf() {
        return series.getValue();
    }

    /** @param isOneFirst whether the one who is named first on the card is player one */
    TimeControls clocks(boolean isOneFirst) {
        return isOneFirst ? clocks.controls() : clocks.controls().swapped();
    }

    /** @param isOneFirst as above */
    Optional<HeadStart> headStart(boolean isOneFirst) {
        return headStarts
                .who()
                .filter(who -> game.getValue().kind().hasHeadStarts())
                .map(who -> (who == WhoBegins.FIRST) == isOneFirst ? Player.ONE : Player.TWO)
                .map(side -> new HeadStart(side, headStarts.points()));
    }
}
