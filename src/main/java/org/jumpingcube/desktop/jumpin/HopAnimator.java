package org.jumpingcube.desktop.jumpin;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jumpingcube.desktop.look.LessMotion;
import org.jumpingcube.desktop.look.StageRun;
import org.jumpingcube.desktop.look.Ticker;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Turn;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.JumpinTurn;
import org.jumpingcube.session.MovePresenter;
import org.jumpingcube.settings.CascadeDisplay;
import org.jumpingcube.settings.CascadeShow;
import org.jumpingcube.sound.Sound;

/** Shows a pawn hop along its path, jump by jump; each jump is a stage. */
final class HopAnimator implements MovePresenter<JumpinPosition, JumpinMove> {
    private static final double CHOICE_SHARE = 0.5; // of a stage
    private static final double HINT_SHARE = 4; // nobody waits for a hint to end
    static final double HOP_HEIGHT = 0.55; // of a square

    /** A board on which turns are shown. */
    interface Board {
        /** Shows the path of a move that has not been made yet. */
        void showWay(List<Square> way);

        /** Shows a pawn in the middle of a turn, in place of the position. */
        void showHop(JumpinTurn turn, Hop hop);

        /** Shows the position again, instead of anything in motion. */
        void showPosition();
    }

    private final Board board;
    private final StageRun run;
    private final Supplier<CascadeShow> settings;
    private Consumer<Sound> onSound = sound -> {};

    HopAnimator(Board board, Ticker ticker, Supplier<CascadeShow> settings) {
        this.board = board;
        run = new StageRun(ticker, board::showPosition);
        this.settings = settings;
    }

    void onSound(Consumer<Sound> listener) {
        onSound = listener;
    }

    @Override
    public void showChoice(JumpinPosition position, JumpinMove move, Runnable done) {
        point(position, move, CHOICE_SHARE, done);
    }

    @Override
    public void showHint(JumpinPosition position, JumpinMove move, Runnable done) {
        point(position, move, HINT_SHARE, done);
    }

    private void point(JumpinPosition position, JumpinMove move, double share, Runnable done) {
        CascadeShow show = settings.get();
        if (show.display() == CascadeDisplay.NONE) {
            done.run();
            return;
        }
        board.showWay(position.play(move).path());
        run.start(new double[] {show.stageSeconds() * share}, (part, progress) -> {}, done);
    }

    @Override
    public int stages(Turn<JumpinPosition, JumpinMove> turn) {
        return Math.max(0, JumpinTurn.of(turn).path().size() - 1);
    }

    @Override
    public void showStages(Turn<JumpinPosition, JumpinMove> turn, int from, int to, Runnable done) {
        var played = JumpinTurn.of(turn);
        CascadeShow show = settings.get();
        boolean isStill = show.display() == CascadeDisplay.NONE || from == to;
        if (isStill) {
            showAt(played, to);
            done.run();
            return;
        }
        double height = LessMotion.isWanted(show.motion()) ? 0 : HOP_HEIGHT;
        var seconds = new double[to - from];
        Arrays.fill(seconds, show.stageSeconds());
        int[] heard = {from - 1};
        run.start(
                seconds,
                (part, progress) -> {
                    List<Square> path = played.path();
                    board.showHop(
                            played, new Hop(path.get(from + part), path.get(from + part + 1), eased(progress), height));
                    if (progress > 0.9 && heard[0] < from + part) {
                        heard[0] = from + part;
                        onSound.accept(new Sound.Knock());
                    }
                },
                () -> {
                    showAt(played, to);
                    done.run();
                });
    }

    /** Slow to take off and to land. */
    private static double eased(double progress) {
        return progress * progress * (3 - 2 * progress);
    }

    private void showAt(JumpinTurn turn, int jump) {
        if (jump == stages(turn)) {
            board.showPosition();
        } else {
            Square square = turn.path().get(jump);
            board.showHop(turn, new Hop(square, square, 0, 0));
        }
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
