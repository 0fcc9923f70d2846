package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.FirstMoveEngine;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.cube.CubeView;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.game.BoardReading;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Notation;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Square;
import org.jumpingcube.games.Games;
import org.jumpingcube.settings.MoveAnimation;
import org.jumpingcube.storage.Cubes;
import org.jumpingcube.storage.FileFormats;
import org.jumpingcube.storage.SaveFormat;
import org.jumpingcube.storage.SavedGame;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Files on a disk that does not answer for a while, as on a network: nobody waits for them but who has to. */
@Tag("window")
class SlowFilesTest extends WindowTest {
    private static final KeyCodeCombination SAVE = shortcut(KeyCode.S);
    private static final KeyCodeCombination QUIT = shortcut(KeyCode.Q);

    private final CountDownLatch disk = new CountDownLatch(1);

    private static KeyCodeCombination shortcut(KeyCode key) {
        return new KeyCodeCombination(key, KeyCombination.SHORTCUT_DOWN);
    }

    /** The disk of a test's machine always answers; so whoever writes or reads a move waits here. */
    private record Slow(Notation<CubePosition, Square> usual, CountDownLatch disk)
            implements Notation<CubePosition, Square> {
        private void await() {
            try {
                disk.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }

        @Override
        public String write(Square move) {
            if (!Thread.currentThread().getName().startsWith("JavaFX")) { // it also names squares for the window
                await();
            }
            return usual.write(move);
        }

        @Override
        public Optional<Square> read(String text) {
            await();
            return usual.read(text);
        }

        @Override
        public List<String> writeBoard(CubePosition position) {
            return usual.writeBoard(position);
        }

        @Override
        public BoardReading<CubePosition> readBoard(GameOptions options, Player toMove, List<Optional<String>> lines) {
            return usual.readBoard(options, toMove, lines);
        }
    }

    /** The cubes on such a disk. */
    private record OnSlowDisk(CubesPlayedBy cubes) implements GameViews {
        @Override
        public List<GameView<?, ?>> make(Texts texts, Supplier<MoveAnimation> show) {
            return List.of(new CubeView(cubes, texts, show));
        }

        @Override
        public FileFormats formats() {
            return new FileFormats(new SaveFormat(List.of(cubes)), Map.of());
        }
    }

    private void openOnSlowDisk() {
        var notation = new Slow(Games.CUBE.notation(), disk);
        open(WindowTest::keepingNothing, new OnSlowDisk(new CubesPlayedBy(new FirstMoveEngine(), notation)));
    }

    private Path save(String name) {
        Path file = folder.resolve(name);
        chooser.choose(file);
        push(SAVE);
        return file;
    }

    @AfterEach
    void releaseTheDisk() {
        disk.countDown();
    }

    @Test
    void aGameIsPlayedOnWhileItIsSaved() {
        openOnSlowDisk();
        clickSquare("b2");
        Path file = save("game.jcube");
        clickSquare("a1");
        assertThat(movesPlayed()).isEqualTo(2);
        await("a word to the user", () -> text("#status-text").startsWith("Waiting for the disk\u2026"));
        assertThat(file).doesNotExist();
        disk.countDown();
        await("the file's name", () -> stage().getTitle().endsWith("\u2014 game.jcube*"));
        assertThat(Cubes.file(file)
                        .load()
                        .result()
                        .game()
                        .orElseThrow()
                        .history()
                        .cursor())
                .isEqualTo(1);
    }

    @Test
    void aFileIsOfTheGameThatWasSavedNotOfTheNextOne() {
        openOnSlowDisk();
        clickSquare("b2");
        Path file = save("game.jcube");
        press("#tool-new");
        press("#abandon-do-not-save");
        disk.countDown();
        await("a word to the user", () -> text("#status-text").startsWith("Game saved as game.jcube"));
        assertThat(file).exists();
        assertThat(stage().getTitle()).doesNotContain("game.jcube");
    }

    @Test
    void theNextGameBeginsOnceTheDiskHasThisOne() {
        openOnSlowDisk();
        clickSquare("b2");
        chooser.choose(folder.resolve("game.jcube"));
        press("#tool-new");
        press("#abandon-save");
        await("a word to the user", () -> text("#status-text").startsWith("Waiting for the disk\u2026"));
        press("#tool-new");
        press("#abandon-save");
        assertThat(movesPlayed()).as("the game goes on until it is saved").isEqualTo(1);
        disk.countDown();
        await("the new game", () -> movesPlayed() == 0);
        assertThat(folder.resolve("game.jcube")).exists();
    }

    @Test
    void whatIsBeingSavedIsSavedBeforeTheWindowCloses() {
        openOnSlowDisk();
        clickSquare("b2");
        Path file = save("game.jcube");
        push(QUIT);
        assertThat(stage().isShowing()).isTrue();
        disk.countDown();
        await("the window closes", () -> !stage().isShowing());
        assertThat(Cubes.file(file).load().result().game()).isPresent();
    }

    @Test
    void whoAsksTwiceNeedNotWait() {
        openOnSlowDisk();
        clickSquare("b2");
        save("game.jcube");
        push(QUIT);
        push(QUIT);
        assertThat(stage().isShowing()).isFalse();
    }

    @Test
    void aSaveThatFailsIsToldThoughTheUserWantsToQuit() throws IOException {
        openOnSlowDisk();
        clickSquare("b2");
        save("nowhere/game.jcube");
        push(QUIT);
        disk.countDown();
        awaitDialog();
        press("OK");
        assertThat(stage().isShowing()).isTrue();
        Files.createDirectory(folder.resolve("nowhere"));
        save("nowhere/game.jcube");
        awaitSaved();
        push(QUIT);
        await("the window closes", () -> !stage().isShowing());
    }

    @Test
    void aGameIsPlayedOnWhileAnotherIsLoadedAndAskedAboutThen() throws IOException {
        openOnSlowDisk();
        var history = History.<CubePosition, Square>startingAt(CubePosition.start(4))
                .then(Square.parse("a1").orElseThrow());
        Path file = folder.resolve("other.jcube");
        Cubes.file(file).save(new SavedGame<>(Games.CUBE, history, new Seats(Seat.HUMAN, Seat.HUMAN)));
        interact(() -> program().files().load(file));
        clickSquare("b2");
        assertThat(movesPlayed()).isEqualTo(1);
        disk.countDown();
        awaitDialog();
        press("#abandon-cancel");
        assertThat(board().side()).isEqualTo(3);
    }
}
