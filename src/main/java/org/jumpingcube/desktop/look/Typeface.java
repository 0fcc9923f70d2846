package org.jumpingcube.desktop.look;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import javafx.scene.text.Font;

/**
 * The typeface of the window, bundled so that every system shows the same and no text is cut off. All its digits have
 * the same width. Where JavaFX cannot load it, it uses its own.
 */
public final class Typeface {
    /** Its name in stylesheets and fonts. */
    public static final String FAMILY = "InterTabular";

    private static final double ANY_SIZE = 12; // only the family matters; asking for the default size costs time

    private static final Pattern JAPANESE_LETTERS = Pattern.compile("[\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}]");

    /** Where Japanese letters are on Linux, Windows and macOS. */
    private static final List<String> JAPANESE_FAMILIES = List.of(
            "Noto Sans CJK JP",
            "Noto Sans JP",
            "IPAexGothic",
            "IPAPGothic",
            "VL PGothic",
            "TakaoPGothic",
            "Yu Gothic UI",
            "Meiryo",
            "Hiragino Sans");

    private static String family = FAMILY;

    private Typeface() {}

    /**
     * Chooses the family for a language. The typeface does not have all letters, and JavaFX on Linux finds only some of
     * the fonts that have them: a text in none of them stays empty.
     */
    public static void use(Locale language) {
        family = language.getLanguage().equals("ja") ? japanese() : FAMILY;
    }

    /** The family for texts in the program's language. */
    public static String family() {
        return family;
    }

    /** The family for a text in whatever language. */
    public static String familyFor(String text) {
        return JAPANESE_LETTERS.matcher(text).find() ? japanese() : family;
    }

    /** What a text in whatever language needs as its style: nothing if the program's language may be in its family. */
    public static String styleFor(String text) {
        return JAPANESE_LETTERS.matcher(text).find() ? "-fx-font-family: \"" + japanese() + "\";" : "";
    }

    private static String japanese() {
        var present = Set.copyOf(Font.getFamilies());
        return JAPANESE_FAMILIES.stream().filter(present::contains).findFirst().orElse(FAMILY);
    }

    /** Makes it known to JavaFX. Call this on the JavaFX thread, before the first text is shown. */
    static void load() {
        load("inter-tabular-regular.ttf");
        load("inter-tabular-bold.ttf");
    }

    private static void load(String file) {
        try (InputStream font = Typeface.class.getResourceAsStream("/org/jumpingcube/desktop/fonts/" + file)) {
            Font.loadFont(Objects.requireNonNull(font, file), ANY_SIZE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
