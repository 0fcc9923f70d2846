package org.jumpingcube.desktop.cube;

import org.jumpingcube.cube.Cube;
import org.jumpingcube.desktop.look.Appearance;
import org.jumpingcube.game.Player;
import org.jumpingcube.settings.BoardHints;
import org.jumpingcube.settings.Look;
import org.jumpingcube.settings.PipShape;
import org.jumpingcube.settings.Points;

/**
 * How the board is painted: its colours, whether points are pips or numerals, and the shape of each player's pips.
 *
 * @param areColumnsNumbered whether columns have numbers, as rows do, instead of letters
 */
public record BoardStyle(
        BoardColours colours,
        Points points,
        PipShape shapeOne,
        PipShape shapeTwo,
        BoardHints hints,
        boolean areColumnsNumbered) {
    static final BoardStyle DEFAULT = of(Look.DEFAULT, Appearance.LIGHT);

    /** The style that the settings ask for, in an appearance. */
    public static BoardStyle of(Look look, Appearance appearance) {
        return new BoardStyle(
                BoardColours.of(look.colours(), appearance),
                look.points(),
                look.shapeOne(),
                look.shapeTwo(),
                look.hints(),
                false);
    }

    /** The style as somebody with another colour vision sees it. */
    public BoardStyle seenWith(ColourVision vision) {
        return new BoardStyle(colours.seenWith(vision), points, shapeOne, shapeTwo, hints, areColumnsNumbered);
    }

    /** This style with numbers for columns, as in the Jump61 protocol. */
    public BoardStyle withColumnsNumbered() {
        return new BoardStyle(colours, points, shapeOne, shapeTwo, hints, true);
    }

    PipShape shape(Cube cube) {
        return cube.owner()
                .map(player -> player == Player.ONE ? shapeOne : shapeTwo)
                .orElse(PipShape.ROUND);
    }
}
