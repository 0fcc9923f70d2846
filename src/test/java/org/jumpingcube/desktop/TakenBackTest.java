package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.UnaryOperator;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import org.jumpingcube.Slow;
import org.jumpingcube.collection.CollectionException;
import org.jumpingcube.cube.FirstMoveEngine;
import org.jumpingcube.storage.Cubes;
import org.junit.jupiter.api.Test;

/** A game that is left for a new one is kept without a question, and can be had back. */
@Slow
class TakenBackTest extends WindowTest {
    private static final KeyCodeCombination NEW = new KeyCodeCombination(KeyCode.N, KeyCombination.SHORTCUT_DOWN);
    private static final KeyCodeCombination SAVE = new KeyCodeCombination(KeyCode.S, KeyCombination.SHORTCUT_DOWN);

    @Test
    void aNewGameBeginsAtOnceAndTheOldOneIsKeptHoweverShortItWas() throws CollectionException {
        open(UnaryOperator.identity());
        clickSquare("b2");
        push(NEW);
        assertThat(isShown(".dialog-pane")).isFalse();
        assertThat(movesPlayed()).isZero();
        assertThat(isShown("#kept-bar")).isTrue();
        assertThat(filedGames())
                .singleElement()
                .satisfies(entry -> assertThat(entry.moves()).isEqualTo(1));
        picture().keep("kept");
    }

    @Test
    void undoBringsItBackExactlyAsItWasAndNothingOfItIsLeftInTheCollection() throws CollectionException {
        open(computers(false, true), new FirstMoveEngine());
        clickSquare("b2");
        await("the answer", () -> movesPlayed() == 2);
        clickSquare("b2");
        await("the answer", () -> movesPlayed() == 4);
        press("#tool-undo");
        var left = program().games().toSave();
        push(NEW);
        press("#kept-undo");
        assertThat(program().games().toSave()).isEqualTo(left);
        assertThat(isShown("#kept-bar")).isFalse();
        assertThat(filedGames()).isEmpty();
        press("#tool-redo");
        assertThat(movesPlayed()).isEqualTo(4);
        startAgain();
        awaitOffer();
        goOnWithOffered();
        assertThat(movesPlayed()).isEqualTo(4);
    }

    @Test
    void aGameThatIsTakenBackAndPlayedToItsEndIsKeptOnce() throws CollectionException {
        open(UnaryOperator.identity());
        clickSquare("b2");
        push(NEW);
        press("#kept-undo");
        playToTheEnd();
        assertThat(filedGames())
                .singleElement()
                .satisfies(entry -> assertThat(entry.moves()).isEqualTo(movesPlayed()));
    }

    @Test
    void aGameThatIsTakenBackBelongsToItsFile() throws IOException {
        open(UnaryOperator.identity());
        clickSquare("b2");
        Path file = folder.resolve("one.jcube");
        chooser.choose(file);
        push(SAVE);
        awaitSaved();
        clickSquare("a1");
        push(NEW);
        assertThat(stage().getTitle()).endsWith("untitled");
        press("#kept-undo");
        assertThat(stage().getTitle()).endsWith("one.jcube*");
        push(SAVE);
        awaitSaved();
        assertThat(Cubes.file(file).load().result().game().orElseThrow().history())
                .isEqualTo(game().history());
    }

    @Test
    void whatWasChosenForTheNewGameIsTakenBackWithIt() {
        open(boardSize(4));
        clickSquare("b2");
        var before = settings().play();
        interact(() -> program().commands().run("new-game"));
        interact(() -> lookup("#option-size")
                .queryAs(javafx.scene.control.Slider.class)
                .setValue(5));
        push(KeyCode.ENTER);
        assertThat(board().side()).isEqualTo(5);
        press("#kept-undo");
        assertThat(board().side()).isEqualTo(4);
        assertThat(movesPlayed()).isEqualTo(1);
        assertThat(settings().play()).isEqualTo(before);
    }

    @Test
    void theOfferGoesWithTheFirstMoveOfTheNewGameOrWhenItIsClosed() throws CollectionException {
        open(UnaryOperator.identity());
        clickSquare("b2");
        push(NEW);
        clickSquare("a1");
        assertThat(isShown("#kept-bar")).isFalse();
        push(NEW);
        assertThat(isShown("#kept-bar")).isTrue();
        press("#message-close");
        assertThat(isShown("#kept-bar")).isFalse();
        assertThat(filedGames()).hasSize(2);
    }

    @Test
    void aGameThatIsOverOrHasNotBegunIsJustLeft() {
        open(UnaryOperator.identity());
        push(NEW);
        assertThat(isShown("#kept-bar")).isFalse();
        playToTheEnd();
        push(NEW);
        assertThat(isShown("#kept-bar")).isFalse();
    }
}
