package org.jumpingcube.cube.ai;

/** The squares of a board that lie in one long of a plane: all of them, and those at the rims. Immutable. */
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

    /** The squares of the first row if a long lies above. */
    final long underAnother;

    /** The squares of the last row if a long lies below. */
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
