package org.jumpingcube.text;

import java.util.Random;
import java.util.function.LongFunction;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Square;

/** The computer players of a match: one engine for both colours, and the random choice between equal moves. */
final class Computer {
    /** Existing drivers allow ten seconds for a move. On any current machine the engine needs far less. */
    private static final long LAST_RESORT_MILLIS = 6000;

    private final LongFunction<Engine<CubePosition, Square>> engines;
    private Random random = new Random();

    /** @param engines makes the engine for a move, by a seed that decides between equal moves */
    Computer(LongFunction<Engine<CubePosition, Square>> engines) {
        this.engines = engines;
    }

    void seed(long seed) {
        random = new Random(seed);
    }

    Square choose(CubePosition position) {
        var settled = new CubePosition(settled(position.board()), position.toMove());
        return engines.apply(random.nextLong())
                .analyse(settled, SearchBudget.USUAL.withMillis(LAST_RESORT_MILLIS))
                .move();
    }

    // A board that was won in mid-cascade and then changed by "set" can have squares that no search expects.
    private static Board settled(Board board) {
        Board settled = board;
        for (Square square : board.squares()) {
            Cube cube = board.at(square);
            if (cube.value() > board.capacity(square)) {
                settled = settled.with(square, new Cube(cube.owner(), board.capacity(square)));
            }
        }
        return settled;
    }
}
