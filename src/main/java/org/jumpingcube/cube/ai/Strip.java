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

    Strip(long full, long top, long bottom, long left, long right) {
        this.full = full;
        this.top = top;
        this.bottom = bottom;
        this.left = left;
        this.right = right;
        rim = top | bottom | left | right;
        corners = (top | bottom) & (left | right);
    }
}
