package org.jumpingcube.desktop.cube;

import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.desktop.cube.CascadeStyle.Film;
import org.jumpingcube.desktop.look.LessMotion;
import org.jumpingcube.desktop.look.StageRun;
import org.jumpingcube.desktop.look.Ticker;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Turn;
import org.jumpingcube.session.MovePresenter;
import org.jumpingcube.settings.CascadeDisplay;
import org.jumpingcube.settings.MoveAnimation;
import org.jumpingcube.settings.StageUnit;
import org.jumpingcube.sound.Sound;

/**
 * Shows moves on the board view: a chosen cube blinks, and a cascade runs stage by stage. This is only drawing: the
 * session has the final position before an animation begins, and to skip it is to show that position.
 */
public final class CascadeAnimator implements MovePresenter<CubePosition, Square> {
    /** The time that a chosen cube blinks, as a share of a stage: 0.4 s for the medium stage of 0.6 s. */
    private static final double CHOICE_SHARE = 0.4 / 0.6;

    private static final int CHOICE_BLINKS = 2;

    private final BoardView board;
    private final StageRun run;
    private final Supplier<MoveAnimation> settings;
    private Consumer<Sound> onSound = sound -> {};
    private int heardWave; // the latest wave whose bursts have been heard
    /**
     * The stages of the turn shown last. Turns are compared by identity: the same move played again is shown with the
     * settings of that time.
     */
    private final IdentityHashMap<Turn<CubePosition, Square>, List<CascadeStage>> cascade = new IdentityHashMap<>(1);

    /**
     * @param settings read at the beginning of each animation
     */
    public CascadeAnimator(BoardView board, Ticker ticker, Supplier<MoveAnimation> settings) {
        this.board = board;
        run = new StageRun(ticker, board::showPosition);
        this.settings = settings;
    }

    /** Sets the listener for sounds. */
    void onSound(Consumer<Sound> listener) {
        onSound = listener;
    }

    @Override
    public void showChoice(CubePosition position, Square square, Runnable done) {
        blink(square, Mark.LAST_MOVE, CHOICE_SHARE, done);
    }

    @Override
    public void showHint(CubePosition position, Square square, Runnable done) {
        blink(square, Mark.HINT, 2 * CHOICE_SHARE, done); // nothing waits for a hint to end
    }

    private void blink(Square square, Mark mark, double share, Runnable done) {
        MoveAnimation show = settings.get();
        if (show.display() == CascadeDisplay.NONE) {
            done.run();
            return;
        }
        boolean isLess = LessMotion.isWanted(show.motion());
        double[] seconds = {show.stageSeconds() * share};
        run.start(
                seconds,
                (part, progress) -> {
                    boolean isDark = !isLess && (int) (progress * CHOICE_BLINKS * 2) % 2 == 0 && progress < 1;
                    board.showHighlight(new BoardScene.Highlight(square, mark, isDark));
                },
                done);
    }

    @Override
    public int stages(Turn<CubePosition, Square> turn) {
        return cascade(turn).size();
    }

    @Override
    public void showStages(Turn<CubePosition, Square> turn, int from, int to, Runnable done) {
        List<CascadeStage> stages = cascade(turn);
        heardWave = stages.get(from == to ? 0 : from).wave() - 1;
        MoveAnimation show = settings.get();
        CascadeStyle style = CascadeStyle.of(show.display(), LessMotion.isWanted(show.motion()));
        if (from == to) {
            showLoaded(stages.get(from));
            done.run();
        } else if (style == CascadeStyle.NONE) {
            showWithoutAnimation(stages, to);
            hear(stages, stages.get(to - 1).bursts());
            done.run();
        } else {
            double[] all = times(turn, stages.size(), show);
            double[] seconds = Arrays.copyOfRange(all, from, to);
            var films = new HashMap<Integer, Film>();
            run.start(
                    seconds,
                    (part, progress) -> {
                        var film = films.computeIfAbsent(from + part, stage -> style.film(stages.get(stage)));
                        var frame = film.at(progress);
                        board.showFrame(frame);
                        hear(stages, frame.bursts());
                    },
                    () -> {
                        showWithoutAnimation(stages, to);
                        done.run();
                    });
        }
    }

    /** The wave that wins is slow, unless motion is to be reduced. */
    private static double[] times(Turn<CubePosition, Square> turn, int stages, MoveAnimation show) {
        boolean isSlow = turn.after().winner().isPresent() && !LessMotion.isWanted(show.motion());
        return isSlow ? StageTimes.ofWin(stages, show.stageSeconds()) : StageTimes.seconds(stages, show.stageSeconds());
    }

    /** Each wave sounds once, when its first burst is shown. */
    private void hear(List<CascadeStage> stages, int bursts) {
        stages.stream()
                .filter(stage -> stage.earlierBursts() < bursts && bursts <= stage.bursts())
                .findFirst()
                .filter(stage -> stage.wave() > heardWave)
                .ifPresent(stage -> {
                    heardWave = stage.wave();
                    onSound.accept(new Sound.Pop(stage.wave(), stage.bursting().size()));
                });
    }

    /** The board after the stages before {@code next}: cubes that burst in later stages are already dark. */
    private void showWithoutAnimation(List<CascadeStage> stages, int next) {
        if (next == stages.size()) {
            board.showPosition();
        } else {
            showLoaded(stages.get(next));
        }
    }

    private void showLoaded(CascadeStage stage) {
        board.showFrame(CascadeStyle.DARKEN.film(stage).at(0));
    }

    /**
     * The stages of a turn, computed once: if a setting changes meanwhile, "the third stage" must still be the same.
     */
    private List<CascadeStage> cascade(Turn<CubePosition, Square> turn) {
        List<CascadeStage> known = cascade.get(turn);
        if (known != null) {
            return known;
        }
        var move = PlayedMove.of(turn);
        var stages = settings.get().stage() == StageUnit.CUBE ? CascadeStage.bursts(move) : CascadeStage.waves(move);
        cascade.clear();
        cascade.put(turn, stages);
        return stages;
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
