package org.jumpingcube.desktop.look;

import java.util.List;
import javafx.scene.paint.Color;

/**
 * What a window outside of the board is painted with in a player's colour, whatever colour the user has chosen.
 *
 * @param fill a background; the colour itself, or a little darker so that a white caption can be read on it
 * @param caption text on it
 * @param line a frame that stands out from the ground
 */
record PlayerShades(Color fill, Color caption, Color line) {
    private static final double STEP = 0.04;

    /** @param grounds what the window is painted with around the frame and within it */
    static PlayerShades of(Color colour, List<Color> grounds) {
        boolean isLight = Contrast.between(colour, Color.WHITE) < Contrast.OF_PICTURES;
        Color caption = isLight ? Color.BLACK : Color.WHITE;
        return new PlayerShades(
                awayFrom(List.of(caption), colour, Contrast.OF_TEXT),
                caption,
                awayFrom(grounds, colour, Contrast.OF_PICTURES));
    }

    /** The colour, mixed with as much black or white as it needs to stand out from all the others. */
    private static Color awayFrom(List<Color> others, Color colour, double contrast) {
        Color end = Contrast.luminance(others.get(0)) > 0.18 ? Color.BLACK : Color.WHITE;
        for (double share = 0; share < 1; share += STEP) {
            Color mixed = colour.interpolate(end, share);
            if (others.stream().allMatch(other -> Contrast.between(mixed, other) >= contrast)) {
                return mixed;
            }
        }
        return end;
    }

    /** The shades as colours that the stylesheet knows by name. */
    String named(String player) {
        return "-jc-" + player + "-fill: " + web(fill) + "; -jc-" + player + "-caption: " + web(caption) + "; -jc-"
                + player + "-line: " + web(line) + ";";
    }

    private static String web(Color colour) {
        return "#" + colour.toString().substring(2, 8);
    }
}
