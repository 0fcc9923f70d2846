package org.jumpingcube.cube.puzzle;

import java.util.function.BiConsumer;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Verdict;

/** Solves a puzzle: plays what still wins in time, and for the other side what the judge answers. */
public final class PuzzleSolver {
    private PuzzleSolver() {}

    /**
     * Plays a puzzle to its end.
     *
     * @param told each of the solver's moves and what the judge says of it, before the answer is played
     * @return the position at the end
     */
    public static CubePosition solve(Puzzle puzzle, BiConsumer<Square, Verdict<Square>> told) {
        var judge = new PuzzleJudge();
        var position = puzzle.position();
        for (int plies = puzzle.plies() - 1; plies >= 0 && position.winner().isEmpty(); plies -= 2) {
            var move = winning(judge, position, plies);
            position = position.play(move).after();
            var verdict = judge.judge(position, plies, () -> false);
            told.accept(move, verdict);
            if (verdict instanceof Verdict.GoesOn<Square> goesOn) {
                position = position.play(goesOn.reply()).after();
            }
        }
        return position;
    }

    private static Square winning(PuzzleJudge judge, CubePosition position, int plies) {
        return position.legalMoves().stream()
                .filter(move -> judge.wins(position, move, plies, () -> false))
                .findFirst()
                .orElseThrow();
    }
}
