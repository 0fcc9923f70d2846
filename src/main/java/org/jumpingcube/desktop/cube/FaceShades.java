package org.jumpingcube.desktop.cube;

import java.util.Comparator;
import java.util.List;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Stop;
import org.jumpingcube.desktop.look.Contrast;

/**
 * The shades of one cube, all derived from its colour, and the colour of its points.
 *
 * @param base the colour itself, opaque
 * @param pips the colour of the points, whose contrast to any part of the face is at least {@link Contrast#OF_PICTURES}
 */
record FaceShades(Color base, Color pips) {
    /** How far down the gloss reaches from the top edge, as a share of the face. */
    static final double GLOSS_HEIGHT = 0.41;

    /** How much white is mixed in; more of either would leave white pips too little contrast. */
    private static final double TOP_LIGHT = 0.09;

    private static final double GLOSS_LIGHT = 0.05;
    private static final double OVERLOADED_VIVID = 1.1;
    private static final double OVERLOADED_DEEP = 0.67; // a third darker
    private static final double HOVER_TOUCH = 0.3;
    private static final double PAPER = 0.78;
    private static final double RIM_TINT = 0.85;

    /** The light of a cube that is about to burst. */
    private static final Color LIT = Color.web("#ffdf9c");

    private static final Color DARK_PIPS = Color.web("#14181d");
    private static final List<Color> ON_OWNED = List.of(Color.WHITE, DARK_PIPS);

    /** A neutral cube should not stand out, so its point is grey where that has enough contrast. */
    private static final List<Color> ON_NEUTRAL =
            List.of(Color.web("#69727c"), Color.web("#d3d9e0"), Color.WHITE, DARK_PIPS);

    static FaceShades of(Color base, boolean isOwned) {
        return new FaceShades(base, standingOut(base, isOwned ? ON_OWNED : ON_NEUTRAL));
    }

    /** The first choice that stands out from the whole face of that base, or else the one that stands out most. */
    private static Color standingOut(Color base, List<Color> choices) {
        Color brightest = glossy(top(base));
        Color darkest = bottom(base);
        Comparator<Color> byContrast = Comparator.comparingDouble(
                choice -> Math.min(Contrast.between(choice, brightest), Contrast.between(choice, darkest)));
        return choices.stream()
                .filter(choice -> Contrast.between(choice, brightest) >= Contrast.OF_PICTURES
                        && Contrast.between(choice, darkest) >= Contrast.OF_PICTURES)
                .findFirst()
                .orElseGet(() -> choices.stream().max(byContrast).orElseThrow());
    }

    private static Color top(Color base) {
        return base.interpolate(Color.WHITE, TOP_LIGHT);
    }

    private static Color bottom(Color base) {
        return base.deriveColor(0, 1.04, 0.95, 1);
    }

    private static Color glossy(Color colour) {
        return colour.interpolate(Color.WHITE, GLOSS_LIGHT);
    }

    /** A neutral cube under the mouse: what it would become shows through. The face of any other stays as it is. */
    FaceShades touchedBy(Color owner) {
        return of(base.interpolate(owner, HOVER_TOUCH), false);
    }

    /** The same cube while it has more points than neighbours and waits to burst: a deeper shade of its own colour. */
    static FaceShades overloaded(Color base, boolean isOwned) {
        return of(base.deriveColor(0, OVERLOADED_VIVID, OVERLOADED_DEEP, 1), isOwned);
    }

    /** The face of a cube as it would be: paper, in the colour of whoever would own it. */
    Color paper() {
        return base.interpolate(Color.WHITE, PAPER);
    }

    /** The points on it. */
    Color onPaper() {
        return standingOut(paper(), List.of(base.deriveColor(0, 1.15, 0.6, 1), DARK_PIPS));
    }

    /** The rim of a cube that is about to burst: a light or a dark tint, whichever stands out from the face. */
    Color rim() {
        return standingOut(
                base,
                List.of(
                        LIT,
                        base.interpolate(Color.WHITE, RIM_TINT),
                        Color.WHITE,
                        base.interpolate(Color.BLACK, RIM_TINT),
                        DARK_PIPS));
    }

    /** The side that shows below the face. */
    Color edge() {
        return base.deriveColor(0, 1.05, 0.76, 1);
    }

    LinearGradient face(double y, double height) {
        return new LinearGradient(
                0, y, 0, y + height, false, CycleMethod.NO_CYCLE, new Stop(0, top(base)), new Stop(1, bottom(base)));
    }

    Color gloss() {
        return Color.gray(1, GLOSS_LIGHT);
    }

    /**
     * The colour of the face at some height.
     *
     * @param height 0 at its top edge, 1 at its bottom edge
     */
    Color at(double height) {
        Color colour = top(base).interpolate(bottom(base), height);
        return height <= GLOSS_HEIGHT + 0.05 ? glossy(colour) : colour;
    }
}
