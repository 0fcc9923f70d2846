package org.jumpingcube.text;

import java.util.Random;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;

/** The computer players of a match: one way of choosing moves for both colours, and the chance that decides between equals. */
final class Computer {
    private final MoveChooser chooser;
    private Random random = new Random();

    Computer(MoveChooser chooser) {
        this.chooser = chooser;
    }

    void seed(long seed) {
        random = new Random(seed);
    }

    Square choose(CubePosition position) {
        return chooser.choose(new CubePosition(settled(position.board()), position.toMove()), random.nextLong());
    }

    // A board that was won in mid-cascade and then opened by "set" can hold squares that no search expects.
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
