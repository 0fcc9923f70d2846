package org.jumpingcube.desktop.board;

import java.util.Arrays;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jumpingcube.desktop.look.LessMotion;
import org.jumpingcube.desktop.look.StageRun;
import org.jumpingcube.desktop.look.Ticker;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;
import org.jumpingcube.grid.BoardMoment;
import org.jumpingcube.grid.GridGame;
import org.jumpingcube.session.MovePresenter;
import org.jumpingcube.settings.CascadeDisplay;
import org.jumpingcube.settings.CascadeShow;
import org.jumpingcube.sound.Sound;

/** Shows the turns of a game on a grid, stage by stage. */
final class GridAnimator<P extends Position<P, M>, M> implements MovePresenter<P, M> {
    private static final double CHOICE_SHARE = 0.5; // of a stage
    private static final double HINT_SHARE = 4; // nobody waits for a hint to end

    private final GridBoardView<P, M> board;
    private final GridGame<P, M> game;
    private final StageRun run;
    private final Supplier<CascadeShow> settings;
    private Consumer<Sound> onSound = sound -> {};

    GridAnimator(GridBoardView<P, M> board, GridGame<P, M> game, Ticker ticker, Supplier<CascadeShow> settings) {
        this.board = board;
        this.game = game;
        this.settings = settings;
        run = new StageRun(ticker, board::showPosition);
    }

    void onSound(Consumer<Sound> listener) {
        onSound = listener;
    }

    @Override
    public void showChoice(P position, M move, Runnable done) {
        point(move, CHOICE_SHARE, done);
    }

    @Override
    public void showHint(P position, M move, Runnable done) {
        point(move, HINT_SHARE, done);
    }

    private void point(M move, double share, Runnable done) {
        CascadeShow show = settings.get();
        if (show.display() == CascadeDisplay.NONE) {
            done.run();
            return;
        }
        board.showWay(move);
        run.start(new double[] {show.stageSeconds() * share}, (part, progress) -> {}, done);
    }

    @Override
    public int stages(Turn<P, M> turn) {
        return game.stages(turn);
    }

    @Override
    public void showStages(Turn<P, M> turn, int from, int to, Runnable done) {
        CascadeShow show = settings.get();
        boolean isStill = show.display() == CascadeDisplay.NONE || LessMotion.isWanted(show.motion()) || from == to;
        Runnable end = () -> {
            if (to < stages(turn)) {
                board.show(BoardMoment.of(turn, to, 0));
            } else {
                board.showPosition();
            }
            done.run();
        };
        if (isStill) {
            end.run();
            return;
        }
        onSound.accept(new Sound.Knock());
        var seconds = new double[to - from];
        Arrays.fill(seconds, show.stageSeconds());
        run.start(seconds, (part, progress) -> board.show(BoardMoment.of(turn, from + part, progress)), end);
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
