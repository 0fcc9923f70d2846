package org.jumpingcube.desktop.cube;

import org.jumpingcube.cube.Cube;
import org.jumpingcube.desktop.look.Appearance;
import org.jumpingcube.game.Player;
import org.jumpingcube.settings.Look;
import org.jumpingcube.settings.PipShape;
import org.jumpingcube.settings.Points;
import org.jumpingcube.settings.VisualAids;

/**
 * How the board is painted: its colours, whether points are pips or numerals, the shape of each player's pips, and what
 * stands beside the rows and columns.
 */
public record BoardStyle(
        BoardColours colours,
        Points points,
        PipShape shapeOne,
        PipShape shapeTwo,
        VisualAids hints,
        Coordinates coordinates) {
    /** What stands beside the rows and columns. */
    public enum Coordinates {
        /** Columns have letters and rows have numbers. */
        LETTERS,
        /** Both have numbers, as in the Jump61 protocol. */
        NUMBERS,
        /** Nothing, so that a small board has room for its cubes. */
        NONE
    }

    static final BoardStyle DEFAULT = of(Look.DEFAULT, Appearance.LIGHT);

    /** The style that the settings ask for, in an appearance. */
    public static BoardStyle of(Look look, Appearance appearance) {
        return new BoardStyle(
                BoardColours.of(look.colours(), appearance),
                look.points(),
                look.shapeOne(),
                look.shapeTwo(),
                look.hints(),
                Coordinates.LETTERS);
    }

    /** The style as somebody with another colour vision sees it. */
    public BoardStyle seenWith(ColourVision vision) {
        return new BoardStyle(colours.seenWith(vision), points, shapeOne, shapeTwo, hints, coordinates);
    }

    public BoardStyle with(Coordinates others) {
        return new BoardStyle(colours, points, shapeOne, shapeTwo, hints, others);
    }

    /** This style for a small board that is only looked at. */
    BoardStyle small() {
        return new BoardStyle(colours, points, shapeOne, shapeTwo, VisualAids.NONE, Coordinates.NONE);
    }

    PipShape shape(Cube cube) {
        return cube.owner()
                .map(player -> player == Player.ONE ? shapeOne : shapeTwo)
                .orElse(PipShape.ROUND);
    }
}
