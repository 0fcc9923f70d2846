package org.jumpingcube.cube.ai;

/** Masks for one long of a plane: all its squares, and those at the edges. Immutable. */
final class Strip {
    final long full;
    final long top;
    final long bottom;
    final long left;
    final long right;
    final long rim;
    final long corners;

    /** The rim without its corners. */
    final long sides;

    /** The first row, if there is a long above. */
    final long underAnother;

    /** The last row, if there is a long below. */
    final long aboveAnother;

    Strip(long full, long top, long bottom, long left, long right, long underAnother, long aboveAnother) {
        this.full = full;
        this.top = top;
        this.bottom = bottom;
        this.left = left;
        this.right = right;
        this.underAnother = underAnother;
        this.aboveAnother = aboveAnother;
        rim = top | bottom | left | right;
        corners = (top | bottom) & (left | right);
        sides = rim & ~corners;
    }
}
