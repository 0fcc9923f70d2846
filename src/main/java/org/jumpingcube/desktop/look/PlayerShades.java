package org.jumpingcube.desktop.look;

import java.util.List;
import javafx.scene.paint.Color;

/** What is painted outside of the board in a player's colour, whatever colour the user has chosen. */
final class PlayerShades {
    private static final double STEP = 0.04;

    private PlayerShades() {}

    /**
     * The colour of a frame that stands out: the player's, mixed with as much black or white as it needs for that.
     *
     * @param grounds what the window is painted with around the frame and within it
     */
    static Color line(Color colour, List<Color> grounds) {
        Color end = Contrast.luminance(grounds.get(0)) > 0.18 ? Color.BLACK : Color.WHITE;
        for (double share = 0; share < 1; share += STEP) {
            Color mixed = colour.interpolate(end, share);
            if (grounds.stream().allMatch(ground -> Contrast.between(mixed, ground) >= Contrast.OF_PICTURES)) {
                return mixed;
            }
        }
        return end;
    }
}
