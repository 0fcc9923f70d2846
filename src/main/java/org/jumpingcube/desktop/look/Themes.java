package org.jumpingcube.desktop.look;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.net.URL;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.application.Application;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.paint.Color;
import org.jumpingcube.desktop.model.DesktopPreferences;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.game.Player;
import org.jumpingcube.language.Language;
import org.jumpingcube.settings.Look;
import org.jumpingcube.settings.Theme;

/** The themes of the whole program: light, dark, and both with high contrast. */
public final class Themes {
    private static final Pattern DRESS = Pattern.compile("^(game|one|two)-");
    private static final PseudoClass DARK = PseudoClass.getPseudoClass("dark");
    private static final PseudoClass CONTRAST = PseudoClass.getPseudoClass("contrast");
    private static final String FOLDER = "/org/jumpingcube/desktop/";
    private static final String STYLESHEET = stylesheet("jumping-cube.css");

    private Themes() {}

    private static String stylesheet(String name) {
        URL found = Themes.class.getResource(FOLDER + name);
        return Objects.requireNonNull(found, name).toExternalForm();
    }

    /** What a theme looks like. Following a desktop that cannot be asked means light. */
    public static Appearance appearance(Theme theme) {
        return switch (theme) {
            case LIGHT -> Appearance.LIGHT;
            case DARK -> Appearance.DARK;
            case HIGH_CONTRAST -> Appearance.HIGH_CONTRAST;
            case HIGH_CONTRAST_DARK -> Appearance.HIGH_CONTRAST_DARK;
            case SYSTEM ->
                Appearance.of(
                        DesktopPreferences.dark().getValue(),
                        DesktopPreferences.highContrast().getValue());
        };
    }

    /** What of the settings changes how all windows look. */
    private record Appearing(Look look, Language language) {}

    /** Reports the look now, whenever the settings change it or the language, and whenever the desktop changes its own. */
    public static void follow(SettingsModel settings, Consumer<Look> dress) {
        settings.observable()
                .map(now -> new Appearing(now.look(), now.language()))
                .subscribe(now -> {
                    Typeface.use(now.language().locale(Locale.getDefault()));
                    dress.accept(now.look());
                });
        Stream.of(settings.desktopDark(), settings.desktopHighContrast())
                .forEach(fact ->
                        fact.subscribe((was, is) -> dress.accept(settings.get().look())));
    }

    /**
     * Applies the theme to all controls. Call this before the first control is created, or JavaFX loads its own theme.
     */
    public static void use(Theme theme) {
        Typeface.loadAll();
        Application.setUserAgentStylesheet(theme(appearance(theme).isDark()));
    }

    /** The theme of controls as the build has cut and compiled it: src/main/styles. Elsewhere, in an IDE, as it is published. */
    private static String theme(boolean isDark) {
        URL made = Themes.class.getResource(FOLDER + (isDark ? "dark.bss" : "light.bss"));
        return made == null
                ? (isDark ? new PrimerDark() : new PrimerLight()).getUserAgentStylesheet()
                : made.toExternalForm();
    }

    /** Keeps JavaFX from loading its own theme for a first picture without controls, until {@link #use}. */
    public static void useNone() {
        if (Application.getUserAgentStylesheet() == null) {
            Application.setUserAgentStylesheet(stylesheet("none.css"));
        }
    }

    /**
     * Has all styles found anew. JavaFX forgets those of a window when it is hidden, and whatever changed in it before it is
     * shown again would look for its colours in vain.
     *
     * @param root of a window that has just been hidden
     */
    public static void restyle(Node root) {
        root.getStyleClass().add("hidden");
        root.getStyleClass().remove("hidden");
    }

    /** Gives a scene the theme, and its players their colours. */
    public static void apply(Scene scene, Look look) {
        apply(scene, scene.getRoot(), look);
    }

    /**
     * The same for contents that a scene has, or is about to get: they are styled once then.
     *
     * @param root of the contents
     */
    public static void apply(Scene scene, Node root, Look look) {
        use(look.theme());
        if (!scene.getStylesheets().contains(STYLESHEET)) {
            scene.getStylesheets().add(STYLESHEET);
        }
        var appearance = appearance(look.theme());
        root.pseudoClassStateChanged(DARK, appearance.isDark());
        root.pseudoClassStateChanged(CONTRAST, appearance.isHighContrast());
        root.setStyle("-fx-font-family: \"" + Typeface.family() + "\";"
                + named(
                        player -> Optional.of(Color.web(
                                player == Player.ONE
                                        ? look.colours().playerOne()
                                        : look.colours().playerTwo())),
                        appearance));
    }

    /** Gives a part of a window the looks of a game, and the colours of its sides if it has its own. */
    public static void dress(Node part, GameView<?, ?> game, Look look) {
        var dressed = List.of(
                "game-" + game.kind().name(),
                "one-" + look.shapeOne().name().toLowerCase(Locale.ROOT),
                "two-" + look.shapeTwo().name().toLowerCase(Locale.ROOT));
        if (!part.getStyleClass().containsAll(dressed)) { // else all that is in it would be styled anew
            part.getStyleClass().removeIf(DRESS.asPredicate());
            part.getStyleClass().addAll(dressed);
        }
        part.setStyle(named(player -> game.colour(player, look), appearance(look.theme())));
    }

    private static String named(Function<Player, Optional<Color>> colours, Appearance appearance) {
        return Stream.of(Player.values())
                .flatMap(player -> colours.apply(player).stream()
                        .map(colour -> PlayerShades.named(
                                player == Player.ONE ? "-jc-player-one" : "-jc-player-two", colour, appearance)))
                .collect(Collectors.joining());
    }
}
