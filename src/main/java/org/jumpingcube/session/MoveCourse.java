package org.jumpingcube.session;

import java.util.function.Consumer;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;
import org.jumpingcube.session.GameState.Animating;
import org.jumpingcube.session.GameState.ComputerHeld;
import org.jumpingcube.session.GameState.PausedAtStep;
import org.jumpingcube.session.GameState.Searching;
import org.jumpingcube.session.GameState.ShowingHint;
import org.jumpingcube.session.GameState.ShowingMove;
import org.jumpingcube.session.GameState.Thinking;
import org.jumpingcube.session.GameState.ThinkingOfHint;

/** The course of a move or a hint: it is looked for, shown, played, and what it causes is shown. */
final class MoveCourse<P extends Position<P, M>, M> {
    private final SessionCore<P, M> core;

    MoveCourse(SessionCore<P, M> core) {
        this.core = core;
    }

    /** The user's choice, played if it is allowed. */
    void playChosen(M move) {
        if (core.view().canPlay(move)) {
            play(move);
        } else {
            core.become(core.view().state(), Notice.ILLEGAL_MOVE);
        }
    }

    /** The same for a move that is known to be allowed. */
    void play(M move) {
        play(move, planForThisMove());
    }

    private Plan planForThisMove() {
        boolean isContinuous =
                core.view().seats().areBothComputers() && core.view().pauses().areOff();
        return new Plan(
                isContinuous ? Plan.Flow.CONTINUOUS : Plan.Flow.SINGLE_MOVE,
                core.view().pauses().beforeStep(),
                false);
    }

    /** Lets the computer player of the side to move look for its move, and play it. */
    void startThinking() {
        var ticket = new SearchTicket();
        var ours = core.view().seats().unnamed(); // they play in the place of other programs from now on
        core.prepare(core.view().with(ours, core.view().pauses()));
        core.become(new Thinking<>(ticket, core.mover(), planForThisMove()));
        search(ticket, this::showMove);
    }

    /** Lets it look for a move for the user, and shows that. */
    void lookForHint() {
        var ticket = new SearchTicket();
        core.become(new ThinkingOfHint<>(ticket, core.mover()));
        search(ticket, this::showHint);
    }

    private void search(SearchTicket ticket, Consumer<M> onMove) {
        core.thinkers().ask(core.view(), core.now(), ticket, new AnalysisListener<>() {
            @Override
            public void found(Analysis<M> analysis) {
                core.timePasses();
                if (core.view().position().legalMoves().contains(analysis.move())) {
                    onMove.accept(analysis.move());
                } else {
                    failed(new IllegalStateException("no legal move: " + analysis.move()));
                }
            }

            @Override
            public void failed(Throwable failure) {
                AnalysisListener.super.failed(failure);
                core.timePasses();
                core.become(core.waiting(), Notice.SEARCH_FAILED);
            }
        });
    }

    private void showMove(M move) {
        if (core.view().state() instanceof Thinking<M> thinking) {
            core.become(new ShowingMove<>(move, thinking.player(), thinking.plan()));
            core.presentation().showChoice(core.view().position(), move, this::playShown);
        }
    }

    private void showHint(M move) {
        if (core.view().state() instanceof ThinkingOfHint<M> thinking) {
            core.prepare(core.view().withHint(move));
            core.become(new ShowingHint<>(move, thinking.player()));
            core.presentation().showHint(core.view().position(), move, this::rest);
        }
    }

    private void playShown() {
        core.timePasses();
        if (core.view().state() instanceof ShowingMove<M> showing) {
            play(showing.move(), showing.plan());
        }
    }

    private void rest() {
        core.timePasses();
        core.become(core.waiting());
    }

    private void play(M move, Plan plan) {
        Player player = core.mover();
        core.play(move);
        int stages = core.presentation().stages(core.lastTurn());
        if (stages == 0) {
            endMove(plan);
        } else if (plan.stepwise()) {
            core.become(new PausedAtStep<>(player, 0, plan));
            core.presentation().showStages(core.lastTurn(), 0, 0, () -> {});
        } else {
            animate(0, stages, plan);
        }
    }

    private void animate(int from, int to, Plan plan) {
        Turn<P, M> turn = core.lastTurn();
        core.become(new Animating<>(turn.player(), from, plan));
        core.presentation().showStages(turn, from, to, () -> afterStages(to));
    }

    private void afterStages(int shown) {
        core.timePasses();
        if (!(core.view().state() instanceof Animating<M> animating)) {
            return;
        }
        if (animating.plan().stepwise() && shown < core.presentation().stages(core.lastTurn())) {
            core.become(new PausedAtStep<>(animating.player(), shown, animating.plan()));
        } else {
            endMove(animating.plan());
        }
    }

    /** Shows the next step only, or all the rest if the pause has been switched off meanwhile. */
    void showNextStep(PausedAtStep<M> paused) {
        int stages = core.presentation().stages(core.lastTurn());
        boolean isStillStepwise = core.view().pauses().beforeStep();
        animate(paused.stage(), isStillStepwise ? paused.stage() + 1 : stages, paused.plan());
    }

    private void endMove(Plan plan) {
        GameState<M> next = core.waiting();
        boolean isInterrupted =
                plan.flow() == Plan.Flow.FINISHING && core.view().seats().areBothComputers();
        boolean isHeld = isInterrupted || plan.holdsNext();
        if (next instanceof ComputerHeld && !isHeld && !core.view().pauses().beforeMove()) {
            startThinking();
        } else {
            core.become(next);
        }
    }

    /** Ends the current activity: the search answers, the blinking or the animation ends. */
    void stopActivity() {
        GameState<M> state = core.view().state();
        if (state instanceof Searching<M> searching) {
            searching.ticket().requestStop();
        } else if (state instanceof ShowingMove) {
            core.presentation().end();
            playShown();
        } else if (state instanceof ShowingHint) {
            core.presentation().end();
            rest();
        } else if (state instanceof Animating<M> animating) {
            core.presentation().end();
            endMove(animating.plan());
        }
    }
}
