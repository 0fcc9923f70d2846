package org.jumpingcube.desktop.cube;

import org.jumpingcube.desktop.look.Appearance;
import org.jumpingcube.settings.Look;
import org.jumpingcube.settings.VisualAids;

/** How the board is painted: its colours, the points on the cubes, and what stands beside the rows and columns. */
public record BoardStyle(BoardColours colours, Look look, Coordinates coordinates) {
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
        return new BoardStyle(BoardColours.of(look.colours(), appearance), look, Coordinates.LETTERS);
    }

    /** The style as somebody with another colour vision sees it. */
    public BoardStyle seenWith(ColourVision vision) {
        return new BoardStyle(colours.seenWith(vision), look, coordinates);
    }

    public BoardStyle with(Coordinates others) {
        return new BoardStyle(colours, look, others);
    }

    /** This style for a small board that is only looked at. */
    BoardStyle small() {
        return new BoardStyle(colours, look.withAids(VisualAids.NONE), Coordinates.NONE);
    }
}
