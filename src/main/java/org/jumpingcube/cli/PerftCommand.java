package org.jumpingcube.cli;

import java.util.concurrent.Callable;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.cube.ai.CubeBoard;
import org.jumpingcube.search.SearchBoard;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Counts move sequences from the start, to compare one implementation of the rules with another. */
@Command(
        name = "perft",
        mixinStandardHelpOptions = true,
        description = {
            "Counts the move sequences of each length from the start of a game, one line a length.",
            "Sequences that a win cuts short are not counted."
        })
final class PerftCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "SIZE", description = "squares along an edge of the board, 2 to 15")
    private int size;

    @Parameters(index = "1", paramLabel = "DEPTH", description = "the greatest length to count, 1 or more")
    private int depth;

    @Option(names = "--fast", description = "count with the boards of the computer players instead of the rules")
    private boolean isFast;

    @Override
    public Integer call() {
        if (size < 2 || size > 15) {
            throw new ParameterException(spec.commandLine(), "SIZE must be 2 to 15, not " + size);
        }
        if (depth < 1) {
            throw new ParameterException(spec.commandLine(), "DEPTH must be 1 or more, not " + depth);
        }
        var out = spec.commandLine().getOut();
        for (int length = 1; length <= depth; length++) {
            var start = CubePosition.start(size);
            out.println(length + " " + (isFast ? count(CubeBoard.of(start), length) : count(start, length)));
            out.flush();
        }
        return 0;
    }

    private static long count(CubePosition position, int length) {
        if (length == 0) {
            return 1;
        }
        long sum = 0;
        for (Square move : position.legalMoves()) {
            sum += count(position.play(move).after(), length - 1);
        }
        return sum;
    }

    private static long count(CubeBoard board, int length) {
        return count(board, length, new int[length * board.moveLimit()]);
    }

    private static long count(SearchBoard board, int length, int[] moves) {
        int from = (length - 1) * board.moveLimit();
        int count = board.moves(moves, from);
        if (length == 1) {
            return count;
        }
        long sum = 0;
        for (int i = from; i < from + count; i++) {
            board.play(moves[i]);
            sum += board.isWon() ? 0 : count(board, length - 1, moves);
            board.undo();
        }
        return sum;
    }
}
