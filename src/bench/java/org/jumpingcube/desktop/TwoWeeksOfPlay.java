package org.jumpingcube.desktop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.ToggleButton;
import javafx.stage.Stage;
import javafx.stage.Window;
import javax.imageio.ImageIO;
import org.jumpingcube.collection.GameCollection;
import org.jumpingcube.games.Games;
import org.jumpingcube.settings.Progress;
import org.jumpingcube.settings.Theme;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.SettingsFile;

/**
 * The pictures of the walk through two weeks of play: the list of games, the statistics, the explorer and the card on
 * which the rival is chosen, light and dark. The arguments are a folder for the pictures and one for the games, which are played if it has none yet.
 * docs/walks.md has the command.
 */
public final class TwoWeeksOfPlay {
    private static final int PATIENCE_SECONDS = 120;
    private static final int PAGE = 880; // the height in which the whole page of statistics is seen
    private static final int SEEN = 6; // rows of the list

    private TwoWeeksOfPlay() {}

    public static void main(String[] arguments) throws Exception {
        var pictures = Path.of(arguments[0]);
        var home = Files.createTempDirectory("two-weeks");
        var folders = new Folders(home, home.resolve("state"), Path.of(arguments[1]), home.resolve("cache"));
        Locale.setDefault(Locale.US);
        playUnlessPlayed(folders);
        Platform.startup(() -> {});
        Platform.setImplicitExit(false);
        take(folders, Theme.LIGHT, pictures, "");
        take(folders, Theme.DARK, pictures, "-dark");
        System.exit(0);
    }

    private static void playUnlessPlayed(Folders folders) throws IOException, InterruptedException {
        Path file = GameCollection.file(folders);
        if (!Files.exists(file)) {
            Files.createDirectories(folders.data());
            var now = TwoWeeksOfGames.FIRST
                    .plusDays(TwoWeeksOfGames.DAYS)
                    .atStartOfDay()
                    .toInstant(ZoneOffset.UTC);
            try (var collection = GameCollection.open(file, Games.FORMATS.own(), now)) {
                new TwoWeeksOfGames(collection).play();
            }
        }
    }

    private static void take(Folders folders, Theme theme, Path pictures, String ending) throws Exception {
        var settings = SettingsFile.in(folders);
        var now = settings.load().settings();
        settings.save(now.withLook(now.look().withTheme(theme)).withProgress(Progress.NO_NEWCOMER));
        var stage = get(Stage::new);
        var program = get(() -> {
            var opened = new DesktopProgram(stage, folders, settings.load());
            opened.show(Optional.empty());
            stage.setWidth(1100);
            stage.setHeight(800);
            return opened;
        });
        act(() -> program.commands().run("games"), () -> isThere("#my-games-list") && areRowsRead());
        picture("#my-games-list", pictures.resolve("weeks-games" + ending + ".png"));

        act(() -> ((Button) find("#my-games-statistics")).fire(), () -> isThere("#statistics-summary"));
        act(
                () -> find("#statistics-summary").getScene().getWindow().setHeight(PAGE),
                () -> !text("#statistics-summary").isEmpty());
        picture("#statistics-summary", pictures.resolve("weeks-statistics" + ending + ".png"));
        act(() -> find("#statistics-summary").getScene().getWindow().hide(), () -> !isThere("#statistics-summary"));

        act(() -> ((Button) find("#my-games-film")).fire(), () -> isThere("#replay-where"));
        act(
                () -> ((Button) find("#replay-first")).fire(),
                () -> text("#replay-where").startsWith("Move 0"));
        act(
                () -> ((ToggleButton) find("#review-explore")).fire(),
                () -> !moves().getItems().isEmpty());
        picture("#explorer", pictures.resolve("weeks-explorer" + ending + ".png"));

        act(() -> program.commands().run("new-game"), () -> isThere("#new-game-card"));
        act(() -> tileNamed("Rival").fire(), () -> text("#about-rival").startsWith("About "));
        picture("#new-game-card", pictures.resolve("weeks-rival" + ending + ".png"));
        get(() -> {
            program.close();
            List.copyOf(Window.getWindows()).forEach(Window::hide);
            return "";
        });
    }

    private static void picture(String part, Path file) throws Exception {
        TimeUnit.SECONDS.sleep(2); // until nothing fades or moves any more
        var image = get(() -> {
            Scene scene = find(part).getScene();
            return SwingFXUtils.fromFXImage(scene.snapshot(null), null);
        });
        ImageIO.write(image, "png", file.toFile());
    }

    /** Does something, and waits until something holds at the beginning of a frame. */
    private static void act(Runnable action, BooleanSupplier holds) throws Exception {
        var done = new CompletableFuture<String>();
        Platform.runLater(() -> {
            action.run();
            new AnimationTimer() {
                @Override
                public void handle(long now) {
                    if (holds.getAsBoolean()) {
                        stop();
                        done.complete("");
                    }
                }
            }.start();
        });
        done.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    private static boolean areRowsRead() {
        var endings = find("#my-games-list").lookupAll(".ending");
        return endings.stream()
                        .filter(label -> !((Labeled) label).getText().isEmpty())
                        .count()
                >= SEEN;
    }

    private static ToggleButton tileNamed(String name) {
        return find("#new-game-card").lookupAll(".tile-choice").stream()
                .map(ToggleButton.class::cast)
                .filter(tile -> name.equals(tile.getAccessibleText()))
                .findFirst()
                .orElseThrow();
    }

    private static ListView<?> moves() {
        return (ListView<?>) find("#explorer-moves");
    }

    private static String text(String query) {
        return ((Labeled) find(query)).getText();
    }

    private static boolean isThere(String query) {
        return find(query) != null;
    }

    private static Node find(String query) {
        return Window.getWindows().stream()
                .filter(Window::isShowing)
                .map(window -> window.getScene().lookup(query))
                .filter(node -> node != null)
                .findFirst()
                .orElse(null);
    }

    private static <T> T get(Supplier<T> question) throws Exception {
        return CompletableFuture.supplyAsync(question, Platform::runLater).get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }
}
