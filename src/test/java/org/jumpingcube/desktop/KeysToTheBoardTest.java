package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.FirstMoveEngine;
import org.jumpingcube.desktop.cube.BoardSpots;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever was done by mouse, the next keys are for the board. */
@Slow
class KeysToTheBoardTest extends WindowTest {
    private void openAsUsersDo() {
        openBoardFirst(
                now -> boardSize(5).apply(windowSize(1100, 760).apply(now)),
                CubesPlayedBy.views(new FirstMoveEngine()),
                Optional.empty(),
                board -> {});
        await("the whole window", () -> isShown("#tool-settings") && isShown("#status-bar"));
        Frames.settle();
    }

    /** Types a cube and plays it. */
    private void assertKeysPlay() {
        int before = movesPlayed();
        String square = before % 2 == 0 ? "c4" : "d2"; // one for each side
        type(KeyCode.valueOf(square.substring(0, 1).toUpperCase(Locale.ROOT)), KeyCode.getKeyCode(square.substring(1)));
        assertThat(BoardSpots.focus(boardView()).name()).isEqualTo(square);
        type(KeyCode.ENTER);
        assertThat(movesPlayed()).isEqualTo(before + 1);
        assertThat(boardView().isFocused()).isTrue();
    }

    @Test
    void fromTheStart() {
        openAsUsersDo();
        assertKeysPlay();
    }

    @ParameterizedTest
    @ValueSource(strings = {"#settings-ok", "escape"})
    void afterTheSettings(String way) {
        openAsUsersDo();
        press("#tool-settings");
        await("the settings", () -> isShown("#settings-ok"));
        if (way.startsWith("#")) {
            press(way);
        } else {
            push(KeyCode.ESCAPE);
        }
        await("no settings", () -> !isShown("#settings-ok"));
        assertKeysPlay();
    }

    @ParameterizedTest
    @ValueSource(strings = {"escape", "#replay-close", "#action-button"})
    void afterLookingBack(String way) {
        openAsUsersDo();
        clickSquares("a1", "e5", "a1", "e5");
        press("#tool-review");
        await("the past", () -> isShown("#replay-play"));
        push(KeyCode.LEFT);
        push(KeyCode.LEFT);
        press("#tool-sound");
        push(KeyCode.LEFT);
        push(KeyCode.RIGHT);
        if (way.startsWith("#")) {
            press(way);
        } else {
            push(KeyCode.ESCAPE);
        }
        await("the game", () -> !isShown("#replay-play"));
        assertKeysPlay();
    }

    @ParameterizedTest
    @ValueSource(strings = {"#tool-undo", "#tool-redo", "#tool-sound", "#tool-new"})
    void afterATool(String tool) {
        openAsUsersDo();
        clickSquares("a1", "e5", "a1", "e5");
        press("#tool-undo");
        press("#tool-undo");
        press(tool);
        assertKeysPlay();
    }

    @Test
    void afterAMenuThatWasOpenedAndLeft() {
        openAsUsersDo();
        press("#menu-settings");
        await("the menu", () -> isShown("#menu-full-screen"));
        push(KeyCode.ESCAPE);
        assertKeysPlay();
        choose("#menu-settings", "#menu-toolbar");
        assertKeysPlay();
    }

    @Test
    void afterAMenuOfATool() {
        openAsUsersDo();
        press("#tool-new-game");
        push(KeyCode.ESCAPE);
        assertKeysPlay();
    }

    @Test
    void fromAToolThatWasReachedByTab() {
        openAsUsersDo();
        interact(() -> lookup("#tool-sound").query().requestFocus());
        assertKeysPlay();
        interact(() -> lookup("#tool-sound").query().requestFocus());
        type(KeyCode.LEFT);
        assertThat(BoardSpots.focus(boardView()).name()).isEqualTo("b4");
        assertThat(boardView().isFocused()).isTrue();
    }
}
