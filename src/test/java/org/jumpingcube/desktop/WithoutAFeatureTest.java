package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import org.jumpingcube.Slow;
import org.jumpingcube.desktop.shell.Feature;
import org.jumpingcube.desktop.shell.Program;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each feature can be left out: the program starts, plays, saves and quits all the same. */
@Slow
class WithoutAFeatureTest extends WindowTest {
    private static final List<String> WINDOWS = List.of(
            "settings", "shortcuts", "lessons", "puzzles", "daily", "setup", "games", "arena", "handbook", "about");

    static IntStream places() {
        return IntStream.range(0, DesktopProgram.features(Optional.empty()).size());
    }

    private static List<Function<Program, Feature>> without(int place) {
        var makers = new ArrayList<>(DesktopProgram.features(Optional.empty()));
        makers.remove(place);
        return makers;
    }

    @ParameterizedTest
    @MethodSource("places")
    void theProgramStartsPlaysSavesAndQuits(int place) {
        makers = Optional.of(without(place));
        open(UnaryOperator.identity());
        clickSquares("a1", "c3");
        assertThat(movesPlayed()).isEqualTo(2);
        Path file = folder.resolve("saved.jcube");
        chooser.choose(file);
        interact(() -> program().files().saveAs());
        awaitSaved();
        for (String window : WINDOWS) {
            interact(() -> program().commands().run(window));
            Frames.settle();
            interact(() -> List.copyOf(Window.getWindows()).stream()
                    .filter(other -> other != stage())
                    .forEach(Window::hide));
        }
        interact(() -> program().commands().run("new-game"));
        Frames.settle();
        push(KeyCode.ESCAPE);
        assertThat(file).isNotEmptyFile();
    }

    /** What comes there comes a little later, so that moves and chart would be seen for a moment. */
    @Test
    void besideAGameThatIsAboutToBeginIsRoomForWhatElseThereIsToDo() {
        makers = Optional.of(without(DesktopProgram.features(Optional.empty()).size() - 1));
        open(UnaryOperator.identity());
        assertThat(isShown("#side-panel .moves")).isFalse();
        clickSquare("a1");
        assertThat(isShown("#side-panel .moves")).isTrue();
    }
}
