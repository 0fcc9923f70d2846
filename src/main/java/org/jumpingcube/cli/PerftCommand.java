package org.jumpingcube.cli;

import java.util.List;
import java.util.function.IntToLongFunction;
import org.jumpingcube.bench.Perft;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.ai.CubeBoard;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Position;
import org.jumpingcube.games.Games;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Counts move sequences from the start, to compare one implementation of the rules with another. */
@Command(
        name = "perft",
        description = {
            "Counts the move sequences of each length from the start of a game.",
            "",
            "Counts by the game's usual rules, and prints one line per length. Games that end earlier "
                    + "are not counted."
        })
final class PerftCommand extends GameCommand {
    @Parameters(
            arity = "1..2",
            paramLabel = "SIZE DEPTH",
            hideParamSyntax = true,
            description = "cubes along an edge of the board, 2 to 15, for cubes only; and the greatest length to count")
    private List<Integer> numbers = List.of();

    @Option(
            names = "--fast",
            description = "count with the computer players' boards instead of the rules; for cubes only")
    private boolean isFast;

    @Override
    public Integer call() {
        boolean isCubes = game() == Games.CUBE;
        if (numbers.size() != (isCubes ? 2 : 1)) {
            throw refused(isCubes ? "SIZE and DEPTH are needed" : "only DEPTH is needed");
        }
        if (isFast && !isCubes) {
            throw refused("--fast is for cubes only");
        }
        int depth = numbers.get(numbers.size() - 1);
        if (depth < 1) {
            throw refused("DEPTH must be 1 or more, not " + depth);
        }
        var count = isCubes ? cubes(within("SIZE", numbers.get(0), Board.MIN_SIDE, Board.MAX_SIDE)) : counter(game());
        for (int length = 1; length <= depth; length++) {
            print("%d %d%n", length, count.applyAsLong(length));
        }
        return 0;
    }

    private IntToLongFunction cubes(int size) {
        var start = CubePosition.start(size);
        return isFast ? length -> Perft.count(CubeBoard.of(start), length) : length -> Perft.count(start, length);
    }

    private static <P extends Position<P, M>, M> IntToLongFunction counter(GameKind<P, M> kind) {
        P start = kind.start(GameOptions.usual(kind.options()));
        return length -> Perft.count(start, length);
    }
}
