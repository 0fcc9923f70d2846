package org.jumpingcube.jumpin;

import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;

/**
 * The colours of Jumpin, 0xRRGGBB.
 *
 * @param frame around the squares
 * @param gold what stands for Gold beside the board
 * @param silver what stands for Silver beside the board
 */
public record JumpinPalette(int frame, int square, int goldHome, int silverHome, int pawnEdge, int gold, int silver) {
    private static final JumpinPalette LIGHT =
            new JumpinPalette(0xccd3db, 0xe8ecf1, 0xf3e6c3, 0xd9e2ec, 0x5d6772, 0xb07a00, 0x6f7c8a);
    private static final JumpinPalette DARK =
            new JumpinPalette(0x1c2025, 0x363d46, 0x4d442c, 0x3d4a5a, 0x0c0f13, 0xe0a92e, 0xb9c4d0);
    private static final JumpinPalette HIGH_CONTRAST =
            new JumpinPalette(0x000000, 0xffffff, 0xffeeb8, 0xdde6f0, 0x000000, 0xb07a00, 0x6f7c8a);
    private static final JumpinPalette HIGH_CONTRAST_DARK =
            new JumpinPalette(0x8a8a8a, 0x000000, 0x3a2f0a, 0x1f2c3a, 0x000000, 0xffc83d, 0xdfe6ee);

    /** The colours on a dark background or a light one. */
    public static JumpinPalette of(boolean isDark, boolean isHighContrast) {
        return isHighContrast ? isDark ? HIGH_CONTRAST_DARK : HIGH_CONTRAST : isDark ? DARK : LIGHT;
    }

    /** The upper left of a pawn's face; in all appearances the same, as are the other two. */
    public static int faceTop(Player player) {
        return player == Player.ONE ? 0xf5d06a : 0xf4f6f8;
    }

    /** The lower right of a pawn's face. */
    public static int faceBottom(Player player) {
        return player == Player.ONE ? 0xd29a1e : 0xb9c2cc;
    }

    /** The side of a pawn, which shows below its face. */
    static int lip(Player player) {
        return player == Player.ONE ? 0x8f650c : 0x67727e;
    }

    /** What stands for a side beside the board. */
    public int side(Player player) {
        return player == Player.ONE ? gold : silver;
    }

    /** The ground of a square. */
    public int at(Square square) {
        return PawnBoard.home(Player.ONE).contains(square)
                ? goldHome
                : PawnBoard.home(Player.TWO).contains(square) ? silverHome : this.square;
    }
}
