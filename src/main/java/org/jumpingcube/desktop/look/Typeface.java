package org.jumpingcube.desktop.look;

import java.net.URL;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import javafx.scene.text.Font;
import org.jumpingcube.storage.Folders;
import org.kordamp.ikonli.IkonResolverProvider;

/**
 * The typeface of the window, bundled so that every system shows the same and no text is cut off. All its digits have
 * the same width. Where JavaFX cannot load it, it uses its own.
 */
public final class Typeface {
    /** Its name in stylesheets and fonts. */
    public static final String FAMILY = "InterTabular";

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
    private static boolean isRegularThere;
    private static boolean areAllThere;

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

    /** A font for texts that are painted. */
    public static Font painted(double size) {
        loadRegular();
        return Font.font(FAMILY, size);
    }

    private static void loadRegular() {
        if (!isRegularThere) {
            isRegularThere = true;
            load(new FontFiles(Folders.ofThisUser()), "inter-tabular-regular.ttf");
        }
    }

    /** Makes it, and the icons, known to JavaFX. Call this on the JavaFX thread, before the first control is shown. */
    static void loadAll() {
        loadRegular();
        if (!areAllThere) {
            areAllThere = true;
            var files = new FontFiles(Folders.ofThisUser());
            load(files, "inter-tabular-bold.ttf");
            IkonResolverProvider.getInstance(files); // asked for the first time, the library keeps what loads its fonts
        }
    }

    private static void load(FontFiles files, String name) {
        URL font = Typeface.class.getResource("/org/jumpingcube/desktop/fonts/" + name);
        files.load(Objects.requireNonNull(font, name));
    }
}
