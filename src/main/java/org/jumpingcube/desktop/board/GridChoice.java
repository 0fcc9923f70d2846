package org.jumpingcube.desktop.board;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Turn;
import org.jumpingcube.grid.GridGame;

/**
 * A move of a game on a grid that is being entered square by square. A value.
 *
 * @param moves that can be entered
 * @param picked the squares so far
 */
record GridChoice<P extends Position<P, M>, M>(GridGame<P, M> game, P position, List<M> moves, List<Square> picked) {
    /**
     * Nothing picked.
     *
     * @param canChoose whether a move can be entered at all
     */
    static <P extends Position<P, M>, M> GridChoice<P, M> of(GridGame<P, M> game, P position, boolean canChoose) {
        return new GridChoice<>(game, position, canChoose ? position.legalMoves() : List.of(), List.of());
    }

    /** The moves that begin with these squares. */
    private Stream<M> begun(List<Square> begin) {
        return moves.stream().filter(move -> {
            var squares = game.squares(move);
            return squares.size() >= begin.size()
                    && squares.subList(0, begin.size()).equals(begin);
        });
    }

    /** @param pointed a square that the user points at */
    private List<Square> with(Square pointed) {
        return Stream.concat(picked.stream(), Stream.of(game.meant(position, pointed)))
                .toList();
    }

    /** The squares that may be next. */
    Set<Square> targets() {
        return begun(picked)
                .map(game::squares)
                .filter(squares -> squares.size() > picked.size())
                .map(squares -> squares.get(picked.size()))
                .collect(Collectors.toSet());
    }

    /** Whether a square may be next. */
    boolean isTarget(Square pointed) {
        return targets().contains(game.meant(position, pointed));
    }

    /** The turn that this square completes. */
    Optional<Turn<P, M>> turn(Square square) {
        return begun(with(square))
                .filter(move -> game.squares(move).size() == picked.size() + 1)
                .findFirst()
                .map(position::play);
    }

    /** The choice with this square as well; empty if no move goes on like that. */
    Optional<GridChoice<P, M>> then(Square square) {
        return begun(with(square)).findFirst().map(move -> new GridChoice<>(game, position, moves, with(square)));
    }

    /** The choice without its last square. */
    GridChoice<P, M> shortened() {
        return new GridChoice<>(game, position, moves, picked.subList(0, picked.size() - 1));
    }

    /** Nothing picked. */
    GridChoice<P, M> anew() {
        return new GridChoice<>(game, position, moves, List.of());
    }
}
