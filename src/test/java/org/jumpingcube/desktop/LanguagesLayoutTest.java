package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jumpingcube.LongRunning;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Square;
import org.jumpingcube.games.Games;
import org.jumpingcube.language.Language;
import org.jumpingcube.settings.GameChoice;
import org.jumpingcube.settings.Settings;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.util.WaitForAsyncUtils;

/** In every language and at every size no text is cut, covers another, or leaves the window. The language changes live. */
class LanguagesLayoutTest extends WindowTest {
    private static final long NODES = 300;

    private final List<String> faults = new ArrayList<>();

    private static Analysis<Square> shortLook(
            CubePosition position,
            SearchBudget budget,
            BooleanSupplier stop,
            Consumer<? super Analysis<Square>> listener) {
        return Games.CUBE.analyst().analyse(position, SearchBudget.USUAL.withNodes(NODES), stop, listener);
    }

    @ParameterizedTest
    @CsvSource({"480, 420", "800, 480", "1366, 768"})
    @LongRunning
    void mainWindow(int width, int height) {
        open(windowSize(width, height).andThen(boardSize(3))::apply, LanguagesLayoutTest::shortLook);
        inEachLanguage(
                "card", width, () -> interact(() -> program().commands().run("new-game")), () -> push(KeyCode.ESCAPE));
        clickSquare("b2");
        inEachLanguage("game", width);
        playToTheEnd();
        inEachLanguage("won", width);
        push(new KeyCodeCombination(KeyCode.R, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN));
        await("the end of the review", () -> isShown("#replay-first") && !isShown("#review-run"));
        inEachLanguage("review", width);
        assertThat(faults).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"480, 420", "800, 480", "1366, 768"})
    @LongRunning
    void jumpinsWindow(int width, int height) {
        UnaryOperator<Settings> jumpin =
                now -> now.withPlay(now.play().withGame(new GameChoice("jumpin", Map.of(), false, 1)));
        open(windowSize(width, height).andThen(jumpin)::apply, GameViews::all);
        inEachLanguage("jumpin", width);
        inEachLanguage(
                "jumpin-card",
                width,
                () -> interact(() -> program().commands().run("new-game")),
                () -> push(KeyCode.ESCAPE));
        assertThat(faults).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"480, 420", "800, 480", "1366, 768"})
    @LongRunning
    void sideWindows(int width, int height) {
        open(UnaryOperator.identity());
        var commands = program().commands();
        for (String command : List.of("settings", "shortcuts", "lessons", "puzzles", "about", "report-bug")) {
            interact(() -> commands.run(command));
            var window = (Stage) latest().getWindow();
            interact(() -> {
                window.setWidth(Math.max(width, window.getMinWidth()));
                window.setHeight(Math.max(height, window.getMinHeight()));
            });
            inEachLanguage(command, width);
            for (String page : settingsPages()) {
                showSettings(page);
                inEachLanguage(command + "-" + page, width);
            }
            interact(window::hide);
        }
        assertThat(faults).isEmpty();
    }

    private void inEachLanguage(String window, int width) {
        inEachLanguage(window, width, () -> {}, () -> {});
    }

    private void inEachLanguage(String window, int width, Runnable before, Runnable after) {
        for (Language language : Language.translated().toList()) {
            interact(() -> program().settings().update(now -> now.withLanguage(language)));
            before.run();
            Frames.settle();
            String name = "%s-%d-%s".formatted(window, width, language);
            interact(() -> check(name, latest()));
            WaitForAsyncUtils.waitForAsyncFx(10_000, () -> Picture.of(latest().getRoot()))
                    .keep("languages/" + name.toLowerCase(Locale.ROOT));
            after.run();
        }
    }

    private void check(String window, Scene scene) {
        Scenes.shown(scene)
                .filter(Labeled.class::isInstance)
                .map(Labeled.class::cast)
                .filter(label -> Scenes.isInSight(label) && Scenes.isCut(label))
                .forEach(label -> faults.add(window + ": cut: " + label.getText() + " in " + label.getParent()));
        Scenes.shown(scene)
                .filter(node -> node.getStyleClass().contains("tool-bar-overflow-button"))
                .forEach(button -> faults.add(window + ": there is no room for all tools"));
        Scenes.overlaps(scene).forEach(overlap -> faults.add(window + ": " + overlap));
    }

    private static Scene latest() {
        return Window.getWindows().get(Window.getWindows().size() - 1).getScene();
    }
}
