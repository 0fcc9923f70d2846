package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.UnaryOperator;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Undo and redo, however they are asked for. */
class UndoRedoTest extends WindowTest {
    private static final KeyCodeCombination UNDO = new KeyCodeCombination(KeyCode.Z, KeyCombination.SHORTCUT_DOWN);
    private static final KeyCodeCombination REDO =
            new KeyCodeCombination(KeyCode.Z, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN);
    private static final KeyCodeCombination BACK = new KeyCodeCombination(KeyCode.LEFT, KeyCombination.ALT_DOWN);
    private static final KeyCodeCombination FORWARD = new KeyCodeCombination(KeyCode.RIGHT, KeyCombination.ALT_DOWN);

    /** A way to ask. */
    enum Way {
        MENU {
            @Override
            void undo(UndoRedoTest user) {
                user.choose("#menu-move", "#menu-undo");
            }

            @Override
            void redo(UndoRedoTest user) {
                user.choose("#menu-move", "#menu-redo");
            }
        },
        TOOLBAR {
            @Override
            void undo(UndoRedoTest user) {
                user.press("#tool-undo");
            }

            @Override
            void redo(UndoRedoTest user) {
                user.press("#tool-redo");
            }
        },
        KEYS {
            @Override
            void undo(UndoRedoTest user) {
                user.push(UNDO);
            }

            @Override
            void redo(UndoRedoTest user) {
                user.push(REDO);
            }
        },
        KEYS_FOR_ONE_MOVE {
            @Override
            void undo(UndoRedoTest user) {
                user.push(BACK);
            }

            @Override
            void redo(UndoRedoTest user) {
                user.push(FORWARD);
            }
        };

        abstract void undo(UndoRedoTest user);

        abstract void redo(UndoRedoTest user);
    }

    @BeforeEach
    void twoMovesArePlayed() {
        open(UnaryOperator.identity());
        clickSquares("b2", "c3");
    }

    @ParameterizedTest
    @EnumSource
    void undoAndRedoGoBackAndForth(Way way) {
        var played = board();
        way.undo(this);
        assertThat(movesPlayed()).isEqualTo(1);
        assertThat(board().at(square("c3")).value()).isEqualTo(1);
        assertThat(text("#status-text")).startsWith("Move undone");
        way.redo(this);
        assertThat(movesPlayed()).isEqualTo(2);
        assertThat(board()).isEqualTo(played);
        way.redo(this);
        assertThat(movesPlayed()).as("there is nothing more to redo").isEqualTo(2);
        way.undo(this);
        way.undo(this);
        way.undo(this);
        assertThat(movesPlayed()).as("there is nothing more to undo").isZero();
    }
}
