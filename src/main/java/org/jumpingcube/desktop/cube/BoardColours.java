package org.jumpingcube.desktop.cube;

import javafx.scene.paint.Color;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.look.CubePalette;
import org.jumpingcube.desktop.board.CanvasBrush;
import org.jumpingcube.desktop.look.Appearance;
import org.jumpingcube.desktop.look.Contrast;
import org.jumpingcube.game.Player;
import org.jumpingcube.settings.Colours;

/**
 * The colours in which a board is painted.
 *
 * @param lastMove the ring around the last move, in the gap beside the cube
 * @param hint the sign on the cube of a hint
 */
public record BoardColours(
        Appearance appearance,
        Color playerOne,
        Color playerTwo,
        Color neutral,
        Color frame,
        Color frameText,
        Color lastMove,
        Color hint,
        Color focus) {
    /** The user's colours for cubes on a board in this appearance. */
    static BoardColours of(Colours cubes, Appearance appearance) {
        var palette = CubePalette.of(cubes, appearance.isDark(), appearance.isHighContrast());
        return switch (appearance) {
            case LIGHT -> of(appearance, palette, "#4a535d", "#1c232b", "#1f7f47", "#2b333d");
            case DARK -> of(appearance, palette, "#98a1ad", "#f2f5f8", "#2a9559", "#dfe4ea");
            case HIGH_CONTRAST -> of(appearance, palette, "#000000", "#000000", "#000000", "#000000");
            case HIGH_CONTRAST_DARK -> of(appearance, palette, "#ffffff", "#ffffff", "#ffffff", "#ffffff");
        };
    }

    private static BoardColours of(
            Appearance appearance, CubePalette cubes, String frameText, String lastMove, String hint, String focus) {
        return new BoardColours(
                appearance,
                CanvasBrush.colour(cubes.playerOne()),
                CanvasBrush.colour(cubes.playerTwo()),
                CanvasBrush.colour(cubes.neutral()),
                CanvasBrush.colour(cubes.frame()),
                Color.web(frameText),
                Color.web(lastMove),
                Color.web(hint),
                Color.web(focus));
    }

    /** These colours as somebody with another colour vision sees them. */
    BoardColours seenWith(ColourVision vision) {
        return new BoardColours(
                appearance,
                vision.of(playerOne),
                vision.of(playerTwo),
                vision.of(neutral),
                vision.of(frame),
                vision.of(frameText),
                vision.of(lastMove),
                vision.of(hint),
                vision.of(focus));
    }

    /** The line around the corners of the cube pointed at, which makes them stand out from any cube and any ring. */
    Color focusEdge() {
        return Contrast.between(focus, Color.WHITE) > Contrast.between(focus, Color.BLACK) ? Color.WHITE : Color.BLACK;
    }

    Color of(Cube cube) {
        return cube.owner().map(this::of).orElse(neutral);
    }

    /** The colour of a cube as 0xRRGGBB. */
    int rgb(Cube cube) {
        return CanvasBrush.rgb(of(cube));
    }

    public Color of(Player player) {
        return player == Player.ONE ? playerOne : playerTwo;
    }
}
