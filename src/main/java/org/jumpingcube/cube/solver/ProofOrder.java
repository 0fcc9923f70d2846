package org.jumpingcube.cube.solver;

/**
 * Guesses which positions are won, so that a proof tries the most promising move first. A bad guess only costs time.
 *
 * <p>The weights are hundredths of a logit, from a logistic regression on 60,000 solved 4x4 positions after 10 to 22
 * plies. It got 87 % of them right. Neither the positions nor the program that fitted the weights were kept, so no
 * command repeats this, but ProofOrderTest measures how good the weights are. Each square of the opponent counts
 * another 18, found by trial: few replies make a short proof. Other weights would prove the same at another cost, but
 * choose other replies.
 */
public final class ProofOrder {
    private static final int FEW_ANSWERS = 18;

    private final TinyBoard board;
    private final int atCorners;
    private final int atEdges;
    private final int atCentre;
    private final int almostAll;

    /** An order that was made for 4x4 and also works for other boards. */
    public ProofOrder(TinyBoard board) {
        this.board = board;
        atEdges = (int) board.start() & 0xffff; // a cube's charge at the start tells where it is
        atCorners = (int) (board.start() >>> 16);
        atCentre = board.moves(board.start()) & ~atEdges & ~atCorners;
        almostAll = board.squares() * 3 / 4;
    }

    /** How good the position is for the side that just moved; higher is better. */
    public int forWhoJustMoved(long position) {
        int critical = TinyBoard.critical(position);
        int mine = TinyBoard.mine(position) & critical;
        int theirs = TinyBoard.theirs(position) & critical;
        return FEW_ANSWERS * count(TinyBoard.theirs(position))
                - places(position)
                - reaches(position, reach(mine, critical), reach(theirs, critical))
                - contacts(position, board.beside(mine), board.beside(theirs))
                + (mine == 0 ? 58 : 0)
                - (theirs == 0 ? 125 : 0);
    }

    private int places(long position) {
        int low = (int) position;
        int high = (int) (position >>> 16);
        int mine = TinyBoard.mine(position);
        int theirs = TinyBoard.theirs(position);
        return place(mine & low & high, -4, 33, -19)
                + place(mine & ~low & high, 13, 62, 58)
                + place(mine & low & ~high, 0, 32, 30)
                + place(mine & ~low & ~high, 0, 0, -17)
                + place(theirs & low & high, -63, -8, 11)
                + place(theirs & ~low & high, -94, -39, -50)
                + place(theirs & low & ~high, 0, -50, -38)
                + place(theirs & ~low & ~high, 0, 0, -34);
    }

    private int place(int squares, int corner, int edge, int centre) {
        return corner * count(squares & atCorners)
                + edge * count(squares & atEdges)
                + centre * count(squares & atCentre);
    }

    /** The worth of what chains of critical cubes can reach. */
    private int reaches(long position, int myReach, int theirReach) {
        int mine = TinyBoard.mine(position);
        int theirs = TinyBoard.theirs(position);
        int critical = TinyBoard.critical(position);
        int mineThen = count(myReach | mine);
        int theirsThen = count(theirReach | theirs);
        return 28 * count(myReach)
                - 32 * count(theirReach)
                + 45 * count(myReach & theirs)
                - 30 * count(theirReach & mine)
                + 11 * count(myReach & theirs & critical)
                + 18 * count(theirReach & mine & critical)
                + 18 * mineThen
                + 7 * theirsThen
                - (mineThen >= almostAll ? 140 : 0)
                + (theirsThen >= almostAll ? 75 : 0);
    }

    /** The worth of what is beside critical cubes. */
    private int contacts(long position, int besideMine, int besideTheirs) {
        int mine = TinyBoard.mine(position);
        int theirs = TinyBoard.theirs(position);
        int critical = TinyBoard.critical(position);
        int nearlyCritical = (int) (position >>> 16) & ~(int) position;
        return 17 * count(besideMine & theirs)
                - 23 * count(besideTheirs & mine)
                - 9 * count(besideMine & theirs & critical)
                + 13 * count(besideMine & theirs & nearlyCritical)
                - 18 * count(besideTheirs & mine & nearlyCritical)
                + 4 * count(board.beside(mine & nearlyCritical) & theirs & nearlyCritical)
                + 30 * count(mine & critical & ~board.beside(theirs))
                - 5 * count(theirs & critical & ~board.beside(mine))
                - 24 * count(theirs & critical & ~besideMine)
                - count(mine & critical & ~besideTheirs);
    }

    private int reach(int first, int critical) {
        int bursting = first;
        int touched = board.beside(bursting);
        while ((touched & critical & ~bursting) != 0) {
            bursting |= touched & critical;
            touched = board.beside(bursting);
        }
        return bursting | touched;
    }

    private static int count(int squares) {
        return Integer.bitCount(squares);
    }
}
