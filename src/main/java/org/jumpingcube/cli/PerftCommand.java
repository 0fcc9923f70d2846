package org.jumpingcube.cli;

import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.ai.CubeBoard;
import org.jumpingcube.lab.perft.Perft;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Counts move sequences from the start, to compare one implementation of the rules with another. */
@Command(
        name = "perft",
        mixinStandardHelpOptions = true,
        description = {
            "Counts the move sequences of each length from the start of a game, one line a length.",
            "Sequences that a win cuts short are not counted."
        })
final class PerftCommand extends TerminalCommand {
    @Parameters(index = "0", paramLabel = "SIZE", description = "squares along an edge of the board, 2 to 15")
    private int size;

    @Parameters(index = "1", paramLabel = "DEPTH", description = "the greatest length to count, 1 or more")
    private int depth;

    @Option(names = "--fast", description = "count with the boards of the computer players instead of the rules")
    private boolean isFast;

    @Override
    public Integer call() {
        within("SIZE", size, Board.MIN_SIDE, Board.MAX_SIDE);
        if (depth < 1) {
            throw refused("DEPTH must be 1 or more, not " + depth);
        }
        for (int length = 1; length <= depth; length++) {
            var start = CubePosition.start(size);
            print("%d %d%n", length, (isFast ? Perft.count(CubeBoard.of(start), length) : Perft.count(start, length)));
        }
        return 0;
    }
}
