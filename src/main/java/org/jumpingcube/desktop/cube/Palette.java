package org.jumpingcube.desktop.cube;

import java.util.Arrays;
import java.util.Optional;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.Player;
import org.jumpingcube.settings.Colours;

/**
 * The ready palettes. On all of them the points stand out from the cubes; the ones that say so also keep the two
 * players and the neutral cubes apart for the common kinds of colour blindness.
 */
public enum Palette {
    CLASSIC("red", "#d64f3f", "blue", "#3b7fcc", true),
    /** After the vermilion, a little darker, and the blue of the set that Okabe and Ito put together for all eyes. */
    ORANGE_BLUE("orange", "#cf5a00", "blue", "#0072b2", true),
    /** The largest difference in lightness: told apart without any colour at all. */
    GOLD_BLUE("gold", "#f2b705", "blue", "#2c5cb8", true),
    GREEN_VIOLET("green", "#3a8f4d", "violet", "#8e4fa8", true),
    CORAL_TEAL("coral", "#d25239", "teal", "#0f8a94", false),
    PASTEL("pink", "#ef8fa3", "blue", "#7ab4ea", false);

    private final String nameOne;
    private final String playerOne;
    private final String nameTwo;
    private final String playerTwo;
    private final boolean isSafe;

    Palette(String nameOne, String playerOne, String nameTwo, String playerTwo, boolean isSafe) {
        this.nameOne = nameOne;
        this.nameTwo = nameTwo;
        this.playerOne = playerOne;
        this.playerTwo = playerTwo;
        this.isSafe = isSafe;
    }

    /**
     * The colours, to be kept in the settings. Their neutral colour is the usual one, which each theme has its own of.
     */
    public Colours colours() {
        return new Colours(id(), playerOne, playerTwo, Colours.DEFAULT.neutral());
    }

    /** Whether the cubes are told apart with protanopia, deuteranopia and tritanopia. */
    public boolean isSafeForColourBlindness() {
        return isSafe;
    }

    /** The key of its name in the texts. */
    public String textKey() {
        return "palette." + id();
    }

    /** The key in the texts of what a player's colour is called. */
    public String colourKey(Player player) {
        return "colour." + (player == Player.ONE ? nameOne : nameTwo);
    }

    private String id() {
        return Texts.word(this);
    }

    /** The palette that the colours come from; none if they are the user's own choice. */
    public static Optional<Palette> of(Colours colours) {
        return Arrays.stream(values())
                .filter(palette -> palette.colours().equals(colours))
                .findFirst();
    }

    /** The three colours under the name of the palette that has them all, else as the user's own choice. */
    public static Colours named(String playerOne, String playerTwo, String neutral) {
        return Arrays.stream(values())
                .map(palette -> new Colours(palette.id(), playerOne, playerTwo, neutral))
                .filter(colours -> of(colours).isPresent())
                .findFirst()
                .orElseGet(() -> new Colours(Colours.OWN_CHOICE, playerOne, playerTwo, neutral));
    }
}
