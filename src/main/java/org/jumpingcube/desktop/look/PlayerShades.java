package org.jumpingcube.desktop.look;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.paint.Color;

/** What is painted outside of the board in a player's colour, whatever colour the user has chosen. */
final class PlayerShades {
    private static final double STEP = 0.04;

    private PlayerShades() {}

    /**
     * The names by which the stylesheet knows a player's colour: the colour itself; the same, as far from it as it must be
     * to stand out ({@code -line}); the outline of a sign in this colour, which needs none if it stands out by itself
     * ({@code -edge}); and that of a sign on white, whatever the theme ({@code -edge-on-white}).
     *
     * @param name such as "-jc-player-one"
     */
    static String named(String name, Color colour, Appearance appearance) {
        return Stream.of(
                        name + ": " + web(colour),
                        name + "-line: " + web(line(colour, appearance.grounds())),
                        name + "-edge: " + edge(colour, appearance.grounds()),
                        name + "-edge-on-white: " + edge(colour, List.of(Color.WHITE)))
                .map(declaration -> declaration + ";")
                .collect(Collectors.joining());
    }

    private static String edge(Color colour, List<Color> grounds) {
        Color line = line(colour, grounds);
        return line.equals(colour) ? "transparent" : web(line);
    }

    private static String web(Color colour) {
        return "#" + colour.toString().substring(2, 8);
    }

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
