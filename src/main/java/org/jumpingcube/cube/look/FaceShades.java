package org.jumpingcube.cube.look;

import java.util.Arrays;
import java.util.Comparator;
import org.jumpingcube.grid.Brush;
import org.jumpingcube.grid.Shade;

/**
 * The shades of one cube, all derived from its colour, and the colour of its points; each 0xRRGGBB.
 *
 * @param base the colour itself
 * @param pips the colour of the points, whose contrast to any part of the face is at least {@link Shade#OF_PICTURES}
 * @param isGlossy whether light falls on the upper part of the face
 */
public record FaceShades(int base, int pips, boolean isGlossy) {
    /** How far down the gloss reaches from the top edge, as a share of the face. */
    static final double GLOSS_HEIGHT = 0.41;

    /** How much white is mixed in; more of either would leave white pips too little contrast. */
    private static final double TOP_LIGHT = 0.09;

    private static final double GLOSS_LIGHT = 0.043;
    private static final double OVERLOADED_VIVID = 1.1;
    private static final double OVERLOADED_DEEP = 0.67; // a third darker
    private static final double LEAST_CONTRAST = Shade.OF_PICTURES + 0.01; // each colour is a little off as it is seen
    private static final double CONTRAST_OF_TEXT = 4.5 + 0.01;
    private static final double DEEPER = 0.96;
    private static final double HOVER_TOUCH = 0.3;
    private static final double PAPER = 0.78;
    private static final double RIM_TINT = 0.85;

    /** The light of a cube that is about to burst. */
    private static final int LIT = 0xffdf9c;

    private static final int DARK_PIPS = 0x14181d;
    private static final int[] ON_OWNED = {Shade.WHITE, DARK_PIPS};

    /** A neutral cube should not stand out, so its point is grey where that has enough contrast. */
    private static final int[] ON_NEUTRAL = {0x69727c, 0xd3d9e0, Shade.WHITE, DARK_PIPS};

    public static FaceShades of(int base, boolean isOwned) {
        return new FaceShades(base, standingOut(base, isOwned ? ON_OWNED : ON_NEUTRAL), true);
    }

    /** The first choice that stands out from the whole face of that base, or else the one that stands out most. */
    private static int standingOut(int base, int... choices) {
        Comparator<Integer> byContrast = Comparator.comparingDouble(choice -> contrast(choice, base));
        return Arrays.stream(choices)
                .filter(choice -> contrast(choice, base) >= LEAST_CONTRAST)
                .findFirst()
                .orElseGet(() -> Arrays.stream(choices).boxed().max(byContrast).orElseThrow());
    }

    /** The same colour as deep as it must be for points on it to stand out as texts do. */
    static int deepened(int base) {
        int deep = base;
        while (contrast(of(deep, true).pips, deep) < CONTRAST_OF_TEXT) {
            deep = Shade.derived(deep, 1, DEEPER);
        }
        return deep;
    }

    private static double contrast(int pips, int base) {
        return Math.min(Shade.contrast(pips, glossy(top(base))), Shade.contrast(pips, bottom(base)));
    }

    private static int top(int base) {
        return Brush.mix(base, Shade.WHITE, TOP_LIGHT);
    }

    private static int bottom(int base) {
        return Shade.derived(base, 1.04, 0.95);
    }

    private static int glossy(int colour) {
        return Brush.mix(colour, Shade.WHITE, GLOSS_LIGHT);
    }

    /** A neutral cube under the mouse: what it would become shows through. The face of any other stays as it is. */
    public FaceShades touchedBy(int owner) {
        return of(Brush.mix(base, owner, HOVER_TOUCH), false);
    }

    /** The same cube while it has more points than neighbours and waits to burst: a deeper shade of its own colour. */
    public static FaceShades overloaded(int base, boolean isOwned) {
        var deeper = of(Shade.derived(base, OVERLOADED_VIVID, OVERLOADED_DEEP), isOwned);
        return new FaceShades(deeper.base, deeper.pips, false);
    }

    /** The face of a cube as it would be: paper, in the colour of whoever would own it. */
    public int paper() {
        return Brush.mix(base, Shade.WHITE, PAPER);
    }

    /** The points on it. */
    public int onPaper() {
        return standingOut(paper(), Shade.derived(base, 1.15, 0.6), DARK_PIPS);
    }

    /** The rim of a cube that is about to burst: a light or a dark tint, whichever stands out from the face. */
    public int rim() {
        return standingOut(
                base,
                LIT,
                Brush.mix(base, Shade.WHITE, RIM_TINT),
                Shade.WHITE,
                Brush.mix(base, Shade.BLACK, RIM_TINT),
                DARK_PIPS);
    }

    /** The side that shows below the face. */
    int edge() {
        return Shade.derived(base, 1.05, 0.76);
    }

    /**
     * The colour of the face at some height without its gloss.
     *
     * @param height 0 at its top edge, 1 at its bottom edge
     */
    int plain(double height) {
        return Brush.mix(top(base), bottom(base), height);
    }

    /** The colour of the gloss at some height. */
    int gloss(double height) {
        return glossy(plain(height));
    }

    /** The colour of the face at some height. */
    public int at(double height) {
        return height <= GLOSS_HEIGHT + 0.05 ? gloss(height) : plain(height);
    }
}
