package org.jumpingcube.jumpin;

/**
 * Which squares are occupied, line by line, and where a pawn can jump. Mutable and for one thread, for the length of a
 * query or of a search, which keeps it up to date as it plays.
 *
 * <p>A jump passes over an unbroken line of pawns and lands on the first empty square beyond it. In a row or column
 * written as bits, the line is the run of ones next to a square, so its end is found by counting them.
 */
public final class Occupancy {
    /** An upper bound on the landing squares of a pawn. */
    public static final int MOST_TARGETS = Squares.COUNT;

    private static final int COLUMNS = Squares.COLUMNS;
    private static final int ROWS = Squares.ROWS;

    /** By the bits of a row and a column: the landing to the right in the upper four bits, to the left in the lower. */
    private static final byte[] ALONG_ROW = landings(COLUMNS, 3);

    /** By the bits of a column and a row: the landing above in the upper four bits, below in the lower. */
    private static final byte[] ALONG_COLUMN = landings(ROWS, 4);

    private static final byte[] NO_STEPS = {};
    private static final byte[] COLUMN_OF = new byte[Squares.COUNT];
    private static final byte[] ROW_OF = new byte[Squares.COUNT];

    static {
        for (int index = 0; index < Squares.COUNT; index++) {
            COLUMN_OF[index] = (byte) (index % COLUMNS);
            ROW_OF[index] = (byte) (index / COLUMNS);
        }
    }

    private final int[] rows = new int[ROWS];
    private final int[] columns = new int[COLUMNS];
    private final int[] seen = new int[Squares.COUNT]; // the number of the latest walk that reached each square
    private int walk;

    /** The squares of these two sets. */
    public static Occupancy of(SquareSet gold, SquareSet silver) {
        var occupancy = new Occupancy();
        gold.or(silver).forEach(occupancy::toggle);
        return occupancy;
    }

    /** A landing is stored as its place in the line plus one; 0 is none. */
    private static byte[] landings(int length, int placeBits) {
        var table = new byte[1 << (length + placeBits)];
        for (int line = 0; line < 1 << length; line++) {
            for (int place = 0; place < length; place++) {
                int onward = firstEmpty(line, length, place, 1);
                int back = firstEmpty(line, length, place, -1);
                table[line << placeBits | place] = (byte) (onward << 4 | back);
            }
        }
        return table;
    }

    private static int firstEmpty(int line, int length, int place, int step) {
        int here = place + step;
        while (here >= 0 && here < length && (line >> here & 1) != 0) {
            here += step;
        }
        boolean isJump = here != place + step && here >= 0 && here < length;
        return isJump ? here + 1 : 0;
    }

    /** Adds a pawn on the square, or removes it. */
    public void toggle(int square) {
        int row = ROW_OF[square];
        int column = COLUMN_OF[square];
        rows[row] ^= 1 << column;
        columns[column] ^= 1 << row;
    }

    /** Whether a pawn on the square can jump at all. */
    public boolean canJump(int square) {
        return (alongRow(square) | alongColumn(square)) != 0;
    }

    /** Whether one jump leads from a square to another. */
    boolean isJump(int from, int to) {
        int vertical = alongColumn(from);
        int horizontal = alongRow(from);
        int column = COLUMN_OF[to] + 1;
        int row = ROW_OF[to] + 1;
        return COLUMN_OF[from] == COLUMN_OF[to]
                ? (vertical >> 4 & 15) == row || (vertical & 15) == row
                : ROW_OF[from] == ROW_OF[to] && ((horizontal >> 4 & 15) == column || (horizontal & 15) == column);
    }

    private int alongRow(int square) {
        return ALONG_ROW[rows[ROW_OF[square]] << 3 | COLUMN_OF[square]];
    }

    private int alongColumn(int square) {
        return ALONG_COLUMN[columns[COLUMN_OF[square]] << 4 | ROW_OF[square]];
    }

    /**
     * Writes all squares on which the pawn can end its turn, those with fewer jumps first.
     *
     * @param into has room for {@link #MOST_TARGETS} from {@code start} on
     * @return the place after the last target
     */
    public int targets(int pawn, int[] into, int start) {
        return canJump(pawn) ? walk(pawn, into, start, NO_STEPS) : start;
    }

    /**
     * The path with the fewest jumps from a pawn's square to another. Of several it is the first in the order up,
     * right, down, left, by the first jump in which they differ.
     *
     * @return the squares including both ends; empty if the other square cannot be reached
     */
    int[] path(int pawn, int target) {
        var before = new byte[Squares.COUNT];
        walk(pawn, new int[MOST_TARGETS], 0, before);
        if (seen[target] != walk || target == pawn) {
            return new int[0];
        }
        int jumps = 0;
        for (int here = target; here != pawn; here = before[here]) {
            jumps++;
        }
        var path = new int[jumps + 1];
        int here = target;
        for (int i = jumps; i >= 0; i--) {
            path[i] = here;
            here = before[here];
        }
        return path;
    }

    /**
     * Walks over all squares that can be reached, in the order of their paths.
     *
     * @param before receives for each square the one it was reached from, unless the array is empty
     */
    private int walk(int pawn, int[] into, int start, byte[] before) {
        toggle(pawn); // its square counts as empty while it moves
        walk++;
        seen[pawn] = walk;
        int end = start;
        int next = start;
        int here = pawn;
        while (true) {
            int vertical = alongColumn(here);
            int horizontal = alongRow(here);
            int column = COLUMN_OF[here];
            int rowStart = here - column;
            int known = end;
            end = reach(vertical >> 4 & 15, column - COLUMNS, COLUMNS, into, end);
            end = reach(horizontal >> 4 & 15, rowStart - 1, 1, into, end);
            end = reach(vertical & 15, column - COLUMNS, COLUMNS, into, end);
            end = reach(horizontal & 15, rowStart - 1, 1, into, end);
            if (before.length > 0) {
                for (int i = known; i < end; i++) {
                    before[into[i]] = (byte) here;
                }
            }
            if (next == end) {
                toggle(pawn);
                return end;
            }
            here = into[next];
            next++;
        }
    }

    /** Notes a landing that has not been seen yet. */
    private int reach(int landing, int first, int step, int[] into, int end) {
        int square = first + landing * step;
        if (landing == 0 || seen[square] == walk) {
            return end;
        }
        seen[square] = walk;
        into[end] = square;
        return end + 1;
    }
}
