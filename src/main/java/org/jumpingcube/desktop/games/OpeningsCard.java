package org.jumpingcube.desktop.games;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jumpingcube.collection.statistics.Opening;
import org.jumpingcube.collection.statistics.ResultCounts;
import org.jumpingcube.desktop.controls.EvenRows;
import org.jumpingcube.desktop.controls.ShareBar;
import org.jumpingcube.desktop.controls.SideNames;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.Player;

/** The openings that work best for the user, each with a small board, its moves, and how its games ended. */
final class OpeningsCard extends Card {
    private static final int MOST = 6;
    private static final double ROW = 330; // as little as a row is read in
    private static final double HEIGHT = 58; // of a board
    private static final double LYING = 1.6; // a board may be longer than it is high
    private static final double GAP = 12;

    private final Texts texts;
    private final Kinds kinds;
    private final Label explained;
    private final EvenRows rows;

    OpeningsCard(Texts texts, Kinds kinds) {
        this(texts, kinds, TextControls.wrapped(new Label()), new EvenRows(ROW, GAP));
    }

    private OpeningsCard(Texts texts, Kinds kinds, Label explained, EvenRows rows) {
        super(texts, "statistics.openings", explained, rows);
        this.texts = texts;
        this.kinds = kinds;
        this.explained = explained;
        this.rows = rows;
        rows.setId("statistics-openings");
        rows.getStyleClass().add("result-rows");
        rows.setAccessibleRole(AccessibleRole.TEXT);
        rows.setFocusTraversable(true);
        rows.managedProperty().bind(rows.visibleProperty());
    }

    /**
     * Shows openings.
     *
     * @param game the name of the kind of game
     * @param openings the most successful first
     */
    void show(String game, List<Opening> openings) {
        var best = openings.stream().limit(MOST).toList();
        explained.setText(texts.get(
                best.isEmpty() ? "statistics.openings.none" : "statistics.openings.help", Opening.LEAST_GAMES));
        rows.getChildren()
                .setAll(best.stream().map(opening -> row(game, opening)).toList());
        rows.setVisible(!best.isEmpty());
        rows.setAccessibleText(
                best.stream().map(opening -> inWords(game, opening)).collect(Collectors.joining("\n")));
    }

    private HBox row(String game, Opening opening) {
        var board = new Canvas(HEIGHT * LYING, HEIGHT);
        kinds.paint(game, opening.beginning().after(), board);
        var moves = new Label(moves(game, opening));
        var space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        ResultCounts tally = opening.tally();
        var count = TextControls.styled(
                new Label(texts.get("statistics.share", tally.won(), tally.games(), Math.round(100 * tally.share()))),
                "details");
        count.setMinWidth(Region.USE_PREF_SIZE);
        var words = new VBox(
                GAP / 2,
                new HBox(GAP / 2, moves, space, count),
                ShareBar.ofGames(Player.ONE, tally.won(), tally.drawn(), tally.lost()));
        words.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(words, Priority.ALWAYS);
        var row = new HBox(GAP, board, words);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    /** "6 × 6, Red c3, Blue d4": the latest move is the user's. */
    private String moves(String game, Opening opening) {
        var moves = opening.beginning().moves();
        Player user = opening.beginning().side();
        var parts = new ArrayList<String>();
        opening.size().ifPresent(size -> parts.add(kinds.size(game, size)));
        for (int index = 0; index < moves.size(); index++) {
            Player mover = (moves.size() - index) % 2 == 1 ? user : user.opponent();
            String side = SideNames.byColour(texts, mover, kinds.side(game, mover));
            parts.add(texts.get("speech.pair", side, moves.get(index)));
        }
        return String.join(", ", parts);
    }

    private String inWords(String game, Opening opening) {
        ResultCounts tally = opening.tally();
        return texts.get("statistics.row", moves(game, opening), tally.won(), tally.lost(), tally.drawn());
    }
}
