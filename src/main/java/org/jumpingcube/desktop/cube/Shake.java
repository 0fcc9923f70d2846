package org.jumpingcube.desktop.cube;

import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jumpingcube.desktop.look.LessMotion;
import org.jumpingcube.desktop.look.StageRun;
import org.jumpingcube.desktop.look.Ticker;
import org.jumpingcube.game.Square;
import org.jumpingcube.settings.MoveAnimation;

/** Shakes a cube that may not be played, for a moment. Reduced motion leaves that to the words. */
final class Shake {
    static final double SECONDS = 0.24;
    private static final int SHAKES = 3;
    private static final double REACH = 0.04; // of a cell

    private final BoardView board;
    private final StageRun run;
    private final Supplier<MoveAnimation> settings;
    private boolean isOn;

    /** @param settings asked each time */
    Shake(BoardView board, Ticker ticker, Supplier<MoveAnimation> settings) {
        this.board = board;
        run = new StageRun(ticker, this::end);
        this.settings = settings;
    }

    void start(Square square) {
        if (!LessMotion.isWanted(settings.get().motion())) {
            isOn = true;
            run.start(
                    new double[] {SECONDS},
                    (stage, progress) -> board.showMotions(Map.of(square, at(progress))),
                    () -> {});
        }
    }

    /** Called when the game has gone on. */
    void stop() {
        if (isOn) {
            run.stop();
        }
    }

    private void end() {
        isOn = false;
        board.showMotions(Map.of());
    }

    private static CubeMotion at(double progress) {
        double shift = REACH * Math.sin(2 * Math.PI * SHAKES * progress) * (1 - progress);
        return new CubeMotion(0, 0, shift, Optional.empty());
    }
}
