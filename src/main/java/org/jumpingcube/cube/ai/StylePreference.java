package org.jumpingcube.cube.ai;

import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Style;

/**
 * Which of several equally good moves a style prefers. A preference is 0 to 20 points of score, set by hand. It tells
 * the styles apart at no cost in strength, see docs/lab/styles.md.
 */
final class StylePreference {
    private final Board board;
    private final Player mover;

    StylePreference(CubePosition position) {
        board = position.board();
        mover = position.toMove();
    }

    int points(Style style, Square square) {
        return switch (style) {
            case KEPLER -> keplersPoints(square);
            case NEWTON -> newtonsPoints(square);
        };
    }

    /** Kepler pushes forward: cubes about to burst, in contact with the other side, away from the rim. */
    private int keplersPoints(Square square) {
        boolean isContact = board.neighbours(square).stream()
                .anyMatch(neighbour -> board.at(neighbour).isOwnedBy(mover.opponent()));
        return 4 * board.charge(square) + (isContact ? 4 : 0) + 2 * (board.capacity(square) - 2);
    }

    /** Newton plays safe: corners, then edges, never beside an enemy cube closer to bursting. */
    private int newtonsPoints(Square square) {
        boolean isThreatened = board.neighbours(square).stream()
                .anyMatch(neighbour -> board.at(neighbour).isOwnedBy(mover.opponent())
                        && board.charge(neighbour) > board.charge(square));
        return 7 * (4 - board.capacity(square)) + (isThreatened ? 0 : 6);
    }
}
