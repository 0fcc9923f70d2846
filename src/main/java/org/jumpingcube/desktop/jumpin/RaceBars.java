package org.jumpingcube.desktop.jumpin;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javafx.geometry.Bounds;
import javafx.geometry.HPos;
import javafx.geometry.VPos;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.jumpingcube.desktop.board.BoardPlaces;
import org.jumpingcube.desktop.controls.Swatch;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.game.Player;
import org.jumpingcube.jumpin.PawnBoard;

/** Bars under the board that show how many rows each side has advanced, and how many a turn would add. */
final class RaceBars extends Region {
    private static final double ROW = 24;
    private static final double GAP = 8;
    private static final double BAR = 10;
    private static final double NAME = 120;
    private static final double FIGURE = 150;

    private final JumpinWording wording;
    private final Map<Player, Row> rows = new EnumMap<>(Player.class);
    private Function<Player, String> names;

    /** The nodes in a side's row, and how much of its bar is filled now and after a turn. */
    private static final class Row {
        final Swatch swatch;
        final Label name = TextControls.styled(new Label(), "name");
        final StackPane track = TextControls.styled(new StackPane(), "track");
        final StackPane then = TextControls.styled(new StackPane(), "then");
        final StackPane done = TextControls.styled(new StackPane(), "done");
        final Label figure = TextControls.styled(new Label(), "figure");
        int gone;
        int gain;

        Row(Player player) {
            swatch = new Swatch(player);
            done.getStyleClass().add("player-" + player.number());
        }
    }

    RaceBars(JumpinWording wording) {
        this.wording = wording;
        names = wording::side;
        getStyleClass().add("race-bars");
        setManaged(false);
        setOpacity(0); // until a stylesheet makes it visible, with its looks
        TextControls.tip(this, wording.aboutRace());
        for (Player player : Player.values()) {
            var row = new Row(player);
            rows.put(player, row);
            getChildren().addAll(row.swatch, row.name, row.track, row.then, row.done, row.figure);
        }
    }

    /** What the sides are called from now on. */
    void callSides(Function<Player, String> changed) {
        names = changed;
    }

    /** @param landing the landing that the user points at */
    void show(PawnBoard board, Optional<Choice.Landing> landing) {
        rows.forEach((player, row) -> {
            row.gone = board.advance(player);
            row.gain = landing.filter(shown -> shown.turn().player() == player)
                    .map(Choice.Landing::rowsGained)
                    .orElse(0);
            row.name.setText(names.apply(player));
            row.figure.setText(wording.race(row.gone, row.gain));
        });
        requestLayout();
    }

    /** Places the bars under the board and makes them as wide; hides them if there is no room. */
    void placeUnder(Bounds board, double below) {
        boolean hasRoom = below >= rows.size() * ROW + GAP && board.getWidth() > NAME + 2 * FIGURE;
        setVisible(hasRoom);
        if (hasRoom) {
            resizeRelocate(board.getMinX(), board.getMaxY() + GAP, board.getWidth(), rows.size() * ROW);
            layout();
        }
    }

    @Override
    protected void layoutChildren() {
        double left = BoardPlaces.MARGIN;
        double bar = getWidth() - 2 * left - NAME - FIGURE;
        double y = 0;
        for (Row row : rows.values()) {
            double top = y + (ROW - BAR) / 2;
            layoutInArea(row.swatch, left, y, 12, ROW, 0, HPos.LEFT, VPos.CENTER);
            layoutInArea(row.name, left + 20, y, NAME - 20, ROW, 0, HPos.LEFT, VPos.CENTER);
            row.track.resizeRelocate(left + NAME, top, bar, BAR);
            row.then.resizeRelocate(left + NAME, top, share(row.gone + Math.max(0, row.gain), bar), BAR);
            row.done.resizeRelocate(left + NAME, top, share(row.gone, bar), BAR);
            layoutInArea(row.figure, left + NAME + bar, y, FIGURE, ROW, 0, HPos.RIGHT, VPos.CENTER);
            y += ROW;
        }
    }

    private static double share(int gone, double width) {
        return Math.rint(width * Math.min(1, (double) gone / PawnBoard.ALL_ROWS));
    }
}
