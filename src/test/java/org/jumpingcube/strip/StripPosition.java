package org.jumpingcube.strip;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;

/**
 * A strip of squares with a token of each player. A token goes to a free square beside it; with burning on, the square
 * it leaves is free no more. A third time the same strip is a draw, and so are two passes in a row.
 *
 * @param squares '1' and '2' the tokens, '.' free, '#' burnt
 * @param earlier the strips before this one, with who was to move
 * @param passes how many passes have just been made one after the other
 */
public record StripPosition(GameOptions options, String squares, Player toMove, List<String> earlier, int passes)
        implements Position<StripPosition, Hop> {
    /** A played move. */
    public record Played(StripPosition before, Hop move, StripPosition after) implements Turn<StripPosition, Hop> {}

    public StripPosition {
        earlier = List.copyOf(earlier);
    }

    public static StripPosition start(GameOptions options) {
        String free = ".".repeat(options.number(StripKind.LENGTH) - 2);
        return new StripPosition(options, "1" + free + "2", Player.ONE, List.of(), 0);
    }

    private int token() {
        return squares.indexOf(toMove == Player.ONE ? '1' : '2');
    }

    private List<Hop> hops() {
        return IntStream.of(token() - 1, token() + 1)
                .filter(to -> to >= 0 && to < squares.length() && squares.charAt(to) == '.')
                .mapToObj(Hop::new)
                .toList();
    }

    private String key() {
        return squares + toMove.number();
    }

    @Override
    public List<Hop> legalMoves() {
        if (outcome().isOver()) {
            return List.of();
        }
        return hops().isEmpty() ? List.of(Hop.PASS) : hops();
    }

    @Override
    public Played play(Hop move) {
        if (!legalMoves().contains(move)) {
            throw new IllegalArgumentException("no hop to " + move.to() + " on " + squares);
        }
        var seen = new ArrayList<>(earlier);
        seen.add(key());
        boolean isPass = isPass(move);
        return new Played(
                this,
                move,
                new StripPosition(
                        options, isPass ? squares : moved(move), toMove.opponent(), seen, isPass ? passes + 1 : 0));
    }

    private String moved(Hop move) {
        var changed = new StringBuilder(squares);
        changed.setCharAt(move.to(), squares.charAt(token()));
        changed.setCharAt(token(), options.word(StripKind.BURNING).equals("on") ? '#' : '.');
        return changed.toString();
    }

    @Override
    public boolean isPass(Hop move) {
        return move.equals(Hop.PASS);
    }

    @Override
    public Outcome outcome() {
        if (passes == 2) {
            return new Outcome.Drawn("both-passed");
        }
        if (earlier.stream().filter(key()::equals).count() == 2) {
            return new Outcome.Drawn("repetition");
        }
        boolean isLost = hops().isEmpty() && options.word(StripKind.STUCK).equals("loss");
        return isLost ? new Outcome.Won(toMove.opponent(), "no-move") : new Outcome.GoingOn();
    }
}
