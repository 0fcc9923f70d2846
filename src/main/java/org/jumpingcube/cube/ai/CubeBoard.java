package org.jumpingcube.cube.ai;

import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.search.Ending;
import org.jumpingcube.search.Mixer;
import org.jumpingcube.search.SelectiveBoard;

/**
 * A board of cubes as the search sees it: bitboards, called planes here, with one bit for each square. Two planes hold
 * the owners, and two the {@linkplain Board#charge charge}. The charge makes all squares alike: wherever it is, a cube
 * bursts when its charge reaches 4, and loses 4. A corner cube has only two neighbours to give points to; the other two
 * points would leave the board, and bounce back to it.
 */
public abstract class CubeBoard implements SelectiveBoard {
    /** The charge of a critical cube: one that bursts with its next point. */
    static final int CRITICAL = 3;

    // In points, up to a side and on larger boards: the most that a quiet move usually gains, and what did best in
    // matches, see docs/lab/search.md.
    private static final int SMALL_SIDE = 6;
    private static final int QUIET_GAIN_OF_SMALL_SIDE = 90;
    private static final int QUIET_GAIN = 60;

    /** From this side on a board counts as large, and is evaluated and searched differently, see docs/lab/search.md. */
    static final int LARGE_SIDE = 13;

    // With very many moves, more of them are good, so fewer plies are saved on them.
    private static final int REDUCTION_PERCENT = 50;
    private static final int REDUCTION_PERCENT_OF_LARGE_SIDE = 30;

    // Before nearly every win, the first bursts reach at least one in this many of the cubes that are not own yet, see
    // docs/lab/search.md.
    private static final int SIGHT = 8;

    // And the board is at least this full by then, as a share of the points it can hold.
    private static final double FULL_ENOUGH = 0.77;

    static final int OWN = 0;
    static final int OTHER = 1;
    static final int NEUTRAL = -1;

    private final int side;
    private final int rowBits;
    private final int rowsInLong;
    private final int totalAtRoot;
    private final int totalInSight; // from which on a win is in sight
    private final Evaluation evaluation;

    /** A board whose planes have this many bits in a row and this many rows in a long. */
    CubeBoard(Board board, int rowBits, int rowsInLong, Evaluation evaluation) {
        this.side = board.side();
        this.rowBits = rowBits;
        this.rowsInLong = rowsInLong;
        this.totalAtRoot = board.totalPoints();
        this.totalInSight = (int) Math.ceil(FULL_ENOUGH * Board.mostPoints(side));
        this.evaluation = evaluation;
    }

    /** The position with the evaluation trained for its size. */
    public static CubeBoard of(CubePosition position) {
        return of(position, Evaluation.neutral(position.board().side()));
    }

    /** The position with an evaluation for its size. */
    public static CubeBoard of(CubePosition position, Evaluation evaluation) {
        return position.board().side() <= NarrowBoard.MAX_SIDE
                ? new NarrowBoard(position, evaluation)
                : new WideBoard(position, evaluation);
    }

    /** The number of the move that chooses this square. */
    public final int move(Square square) {
        return square.row() / rowsInLong * Long.SIZE + square.row() % rowsInLong * rowBits + square.column();
    }

    /** The square that a move chooses. */
    public final Square square(int move) {
        int place = move % Long.SIZE;
        return new Square(move / Long.SIZE * rowsInLong + place / rowBits, place % rowBits);
    }

    /** How many plies have been played since the position that the board was made from. */
    abstract int ply();

    /**
     * A copy of the planes of the current ply: own cubes, other cubes, low and high bit of the charge, each long by
     * long.
     */
    abstract long[] planes();

    /**
     * Counts the features of the position.
     *
     * @param into receives {@link Weights#COLUMNS} numbers, each in the column of its weight: the count of each {@link
     *     CubeFeature} for the side to move and for the other side, and the constant 1
     */
    public final void count(int[] into) {
        int[] weights = new int[Columns.COUNT];
        for (int column = 0; column < Columns.COUNT; column++) {
            weights[column] = 1;
            into[column] = weigh(weights);
            weights[column] = 0;
        }
    }

    /** The sum of all {@linkplain #count counts}, each multiplied by its column's weight. */
    abstract int weigh(int[] weights);

    /**
     * What one feature is worth, given the squares it is counted on.
     *
     * @param own squares of the side to move
     * @param other squares of the other side
     * @param column of the feature
     */
    static int worth(long own, long other, int[] weights, int column) {
        return Long.bitCount(own) * weights[column] + Long.bitCount(other) * weights[Columns.OTHER_SIDE + column];
    }

    final int side() {
        return side;
    }

    final int totalPoints() {
        return totalAtRoot + ply();
    }

    @Override
    public final int moveLimit() {
        return move(new Square(side - 1, side - 1)) + 1;
    }

    /** Whether the latest move won the game, which is the only way it can end. */
    public abstract boolean isWon();

    @Override
    public final Ending ending() {
        return isWon() ? Ending.WON : Ending.NONE;
    }

    @Override
    public final boolean isWinInSight() {
        return totalPoints() >= totalInSight && reachesFar();
    }

    /** Whether enough of the cubes that are not own lie beside own critical cubes for an immediate win. */
    abstract boolean reachesFar();

    /**
     * The same, by numbers.
     *
     * @param reach how many cubes that are not own lie beside own critical ones
     * @param missing how many cubes are not own
     */
    static boolean isFar(int reach, int missing) {
        return SIGHT * reach >= missing;
    }

    @Override
    public final boolean isQuiet(int move) {
        return kind(move) != CRITICAL;
    }

    @Override
    public final int futilityMargin() {
        return side <= SMALL_SIDE ? QUIET_GAIN_OF_SMALL_SIDE : QUIET_GAIN;
    }

    @Override
    public final int reductionPercent() {
        return side < LARGE_SIDE ? REDUCTION_PERCENT : REDUCTION_PERCENT_OF_LARGE_SIDE;
    }

    @Override
    public final int evaluate() {
        int score = evaluation.score(weigh(evaluation.weights(totalPoints())));
        return evaluation.misjudges() ? evaluation.misjudged(score, key()) : score;
    }

    /**
     * A hash of one long of each plane. A product carries bits upwards only, so the last squares only affect its
     * topmost bits. The products are rotated by different amounts, so that these bits of different planes do not
     * overlap and cancel out.
     */
    static long hash(long own, long other, long low, long high) {
        return (own * Mixer.GOLDEN)
                ^ Long.rotateLeft(other * Mixer.DEGSKI, 16)
                ^ Long.rotateLeft(low * Mixer.XXHASH, 32)
                ^ Long.rotateLeft(high * Mixer.STAFFORD_2, 48);
    }

    /** Sets each cube of a position on the planes. */
    final void place(CubePosition position, Planes planes) {
        Board board = position.board();
        for (Square square : board.squares()) {
            Cube cube = board.at(square);
            planes.place(move(square), owner(cube, position.toMove()), board.charge(square));
        }
    }

    private static int owner(Cube cube, Player toMove) {
        return cube.isNeutral() ? NEUTRAL : cube.isOwnedBy(toMove) ? OWN : OTHER;
    }

    /** The planes, while a position is set up. */
    interface Planes {
        /** Sets a cube with an owner ({@link #OWN}, {@link #OTHER} or {@link #NEUTRAL}) and a charge of 0 to 3. */
        void place(int bit, int owner, int charge);
    }
}
