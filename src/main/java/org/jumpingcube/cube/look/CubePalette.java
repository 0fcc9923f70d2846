package org.jumpingcube.cube.look;

import org.jumpingcube.cube.Cube;
import org.jumpingcube.game.Player;
import org.jumpingcube.grid.Shade;
import org.jumpingcube.settings.Colours;

/** The colours of cubes and of the frame around them, each 0xRRGGBB. */
public record CubePalette(int playerOne, int playerTwo, int neutral, int frame) {
    /**
     * The user's colours on a surface. The usual neutral colour is for a light one; each of the others has its own.
     *
     * @param isHighContrast whether lines say what shades say elsewhere
     */
    public static CubePalette of(Colours cubes, boolean isDark, boolean isHighContrast) {
        int usual = isHighContrast ? isDark ? 0x1c1c1c : Shade.WHITE : isDark ? 0x474d57 : 0xeceef1;
        int frame = isHighContrast ? isDark ? Shade.BLACK : Shade.WHITE : isDark ? 0x1c1f24 : 0xcfd4db;
        boolean isUsual = cubes.neutral().equals(Colours.DEFAULT.neutral());
        return new CubePalette(
                owned(cubes.playerOne(), isHighContrast),
                owned(cubes.playerTwo(), isHighContrast),
                isUsual ? usual : Shade.of(cubes.neutral()),
                frame);
    }

    private static int owned(String colour, boolean isHighContrast) {
        int rgb = Shade.of(colour);
        return isHighContrast ? FaceShades.deepened(rgb) : rgb;
    }

    int of(Cube cube) {
        return cube.owner().map(this::of).orElse(neutral);
    }

    int of(Player player) {
        return player == Player.ONE ? playerOne : playerTwo;
    }
}
