package org.jumpingcube.desktop.cube;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.desktop.look.LessMotion;
import org.jumpingcube.desktop.look.StageRun;
import org.jumpingcube.desktop.look.Ticker;
import org.jumpingcube.game.Square;
import org.jumpingcube.session.GameState.GameOver;
import org.jumpingcube.session.Notice;
import org.jumpingcube.session.SessionView;
import org.jumpingcube.settings.CascadeDisplay;
import org.jumpingcube.settings.MoveAnimation;

/**
 * Shows that a game has been won: a calm ripple over the board, from the last move to the corners. It blocks nothing,
 * and anything that happens in the game ends it.
 */
final class WinRipple {
    private static final double SPREAD_SECONDS = 0.7;
    private static final double RISE_SECONDS = 0.5; // for each cube to rise and come to rest again
    private static final double HEIGHT = 0.4;
    private static final double LIGHT = 0.7;

    private final BoardView board;
    private final StageRun run;
    private final Supplier<MoveAnimation> settings;
    private final ReadOnlyBooleanWrapper isRunning = new ReadOnlyBooleanWrapper();
    private Optional<Board> won = Optional.empty();

    /**
     * @param settings asked when a game is won
     */
    WinRipple(BoardView board, Ticker ticker, Supplier<MoveAnimation> settings) {
        this.board = board;
        run = new StageRun(ticker, () -> {
            board.showMotions(Map.of());
            isRunning.set(false);
        });
        this.settings = settings;
    }

    /** Whether it is on the board now. */
    ReadOnlyBooleanProperty isRunning() {
        return isRunning.getReadOnlyProperty();
    }

    /** Called when the game has gone on. */
    void follow(SessionView<CubePosition, Square> view) {
        var now = Optional.of(view.position().board())
                .filter(board ->
                        view.state() instanceof GameOver && board.winner().isPresent());
        boolean isNow = now.isPresent() && won.isEmpty();
        boolean isNews = isNow && view.notice() == Notice.NONE; // not after loading or redoing
        if (isNews && isWanted()) {
            view.lastMove().ifPresent(move -> start(now.get(), move));
        } else if (won.isPresent() && !won.equals(now)) {
            run.stop();
        }
        won = now;
    }

    private boolean isWanted() {
        var show = settings.get();
        return show.display() != CascadeDisplay.NONE && !LessMotion.isWanted(show.motion());
    }

    private void start(Board won, Square middle) {
        double all = SPREAD_SECONDS + RISE_SECONDS;
        isRunning.set(true);
        run.start(
                new double[] {all},
                (stage, progress) -> board.showMotions(motions(won, middle, progress * all)),
                () -> {});
    }

    /** How the cubes of a board move at some instant. */
    static Map<Square, CubeMotion> motions(Board won, Square middle, double seconds) {
        double farthest = won.squares().stream()
                .mapToDouble(square -> distance(middle, square))
                .max()
                .orElseThrow();
        var motions = new HashMap<Square, CubeMotion>();
        for (Square square : won.squares()) {
            double since = (seconds - SPREAD_SECONDS * distance(middle, square) / farthest) / RISE_SECONDS;
            if (since > 0 && since < 1) {
                double height = Math.sin(Math.PI * since);
                motions.put(square, new CubeMotion(HEIGHT * height, LIGHT * height * height, Optional.empty()));
            }
        }
        return motions;
    }

    private static double distance(Square one, Square other) {
        return Math.hypot(one.row() - other.row(), one.column() - other.column());
    }
}
