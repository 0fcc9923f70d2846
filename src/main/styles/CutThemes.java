import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javafx.css.Stylesheet;

/**
 * Writes both themes without the rules for controls that the program has none of, in JavaFX's binary form, which is theirs
 * too: JavaFX looks through all rules for every kind of node, and that takes a good part of a start.
 *
 * <p>Expects the folder of the compiled program; JavaFX and the themes are on the class path.
 */
final class CutThemes {
    /** The style classes of such controls, each by itself or with more after a hyphen; AllWindowsTest holds them to it. */
    private static final Pattern UNUSED =
            Pattern.compile("(accordion|bar-chart|bb-code|breadcrumbs|calendar|card|chart|custom-text-field|date-picker"
                    + "|default-color\\d|html-editor|message|modal|notification|pagination|pie-legend|popover|spinner"
                    + "|split-menu-button|split-pane|stacked-bar-chart|tab-pane|table-view|tile|tile-base|titled-pane"
                    + "|tree-table)(-.*|$)");

    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);
    private static final Pattern RULE = Pattern.compile("([^{}]+)(\\{[^{}]*})");
    private static final Pattern STYLE_CLASS = Pattern.compile("\\.([a-zA-Z][\\w-]*)");

    private CutThemes() {}

    public static void main(String[] arguments) throws IOException {
        Path styles = Path.of(arguments[0], "org", "jumpingcube", "desktop");
        for (String theme : List.of("light", "dark")) {
            Path cut = Files.writeString(styles.resolve(theme + ".css"), used(whole(theme)));
            Stylesheet.convertToBinary(cut.toFile(), styles.resolve(theme + ".bss").toFile());
            Files.delete(cut);
        }
    }

    private static String whole(String theme) throws IOException {
        String name = "/atlantafx/base/theme/primer-" + theme + ".css";
        try (InputStream stylesheet = CutThemes.class.getResourceAsStream(name)) {
            return new String(Objects.requireNonNull(stylesheet, name).readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** What of a stylesheet is not for unused controls alone. */
    private static String used(String whole) {
        return RULE.matcher(COMMENT.matcher(whole).replaceAll(""))
                .results()
                .map(rule -> {
                    String selectors = Arrays.stream(rule.group(1).split(","))
                            .filter(CutThemes::isUsed)
                            .collect(Collectors.joining(","));
                    return selectors.isEmpty() ? "" : selectors + rule.group(2);
                })
                .collect(Collectors.joining());
    }

    private static boolean isUsed(String selector) {
        return STYLE_CLASS
                .matcher(selector)
                .results()
                .noneMatch(name -> UNUSED.matcher(name.group(1)).matches());
    }
}
