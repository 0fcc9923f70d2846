package org.jumpingcube.cube.ai;

import java.util.Arrays;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.search.Mixer;

/**
 * A board of up to 8x8, whose planes are one long each, with eight bits in a row. Each position is written above its
 * parent on a stack, so taking back a move only moves the top. The planes of the side to move and the other side swap
 * places with every ply.
 */
final class NarrowBoard extends CubeBoard {
    static final int MAX_SIDE = 8;

    private static final int ROW_BITS = 8;
    private static final long WITHOUT_LAST_COLUMN = 0x7F7F_7F7F_7F7F_7F7FL; // of 8x8
    private static final int PLANES = 4; // own, other, low and high bit of the charge

    private final long full;
    private final long top;
    private final long bottom;
    private final long left;
    private final long right;
    private final long corners;
    private final long rim;
    private final boolean rowsTouch; // else a bit between rows takes what leaves a row sideways
    private final long[] stack = new long[PLANES * (MAX_PLY + 2)];
    private int at; // where the current position begins on the stack

    NarrowBoard(CubePosition position, Evaluation evaluation) {
        super(position.board(), ROW_BITS, ROW_BITS, evaluation);
        int side = side();
        long row = (1L << side) - 1;
        long firsts = 0x0101_0101_0101_0101L >>> (64 - ROW_BITS * side);
        full = firsts * row;
        top = row;
        bottom = row << (ROW_BITS * (side - 1));
        left = firsts;
        right = firsts << (side - 1);
        corners = (top | bottom) & (left | right);
        rim = top | bottom | left | right;
        rowsTouch = side == ROW_BITS;
        place(position, (bit, owner, charge) -> {
            if (owner != NEUTRAL) {
                stack[owner] |= 1L << bit;
            }
            stack[2] |= (charge & 1L) << bit;
            stack[3] |= ((charge >> 1) & 1L) << bit;
        });
    }

    @Override
    int ply() {
        return at / PLANES;
    }

    @Override
    long[] planes() {
        return Arrays.copyOfRange(stack, at, at + PLANES);
    }

    @Override
    public void undo() {
        at -= PLANES;
    }

    @Override
    public boolean isWon() {
        return stack[at + 1] == full;
    }

    @Override
    public int moves(int[] into, int from) {
        return list(full & ~stack[at + 1], into, from);
    }

    @Override
    public boolean canPlay(int move) {
        return (((full & ~stack[at + 1]) >>> move) & 1) != 0;
    }

    @Override
    public int noisyMoves(int[] into, int from) {
        long critical = stack[at + 2] & stack[at + 3];
        return list(critical & stack[at] & beside(critical & stack[at + 1]), into, from);
    }

    private static int list(long squares, int[] into, int from) {
        int next = from;
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            into[next++] = Long.numberOfTrailingZeros(rest);
        }
        return next - from;
    }

    @Override
    public int kind(int move) {
        return (int) (((stack[at + 2] >>> move) & 1) | (((stack[at + 3] >>> move) & 1) << 1));
    }

    @Override
    public void play(int move) {
        long chosen = 1L << move;
        long low = stack[at + 2];
        long high = stack[at + 3];
        long carry = low & chosen;
        settle(stack[at] | chosen, low ^ chosen, high ^ carry, high & carry);
        long other = stack[at + 1];
        at += PLANES;
        stack[at] = other & ~stack[at + 1];
    }

    @Override
    public boolean mayWinAtOnce() {
        // Bursting all own critical cubes together takes whatever any one of them would.
        return lastToTake() != 0 || takesAll(stack[at] & stack[at + 2] & stack[at + 3]);
    }

    @Override
    public int movesThatMayWinAtOnce(int[] into, int from) {
        return list(lastToTake() | (stack[at] & stack[at + 2] & stack[at + 3]), into, from);
    }

    // One cube of each chain, since the chain bursts as a whole whichever is chosen.
    @Override
    public int likelyWins(int[] into, int from) {
        long critical = stack[at + 2] & stack[at + 3];
        int next = from;
        for (long rest = stack[at] & critical; rest != 0; ) {
            into[next++] = Long.numberOfTrailingZeros(rest);
            rest &= ~chain(Long.lowestOneBit(rest), critical);
        }
        return next - from;
    }

    @Override
    public boolean mayWinAtOnce(int[] moves, int from, int to) {
        long burst = 0;
        for (int i = from; i < to; i++) {
            burst |= 1L << moves[i];
        }
        return lastToTake() != 0 || takesAll(burst);
    }

    /** The one neutral cube that is left to take; 0 if there is not exactly one. */
    private long lastToTake() {
        long neutral = full & ~stack[at] & ~stack[at + 1];
        return stack[at + 1] == 0 && (neutral & (neutral - 1)) == 0 ? neutral : 0;
    }

    /** Whether own critical cubes would take the whole board by bursting together. */
    private boolean takesAll(long critical) {
        settle(stack[at], stack[at + 2] ^ critical, stack[at + 3] ^ critical, critical);
        return stack[at + PLANES + 1] == full;
    }

    @Override
    boolean reachesFar() {
        long missing = full & ~stack[at];
        long critical = stack[at] & stack[at + 2] & stack[at + 3];
        return isFar(Long.bitCount(missing & beside(critical)), Long.bitCount(missing));
    }

    /**
     * Runs a cascade and writes the mover's cubes and the charges to the next ply. Each round is a wave: all overloaded
     * cubes burst at once, together with the critical cubes beside them, which that overloads. The order of bursts does
     * not change the result. The mover wins as soon as it owns everything; such a cascade may never settle.
     */
    private void settle(long ownBefore, long lowBefore, long highBefore, long overloadedBefore) {
        long own = ownBefore;
        long low = lowBefore;
        long high = highBefore;
        long overloaded = overloadedBefore;
        while (overloaded != 0 && own != full) {
            long burst = overloaded | (beside(overloaded) & low & high);
            long early = burst & ~overloaded; // these burst before the point that overloads them arrives
            long down =
                    ((burst << ROW_BITS) & full) | (burst & top); // what the top row would lose upwards bounces back
            long up = (burst >>> ROW_BITS) | (burst & bottom);
            long east = ((burst & ~right) << 1) | (burst & left);
            long west = ((burst & ~left) >>> 1) | (burst & right);
            own |= burst | down | up | east | west;
            // Adds the points that each cube gains, 0 to 4, to its charge, bit by bit.
            long vertical = down ^ up;
            long horizontal = east ^ west;
            long two = down & up;
            long twoMore = east & west;
            long ones = vertical ^ horizontal;
            long twos = (two ^ twoMore) | (vertical & horizontal);
            long carry = low & ones;
            overloaded = ((two & twoMore) | (high & twos) | (carry & (high ^ twos))) & ~early;
            low ^= ones;
            high ^= twos ^ carry;
        }
        int next = at + PLANES;
        stack[next + 1] = own;
        stack[next + 2] = low;
        stack[next + 3] = high;
    }

    /** The neighbours of these squares; may include bits off the board. */
    private long beside(long squares) {
        long above = squares >>> ROW_BITS;
        long below = squares << ROW_BITS;
        return rowsTouch
                ? above | below | ((squares & WITHOUT_LAST_COLUMN) << 1) | ((squares >>> 1) & WITHOUT_LAST_COLUMN)
                : above | below | (squares << 1) | (squares >>> 1);
    }

    @Override
    public long key() {
        long hash = hash(stack[at], stack[at + 1], stack[at + 2], stack[at + 3]);
        return Mixer.mix(Mixer.mix(hash, Mixer.STAFFORD_1), Mixer.MURMUR);
    }

    // In one piece, too long for the JIT compiler to inline: inlined, it is slower.
    @Override
    int weigh(int[] weights) {
        long own = stack[at];
        long other = stack[at + 1];
        long low = stack[at + 2];
        long high = stack[at + 3];
        long critical = low & high;
        long weak = high & ~low;
        long lowCubes = low & ~high;
        long ownCritical = own & critical;
        long otherCritical = other & critical;
        long ownWeak = own & weak;
        long otherWeak = other & weak;
        long ownLow = own & lowCubes;
        long otherLow = other & lowCubes;
        long neutral = full & ~own & ~other;
        long besideOwn = beside(own);
        long besideOther = beside(other);
        long besideCritical = beside(ownCritical);
        long besideOtherCritical = beside(otherCritical);
        return weights[Columns.CONSTANT]
                + worth(own, other, weights, Columns.CUBES)
                + worth(ownCritical, otherCritical, weights, Columns.CRITICAL)
                + worth(ownCritical & rim, otherCritical & rim, weights, Columns.CRITICAL_ON_RIM)
                + worth(ownCritical & corners, otherCritical & corners, weights, Columns.CRITICAL_IN_CORNER)
                + worth(ownWeak, otherWeak, weights, Columns.WEAK)
                + worth(ownWeak & rim, otherWeak & rim, weights, Columns.WEAK_ON_RIM)
                + worth(ownWeak & corners, otherWeak & corners, weights, Columns.WEAK_IN_CORNER)
                + worth(ownLow, otherLow, weights, Columns.LOW)
                + worth(ownLow & rim, otherLow & rim, weights, Columns.LOW_ON_RIM)
                + worth(own & besideOther, other & besideOwn, weights, Columns.BORDER)
                + worth(ownCritical & besideOther, otherCritical & besideOwn, weights, Columns.ATTACKER)
                + worth(own & besideOtherCritical, other & besideCritical, weights, Columns.ATTACKED)
                + worth(
                        ownCritical & besideOtherCritical,
                        otherCritical & besideCritical,
                        weights,
                        Columns.CRITICAL_CONTACT)
                + worth(ownWeak & besideCritical, otherWeak & besideOtherCritical, weights, Columns.SUPPORT)
                + worth(neutral & besideOwn, neutral & besideOther, weights, Columns.FRONTIER)
                + weighChains(own, other, critical, besideCritical, besideOtherCritical, weights);
    }

    private int weighChains(
            long own, long other, long critical, long besideCritical, long besideOtherCritical, int[] weights) {
        long touching = critical & ((own & besideOtherCritical) | (other & besideCritical));
        if (touching == 0) {
            return 0;
        }
        long mixed = chain(touching, critical); // the chains with critical cubes of both sides
        long reached = mixed | beside(mixed);
        return worth(other & mixed, own & mixed, weights, Columns.CHAIN_REACH)
                + worth(
                        other & reached & ~besideCritical,
                        own & reached & ~besideOtherCritical,
                        weights,
                        Columns.FAR_REACH);
    }

    /** Flood fill: the squares of a group that are connected to the seeds. */
    private long chain(long seeds, long group) {
        long reached;
        long next = seeds;
        do {
            reached = next;
            next |= beside(reached) & group;
        } while (next != reached);
        return reached;
    }
}
