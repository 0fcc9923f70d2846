package org.jumpingcube.jumpin;

import java.util.List;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Turn;

/**
 * A played move of Jumpin.
 *
 * @param path the squares that the pawn visited, including both ends: for a jump the canonical path, which has the
 *     fewest jumps; for a swap the two squares; empty for a pass
 */
public record JumpinTurn(JumpinPosition before, JumpinMove move, List<Square> path, JumpinPosition after)
        implements Turn<JumpinPosition, JumpinMove> {
    public JumpinTurn {
        path = List.copyOf(path);
    }

    /** Casts a turn of a game of Jumpin, since only {@link JumpinPosition#play} makes them. */
    public static JumpinTurn of(Turn<JumpinPosition, JumpinMove> turn) {
        return (JumpinTurn) turn;
    }

    /** How many jumps the pawn made. */
    public int jumps() {
        return move instanceof JumpinMove.Jump ? path.size() - 1 : 0;
    }
}
