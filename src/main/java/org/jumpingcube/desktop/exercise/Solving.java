package org.jumpingcube.desktop.exercise;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;
import javafx.animation.PauseTransition;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.util.Duration;
import org.jumpingcube.desktop.model.Exercise;
import org.jumpingcube.desktop.model.GameModel;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.game.Verdict;
import org.jumpingcube.session.GameState.GameOver;
import org.jumpingcube.session.GameState.HumanToMove;
import org.jumpingcube.session.Pauses;
import org.jumpingcube.session.SessionView;
import org.jumpingcube.storage.SavedGame;
import org.jumpingcube.worker.Requests;

/**
 * Plays exercises on a board, one after another: the user makes the moves of one side, and the program replies and shows
 * what is wrong with a move that misses the goal.
 */
final class Solving<P extends Position<P, M>, M> {
    static final Seats BY_HAND = new Seats(Seat.HUMAN, Seat.HUMAN);

    /** Both sides are computers that nobody tells to move, so that nothing can be moved on the board. */
    private static final Seats AT_REST =
            new Seats(new Seat(true, Style.KEPLER, Skill.BEGINNER), new Seat(true, Style.KEPLER, Skill.BEGINNER));

    private static final Duration READING = Duration.seconds(1);
    private static final Duration SEEING = Duration.seconds(0.6); // that the move was wrong, before the reply shows why

    private final GameKind<P, M> kind;
    private final GameModel<P, M> model;
    private final GameModel.Services services;
    private final ReadOnlyObjectWrapper<Stage> stage = new ReadOnlyObjectWrapper<>(Stage.WAITING);
    private Exercise<P, M> exercise;
    private int judged; // the number of moves on the board that have been judged or shown
    private final Deque<M> toShow = new ArrayDeque<>(); // what is left of a solution
    private final Requests requests; // about what is on the board

    /** The state of the exercise. */
    enum Stage {
        /** The user is to move, for the first time. */
        WAITING,
        /** The user is to move again. */
        GOING_ON,
        /** A move is being shown or judged. */
        BUSY,
        /** The move was right, and the reply is being shown. */
        REPLYING,
        SOLVED,
        /** The move was wrong, and the reply that shows why comes in a moment. */
        REFUTING,
        /** The move was wrong, and the reply on the board shows why. */
        FAILED,
        /** The move was wrong, and there is no reply: it simply achieved nothing. */
        TOO_LATE,
        /** The solution is being played. */
        SHOWING,
        /** The solution has been played. */
        SHOWN,
        /** The program has failed to find what it was asked for, and the exercise can be tried again. */
        UNKNOWN
    }

    Solving(GameKind<P, M> kind, GameModel<P, M> model, GameModel.Services services, Exercise<P, M> first) {
        this.kind = kind;
        this.model = model;
        this.services = services;
        exercise = first;
        requests = new Requests(services.uiThread());
        begin(first);
        model.view().subscribe(view -> {
            if (view.state() instanceof HumanToMove || view.state() instanceof GameOver) {
                atRest();
            }
        });
    }

    ReadOnlyObjectProperty<Stage> stage() {
        return stage.getReadOnlyProperty();
    }

    /** Puts an exercise on the board, or restarts the same one. */
    void begin(Exercise<P, M> next) {
        load(next);
        stage.set(Stage.WAITING);
    }

    private void load(Exercise<P, M> next) {
        exercise = next;
        judged = 0;
        requests.cancel();
        toShow.clear();
        stage.set(Stage.BUSY);
        model.load(new SavedGame<>(kind, History.startingAt(next.position()), BY_HAND), Pauses.NONE);
    }

    /**
     * Plays the solution from the beginning, move by move.
     *
     * @param moves of both sides in turn; asked for in the background, since to find them may take a while
     */
    void show(Supplier<List<M>> moves) {
        load(exercise);
        stage.set(Stage.SHOWING);
        requests.ask(
                services.studies(),
                request -> moves.get(),
                found -> {
                    toShow.addAll(found);
                    playNext();
                },
                failure -> stage.set(Stage.UNKNOWN));
    }

    private void playNext() {
        if (!toShow.isEmpty()) {
            model.session().choose(toShow.remove());
        }
    }

    /** Leaves time to read each move. */
    private void goOnShowing() {
        if (toShow.isEmpty()) {
            stage.set(Stage.SHOWN);
            end();
        } else {
            later(READING, this::playNext);
        }
    }

    /** What is on the board. */
    ReadOnlyObjectProperty<SessionView<P, M>> view() {
        return model.view();
    }

    /** Plays the user's move, if it is the user's turn. */
    void choose(M move) {
        if (stage.get() == Stage.WAITING || stage.get() == Stage.GOING_ON) {
            if (model.now().canPlay(move)) {
                stage.set(Stage.BUSY);
            }
            model.session().choose(move);
        }
    }

    /** Called when a move has been shown: the user's move is judged; after the program's it is the user's turn. */
    private void atRest() {
        var history = model.now().history();
        boolean isMoved = stage.get() == Stage.BUSY || stage.get() == Stage.REPLYING || stage.get() == Stage.SHOWING;
        if (!isMoved || history.cursor() == judged) {
            return;
        }
        judged = history.cursor();
        boolean isUsers = judged % 2 == 1;
        if (stage.get() == Stage.SHOWING) {
            goOnShowing();
        } else if (isUsers) {
            ask(history, exercise);
        } else {
            stage.set(Stage.GOING_ON);
        }
    }

    private void ask(History<P, M> moves, Exercise<P, M> asked) {
        requests.ask(
                services.studies(), request -> asked.judge(moves), this::take, failure -> stage.set(Stage.UNKNOWN));
    }

    private void take(Verdict<M> verdict) {
        if (verdict instanceof Verdict.GoesOn<M> goesOn) {
            stage.set(Stage.REPLYING);
            model.session().choose(goesOn.reply());
        } else if (verdict instanceof Verdict.Wrong<M> wrong) {
            stage.set(wrong.reply().isPresent() ? Stage.REFUTING : Stage.TOO_LATE);
            wrong.reply().ifPresentOrElse(this::refute, this::end);
        } else {
            stage.set(Stage.SOLVED);
            end();
        }
    }

    private void refute(M reply) {
        later(SEEING, () -> {
            stage.set(Stage.FAILED);
            model.session().choose(reply);
            end();
        });
    }

    /** Does something after a while, if the same is still on the board. */
    private void later(Duration after, Runnable action) {
        var pause = new PauseTransition(after);
        var request = requests.next();
        pause.setOnFinished(event -> request.answer(action));
        pause.play();
    }

    private void end() {
        model.session().change(AT_REST, Pauses.NONE);
    }
}
