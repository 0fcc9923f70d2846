package org.jumpingcube.desktop.jumpin;

import javafx.scene.paint.Color;
import org.jumpingcube.desktop.look.Appearance;
import org.jumpingcube.game.Player;

/**
 * The colours of Jumpin's board. The cubes' palettes do not apply to it: the pawns are gold and silver, and differ in
 * shape as well.
 *
 * @param gold what stands for Gold beside the board
 * @param silver what stands for Silver beside the board
 * @param last Gold's latest turn, and hints
 * @param silverLast Silver's latest turn
 */
record JumpinColours(
        Color gold,
        Color silver,
        Color frame,
        Color square,
        Color goldHome,
        Color silverHome,
        Color label,
        Color choice,
        Color onChoice,
        Color last,
        Color silverLast,
        Color danger,
        Color pawnEdge) {
    static final JumpinColours LIGHT = new JumpinColours(
            Color.web("#b07a00"),
            Color.web("#6f7c8a"),
            Color.web("#ccd3db"),
            Color.web("#e8ecf1"),
            Color.web("#f3e6c3"),
            Color.web("#d9e2ec"),
            Color.web("#4b5560"),
            Color.web("#1b66c4"),
            Color.WHITE,
            Color.web("#a87200"),
            Color.web("#4a5a6c"),
            Color.web("#bf360c"),
            Color.web("#5d6772"));

    static final JumpinColours DARK = new JumpinColours(
            Color.web("#e0a92e"),
            Color.web("#b9c4d0"),
            Color.web("#1c2025"),
            Color.web("#363d46"),
            Color.web("#4d442c"),
            Color.web("#3d4a5a"),
            Color.web("#b3bcc6"),
            Color.web("#6cb0ff"),
            Color.web("#10161d"),
            Color.web("#f2b92f"),
            Color.web("#dbe6f2"),
            Color.web("#ff8a65"),
            Color.web("#0c0f13"));

    static final JumpinColours HIGH_CONTRAST = new JumpinColours(
            Color.web("#b07a00"),
            Color.web("#6f7c8a"),
            Color.BLACK,
            Color.WHITE,
            Color.web("#ffeeb8"),
            Color.web("#dde6f0"),
            Color.WHITE,
            Color.web("#00439e"),
            Color.WHITE,
            Color.web("#6b4a00"),
            Color.web("#2f4258"),
            Color.web("#a00000"),
            Color.BLACK);

    static final JumpinColours HIGH_CONTRAST_DARK = new JumpinColours(
            Color.web("#ffc83d"),
            Color.web("#dfe6ee"),
            Color.web("#8a8a8a"),
            Color.BLACK,
            Color.web("#3a2f0a"),
            Color.web("#1f2c3a"),
            Color.BLACK,
            Color.web("#8fc7ff"),
            Color.BLACK,
            Color.web("#ffd84d"),
            Color.web("#e6f0fa"),
            Color.web("#ff9d85"),
            Color.BLACK);

    static final Color GOLD_TOP = Color.web("#f5d06a");
    static final Color GOLD_BOTTOM = Color.web("#d29a1e");
    static final Color GOLD_LIP = Color.web("#8f650c");
    static final Color SILVER_TOP = Color.web("#f4f6f8");
    static final Color SILVER_BOTTOM = Color.web("#b9c2cc");
    static final Color SILVER_LIP = Color.web("#67727e");

    static JumpinColours of(Appearance appearance) {
        return switch (appearance) {
            case LIGHT -> LIGHT;
            case DARK -> DARK;
            case HIGH_CONTRAST -> HIGH_CONTRAST;
            case HIGH_CONTRAST_DARK -> HIGH_CONTRAST_DARK;
        };
    }

    /** Whether pawns that cannot move are drawn as outlines, where pale ones would have too little contrast. */
    boolean hasOutlines() {
        return equals(HIGH_CONTRAST) || equals(HIGH_CONTRAST_DARK);
    }

    /** What stands for a side beside the board. */
    Color side(Player player) {
        return player == Player.ONE ? gold : silver;
    }

    /** The frame around both ends of a side's latest turn. */
    Color last(Player player) {
        return player == Player.ONE ? last : silverLast;
    }

    static Color top(Player player) {
        return player == Player.ONE ? GOLD_TOP : SILVER_TOP;
    }

    static Color bottom(Player player) {
        return player == Player.ONE ? GOLD_BOTTOM : SILVER_BOTTOM;
    }

    static Color lip(Player player) {
        return player == Player.ONE ? GOLD_LIP : SILVER_LIP;
    }
}
