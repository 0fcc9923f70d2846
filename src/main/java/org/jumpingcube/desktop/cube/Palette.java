package org.jumpingcube.desktop.cube;

import java.util.Arrays;
import java.util.Optional;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.Player;
import org.jumpingcube.settings.Colours;

/**
 * The ready-made palettes. In all of them the points stand out from the cubes; some also keep the two players and the
 * neutral cubes apart for the common kinds of colour blindness.
 */
public enum Palette {
    CLASSIC("red", "#d64f3f", "blue", "#3b7fcc", true),
    /** The vermilion, a little darker, and the blue of the set that Okabe and Ito chose for every kind of colour vision. */
    ORANGE_BLUE("orange", "#cf5a00", "blue", "#0072b2", true),
    /** The largest difference in lightness: the two can be told apart without seeing any colour. */
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
     * The colours, to be kept in the settings. Their neutral colour is the usual one, which every theme replaces by its
     * own.
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

    /** The key of the name of a player's colour in the texts. */
    public String colourKey(Player player) {
        return "colour." + (player == Player.ONE ? nameOne : nameTwo);
    }

    private String id() {
        return Texts.word(this);
    }

    /** The palette from which the colours come; empty if they are the user's own choice. */
    public static Optional<Palette> of(Colours colours) {
        return Arrays.stream(values())
                .filter(palette -> palette.colours().equals(colours))
                .findFirst();
    }

    /** The three colours under the name of the palette that has all of them, or else as the user's own choice. */
    public static Colours named(String playerOne, String playerTwo, String neutral) {
        return Arrays.stream(values())
                .map(palette -> new Colours(palette.id(), playerOne, playerTwo, neutral))
                .filter(colours -> of(colours).isPresent())
                .findFirst()
                .orElseGet(() -> new Colours(Colours.OWN_CHOICE, playerOne, playerTwo, neutral));
    }
}
