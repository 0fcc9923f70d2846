package org.jumpingcube.desktop.start;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.util.Subscription;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.FirstStep;
import org.jumpingcube.desktop.model.OpenGame;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;
import org.jumpingcube.session.GameState.FriendToMove;
import org.jumpingcube.session.GameState.HumanToMove;
import org.jumpingcube.session.Notice;
import org.jumpingcube.session.SessionView;

/**
 * Shows the first steps in a game one after another, as the user takes them. The settings remember which are done.
 * Nothing is shown while only computers play. The last step, which is about the end, ends with its game.
 */
public final class FirstSteps<P extends Position<P, M>, M> {
    private final OpenGame<P, M> game;
    private final SettingsModel settings;
    private final Runnable onEnd;
    private final StepBar bar;
    private final StepRing ring;
    private final Subscription following;
    private Optional<Turn<P, M>> seen;
    private int current;

    /**
     * How the first steps end.
     *
     * @param onEnd called when the last step is done or the user skips the rest: bar and ring can be removed
     */
    public record Actions(Runnable watchDemo, Runnable onEnd) {}

    /**
     * @param first the step to begin with, from 0
     */
    public FirstSteps(OpenGame<P, M> game, int first, SettingsModel settings, Texts texts, Actions actions) {
        this.game = game;
        this.settings = settings;
        onEnd = actions.onEnd();
        current = first;
        seen = game.model().now().history().lastTurn();
        bar = new StepBar(texts, actions(actions));
        ring = new StepRing(game.board().node());
        following = Subscription.combine(
                texts.language().subscribe(language -> show()),
                game.model().view().subscribe(this::follow));
    }

    private StepBar.Actions actions(Actions actions) {
        return new StepBar.Actions() {
            @Override
            public void next() {
                goTo(current + 1);
            }

            @Override
            public void end() {
                goTo(steps().size());
            }

            @Override
            public void watchDemo() {
                actions.watchDemo().run();
            }
        };
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
        String name = game.view().kind().name();
        settings.update(now -> now.withProgress(now.progress().withStepsIn(name, current)));
        if (current < steps().size()) {
            show();
            point(game.model().now());
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
        boolean isPlaying = !view.seats().areBothComputers() && !(view.state() instanceof FriendToMove);
        bar.setVisible(isPlaying);
        bar.setManaged(isPlaying);
        ring.setVisible(isPlaying && !view.outcome().isOver());
        point(view);
        var turn = view.history().lastTurn();
        if (!turn.equals(seen) && turn.filter(view::isShowing).isEmpty()) { // only once it has been shown
            seen = turn;
            if (turn.filter(played -> isTaken(view, played)).isPresent()) {
                goTo(current + 1);
            }
        }
    }

    private boolean isAnotherGame(SessionView<P, M> view) {
        return view.notice() == Notice.NEW_GAME
                && seen.isPresent()
                && view.history().turns().isEmpty();
    }

    private boolean isTaken(SessionView<P, M> view, Turn<P, M> turn) {
        boolean isUsers =
                view.seats().isHuman(turn.player()) || turn.after().outcome().isOver();
        return isUsers && steps().get(current).isTakenBy().test(turn);
    }

    private void point(SessionView<P, M> view) {
        if (view.state() instanceof HumanToMove || view.history().turns().isEmpty()) {
            var place = steps().get(current).place();
            ring.pointAt(() -> place.apply(view.position()));
        }
    }
}
