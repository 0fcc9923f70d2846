package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.ref.ReferenceQueue;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.desktop.look.VisibleScreen;
import org.jumpingcube.game.Histories;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.games.Games;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.settings.TextSize;
import org.jumpingcube.settings.WindowBounds;
import org.jumpingcube.storage.Cubes;
import org.jumpingcube.storage.SavedGame;
import org.jumpingcube.storage.ScaleFile;
import org.jumpingcube.storage.SettingsFile;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/** What the program remembers from one start to the next. */
@Slow
class RememberedTest extends WindowTest {
    private static UnaryOperator<Settings> lastSeenAt(double x, double y, double width, double height) {
        return now -> now.withWindow(now.window().withBounds(new WindowBounds(x, y, width, height)));
    }

    private WindowBounds place() {
        return new WindowBounds(stage().getX(), stage().getY(), stage().getWidth(), stage().getHeight());
    }

    private static Rectangle2D screen() {
        return WaitForAsyncUtils.waitForAsyncFx(
                10_000, () -> Screen.getPrimary().getVisualBounds());
    }

    @Test
    void theWindowComesBackWhereItWasAndAsLarge() {
        open(UnaryOperator.identity());
        interact(() -> {
            stage().setX(60);
            stage().setY(40);
            stage().setWidth(700);
            stage().setHeight(500);
        });
        startAgain();
        assertThat(place()).isEqualTo(new WindowBounds(60, 40, 700, 500));
    }

    /** However the program ends: nothing is closed here. */
    @Test
    void thePlaceOfTheWindowIsKeptWhileItIsOpen() {
        open(lastSeenAt(60, 40, 700, 500));
        interact(() -> {
            stage().setX(90);
            stage().setHeight(550);
        });
        var file = SettingsFile.in(folders());
        await(
                "the place is in the file",
                () -> file.load().settings().window().bounds().equals(Optional.of(new WindowBounds(90, 40, 700, 550))));
    }

    @Test
    void theWindowOfASecondProgramCoversTheFirstNotExactly() {
        var found = new SettingsFile.Found(lastSeenAt(60, 40, 700, 500).apply(Settings.DEFAULT), List.of());
        assertThat(Desktop.besideOthers(found, 0)).isEqualTo(found);
        assertThat(Desktop.besideOthers(found, 2).settings().window().bounds())
                .hasValue(new WindowBounds(124, 104, 700, 500));
    }

    /** As under Xfwm and Openbox, which leave it nearly as large as the screen. */
    @Test
    void aWindowThatIsNoLongerMaximisedIsAsLargeAsItWasBefore() {
        open(lastSeenAt(60, 40, 700, 500));
        Rectangle2D screen = screen();
        interact(() -> stage().setMaximized(true));
        await("it is maximised", () -> stage().getWidth() > 700);
        interact(() -> {
            stage().setMaximized(false);
            stage().setWidth(screen.getWidth() - 10);
            stage().setHeight(screen.getHeight() - 10);
        });
        await("it has its size", () -> place().equals(new WindowBounds(60, 40, 700, 500)));
    }

    /** Nothing that is chosen waits for threads that the end of the program does not wait for. */
    @Test
    void theSizeOfTextsIsKeptThoughTheProgramEndsAtOnce() {
        var file = new ScaleFile(folders());
        openBoardFirst(sizeOfTexts(TextSize.LARGE), GameViews::all, Optional.empty(), board -> {});
        await("the size is kept", () -> file.read().isPresent());
        int before = file.read().orElseThrow().text();
        var end = new CountDownLatch(1);
        for (int thread = 0; thread < ForkJoinPool.getCommonPoolParallelism(); thread++) {
            var unused = ForkJoinPool.commonPool().submit(() -> {
                end.await();
                return true;
            });
        }
        interact(() -> program().settings().update(sizeOfTexts(TextSize.LARGEST)));
        end(new ReferenceQueue<>());
        assertThat(file.read().orElseThrow().text()).isGreaterThan(before);
        end.countDown();
    }

    private static UnaryOperator<Settings> sizeOfTexts(TextSize size) {
        return now -> now.withLook(now.look().withTextSize(size));
    }

    @Test
    void theKeysThatEndTheProgramDoSoInEveryWindow() {
        open(UnaryOperator.identity());
        for (String name : List.of("settings", "shortcuts", "handbook", "games", "puzzles", "lessons", "arena")) {
            interact(() -> program().commands().run(name));
            await("the window", () -> Window.getWindows().size() > 1);
            push(KeyCode.SHORTCUT, KeyCode.Q);
            await("the end in " + name, () -> !stage().isShowing());
            startAgain();
        }
    }

    @Test
    void theFirstWindowIsInTheMiddleOfTheScreen() {
        open(UnaryOperator.identity());
        assertThat(stage().getX() + stage().getWidth() / 2).isEqualTo(screen().getMinX() + screen().getWidth() / 2);
        assertThat(stage().getY() + stage().getHeight() / 2).isEqualTo(screen().getMinY() + screen().getHeight() / 2);
    }

    /** 1366x768 in the larger pixels of 200 %. */
    @Test
    void onASmallScreenAWindowIsNoLargerThanTheScreenNorMustItBe() {
        open(UnaryOperator.identity());
        interact(() -> {
            var window = new Stage();
            var screen = new VisibleScreen(new Rectangle2D(0, 0, 683, 384));
            window.show();
            screen.resize(window, 1010, 800);
            screen.setLeast(window, 480, 420); // which would make a window that is shown grow at once
            screen.centre(window);
            assertThat(List.of(window.getMinWidth(), window.getMinHeight())).containsExactly(480.0, 384.0);
            assertThat(new WindowBounds(window.getX(), window.getY(), window.getWidth(), window.getHeight()))
                    .isEqualTo(new WindowBounds(0, 0, 683, 384));
            window.hide();
        });
    }

    @Test
    void aWindowIsAsLargeOnTheScreenWhateverTheSizeOfTexts() {
        open(lastSeenAt(120, 80, 1000, 900));
        interact(() -> {
            var enlarged = new Stage();
            var place = new WindowPlace(enlarged, program().settings(), 2);
            assertThat(new WindowBounds(enlarged.getX(), enlarged.getY(), enlarged.getWidth(), enlarged.getHeight()))
                    .isEqualTo(new WindowBounds(60, 40, 500, 450));
            enlarged.setWidth(520);
            place.keep();
            assertThat(program().settings().get().window().bounds()).hasValue(new WindowBounds(120, 80, 1040, 900));
        });
    }

    @Test
    void aWindowThatWasOnAScreenNoLongerThereComesBackOntoTheScreen() {
        open(lastSeenAt(5000, -3000, 600, 450));
        assertThat(place()).isEqualTo(new WindowBounds(screen().getMaxX() - 600, screen().getMinY(), 600, 450));
    }

    @Test
    void aWindowLargerThanTheScreenIsMadeToFit() {
        open(lastSeenAt(100, 100, 9000, 8000));
        assertThat(place())
                .isEqualTo(new WindowBounds(
                        screen().getMinX(), screen().getMinY(), screen().getWidth(), screen().getHeight()));
    }

    @Test
    void aWindowBesideASmallOneInTheCornerOpensWhollyOnTheScreen() {
        open(lastSeenAt(0, 0, 480, 420));
        Rectangle2D screen = screen();
        List<Runnable> openers = List.of(
                () -> program().commands().run("settings"),
                () -> program().commands().run("shortcuts"),
                () -> program().commands().run("handbook"),
                () -> program().commands().run("about"));
        openers.forEach(opener -> {
            interact(opener);
            interact(() -> {
                var windows = Window.getWindows();
                Window opened = windows.get(windows.size() - 1);
                assertThat(screen.contains(opened.getX(), opened.getY(), opened.getWidth(), opened.getHeight()))
                        .as("%s at %s, %s", ((Stage) opened).getTitle(), opened.getX(), opened.getY())
                        .isTrue();
                opened.hide();
            });
        });
    }

    @Test
    void aWindowBesideTheMainOneOpensInItsMiddleAndLaterWhereItWasPut() {
        open(lastSeenAt(40, 30, 700, 700));
        interact(() -> program().commands().run("shortcuts"));
        Stage opened = (Stage) Window.getWindows().get(1);
        assertThat(opened.getX() + opened.getWidth() / 2).isEqualTo(40 + 350);
        assertThat(opened.getY() + opened.getHeight() / 2).isEqualTo(30 + 350);
        interact(() -> {
            opened.setX(11);
            opened.setY(12);
            opened.hide();
        });
        interact(() -> program().commands().run("shortcuts"));
        assertThat(List.of(opened.getX(), opened.getY())).containsExactly(11.0, 12.0);
    }

    @Test
    void theSidePanelStaysHidden() {
        open(UnaryOperator.identity());
        assertThat(isShown("#side-panel")).isTrue();
        choose("#menu-settings", "#menu-side-panel");
        startAgain();
        assertThat(isShown("#side-panel")).isFalse();
    }

    @Test
    void theTenLatestFilesAreOfferedLatestFirstAndOneOfThemIsLoaded() throws IOException {
        open(UnaryOperator.identity());
        List<Path> files =
                IntStream.rangeClosed(1, 12).mapToObj(this::savedGame).toList();
        files.forEach(this::load);
        startAgain();
        List<MenuItem> recent = recent();
        assertThat(recent.stream().map(MenuItem::getText))
                .hasSize(10)
                .startsWith(files.get(11).toString(), files.get(10).toString())
                .endsWith(files.get(2).toString());
        interact(recent.get(9)::fire);
        assertThat(stage().getTitle()).contains("game-3.jcube");
        assertThat(recent().get(0).getText()).isEqualTo(files.get(2).toString());
    }

    private List<MenuItem> recent() {
        return lookup(".menu-bar").queryAs(MenuBar.class).getMenus().get(0).getItems().stream()
                .filter(item -> "menu-load-recent".equals(item.getId()))
                .flatMap(item -> ((Menu) item).getItems().stream())
                .toList();
    }

    private Path savedGame(int number) {
        Path file = folder.resolve("game-" + number + ".jcube");
        var history = Histories.replay(CubePosition.start(3), List.of(square("a1")));
        try {
            Cubes.file(file).save(new SavedGame<>(Games.CUBE, history, new Seats(Seat.HUMAN, Seat.HUMAN)));
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
        return file.toAbsolutePath();
    }

    @Test
    void aBrokenSettingsFileIsSetAsideWithAMessageInTheWindow() throws IOException {
        open(boardSize(4));
        Path file = folders().settings().resolve("settings.json");
        assertThat(file).exists();
        startAgainAfter(() -> Files.writeString(file, "{\"version\": 1, "));
        assertThat(board().side()).as("the usual settings hold").isEqualTo(6);
        assertThat(text("#message-text")).contains("settings");
        press("#message-close");
        assertThat(isShown("#message-bar")).isFalse();
        await("the keys are on the board again", () -> boardView().isFocused());
        try (var left = Files.list(folders().settings())) {
            assertThat(left.map(path -> path.getFileName().toString()))
                    .as("the broken file is kept beside")
                    .anyMatch(name -> !name.equals("settings.json") && name.startsWith("settings"));
        }
    }

    @Test
    void aNoticeAnUnfinishedGameAndTheFirstStepsAreShownOneAfterTheOther() throws IOException {
        open(UnaryOperator.identity());
        clickSquare("b2");
        Path file = folders().settings().resolve("settings.json");
        startAgainAfter(() -> Files.writeString(file, "{"));
        program().keeper().pending().join();
        Frames.settle();
        assertThat(barsShown()).containsExactly("message-bar");
        press("#message-close");
        assertThat(barsShown()).as("the side panel has both").isEmpty();
        assertThat(isShown("#begin-continue")).isTrue();
        assertThat(text("#begin-title")).isEqualTo("Choose any cube to begin");
        interact(() -> program().commands().run("first-steps"));
        assertThat(barsShown()).as("asked for").containsExactly("first-steps");
        press("#step-end");
        assertThat(barsShown()).isEmpty();
        startAgainAfter(() -> Files.writeString(file, "{"));
        press("#message-close");
        awaitOffer();
        interact(() -> program().settings().update(WindowTest::withoutPanel));
        assertThat(barsShown()).containsExactly("offer-bar");
        assertThat(isShown(".step-ring")).isFalse();
        press("#offer-later");
        assertThat(barsShown()).containsExactly("first-steps");
        assertThat(isShown(".step-ring")).isTrue();
    }

    private List<String> barsShown() {
        return Stream.of("message-bar", "offer-bar", "discarded-bar", "first-steps")
                .filter(bar -> isShown("#" + bar))
                .toList();
    }

    @Test
    void theMessageStaysWhenAFileIsOpenedWithTheProgram() throws IOException {
        open(boardSize(4));
        Path file = folders().settings().resolve("settings.json");
        startAgainAfter(() -> Files.writeString(file, "{"), savedGame(1));
        assertThat(stage().getTitle()).contains("game-1.jcube");
        assertThat(text("#message-text")).contains("settings");
        press("#message-close");
        assertThat(isShown("#message-bar")).isFalse();
    }
}
