package org.jumpingcube.settings;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import org.jumpingcube.game.Player;

/**
 * What the board and the window look like.
 *
 * @param shapeOne the pips on player one's cubes
 * @param shapeTwo the pips on player two's cubes
 */
public record Look(
        @JsonUnwrapped Colours colours,
        Theme theme,
        Points points,
        @JsonProperty("shape1") PipShape shapeOne,
        @JsonProperty("shape2") PipShape shapeTwo,
        @JsonUnwrapped BoardHints hints) {
    public static final Look DEFAULT =
            new Look(Colours.DEFAULT, Theme.SYSTEM, Points.PIPS, PipShape.ROUND, PipShape.SQUARE, BoardHints.DEFAULT);

    public PipShape shape(Player player) {
        return player == Player.ONE ? shapeOne : shapeTwo;
    }

    public Look withColours(Colours others) {
        return new Look(others, theme, points, shapeOne, shapeTwo, hints);
    }

    public Look withTheme(Theme other) {
        return new Look(colours, other, points, shapeOne, shapeTwo, hints);
    }
}
