package org.jumpingcube.reversi;

import java.util.List;
import java.util.stream.LongStream;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;

/**
 * The discs on the board and the side to move. A move is the index of the square that gets a disc, or {@link #PASS}.
 *
 * @param black a bit for each square, of player 1
 * @param white the same of player 2
 */
public record Discs(long black, long white, Player toMove) implements Position<Discs, Integer> {
    static final int SIDE = 8;
    static final Integer PASS = -1;
    static final Discs START = new Discs((1L << 28) | (1L << 35), (1L << 27) | (1L << 36), Player.ONE);

    private static final long WITHOUT_A = 0xfefe_fefe_fefe_fefeL;
    private static final long WITHOUT_H = 0x7f7f_7f7f_7f7f_7f7fL;
    private static final int DIRECTIONS = 8;

    /** A disc that was placed, or a pass. */
    private record Placed(Discs before, Integer move, Discs after) implements Turn<Discs, Integer> {}

    /** The discs of a side. */
    long of(Player player) {
        return player == Player.ONE ? black : white;
    }

    long empty() {
        return ~(black | white);
    }

    /** The squares beside these, in one direction. */
    private static long step(long squares, int direction) {
        return switch (direction) {
            case 0 -> squares << SIDE;
            case 1 -> squares >>> SIDE;
            case 2 -> (squares << 1) & WITHOUT_A;
            case 3 -> (squares >>> 1) & WITHOUT_H;
            case 4 -> (squares << (SIDE + 1)) & WITHOUT_A;
            case 5 -> (squares >>> (SIDE + 1)) & WITHOUT_H;
            case 6 -> (squares << (SIDE - 1)) & WITHOUT_H;
            default -> (squares >>> (SIDE - 1)) & WITHOUT_A;
        };
    }

    /** These squares and all beside them. */
    static long around(long squares) {
        long around = squares;
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            around |= step(squares, direction);
        }
        return around;
    }

    /** The squares on which a side could place a disc. */
    long places(Player player) {
        long own = of(player);
        long other = of(player.opponent());
        long places = 0;
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            long line = step(own, direction) & other;
            for (long longer = line; longer != 0; longer = step(longer, direction) & other) {
                line |= longer;
            }
            places |= step(line, direction) & empty();
        }
        return places;
    }

    /** The discs that one on this square turns over. */
    private long turned(int square) {
        long own = of(toMove);
        long other = of(toMove.opponent());
        long turned = 0;
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            long line = 0;
            long next = step(1L << square, direction);
            for (; (next & other) != 0; next = step(next, direction)) {
                line |= next;
            }
            turned |= (next & own) != 0 ? line : 0;
        }
        return turned;
    }

    @Override
    public List<Integer> legalMoves() {
        long places = places(toMove);
        if (places == 0) {
            return places(toMove.opponent()) == 0 ? List.of() : List.of(PASS);
        }
        return LongStream.iterate(places, left -> left != 0, left -> left & (left - 1))
                .mapToObj(Long::numberOfTrailingZeros)
                .toList();
    }

    @Override
    public boolean isPass(Integer move) {
        return move.equals(PASS);
    }

    @Override
    public Turn<Discs, Integer> play(Integer move) {
        if (!legalMoves().contains(move)) {
            throw new IllegalArgumentException("no disc can be placed on " + move);
        }
        long turned = isPass(move) ? 0 : turned(move);
        long own = of(toMove) | turned | (isPass(move) ? 0 : 1L << move);
        long other = of(toMove.opponent()) & ~turned;
        boolean isBlack = toMove == Player.ONE;
        return new Placed(this, move, new Discs(isBlack ? own : other, isBlack ? other : own, toMove.opponent()));
    }

    @Override
    public Outcome outcome() {
        if (places(Player.ONE) != 0 || places(Player.TWO) != 0) {
            return new Outcome.GoingOn();
        }
        int lead = Long.bitCount(black) - Long.bitCount(white);
        return lead == 0 ? new Outcome.Drawn("discs") : new Outcome.Won(lead > 0 ? Player.ONE : Player.TWO, "discs");
    }
}
