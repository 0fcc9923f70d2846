package org.jumpingcube.desktop.board;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jumpingcube.desktop.look.LessMotion;
import org.jumpingcube.desktop.look.StageRun;
import org.jumpingcube.desktop.look.Ticker;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;
import org.jumpingcube.grid.BoardMoment;
import org.jumpingcube.grid.GridLook;
import org.jumpingcube.session.MovePresenter;
import org.jumpingcube.settings.CascadeDisplay;
import org.jumpingcube.settings.MoveAnimation;
import org.jumpingcube.sound.Sound;

/** Shows the turns of a game on a grid, stage by stage. With less motion pieces still go from square to square. */
public final class GridAnimator<P extends Position<P, M>, M> implements MovePresenter<P, M> {
    private static final double CHOICE_SHARE = 0.5; // of a stage
    private static final double HINT_SHARE = 4; // nobody waits for a hint to end

    private static final double LANDING = 0.9; // of a stage, when a piece that moves is heard

    private final MomentBoard<P, M> board;
    private final GridLook<P, M> look;
    private final StageRun run;
    private final Supplier<MoveAnimation> settings;
    private Consumer<Sound> onSound = sound -> {};

    /** @param settings asked at the beginning of each turn */
    public GridAnimator(MomentBoard<P, M> board, GridLook<P, M> look, Ticker ticker, Supplier<MoveAnimation> settings) {
        this.board = board;
        this.look = look;
        this.settings = settings;
        run = new StageRun(ticker, board::showPosition);
    }

    /** Sets the listener for the sounds of pieces. */
    public void onSound(Consumer<Sound> listener) {
        onSound = listener;
    }

    @Override
    public void showChoice(P position, M move, Runnable done) {
        point(position, move, CHOICE_SHARE, done);
    }

    @Override
    public void showHint(P position, M move, Runnable done) {
        point(position, move, HINT_SHARE, done);
    }

    private void point(P position, M move, double share, Runnable done) {
        MoveAnimation show = settings.get();
        if (show.display() == CascadeDisplay.NONE) {
            done.run();
            return;
        }
        board.showWay(look.way(position.play(move)));
        run.start(new double[] {show.stageSeconds() * share}, (part, progress) -> {}, done);
    }

    @Override
    public int stages(Turn<P, M> turn) {
        return look.stages(turn);
    }

    @Override
    public void showStages(Turn<P, M> turn, int from, int to, Runnable done) {
        MoveAnimation show = settings.get();
        if (show.display() == CascadeDisplay.NONE || from == to) {
            end(turn, to, done);
            return;
        }
        boolean isCalm = LessMotion.isWanted(show.motion());
        double landing = look.way(turn).size() > 1 ? LANDING : 0;
        var seconds = new double[to - from];
        Arrays.fill(seconds, show.stageSeconds());
        int[] heard = {from - 1};
        run.start(
                seconds,
                (part, progress) -> {
                    int stage = from + part;
                    board.show(new BoardMoment<>(turn.before(), Optional.of(turn), stage, progress, isCalm));
                    if (progress >= landing && heard[0] < stage) {
                        heard[0] = stage;
                        onSound.accept(new Sound.Knock());
                    }
                },
                () -> end(turn, to, done));
    }

    private void end(Turn<P, M> turn, int stage, Runnable done) {
        if (stage < stages(turn)) {
            board.show(BoardMoment.of(turn, stage, 0));
        } else {
            board.showPosition();
        }
        done.run();
    }

    @Override
    public void skip() {
        run.stop();
    }

    @Override
    public void hold(boolean isHeld) {
        run.hold(isHeld);
    }
}
