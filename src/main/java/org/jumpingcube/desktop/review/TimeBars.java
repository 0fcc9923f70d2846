package org.jumpingcube.desktop.review;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import javafx.css.PseudoClass;
import javafx.geometry.HPos;
import javafx.geometry.VPos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.GameClock;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;

/**
 * How long each move took: a bar for each in the colour of its player, below its place in the {@link StoryChart}. If
 * the game was lost on time, the move that nobody made has a bar too.
 */
final class TimeBars extends Region {
    private static final PseudoClass THIN = PseudoClass.getPseudoClass("thin");
    private static final int MANY_MOVES = 8; // fewer than these do not fill the width
    private static final double MARGIN = 14; // at both ends, as in the chart
    private static final double EDGE = 2; // above and below the bars
    private static final double LEAST_HEIGHT = 1.5; // even of a move that took no time
    private static final double WIDEST = 14;
    private static final double GAP = 0.25; // between two bars, as a share of their distance
    private static final double MILLIS_PER_SECOND = 1000;

    private final Label most = TextControls.styled(new Label(), "axis");
    private final Rectangle cursor = TextControls.styled(new Rectangle(), "time-cursor");
    private String caption = "";
    private String mostInWords = "";
    private boolean isThin;
    private List<Integer> times = List.of(); // of the moves, and of the one that nobody made
    private int moves; // that were made
    private List<Rectangle> bars = List.of();
    private int played;

    /** @param onPick given the number of moves after which the user wants to look at the game */
    TimeBars(IntConsumer onPick) {
        setId("time-bars");
        getStyleClass().add("time-bars");
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        TextControls.tip(this, accessibleTextProperty());
        cursor.setManaged(false);
        most.setManaged(false);
        addEventHandler(MouseEvent.MOUSE_PRESSED, event -> {
            if (event.getButton() == MouseButton.PRIMARY && moves > 0) {
                long move = Math.round((event.getX() - MARGIN) / distance());
                onPick.accept((int) Math.max(1, Math.min(move, moves)));
                event.consume(); // else the pane that scrolls takes the focus
            }
        });
    }

    /** Makes the bars lower, for a window with little room. */
    void setThin(boolean isThin) {
        this.isThin = isThin;
        pseudoClassStateChanged(THIN, isThin);
        nameMost();
    }

    /** Where there is no room for a heading above the bars, what they are is said here. */
    private void nameMost() {
        most.setText(isThin && !caption.isEmpty() ? caption + " \u00b7 " + mostInWords : mostInWords);
    }

    /**
     * Shows the times of a game.
     *
     * @param clock its clocks
     * @param after how many of its moves have been played where the user is looking
     */
    void show(History<?, ?> game, GameClock clock, int after, Texts texts) {
        played = after;
        moves = clock.times().size();
        boolean isOut = !clock.isRunning() && clock.isOut(game, 0);
        var shown = new ArrayList<>(clock.times());
        if (isOut) {
            shown.add(clock.spent());
        }
        if (!shown.equals(times)) {
            times = List.copyOf(shown);
            bars = new ArrayList<>();
            for (int turn = 0; turn < times.size(); turn++) {
                boolean isMade = turn < moves;
                bars.add(bar(isMade ? colour(game.turns().get(turn).player()) : "out"));
            }
            getChildren().setAll(cursor);
            getChildren().addAll(bars);
            getChildren().add(most);
        }
        caption = texts.get("review.times");
        mostInWords = texts.get("review.times.seconds", seconds(longest()));
        nameMost();
        String move = played == 0 || played > moves
                ? texts.get("review.times")
                : texts.get("review.times.help", game.number(played - 1), seconds(times.get(played - 1)));
        boolean isEnd = isOut && played == game.cursor();
        setAccessibleText(isEnd ? move + ". " + texts.get("result.reason.time") : move);
        requestLayout();
    }

    private static String colour(Player player) {
        return player == Player.ONE ? "one" : "two";
    }

    private static Rectangle bar(String style) {
        var bar = TextControls.styled(new Rectangle(), style);
        bar.setManaged(false);
        return bar;
    }

    private int longest() {
        return times.stream().mapToInt(Integer::intValue).max().orElse(0);
    }

    private static double seconds(int millis) {
        return millis / MILLIS_PER_SECOND;
    }

    /** Between the middles of two bars. */
    private double distance() {
        return (getWidth() - 2 * MARGIN) / Math.max(MANY_MOVES, times.size());
    }

    @Override
    protected void layoutChildren() {
        double width = Math.min(WIDEST, (1 - GAP) * distance());
        double room = getHeight() - 2 * EDGE;
        for (int turn = 0; turn < bars.size(); turn++) {
            double share = (double) times.get(turn) / Math.max(1, longest());
            double height = Math.max(LEAST_HEIGHT, share * room);
            var bar = bars.get(turn);
            bar.setX(MARGIN + (turn + 1) * distance() - width / 2);
            bar.setY(getHeight() - EDGE - height);
            bar.setWidth(width);
            bar.setHeight(height);
        }
        cursor.setVisible(played >= 1 && played <= bars.size());
        cursor.setX(MARGIN + played * distance() - distance() / 2);
        cursor.setWidth(distance());
        cursor.setHeight(getHeight());
        layoutInArea(most, 4, 0, getWidth() - 4, getHeight(), 0, HPos.LEFT, VPos.TOP);
    }
}
