package org.jumpingcube.desktop.jumpin;

import javafx.scene.paint.Color;
import org.jumpingcube.desktop.look.Appearance;
import org.jumpingcube.game.Player;
import org.jumpingcube.jumpin.JumpinPalette;

/**
 * The colours of the marks on Jumpin's board; what lies below them has those of {@link JumpinPalette}.
 *
 * @param label of rows and columns
 * @param last Gold's latest turn, and hints
 * @param silverLast Silver's latest turn
 */
record JumpinColours(Color label, Color choice, Color onChoice, Color last, Color silverLast, Color danger) {
    static final JumpinColours LIGHT = new JumpinColours(
            Color.web("#4b5560"),
            Color.web("#1b66c4"),
            Color.WHITE,
            Color.web("#a87200"),
            Color.web("#4a5a6c"),
            Color.web("#bf360c"));

    static final JumpinColours DARK = new JumpinColours(
            Color.web("#b3bcc6"),
            Color.web("#6cb0ff"),
            Color.web("#10161d"),
            Color.web("#f2b92f"),
            Color.web("#dbe6f2"),
            Color.web("#ff8a65"));

    static final JumpinColours HIGH_CONTRAST = new JumpinColours(
            Color.WHITE,
            Color.web("#00439e"),
            Color.WHITE,
            Color.web("#6b4a00"),
            Color.web("#2f4258"),
            Color.web("#a00000"));

    static final JumpinColours HIGH_CONTRAST_DARK = new JumpinColours(
            Color.BLACK,
            Color.web("#8fc7ff"),
            Color.BLACK,
            Color.web("#ffd84d"),
            Color.web("#e6f0fa"),
            Color.web("#ff9d85"));

    static JumpinColours of(Appearance appearance) {
        return switch (appearance) {
            case LIGHT -> LIGHT;
            case DARK -> DARK;
            case HIGH_CONTRAST -> HIGH_CONTRAST;
            case HIGH_CONTRAST_DARK -> HIGH_CONTRAST_DARK;
        };
    }

    /** The frame around both ends of a side's latest turn. */
    Color last(Player player) {
        return player == Player.ONE ? last : silverLast;
    }
}
