package org.jumpingcube.cube.puzzle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.cube.ai.CubeBoard;
import org.jumpingcube.game.Score;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Verdict;
import org.jumpingcube.search.WinSearch;

/** Proves whether moves solve a puzzle. Not thread-safe. */
public final class PuzzleJudge {
    private static final int TABLE_BYTES = 1 << 20;
    private static final int NEVER = Integer.MAX_VALUE;

    private final WinSearch search = new WinSearch(TABLE_BYTES);

    private static final int FURTHER_PLIES = 3; // looked at when there are none left to win in

    /**
     * A reply of the opponent.
     *
     * @param plies to the win after it, or {@link #NEVER} if no win is forced in time
     * @param wins whether it wins the game for the opponent
     */
    private record Reply(Square square, int plies, boolean wins) {}

    /** The plies in which the side to move forces a win, if it can do so within this many. */
    public Optional<Integer> winIn(CubePosition position, int plies, BooleanSupplier stopRequested) {
        return search.find(CubeBoard.of(position), plies, stopRequested).map(found -> Score.plies(found.score()));
    }

    /** The puzzle in a position, if exactly one move forces a win within this many plies. */
    public Optional<Puzzle> puzzle(CubePosition position, int most, BooleanSupplier stopRequested) {
        return winIn(position, most, stopRequested)
                .flatMap(plies -> solution(position, plies, stopRequested)
                        .filter(solution -> !stopRequested.getAsBoolean()) // else another may win too
                        .map(solution -> puzzle(position, (plies + 1) / 2, solution)));
    }

    private Optional<Square> solution(CubePosition position, int plies, BooleanSupplier stopRequested) {
        var winning = position.legalMoves().stream()
                .filter(move -> wins(position, move, plies - 1, stopRequested))
                .limit(2)
                .toList();
        return winning.size() == 1 ? Optional.of(winning.get(0)) : Optional.empty();
    }

    private static Puzzle puzzle(CubePosition position, int winIn, Square solution) {
        return new Puzzle(position, winIn, Puzzle.grade(winIn, temptations(position, solution)), solution);
    }

    /** The moves besides the solution that set off a cascade: they look like winners. */
    private static int temptations(CubePosition position, Square solution) {
        return (int) position.legalMoves().stream()
                .filter(move -> !move.equals(solution))
                .filter(move -> PlayedMove.of(position.play(move)).bursts() > 0)
                .count();
    }

    /**
     * Judges the move that led to a position: it solves the puzzle if the game is won, and is right if the win is still
     * forced. The reply to a right move delays the win as long as possible, that to a wrong one prevents it in time; if
     * no time is left, it is the one after which the win is farthest. A reply that wins comes before all others.
     *
     * @param after the position, with the opponent to move, or won
     * @param plies the plies left to win in, an even number
     */
    public Verdict<Square> judge(CubePosition after, int plies, BooleanSupplier stopRequested) {
        if (after.outcome().isOver()) {
            return new Verdict.Solved<>();
        }
        int left = plies == 0 ? FURTHER_PLIES : plies - 1;
        List<Reply> replies = after.legalMoves().stream()
                .map(square -> reply(after, square, left, stopRequested))
                .toList();
        var best = replies.stream()
                .max(Comparator.comparingInt(Reply::plies).thenComparing(Reply::wins))
                .orElseThrow();
        return plies == 0 || best.plies() == NEVER
                ? new Verdict.Wrong<>(Optional.of(best.square()))
                : new Verdict.GoesOn<>(best.square());
    }

    /**
     * The moves that solve a puzzle, with the replies that delay the win as long as possible. May take a while.
     *
     * @return the moves of both sides in turn, the first and the last by the side that wins
     */
    public List<Square> solution(Puzzle puzzle) {
        var moves = new ArrayList<Square>();
        var position = puzzle.position();
        Optional<Square> move = Optional.of(puzzle.solution());
        while (move.isPresent()) {
            moves.add(move.get());
            position = position.play(move.get()).after();
            if (!(judge(position, puzzle.plies() - moves.size(), () -> false)
                    instanceof Verdict.GoesOn<Square> goesOn)) {
                break;
            }
            moves.add(goesOn.reply());
            position = position.play(goesOn.reply()).after();
            move = winner(position, puzzle.plies() - moves.size());
        }
        return moves;
    }

    /** The move that wins soonest, if one wins within this many plies; the first in the order of the rules. */
    private Optional<Square> winner(CubePosition position, int most) {
        return winIn(position, most, () -> false)
                .flatMap(plies -> position.legalMoves().stream()
                        .filter(move -> wins(position, move, plies - 1, () -> false))
                        .findFirst());
    }

    private Reply reply(CubePosition after, Square square, int plies, BooleanSupplier stopRequested) {
        var next = after.play(square).after();
        boolean isLost = next.outcome().isOver();
        return new Reply(
                square, isLost ? NEVER : winIn(next, plies, stopRequested).orElse(NEVER), isLost);
    }

    /** Whether a move still forces the win within this many plies after it. */
    public boolean wins(CubePosition position, Square move, int plies, BooleanSupplier stopRequested) {
        var after = position.play(move).after();
        if (after.outcome().isOver() || plies == 0) {
            return after.outcome().isOver();
        }
        return after.legalMoves().stream()
                .allMatch(
                        square -> reply(after, square, plies - 1, stopRequested).plies() != NEVER);
    }
}
