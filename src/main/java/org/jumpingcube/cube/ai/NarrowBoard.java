package org.jumpingcube.cube.ai;

import java.util.Arrays;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.search.Mixer;

/**
 * A board of up to 8x8: each plane is one long, eight bits a row. A child is written above its parent on a stack, so
 * that taking a move back is to forget it. The planes are those of the side to move and of the other side; they change
 * places with every ply.
 */
final class NarrowBoard extends CubeBoard {
    static final int MAX_SIDE = 8;

    private static final int ROW_BITS = 8;
    private static final int PLANES = 4; // own, other, low and high bit of the charge

    private final long full;
    private final long top;
    private final long bottom;
    private final long left;
    private final long right;
    private final long corners;
    private final long edges;
    private final long centre;
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
        edges = (top | bottom | left | right) & ~corners;
        centre = full & ~edges & ~corners;
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
    boolean isOwn(int move) {
        return ((stack[at] >>> move) & 1) != 0;
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
        long own = stack[at];
        long neutral = full & ~own & ~stack[at + 1];
        if (stack[at + 1] == 0 && (neutral & (neutral - 1)) == 0) {
            return true; // only one neutral cube is left to take
        }
        // Bursting all own critical cubes together takes whatever a single one could.
        long low = stack[at + 2];
        long high = stack[at + 3];
        long burst = own & low & high;
        settle(own, low ^ burst, high ^ burst, burst);
        return stack[at + PLANES + 1] == full;
    }

    @Override
    boolean reachesFar() {
        long missing = full & ~stack[at];
        long critical = stack[at] & stack[at + 2] & stack[at + 3];
        return isFar(Long.bitCount(missing & beside(critical)), Long.bitCount(missing));
    }

    /**
     * Runs a cascade and writes the mover's cubes and the charges to the next ply. One wave each time round: all cubes
     * that are overloaded burst at once, which settles to the same board as any other order. The mover wins by owning
     * everything at any moment; such a cascade may never settle.
     */
    private void settle(long ownBefore, long lowBefore, long highBefore, long overloaded) {
        long own = ownBefore;
        long low = lowBefore;
        long high = highBefore;
        long burst = overloaded;
        while (burst != 0 && own != full) {
            long down = ((burst << ROW_BITS) & full) | (burst & top); // what the top row loses upwards bounces back
            long up = (burst >>> ROW_BITS) | (burst & bottom);
            long east = ((burst & ~right) << 1) | (burst & left);
            long west = ((burst & ~left) >>> 1) | (burst & right);
            own |= burst | down | up | east | west;
            // Bit by bit, the sum of the points a cube gains, 0 to 4, is added to its charge.
            long vertical = down ^ up;
            long horizontal = east ^ west;
            long two = down & up;
            long twoMore = east & west;
            long ones = vertical ^ horizontal;
            long twos = (two ^ twoMore) | (vertical & horizontal);
            long carry = low & ones;
            burst = (two & twoMore) | (high & twos) | (carry & (high ^ twos));
            low ^= ones;
            high ^= twos ^ carry;
        }
        int next = at + PLANES;
        stack[next + 1] = own;
        stack[next + 2] = low;
        stack[next + 3] = high;
    }

    private long beside(long squares) {
        return ((squares << ROW_BITS) | (squares >>> ROW_BITS) | ((squares & ~right) << 1) | ((squares & ~left) >>> 1))
                & full;
    }

    @Override
    public long key() {
        long hash = hash(stack[at], stack[at + 1], stack[at + 2], stack[at + 3]);
        return Mixer.mix(Mixer.mix(hash, Mixer.STAFFORD_1), Mixer.MURMUR);
    }

    // In pieces small enough for the compiler to put together, so that it finds what they have in common.
    @Override
    int weigh(int[] weights) {
        long own = stack[at];
        long other = stack[at + 1];
        long low = stack[at + 2];
        long high = stack[at + 3];
        return weights[Columns.CONSTANT]
                + weighCharges(own, low, high, weights, 0)
                + weighCharges(other, low, high, weights, Columns.OTHER_SIDE)
                + weighNeighbours(own, other, low & high, high & ~low, weights);
    }

    private int weighCharges(long cubes, long low, long high, int[] weights, int from) {
        long critical = cubes & low & high;
        long weak = cubes & high & ~low;
        long third = cubes & low & ~high;
        return Long.bitCount(critical & corners) * weights[from + Columns.CORNER_CRITICAL]
                + Long.bitCount(weak & corners) * weights[from + Columns.CORNER_WEAK]
                + Long.bitCount(critical & edges) * weights[from + Columns.EDGE_CRITICAL]
                + Long.bitCount(weak & edges) * weights[from + Columns.EDGE_WEAK]
                + Long.bitCount(third & edges) * weights[from + Columns.EDGE_LOW]
                + Long.bitCount(critical & centre) * weights[from + Columns.CENTRE_CRITICAL]
                + Long.bitCount(weak & centre) * weights[from + Columns.CENTRE_WEAK]
                + Long.bitCount(third & centre) * weights[from + Columns.CENTRE_LOW]
                + Long.bitCount(cubes & ~low & ~high) * weights[from + Columns.CENTRE_LOWEST];
    }

    private int weighNeighbours(long own, long other, long critical, long weak, int[] weights) {
        long neutral = full & ~own & ~other;
        long besideOwn = beside(own);
        long besideOther = beside(other);
        long besideCritical = beside(own & critical);
        long besideOtherCritical = beside(other & critical);
        return weighContacts(own, own & critical, besideOther, besideOtherCritical, weights, 0)
                + weighContacts(other, other & critical, besideOwn, besideCritical, weights, Columns.OTHER_SIDE)
                + weighWeak(own & weak, other & weak, besideCritical, besideOtherCritical, weights, 0)
                + weighWeak(other & weak, own & weak, besideOtherCritical, besideCritical, weights, Columns.OTHER_SIDE)
                + Long.bitCount(neutral & besideOwn) * weights[Columns.FRONTIER]
                + Long.bitCount(neutral & besideOther) * weights[Columns.OTHER_SIDE + Columns.FRONTIER]
                + weighChains(own, other, critical, weak, weights);
    }

    private static int weighContacts(
            long cubes, long critical, long besideEnemy, long besideEnemyCritical, int[] weights, int from) {
        return Long.bitCount(cubes & besideEnemy) * weights[from + Columns.BORDER]
                + Long.bitCount(critical & besideEnemyCritical) * weights[from + Columns.CRITICAL_CONTACT]
                + Long.bitCount(critical & besideEnemy & ~besideEnemyCritical) * weights[from + Columns.ATTACKER]
                + Long.bitCount(cubes & ~critical & besideEnemyCritical) * weights[from + Columns.ATTACKED];
    }

    private int weighWeak(
            long weak, long enemyWeak, long besideCritical, long besideEnemyCritical, int[] weights, int from) {
        return Long.bitCount(weak & beside(enemyWeak) & ~besideEnemyCritical) * weights[from + Columns.WEAK_CONTACT]
                + Long.bitCount(weak & besideCritical) * weights[from + Columns.SUPPORT];
    }

    private int weighChains(long own, long other, long critical, long weak, int[] weights) {
        long seeds = own & critical & beside(other & critical);
        if (seeds == 0) {
            return weighReach(own & critical, other, weak, weights, 0)
                    + weighReach(other & critical, own, weak, weights, Columns.OTHER_SIDE);
        }
        long mixed = chain(seeds, critical); // the chains that critical cubes of both sides belong to
        return Long.bitCount(other & mixed) * weights[Columns.CHAIN_REACH]
                + Long.bitCount(own & mixed) * weights[Columns.OTHER_SIDE + Columns.CHAIN_REACH]
                + weighReach((own & critical) | mixed, other, weak, weights, 0)
                + weighReach((other & critical) | mixed, own, weak, weights, Columns.OTHER_SIDE);
    }

    private int weighReach(long chains, long enemy, long weak, int[] weights, int from) {
        return Long.bitCount(enemy & (chains | beside(chains))) * weights[from + Columns.REACH]
                + Long.bitCount(weak & besideTwice(chains)) * weights[from + Columns.SECOND_WAVE];
    }

    /** The squares of a group that can be reached from the seeds from neighbour to neighbour. */
    private long chain(long seeds, long group) {
        long reached;
        long next = seeds;
        do {
            reached = next;
            next |= beside(reached) & group;
        } while (next != reached);
        return reached;
    }

    /** The squares with two or more neighbours among these. */
    private long besideTwice(long squares) {
        long down = (squares << ROW_BITS) & full;
        long up = squares >>> ROW_BITS;
        long east = (squares & ~right) << 1;
        long west = (squares & ~left) >>> 1;
        return (down & up) | (east & west) | ((down | up) & (east | west));
    }
}
