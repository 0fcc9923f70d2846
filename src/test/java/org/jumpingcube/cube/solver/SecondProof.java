package org.jumpingcube.cube.solver;

/**
 * Who wins a small rectangle, worked out apart from {@link WinProof}: by {@link PlainRules}, with moves in an order of its
 * own, a table of its own, and nothing looked up. Depth first, every line to the end of its game.
 */
final class SecondProof {
    private static final int WON = 1;
    private static final int LOST = 2;

    private final PlainRules rules;
    private final Ply[] plies;
    private final long[] table; // key + 1, then two bits for the result
    private long looked;

    /** A proof whose table takes 8 bytes times two to the power of {@code tableBits}. */
    SecondProof(PlainRules rules, int tableBits) {
        this.rules = rules;
        table = new long[1 << tableBits];
        plies = new Ply[3 * rules.squares()]; // every cube holds four points at most
        for (int ply = 0; ply < plies.length; ply++) {
            plies[ply] = new Ply(rules.squares());
        }
    }

    /** How many positions were looked at. */
    long looked() {
        return looked;
    }

    /** Whether the side to move wins. */
    boolean isWon(byte[] cubes) {
        return isWon(cubes, rules.key(cubes), 0);
    }

    private boolean isWon(byte[] cubes, long key, int ply) {
        int known = known(key);
        if (known != 0) {
            return known == WON;
        }
        looked++;
        boolean won = plies[ply].fill(cubes) || hasWinningMove(ply);
        note(key, won ? WON : LOST);
        return won;
    }

    private boolean hasWinningMove(int ply) {
        Ply moves = plies[ply];
        for (int i = 0; i < moves.count; i++) {
            int next = moves.order[i];
            if (!isWon(moves.cubes[next], moves.keys[next], ply + 1)) {
                return true;
            }
        }
        return false;
    }

    /** The positions that the moves from one position lead to. */
    private final class Ply {
        private final byte[][] cubes;
        private final long[] keys;
        private final int[] merits;
        private final int[] order; // the most promising first
        private int count;

        private Ply(int squares) {
            cubes = new byte[squares][squares];
            keys = new long[squares];
            merits = new int[squares];
            order = new int[squares];
        }

        /** Plays all moves; whether one of them is known to win. */
        private boolean fill(byte[] from) {
            int all = 0;
            for (int move = 0; move < from.length; move++) {
                if (from[move] >= 0) {
                    System.arraycopy(from, 0, cubes[all], 0, from.length);
                    if (rules.wins(cubes[all], move)) {
                        return true;
                    }
                    keys[all] = rules.key(cubes[all]);
                    all++;
                }
            }
            count = 0;
            for (int i = 0; i < all; i++) {
                int known = known(keys[i]);
                if (known == LOST) {
                    return true;
                }
                if (known == 0) {
                    insert(i);
                }
            }
            return false;
        }

        private void insert(int index) {
            merits[index] = rules.merit(cubes[index]);
            int place = count++;
            while (place > 0 && merits[order[place - 1]] < merits[index]) {
                order[place] = order[place - 1];
                place--;
            }
            order[place] = index;
        }
    }

    private int place(long key) {
        return (int) (((key ^ (key >>> 29)) * 0x2545F4914F6CDD1DL) >>> 30)
                & (table.length - 1); // Marsaglia's xorshift*
    }

    private int known(long key) {
        int place = place(key);
        long found = table[place] >>> 2 == key + 1 ? table[place] : table[place ^ 1];
        return found >>> 2 == key + 1 ? (int) found & 3 : 0;
    }

    /** Two places for a position; of two that are taken now one is given up and now the other. */
    private void note(long key, int result) {
        int place = place(key);
        if (table[place] != 0 && (table[place ^ 1] == 0 || (looked & 1) == 0)) {
            place ^= 1;
        }
        table[place] = ((key + 1) << 2) | result;
    }
}
