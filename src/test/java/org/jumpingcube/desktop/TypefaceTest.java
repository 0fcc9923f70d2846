package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.awt.FontFormatException;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import javafx.scene.control.ListCell;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;
import org.jumpingcube.Slow;
import org.jumpingcube.desktop.look.Typeface;
import org.jumpingcube.language.Bundles;
import org.jumpingcube.language.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.util.WaitForAsyncUtils;

/** The typeface that the program brings. */
@Slow
class TypefaceTest extends WindowTest {
    private static final double THINNEST_STROKE = 20; // of letters 1000 high
    /** Languages whose letters the typeface does not have. */
    private static final Set<String> FROM_THE_SYSTEM = Set.of("ja");

    private static final Path FOLDER = Path.of("src/main/resources/org/jumpingcube/desktop/fonts");

    @ParameterizedTest
    @EnumSource(names = {"NORMAL", "BOLD"})
    void allFiguresAreOfOneWidthSoThatColumnsOfNumbersStand(FontWeight weight) {
        open(UnaryOperator.identity());
        Font font = Font.font(Typeface.FAMILY, weight, 40);
        assertThat(font.getFamily()).isEqualTo(Typeface.FAMILY);
        assertThat(font.getStyle()).isEqualTo(weight == FontWeight.BOLD ? "Bold" : "Regular");
        assertThat("0123456789".chars().mapToDouble(figure -> width(font, figure)))
                .containsOnly(width(font, '8'));
        assertThat(width(font, 'i')).isLessThan(width(font, '8'));
    }

    private static double width(Font font, int sign) {
        return WaitForAsyncUtils.waitForAsyncFx(10_000, () -> {
            var text = new Text(Character.toString(sign));
            text.setFont(font);
            return text.getLayoutBounds().getWidth();
        });
    }

    @Test
    void everyTextInTheWindowIsSetInItButForIcons() {
        open(UnaryOperator.identity());
        clickSquare("a1");
        interact(() -> program().commands().run("new-game"));
        var texts = WaitForAsyncUtils.waitForAsyncFx(10_000, () -> Scenes.texts(stage().getScene()));
        assertThat(texts)
                .hasSizeGreaterThan(10)
                .allSatisfy(text -> assertThat(text.getFont().getFamily()).isEqualTo(Typeface.FAMILY));
    }

    /** Where letters are large JavaFX leaves out what lies within two strokes of an outline. */
    @ParameterizedTest
    @ValueSource(strings = {"regular", "bold"})
    void noLettersStrokesOverlap(String weight) throws IOException, FontFormatException {
        var font = java.awt.Font.createFont(
                        java.awt.Font.TRUETYPE_FONT,
                        FOLDER.resolve("inter-tabular-" + weight + ".ttf").toFile())
                .deriveFont(1000f);
        var context = new FontRenderContext(null, true, true);
        for (char letter = '!'; letter < '\u0500'; letter++) {
            if (font.canDisplay(letter)) {
                Shape outline =
                        font.createGlyphVector(context, String.valueOf(letter)).getOutline();
                var leftOut = new Path2D.Double(outline);
                leftOut.setWindingRule(Path2D.WIND_EVEN_ODD);
                var overlap = new Area(outline);
                overlap.subtract(new Area(leftOut));
                Rectangle2D bounds = overlap.getBounds2D();
                assertThat(Math.min(bounds.getWidth(), bounds.getHeight()))
                        .as("overlap in " + letter)
                        .isLessThan(THINNEST_STROKE);
            }
        }
    }

    /** Without that, JavaFX shows nothing where the letters should be. */
    @Test
    void japaneseIsShownInAFontOfTheSystem() {
        assumeThat(Font.getFamilies()).contains("Noto Sans CJK JP");
        open(now -> now.withLanguage(Language.JAPANESE));
        assertThat(fontsInTheWindow()).containsOnly("Noto Sans CJK JP");
        press("#tool-settings");
        interact(() -> program().settings().update(now -> now.withLanguage(Language.POLISH)));
        Frames.settle();
        assertThat(fontsInTheWindow()).containsOnly(Typeface.FAMILY);
        assertThat(lookup(".combo-box > .list-cell").queryAllAs(ListCell.class))
                .hasSizeGreaterThan(3)
                .allSatisfy(cell -> assertThat(cell.getFont().getFamily())
                        .isEqualTo(cell.getText().equals("日本語") ? "Noto Sans CJK JP" : Typeface.FAMILY));
        assertThat(Typeface.familyFor(Language.JAPANESE.ownName())).isEqualTo("Noto Sans CJK JP");
    }

    private List<String> fontsInTheWindow() {
        return WaitForAsyncUtils.waitForAsyncFx(10_000, () -> Scenes.texts(stage().getScene())).stream()
                .map(text -> text.getFont().getFamily())
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"regular", "bold"})
    void itHasAllLettersOfTheProgramsTextsAndOfGreekAndRussianNames(String weight)
            throws IOException, FontFormatException {
        var font = java.awt.Font.createFont(
                java.awt.Font.TRUETYPE_FONT,
                FOLDER.resolve("inter-tabular-" + weight + ".ttf").toFile());
        Language.translated()
                .filter(language -> !FROM_THE_SYSTEM.contains(language.tag()))
                .forEach(language -> Bundles.read(Bundles.WINDOW, language)
                        .forEach((key, text) -> assertThat(
                                        font.canDisplayUpTo(text.toString().replace("\n", "")))
                                .as("%s: %s", language, key)
                                .isEqualTo(-1)));
        assertThat(font.canDisplayUpTo(
                        "\u0391\u03b8\u03ae\u03bd\u03b1 \u041c\u043e\u0441\u043a\u0432\u0430 \u0142\u00f3d\u017a"))
                .isEqualTo(-1);
    }
}
