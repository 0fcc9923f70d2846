package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import javafx.css.CssParser;
import javafx.css.Rule;
import javafx.css.Selector;
import javafx.css.Stylesheet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the build leaves of the themes. That no window lacks what is cut off, AllWindowsTest looks at. */
class CutThemesTest {
    /** Where a stylesheet was read, which pictures in it keep, and where a converter without a name is in memory. */
    private static final String PLACE = "[a-z]+:\\S*\\.[bc]ss|@[0-9a-f]+";

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void aThemeKeepsItsRulesInTheirOrder(String theme) throws IOException {
        List<String> whole = lines(whole(theme));
        List<String> cut = lines(compiled(theme));
        assertThat(whole).containsSubsequence(cut);
        assertThat(cut).hasSizeBetween(whole.size() / 4, whole.size() * 2 / 3);
    }

    /** What the light theme has and its compiled form has not. The dark one has the same selectors. */
    static List<Selector> cutOff() {
        try {
            var kept = Set.copyOf(lines(compiled("light")));
            return whole("light").getRules().stream()
                    .flatMap(rule ->
                            rule.getSelectors().stream().filter(selector -> !kept.contains(line(selector, rule))))
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Stylesheet whole(String theme) throws IOException {
        return read("/atlantafx/base/theme/primer-" + theme + ".css");
    }

    private static Stylesheet read(String name) throws IOException {
        return new CssParser().parse(resource(name));
    }

    private static Stylesheet compiled(String name) throws IOException {
        return Objects.requireNonNull(Stylesheet.loadBinary(resource("/org/jumpingcube/desktop/" + name + ".bss")));
    }

    private static URL resource(String name) {
        return Objects.requireNonNull(CutThemesTest.class.getResource(name), name);
    }

    /** Each selector with what it declares. */
    private static List<String> lines(Stylesheet stylesheet) {
        return stylesheet.getRules().stream()
                .flatMap(rule -> rule.getSelectors().stream().map(selector -> line(selector, rule)))
                .toList();
    }

    private static String line(Selector selector, Rule rule) {
        return (selector + " " + rule.getDeclarations()).replaceAll(PLACE, "");
    }
}
