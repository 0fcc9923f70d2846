package org.jumpingcube.cube.ai;

import org.jumpingcube.game.Square;
import org.jumpingcube.search.Ending;
import org.jumpingcube.search.Mixer;
import org.jumpingcube.search.SearchBoard;

/**
 * The board as a casual player sees it: it counts cubes first and overlooks moves, as people do. Position, move and
 * seed decide what is overlooked, so a search sees the same however often it returns to a position.
 */
final class CasualBoard implements SearchBoard {
    /** What a cube is worth, in points: more than the preferences of the styles differ. */
    static final int CUBE = 40;

    /** Percentage of moves overlooked in a lapse at the far end of the board. */
    private static final int MISSED_FAR_AWAY = 90;

    private static final int MISSED_WINS = 50;
    private static final int PLANES = 4;

    private final CubeBoard board;
    private final Attention attention;
    private final boolean isLapse;
    private final long seed;
    private final long rootKey;
    private final Square focus;
    private int ply;

    /**
     * @param board at the root of a search
     * @param isLapse whether the player is distracted; the search should then look one ply ahead
     */
    CasualBoard(CubeBoard board, Attention attention, boolean isLapse, long seed) {
        this.board = board;
        this.attention = attention;
        this.isLapse = isLapse;
        this.seed = seed;
        rootKey = board.key();
        int[] moves = new int[board.mostMoves()];
        focus = board.square(moves[below(board.moves(moves, 0), rootKey)]);
    }

    /** A pseudo-random number below the limit, by key and seed. */
    private int below(int limit, long key) {
        long chance = Mixer.chance(key, seed);
        return (int) Math.floorMod(chance >>> 32, (long) limit);
    }

    @Override
    public int moveLimit() {
        return board.moveLimit();
    }

    /** {@inheritDoc} Only those that the player sees, but at least one. */
    @Override
    public int moves(int[] into, int from) {
        int count = board.moves(into, from);
        int fallback = into[from + below(count, ~board.key())];
        int seen = 0;
        for (int i = from; i < from + count; i++) {
            if (sees(into[i])) {
                into[from + seen++] = into[i];
            }
        }
        if (seen == 0) {
            into[from] = fallback;
        }
        return Math.max(seen, 1);
    }

    private boolean sees(int move) {
        int missed = ply > 0 ? attention.missedAnswers() : isLapse ? missedInLapse(move) : 0;
        return missed == 0 || below(100, board.key() + (move * Mixer.MURMUR)) >= missed;
    }

    /** A move that wins at once is seen at least half of the time, near or far. */
    private int missedInLapse(int move) {
        int near = attention.missedInLapse();
        var square = board.square(move);
        int distance = Math.abs(square.row() - focus.row()) + Math.abs(square.column() - focus.column());
        return winsAtOnce(move)
                ? Math.min(near, MISSED_WINS)
                : near + (MISSED_FAR_AWAY - near) * distance / (2 * board.side() - 2);
    }

    private boolean winsAtOnce(int move) {
        board.play(move);
        boolean wins = board.isWon();
        board.undo();
        return wins;
    }

    /** None: beyond the last ply the player takes the board as it stands. */
    @Override
    public int noisyMoves(int[] into, int from) {
        return 0;
    }

    @Override
    public void play(int move) {
        board.play(move);
        ply++;
    }

    @Override
    public void undo() {
        board.undo();
        ply--;
    }

    @Override
    public Ending ending() {
        return board.ending();
    }

    @Override
    public int evaluate() {
        long[] planes = board.planes();
        int longs = planes.length / PLANES;
        int score = below(2 * attention.misjudgement() + 1, ~board.key()) - attention.misjudgement();
        for (int i = 0; i < longs; i++) {
            long low = planes[2 * longs + i];
            long high = planes[3 * longs + i];
            score += worth(planes[i], low, high) - worth(planes[longs + i], low, high);
        }
        return score;
    }

    private int worth(long cubes, long low, long high) {
        int charges = Long.bitCount(cubes & low) + 2 * Long.bitCount(cubes & high);
        int critical = Long.bitCount(cubes & low & high);
        return CUBE * Long.bitCount(cubes) + attention.charge() * (charges + 4 * critical);
    }

    /** {@inheritDoc} The same position looks different in the next search, so it has another key there. */
    @Override
    public long key() {
        return board.key() ^ (rootKey * Mixer.STAFFORD_1);
    }

    @Override
    public int kind(int move) {
        return board.kind(move);
    }
}
