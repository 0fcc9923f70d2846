package org.jumpingcube.collection.statistics;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;
import org.jumpingcube.storage.SavedGame;

/**
 * The moves of a game up to a side's first.
 *
 * @param side whose first move is the last of these
 * @param board at the start
 * @param moves as they were made, in the game's notation
 * @param pattern the same moves for all games that began like this on a mirrored or turned board
 * @param after the position after them
 */
public record Beginning(
        Player side, List<String> board, List<String> moves, List<String> pattern, Position<?, ?> after) {
    /** How a game began; empty if it did not begin with the usual board, or ended before the side had moved. */
    public static <P extends Position<P, M>, M> Optional<Beginning> of(SavedGame<P, M> game, Player side) {
        var kind = game.kind();
        P start = game.history().start();
        var board = kind.notation().writeBoard(start);
        if (!board.equals(kind.notation().writeBoard(kind.start(kind.options(start))))) {
            return Optional.empty();
        }
        var turns = game.history().turns();
        return IntStream.range(0, turns.size())
                .filter(index -> turns.get(index).player() == side)
                .mapToObj(index -> {
                    var moves =
                            turns.subList(0, index + 1).stream().map(Turn::move).toList();
                    return new Beginning(
                            side,
                            board,
                            names(kind, moves),
                            pattern(kind, start, moves),
                            turns.get(index).after());
                })
                .findFirst();
    }

    private static <P extends Position<P, M>, M> List<String> pattern(GameKind<P, M> kind, P start, List<M> moves) {
        return kind.symmetries(start).stream()
                .map(symmetry -> names(kind, moves.stream().map(symmetry).toList()))
                .min(Comparator.comparing(names -> String.join(" ", names)))
                .orElseThrow();
    }

    private static <M> List<String> names(GameKind<?, M> kind, List<M> moves) {
        return moves.stream().map(kind.notation()::write).toList();
    }
}
