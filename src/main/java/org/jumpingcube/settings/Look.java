package org.jumpingcube.settings;

import org.jumpingcube.game.Player;

/**
 * What the board and the window look like.
 *
 * @param textSize holds from the next start of the program
 * @param shapeOne the pips on player one's cubes
 * @param shapeTwo the pips on player two's cubes
 */
public record Look(
        Colours colours,
        Theme theme,
        TextSize textSize,
        Points points,
        PipShape shapeOne,
        PipShape shapeTwo,
        BoardHints hints) {
    public static final Look DEFAULT = new Look(
            Colours.DEFAULT,
            Theme.SYSTEM,
            TextSize.SYSTEM,
            Points.PIPS,
            PipShape.ROUND,
            PipShape.SQUARE,
            BoardHints.DEFAULT);

    public PipShape shape(Player player) {
        return player == Player.ONE ? shapeOne : shapeTwo;
    }

    public Look withColours(Colours others) {
        return new Look(others, theme, textSize, points, shapeOne, shapeTwo, hints);
    }

    public Look withTheme(Theme other) {
        return new Look(colours, other, textSize, points, shapeOne, shapeTwo, hints);
    }
}
