package org.jumpingcube.lab;

import java.util.Optional;
import java.util.OptionalDouble;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.ai.CubeBoard;

/** Says what to learn from a position of a game. */
interface Teacher {
    /** The training position for a position where the game is not over, if there is one. */
    Optional<TrainingPosition> lesson(CubePosition position);

    /** Learns from the result of the game. */
    static Teacher ofResults() {
        return position -> {
            var board = position.board();
            return Optional.of(TrainingPosition.at(
                    CubeBoard.of(position), board.side(), board.totalPoints(), 0, OptionalDouble.empty()));
        };
    }
}
