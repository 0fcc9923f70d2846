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
        VisualAids aids) {
    public static final Look DEFAULT = new Look(
            Colours.DEFAULT,
            Theme.SYSTEM,
            TextSize.SYSTEM,
            Points.PIPS,
            PipShape.ROUND,
            PipShape.SQUARE,
            VisualAids.DEFAULT);

    public PipShape shape(Player player) {
        return player == Player.ONE ? shapeOne : shapeTwo;
    }

    public Look withColours(Colours other) {
        return Components.with(this, "colours", other);
    }

    public Look withTheme(Theme other) {
        return Components.with(this, "theme", other);
    }

    public Look withTextSize(TextSize other) {
        return Components.with(this, "textSize", other);
    }

    public Look withPoints(Points other) {
        return Components.with(this, "points", other);
    }

    /** Whoever gets the other player's shape gives that player their own: colour alone must not tell them apart. */
    public Look withShape(Player player, PipShape shape) {
        boolean isOne = player == Player.ONE;
        PipShape others = shape(player.opponent());
        Look changed = Components.with(this, isOne ? "shapeOne" : "shapeTwo", shape);
        return shape == others ? Components.with(changed, isOne ? "shapeTwo" : "shapeOne", shape(player)) : changed;
    }

    public Look withAids(VisualAids other) {
        return Components.with(this, "aids", other);
    }
}
