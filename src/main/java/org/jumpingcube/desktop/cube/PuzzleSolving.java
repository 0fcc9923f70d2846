package org.jumpingcube.desktop.cube;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.cube.puzzle.Puzzle;
import org.jumpingcube.cube.puzzle.PuzzleJudge;
import org.jumpingcube.cube.puzzle.PuzzleJudge.Verdict;
import org.jumpingcube.desktop.model.GameModel;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.session.GameState.GameOver;
import org.jumpingcube.session.GameState.HumanToMove;
import org.jumpingcube.session.Pauses;
import org.jumpingcube.storage.SavedGame;

/**
 * One puzzle after the other, played out on a board: the user makes the moves of the side that wins, the program
 * answers with those that put the win off longest, and shows what is wrong with a move that gives it away.
 */
final class PuzzleSolving {
    private static final Seats BY_HAND = new Seats(Seat.HUMAN, Seat.HUMAN);

    private final GameKind<CubePosition, Square> kind;
    private final GameModel<CubePosition, Square> model;
    private final GameModel.Surroundings surroundings;
    private final PuzzleJudge judge = new PuzzleJudge();
    private final ReadOnlyObjectWrapper<Stage> stage = new ReadOnlyObjectWrapper<>(Stage.WAITING);
    private Puzzle puzzle;
    private int judged; // how many of the moves on the board

    /** How far the puzzle has come. */
    enum Stage {
        /** The user is to move, for the first time. */
        WAITING,
        /** The user is to move again. */
        GOING_ON,
        /** A move is shown or thought about. */
        BUSY,
        SOLVED,
        /** The win is gone, and what has taken it is on the board, if the user had moves left. */
        FAILED,
        /** The user has used up the moves. */
        TOO_LATE
    }

    PuzzleSolving(
            GameKind<CubePosition, Square> kind,
            GameModel<CubePosition, Square> model,
            GameModel.Surroundings surroundings,
            Puzzle first) {
        this.kind = kind;
        this.model = model;
        this.surroundings = surroundings;
        puzzle = first;
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

    /** Puts a puzzle on the board, or the same one anew. */
    void begin(Puzzle next) {
        puzzle = next;
        judged = 0;
        stage.set(Stage.BUSY);
        model.load(new SavedGame<>(kind, History.startingAt(next.position()), BY_HAND), Pauses.NONE);
        stage.set(Stage.WAITING);
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

    /** A move has come to its rest on the board: the user's is judged, after the program's the user goes on. */
    private void atRest() {
        var history = model.now().history();
        if (stage.get() != Stage.BUSY || history.cursor() == judged) {
            return;
        }
        judged = history.cursor();
        boolean isUsers = judged % 2 == 1;
        if (isUsers) {
            ask(history.current(), puzzle.plies() - judged, puzzle);
        } else {
            stage.set(Stage.GOING_ON);
        }
    }

    private void ask(CubePosition position, int plies, Puzzle asked) {
        surroundings.studies().execute(() -> {
            var verdict = judge.judge(position, plies, () -> false);
            surroundings.uiThread().execute(() -> {
                if (asked.equals(puzzle) && model.now().position().equals(position)) {
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
