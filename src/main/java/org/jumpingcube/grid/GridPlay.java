package org.jumpingcube.grid;

import java.util.List;
import java.util.Optional;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Turn;

/**
 * A game whose moves are entered square by square and whose sides are counted. Its players, its notation and the way
 * positions are set up may be its own; those of a {@link GridGame} follow from what is on its squares.
 *
 * @param <P> the game's own type of position
 * @param <M> the game's own type of move
 */
public interface GridPlay<P extends Position<P, M>, M> extends GameKind<P, M>, GridLook<P, M> {
    /**
     * The square that a player means who points at another one, where a piece does not stay where it is put: in a game in
     * which pieces fall, the lowest free square of the column.
     */
    default Square meant(P position, Square pointed) {
        return pointed;
    }

    /** Whose piece is on a square; empty for nobody's. */
    default Optional<Player> owner(P position, Square square) {
        char piece = at(position, square);
        return List.of(Player.values()).stream()
                .filter(player -> pieces(player).indexOf(piece) >= 0)
                .findFirst();
    }

    /** The main number of a side: how many pieces it has. */
    default int count(P position, Player player) {
        return (int) grid(position).squares().stream()
                .filter(square -> owner(position, square).filter(player::equals).isPresent())
                .count();
    }

    /** The greatest sum of both numbers. */
    default int most(P position) {
        return grid(position).count();
    }

    /** What a turn gained, in numbers of both sides: "+3". */
    default int gain(Turn<P, M> turn) {
        return lead(turn.after(), turn.player()) - lead(turn.before(), turn.player());
    }

    private int lead(P position, Player player) {
        return count(position, player) - count(position, player.opponent());
    }
}
