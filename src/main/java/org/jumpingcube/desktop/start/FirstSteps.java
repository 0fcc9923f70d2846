package org.jumpingcube.desktop.start;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.util.Subscription;
import org.jumpingcube.desktop.model.FirstStep;
import org.jumpingcube.desktop.model.OpenGame;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;
import org.jumpingcube.session.GameState.FriendToMove;
import org.jumpingcube.session.GameState.HumanToMove;
import org.jumpingcube.session.Notice;
import org.jumpingcube.session.SessionView;

/**
 * Shows the first steps in a game one after another, as the user takes them. The settings remember which are done.
 * A step comes when what it is about is on the board, or the user wants to see it, and goes after some moves even if it has
 * not been taken. Nothing is shown while only computers play. The last step, which is about the end, ends with its game.
 */
public final class FirstSteps<P extends Position<P, M>, M> implements StepBar.Actions {
    private static final int MOST_MOVES = 2; // of the user for which a step is shown

    private final OpenGame<P, M> game;
    private final Program program;
    private final Runnable onEnd;
    private final StepBar bar;
    private final StepRing ring;
    private final Subscription following;
    private Optional<Turn<P, M>> seen;
    private int current;
    private int moves; // of the user since the step is shown
    private boolean isWanted; // by the user, who has not waited for it

    /**
     * @param first the step to begin with, from 0
     * @param isWanted whether the user has asked for it
     * @param onEnd called when the last step is done or the user skips the rest: bar and ring can be removed
     */
    public FirstSteps(Program program, OpenGame<P, M> game, int first, boolean isWanted, Runnable onEnd) {
        this.program = program;
        this.game = game;
        this.onEnd = onEnd;
        current = first;
        this.isWanted = isWanted;
        seen = game.model().now().history().lastTurn();
        bar = new StepBar(program.texts(), this);
        ring = new StepRing(game.board().node());
        following = Subscription.combine(
                program.texts().language().subscribe(language -> show()),
                game.model().view().subscribe(this::follow));
    }

    @Override
    public void next() {
        isWanted = true;
        goTo(current + 1);
    }

    @Override
    public void end() {
        goTo(steps().size());
    }

    @Override
    public void watchDemo() {
        program.starter().watchDemo();
    }

    /** Tells the steps; has a place of its own in the window. */
    public Node bar() {
        return bar;
    }

    /** Points at what a step is about, to be laid over the whole window. */
    public Node ring() {
        return ring;
    }

    private List<FirstStep<P, M>> steps() {
        return game.board().firstSteps();
    }

    private void goTo(int step) {
        current = step;
        moves = 0;
        String name = game.view().kind().name();
        program.settings().update(now -> now.withProgress(now.progress().withStepsIn(name, current)));
        if (current < steps().size()) {
            show();
            place(game.model().now());
        } else {
            close();
        }
    }

    /** Ends the first steps, without counting the rest as done. */
    public void close() {
        following.unsubscribe();
        onEnd.run();
    }

    private void show() {
        bar.show(steps(), current);
    }

    private void follow(SessionView<P, M> view) {
        if (isAnotherGame(view) && current > 0 && current == steps().size() - 1) {
            goTo(steps().size());
            return;
        }
        place(view);
        var turn = view.history().lastTurn();
        if (!turn.equals(seen) && turn.filter(view::isShowing).isEmpty()) { // only once it has been shown
            seen = turn;
            turn.filter(played -> isUsers(view, played)).ifPresent(this::take);
        }
    }

    private void take(Turn<P, M> turn) {
        var step = steps().get(current);
        moves += step.isThere().test(turn.before()) ? 1 : 0;
        if (step.isTakenBy().test(turn) || moves >= MOST_MOVES) {
            isWanted = false;
            goTo(current + 1);
        }
    }

    /** Shows the step while it has a place on the board. */
    private void place(SessionView<P, M> view) {
        boolean isPlaying = !view.seats().areBothComputers() && !(view.state() instanceof FriendToMove);
        boolean isShown = isPlaying
                && (isWanted || moves > 0 || steps().get(current).isThere().test(view.position()));
        bar.setVisible(isShown);
        bar.setManaged(isShown);
        ring.setVisible(isShown && !view.outcome().isOver());
        point(view);
    }

    private boolean isAnotherGame(SessionView<P, M> view) {
        return view.notice() == Notice.NEW_GAME
                && seen.isPresent()
                && view.history().turns().isEmpty();
    }

    private static <P extends Position<P, M>, M> boolean isUsers(SessionView<P, M> view, Turn<P, M> turn) {
        return view.seats().isHuman(turn.player()) || turn.after().outcome().isOver();
    }

    private void point(SessionView<P, M> view) {
        if (view.state() instanceof HumanToMove || view.history().turns().isEmpty()) {
            var place = steps().get(current).place();
            ring.pointAt(() -> place.apply(view.position()));
        }
    }
}
