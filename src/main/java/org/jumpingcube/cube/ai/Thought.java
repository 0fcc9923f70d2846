package org.jumpingcube.cube.ai;

import java.util.List;
import org.jumpingcube.cube.Square;
import org.jumpingcube.game.Score;

/**
 * What a computer player thinks of a position.
 *
 * @param square the move it would make
 * @param score of that move for the side to move, see {@link Score}; 300 points are odds of e to one
 * @param depth how many plies were searched in full, at least one
 * @param nodes how many positions were visited
 * @param line the moves it expects both sides to make, beginning with {@code square}
 */
public record Thought(Square square, int score, int depth, long nodes, List<Square> line) {
    public Thought {
        line = List.copyOf(line);
    }

    /** The score in words: a number, or "win K" or "loss K" with the plies to the end of the game. */
    public String scoreText() {
        return Score.text(score);
    }
}
