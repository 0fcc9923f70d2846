package org.jumpingcube.lab.train;

import java.util.Optional;
import java.util.OptionalDouble;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.ai.CubeBoard;

/** What is to be learned of a position that has come up in a game. */
interface Teacher {
    /** The lesson of a position in which the game goes on, if it has one. */
    Optional<TrainingPosition> lesson(CubePosition position);

    /** Who wins the game. */
    static Teacher ofResults() {
        return position -> {
            var board = position.board();
            return Optional.of(TrainingPosition.at(
                    CubeBoard.of(position), board.side(), board.totalPoints(), 0, OptionalDouble.empty()));
        };
    }
}
