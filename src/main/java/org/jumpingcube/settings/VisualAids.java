package org.jumpingcube.settings;

/**
 * What the board tells a player beyond the position itself.
 *
 * @param preview whether it shows what a move would do, before it is played
 * @param fullCubes whether cubes that burst with their next point stand out
 * @param fuse whether a line shows how many points there are, out of the most there can be
 */
public record VisualAids(boolean preview, boolean fullCubes, boolean fuse) {
    public static final VisualAids DEFAULT = new VisualAids(true, true, true);
    /** For those who want to see it all by themselves. */
    public static final VisualAids NONE = new VisualAids(false, false, false);

    public VisualAids withPreview(boolean other) {
        return Components.with(this, "preview", other);
    }

    public VisualAids withFullCubes(boolean other) {
        return Components.with(this, "fullCubes", other);
    }

    public VisualAids withFuse(boolean other) {
        return Components.with(this, "fuse", other);
    }
}
