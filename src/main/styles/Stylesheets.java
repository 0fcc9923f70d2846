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
 * Makes what the window loads in place of the stylesheets that people read, since reading them takes a good part of a start:
 * beside every stylesheet the same in JavaFX's binary form, which JavaFX takes by itself, and both themes in that form,
 * without the controls that the program has none of.
 *
 * <p>Expects the folder of the compiled program with its resources; JavaFX and the themes are on the class path.
 */
final class Stylesheets {
    /** The style classes of such controls, each by itself or with more after a hyphen; AllWindowsTest holds them to it. */
    private static final Pattern UNUSED =
            Pattern.compile("(accordion|bar-chart|bb-code|breadcrumbs|calendar|card|chart|custom-text-field|date-picker"
                    + "|default-color\\d|html-editor|message|modal|notification|pagination|pie-legend|popover|spinner"
                    + "|split-menu-button|split-pane|stacked-bar-chart|tab-pane|table-view|tile|tile-base|titled-pane"
                    + "|tree-table)(-.*|$)");

    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);
    private static final Pattern RULE = Pattern.compile("([^{}]+)(\\{[^{}]*})");
    private static final Pattern STYLE_CLASS = Pattern.compile("\\.([a-zA-Z][\\w-]*)");

    private Stylesheets() {}

    public static void main(String[] arguments) throws IOException {
        Path styles = Path.of(arguments[0], "org", "jumpingcube", "desktop");
        for (Path stylesheet : stylesheets(styles)) {
            compile(stylesheet, styles.relativize(stylesheet).toString().replace(".css", ""), styles);
        }
        for (String theme : List.of("light", "dark")) {
            Path cut = Files.writeString(styles.resolve(theme + ".css"), used(whole(theme)));
            compile(cut, theme, styles);
            Files.delete(cut);
        }
    }

    private static List<Path> stylesheets(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".css")).toList();
        }
    }

    private static void compile(Path stylesheet, String name, Path folder) throws IOException {
        Stylesheet.convertToBinary(stylesheet.toFile(), folder.resolve(name + ".bss").toFile());
    }

    private static String whole(String theme) throws IOException {
        String name = "/atlantafx/base/theme/primer-" + theme + ".css";
        try (InputStream stylesheet = Stylesheets.class.getResourceAsStream(name)) {
            return new String(Objects.requireNonNull(stylesheet, name).readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** What of a stylesheet is not for unused controls alone. */
    private static String used(String whole) {
        return RULE.matcher(COMMENT.matcher(whole).replaceAll(""))
                .results()
                .map(rule -> {
                    String selectors = Arrays.stream(rule.group(1).split(","))
                            .filter(Stylesheets::isUsed)
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
