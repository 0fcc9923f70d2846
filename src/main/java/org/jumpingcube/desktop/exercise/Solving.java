package org.jumpingcube.desktop.exercise;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.cube.puzzle.PuzzleJudge.Verdict;
import org.jumpingcube.desktop.model.GameModel;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.session.GameState.GameOver;
import org.jumpingcube.session.GameState.HumanToMove;
import org.jumpingcube.session.Pauses;
import org.jumpingcube.session.SessionView;
import org.jumpingcube.storage.SavedGame;

/**
 * Plays exercises on a board, one after the other: the user makes the moves of one side, the program replies, and shows
 * what is wrong with a move that misses the goal.
 */
final class Solving {
    static final Seats BY_HAND = new Seats(Seat.HUMAN, Seat.HUMAN);

    private final GameKind<CubePosition, Square> kind;
    private final GameModel<CubePosition, Square> model;
    private final GameModel.Services services;
    private final ReadOnlyObjectWrapper<Stage> stage = new ReadOnlyObjectWrapper<>(Stage.WAITING);
    private Exercise exercise;
    private int judged; // the number of moves on the board that have been judged

    /** The state of the exercise. */
    enum Stage {
        /** The user is to move, for the first time. */
        WAITING,
        /** The user is to move again. */
        GOING_ON,
        /** A move is being shown or judged. */
        BUSY,
        SOLVED,
        /** The move was wrong, and the reply on the board shows why. */
        FAILED,
        /** The move was wrong, and there is no reply: the moves are used up, or the move just achieved nothing. */
        TOO_LATE
    }

    Solving(
            GameKind<CubePosition, Square> kind,
            GameModel<CubePosition, Square> model,
            GameModel.Services services,
            Exercise first) {
        this.kind = kind;
        this.model = model;
        this.services = services;
        exercise = first;
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
    void begin(Exercise next) {
        exercise = next;
        judged = 0;
        stage.set(Stage.BUSY);
        model.load(new SavedGame<>(kind, History.startingAt(next.position()), BY_HAND), Pauses.NONE);
        stage.set(Stage.WAITING);
    }

    /** What is on the board. */
    ReadOnlyObjectProperty<SessionView<CubePosition, Square>> view() {
        return model.view();
    }

    /** The user's move; false if it may not be played. */
    boolean choose(Square square) {
        boolean isLegal = model.now().position().legalMoves().contains(square);
        if (isUsersTurn() && isLegal) {
            stage.set(Stage.BUSY);
            model.session().choose(square);
        }
        return isLegal || !isUsersTurn();
    }

    private boolean isUsersTurn() {
        return stage.get() == Stage.WAITING || stage.get() == Stage.GOING_ON;
    }

    /** The animation of a move has ended: the user's move is judged; after the program's the user continues. */
    private void atRest() {
        var history = model.now().history();
        if (stage.get() != Stage.BUSY || history.cursor() == judged) {
            return;
        }
        judged = history.cursor();
        boolean isUsers = judged % 2 == 1;
        if (isUsers) {
            ask(history, exercise);
        } else {
            stage.set(Stage.GOING_ON);
        }
    }

    private void ask(History<CubePosition, Square> moves, Exercise asked) {
        services.studies().execute(() -> {
            var verdict = asked.judge(moves);
            services.uiThread().execute(() -> {
                if (asked.equals(exercise) && model.now().history().equals(moves)) {
                    take(verdict);
                }
            });
        });
    }

    private void take(Verdict verdict) {
        if (verdict instanceof Verdict.Solved) {
            stage.set(Stage.SOLVED);
        } else if (verdict instanceof Verdict.GoesOn goesOn) {
            model.session().choose(goesOn.reply());
        } else if (verdict instanceof Verdict.Wrong wrong) {
            stage.set(wrong.reply().isPresent() ? Stage.FAILED : Stage.TOO_LATE);
            wrong.reply().ifPresent(model.session()::choose);
        }
    }
}
