package org.jumpingcube.cli;

import java.util.concurrent.Callable;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.ai.CubeBoard;
import org.jumpingcube.lab.perft.Perft;
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
            out.println(
                    length + " " + (isFast ? Perft.count(CubeBoard.of(start), length) : Perft.count(start, length)));
            out.flush();
        }
        return 0;
    }
}
