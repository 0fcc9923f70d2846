package org.jumpingcube.desktop.cube;

import javafx.scene.paint.Color;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.desktop.look.Appearance;
import org.jumpingcube.desktop.look.Contrast;
import org.jumpingcube.game.Player;
import org.jumpingcube.settings.Colours;

/**
 * The colours in which a board is painted.
 *
 * @param outline a line around each cube; transparent where shades are enough
 * @param lastMove the ring around the last move, in the gap beside the cube
 * @param hint the sign on the cube of a hint
 */
public record BoardColours(
        Color playerOne,
        Color playerTwo,
        Color neutral,
        Color frame,
        Color frameText,
        Color lastMove,
        Color hint,
        Color focus,
        Color outline) {
    /** Red and blue as in the original, on a light surface. */
    static final BoardColours LIGHT = new BoardColours(
            Color.web("#d64f40"),
            Color.web("#3d82cc"),
            Color.web("#eceef1"),
            Color.web("#cfd4db"),
            Color.web("#4a535d"),
            Color.web("#1c232b"),
            Color.web("#1f7f47"),
            Color.web("#2b333d"),
            Color.TRANSPARENT);

    /** The same on a dark surface. */
    static final BoardColours DARK = new BoardColours(
            Color.web("#d64f40"),
            Color.web("#3d82cc"),
            Color.web("#474d57"),
            Color.web("#1c1f24"),
            Color.web("#98a1ad"),
            Color.web("#f2f5f8"),
            Color.web("#2a9559"),
            Color.web("#dfe4ea"),
            Color.TRANSPARENT);

    /** Black on white: lines say what shades say elsewhere. */
    static final BoardColours HIGH_CONTRAST = new BoardColours(
            Color.web("#d64f40"),
            Color.web("#3d82cc"),
            Color.WHITE,
            Color.WHITE,
            Color.BLACK,
            Color.BLACK,
            Color.BLACK,
            Color.BLACK,
            Color.BLACK);

    /** White on black. */
    static final BoardColours HIGH_CONTRAST_DARK = new BoardColours(
            Color.web("#d64f40"),
            Color.web("#3d82cc"),
            Color.web("#1c1c1c"),
            Color.BLACK,
            Color.WHITE,
            Color.WHITE,
            Color.WHITE,
            Color.WHITE,
            Color.WHITE);

    /**
     * The user's colours for cubes on a board in this appearance. The usual neutral colour is for the light appearance;
     * each of the others has its own.
     */
    static BoardColours of(Colours cubes, Appearance appearance) {
        BoardColours surface = switch (appearance) {
            case LIGHT -> LIGHT;
            case DARK -> DARK;
            case HIGH_CONTRAST -> HIGH_CONTRAST;
            case HIGH_CONTRAST_DARK -> HIGH_CONTRAST_DARK;
        };
        boolean isUsual = cubes.neutral().equals(Colours.DEFAULT.neutral());
        return new BoardColours(
                Color.web(cubes.playerOne()),
                Color.web(cubes.playerTwo()),
                isUsual ? surface.neutral : Color.web(cubes.neutral()),
                surface.frame,
                surface.frameText,
                surface.lastMove,
                surface.hint,
                surface.focus,
                surface.outline);
    }

    /** These colours as somebody with another colour vision sees them. */
    BoardColours seenWith(ColourVision vision) {
        return new BoardColours(
                vision.of(playerOne),
                vision.of(playerTwo),
                vision.of(neutral),
                vision.of(frame),
                vision.of(frameText),
                vision.of(lastMove),
                vision.of(hint),
                vision.of(focus),
                vision.of(outline));
    }

    /** The line around the corners of the cube pointed at, which makes them stand out from any cube and any ring. */
    Color focusEdge() {
        return Contrast.between(focus, Color.WHITE) > Contrast.between(focus, Color.BLACK) ? Color.WHITE : Color.BLACK;
    }

    Color of(Cube cube) {
        return cube.owner().map(this::of).orElse(neutral);
    }

    public Color of(Player player) {
        return player == Player.ONE ? playerOne : playerTwo;
    }
}
