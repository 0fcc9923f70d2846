package org.jumpingcube.settings;

/**
 * What the board tells a player beyond the position itself.
 *
 * @param preview whether it shows what a move would do, before it is played
 * @param fullCubes whether cubes that burst with their next point stand out
 * @param fuse whether a line shows how many points there are, out of the most there can be
 */
public record BoardHints(boolean preview, boolean fullCubes, boolean fuse) {
    public static final BoardHints DEFAULT = new BoardHints(true, true, true);
    /** For those who want to see it all by themselves. */
    public static final BoardHints NONE = new BoardHints(false, false, false);

    public BoardHints withPreview(boolean other) {
        return Components.with(this, "preview", other);
    }

    public BoardHints withFullCubes(boolean other) {
        return Components.with(this, "fullCubes", other);
    }

    public BoardHints withFuse(boolean other) {
        return Components.with(this, "fuse", other);
    }
}
