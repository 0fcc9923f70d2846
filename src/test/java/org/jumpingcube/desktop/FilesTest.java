package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.DialogPane;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.TransferMode;
import javafx.stage.Stage;
import org.jumpingcube.Slow;
import org.jumpingcube.collection.PlayedGames;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.desktop.shell.Settling;
import org.jumpingcube.game.Histories;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.games.Games;
import org.jumpingcube.language.Language;
import org.jumpingcube.session.Pauses;
import org.jumpingcube.storage.Cubes;
import org.jumpingcube.storage.SavedGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games in files, as the window's user meets them, and the running game that is never lost. */
@Slow
class FilesTest extends WindowTest {
    private static final KeyCodeCombination SAVE = new KeyCodeCombination(KeyCode.S, KeyCombination.SHORTCUT_DOWN);

    /** A game on 4x4 after two moves, with a computer at player one's side. */
    private Path savedGame() throws IOException {
        Path file = folder.resolve("game.jcube");
        var history = Histories.replay(CubePosition.start(4), List.of(square("a1"), square("d4")));
        Cubes.file(file).save(new SavedGame<>(Games.CUBE, history, new Seats(Seat.COMPUTER, Seat.HUMAN)));
        return file;
    }

    @Test
    void aSavedGameIsTakenUpWhereItWas() throws IOException {
        open(UnaryOperator.identity());
        load(savedGame());
        assertThat(board().side()).isEqualTo(4);
        assertThat(movesPlayed()).isEqualTo(2);
        assertThat(caption()).isEqualTo("Start computer move");
        assertThat(stage().getTitle()).isEqualTo("Jumping Cube \u2014 game.jcube");
        press("#tool-undo");
        assertThat(movesPlayed()).isEqualTo(1);
    }

    @Test
    void saveWritesToTheFileTheGameBelongsTo() throws IOException {
        open(UnaryOperator.identity());
        Path file = savedGame();
        load(file);
        press("#tool-undo");
        clickSquare("b2");
        await("the computer has answered", () -> movesPlayed() == 3);
        assertThat(stage().getTitle()).endsWith("*");
        push(SAVE);
        awaitSaved();
        var saved = Cubes.file(file).load().result().game().orElseThrow();
        assertThat(saved.history()).isEqualTo(game().history());
        assertThat(text("#status-text")).startsWith("Game saved as game.jcube \u00b7 Your turn \u2014 move 2");
    }

    @Test
    void aFileChangedBySomebodyElseIsNotOverwrittenUnasked() throws IOException {
        open(UnaryOperator.identity());
        Path file = savedGame();
        load(file);
        Files.writeString(file, "somebody else's");
        push(SAVE);
        awaitDialog();
        press("Cancel");
        assertThat(file).hasContent("somebody else's");
    }

    @Test
    void fault_c_loadAsksBeforeItDiscardsTheRunningGameAndLeavesTheUsersSettingsAlone() throws IOException {
        open(UnaryOperator.identity());
        var play = settings().play();
        clickSquare("b2");
        var running = game().history();
        loadLater(savedGame());
        press("#abandon-cancel");
        assertThat(game().history()).isEqualTo(running);
        loadLater(savedGame());
        press("#abandon-do-not-save");
        await("the other game", () -> board().side() == 4);
        assertThat(settings().play()).isEqualTo(play);
        push(new KeyCodeCombination(KeyCode.N, KeyCombination.SHORTCUT_DOWN));
        assertThat(isShown(".dialog-pane"))
                .as("a question about a game that is in its file")
                .isFalse();
        assertThat(board().side()).as("New plays by the user's settings").isEqualTo(3);
        assertThat(caption()).isEqualTo("Player 1");
    }

    @Test
    void fault_d_aMissingFileIsToldOnceAndChangesNothing() {
        open(UnaryOperator.identity());
        clickSquare("b2");
        var running = game().history();
        loadLater(folder.resolve("gone.jcube"));
        press("OK");
        assertThat(isShown(".dialog-pane")).isFalse();
        assertThat(game().history()).isEqualTo(running);
    }

    @Test
    void whoSavesTheGameOnOpeningItsOwnFileGoesOnWithIt() throws IOException {
        open(UnaryOperator.identity());
        Path file = savedGame();
        load(file);
        press("#tool-undo");
        var running = game().history();
        loadLater(file);
        press("#abandon-save");
        await("saved", () -> !stage().getTitle().endsWith("*"));
        assertThat(game().history()).isEqualTo(running);
    }

    private void putOnClipboard(String text) {
        interact(() -> Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text)));
    }

    @Test
    void aGameIsCopiedAsALineOfTextAndPasted() {
        open(UnaryOperator.identity());
        clickSquares("b2", "a1");
        var copied = game().history();
        push(new KeyCodeCombination(KeyCode.C, KeyCombination.SHORTCUT_DOWN));
        push(new KeyCodeCombination(KeyCode.N, KeyCombination.SHORTCUT_DOWN));
        assertThat(movesPlayed()).isZero();
        push(new KeyCodeCombination(KeyCode.V, KeyCombination.SHORTCUT_DOWN));
        assertThat(game().history()).isEqualTo(copied);
        assertThat(stage().getTitle()).as("belongs to no file").isEqualTo("Jumping Cube \u2014 untitled*");
        assertThat(text("#status-text")).startsWith("Game opened \u00b7 ");
    }

    @Test
    void thatAFinishedGameIsCopiedIsSaidBesideItsResult() {
        open(UnaryOperator.identity());
        playToTheEnd();
        push(new KeyCodeCombination(KeyCode.C, KeyCombination.SHORTCUT_DOWN));
        assertThat(lookup("#result-bar .count").queryLabeled().getText())
                .isEqualTo("Game copied to the clipboard as a line of text");
    }

    @ParameterizedTest
    @CsvSource({"#picture-png, game.png", "#picture-svg, game.svg", "#picture-move, game.gif", "#picture-game, game.gif"
    })
    void aPictureOfTheGameIsSaved(String button, String suggestion) {
        open(UnaryOperator.identity());
        clickSquares("b2", "a1", "b2");
        interact(() -> program().commands().run("picture"));
        var target = folder.resolve("shown" + suggestion.substring(4));
        chooser.choose(target);
        press(button);
        assertThat(chooser.suggestions).containsExactly(suggestion);
        await("the picture", () -> text("#status-text").startsWith("Picture saved as " + target.getFileName()));
        assertThat(target).isNotEmptyFile();
        assertThat(isShown("#picture-card")).isFalse();
    }

    @Test
    void whoThinksBetterOfAPictureGoesOnPlaying() {
        open(UnaryOperator.identity());
        interact(() -> program().commands().run("picture"));
        assertThat(lookup("#picture-game").query().isDisabled())
                .as("no move yet")
                .isTrue();
        press("#picture-png"); // and no file is chosen
        assertThat(isShown("#picture-card")).isTrue();
        press("#picture-cancel");
        clickSquare("b2");
        assertThat(movesPlayed()).isEqualTo(1);
    }

    @Test
    void aTextThatIsNoGameIsRefusedAndChangesNothing() {
        open(UnaryOperator.identity());
        clickSquare("b2");
        var running = game().history();
        putOnClipboard("jcube1.cube.AAAAAAAAAAAA");
        Platform.runLater(() -> program().commands().run("paste"));
        awaitDialog();
        assertThat(lookup(".dialog-pane > .content").queryLabeled().getText())
                .startsWith("The text on the clipboard cannot be opened:\n- the line has been damaged");
        press("OK");
        assertThat(game().history()).isEqualTo(running);
    }

    @Test
    void aSpoiltFileIsRefusedWithAllItsProblemsAndChangesNothing() throws IOException {
        open(UnaryOperator.identity());
        Path file = savedGame();
        Files.writeString(file, Files.readString(file).replace("\"size\"", "\"sise\""));
        loadLater(file);
        press("OK");
        assertThat(board().side()).isEqualTo(3);
    }

    @Test
    void theUnfinishedGameIsOfferedAtTheNextStart() {
        open(UnaryOperator.identity());
        clickSquares("b2", "a1");
        var unfinished = game().history();
        startAgain();
        assertThat(movesPlayed()).isZero();
        awaitOffer();
        goOnWithOffered();
        assertThat(text("#status-text")).startsWith("Game continued");
        assertThat(game().history()).isEqualTo(unfinished);
        assertThat(isShown("#offer-bar")).isFalse();
        startAgain();
        awaitOffer(); // it is still unfinished
        press("#offer-decline");
        startAgain();
        assertThat(isOffered()).as("forgotten").isFalse();
    }

    /** Plays a game that is saved as one.jcube, and starts the program again. */
    private Path savedAndLeft(Misfortune misfortune) throws IOException {
        Path file = folder.resolve("one.jcube");
        open(UnaryOperator.identity());
        clickSquares("b2", "a1");
        chooser.choose(file);
        push(SAVE);
        awaitSaved();
        startAgainAfter(misfortune);
        awaitOffer();
        goOnWithOffered();
        return file;
    }

    @Test
    void aGameThatGoesOnAfterARestartBelongsToItsFile() throws IOException {
        Path file = savedAndLeft(() -> folder);
        awaitSaved();
        assertThat(stage().getTitle()).isEqualTo("Jumping Cube \u2014 one.jcube");
        clickSquare("b2");
        assertThat(stage().getTitle()).endsWith("one.jcube*");
        startAgain(); // with a move that the file does not have
        awaitOffer();
        goOnWithOffered();
        assertThat(stage().getTitle()).endsWith("one.jcube*");
        push(SAVE);
        awaitSaved();
        assertThat(chooser.suggestions).as("asked for a name once").hasSize(1);
        assertThat(Cubes.file(file).load().result().game().orElseThrow().history())
                .isEqualTo(game().history())
                .returns(3, History::cursor);
    }

    @Test
    void aGameThatGoesOnAfterARestartDoesNotOverwriteWhatSomebodyElseHasWritten() throws IOException {
        Path file = savedAndLeft(() -> Files.writeString(folder.resolve("one.jcube"), "somebody else\u2019s"));
        assertThat(stage().getTitle()).endsWith("one.jcube*");
        push(SAVE);
        awaitDialog();
        press("Cancel");
        assertThat(file).hasContent("somebody else\u2019s");
        assertThat(stage().getTitle()).endsWith("one.jcube*");
    }

    @Test
    void aGameThatGoesOnAfterARestartIsWrittenAgainIfItsFileHasGone() throws IOException {
        Path file = savedAndLeft(() -> {
            Files.delete(folder.resolve("one.jcube"));
            return folder;
        });
        assertThat(stage().getTitle()).endsWith("one.jcube*");
        push(SAVE);
        awaitSaved();
        assertThat(file).exists();
        assertThat(chooser.suggestions).as("asked for a name once").hasSize(1);
    }

    @Test
    void aGameThatAFriendElsewhereHasLeftIsTheUsers() {
        open(UnaryOperator.identity());
        clickSquares("b2", "a1");
        interact(() -> program().games().session().change(new Seats(Seat.HUMAN, Seat.FRIEND), Pauses.NONE));
        clickSquare("b2");
        startAgain();
        awaitOffer();
        goOnWithOffered();
        assertThat(program().games().now().seats().areBothHuman()).isTrue();
        clickSquare("a1");
        assertThat(movesPlayed()).isEqualTo(4);
    }

    /** Two games wait; what is discarded can be had back, and what is left for later comes again. */
    @Test
    void everyUnfinishedGameIsOfferedUntilItIsAnswered() {
        open(WindowTest::withoutPanel);
        clickSquares("b2", "a1", "b2");
        var older = game().history();
        startAgain();
        awaitOffer();
        clickSquare("c3");
        var newer = game().history();
        assertThat(isShown("#offer-bar")).as("after a move in another game").isFalse();
        startAgain();
        awaitOffered(1);
        press("#offer-decline");
        awaitOffered(2);
        press("#offer-undo");
        awaitOffered(1);
        assertThat(isShown("#discarded-bar")).isFalse();
        interact(() -> lookup("#offer-next").query().requestFocus());
        push(KeyCode.ENTER);
        awaitOffered(2);
        push(KeyCode.ENTER);
        awaitOffered(1);
        press("#offer-later");
        assertThat(isOffered()).as("no other at once").isFalse();
        await("the keys are on the board again", () -> boardView().isFocused());
        startAgain();
        awaitOffered(1);
        press("#offer-next");
        awaitOffered(2);
        press("#offer-next");
        awaitOffered(1);
        press("#offer-decline");
        awaitOffered(2);
        assertThat(isShown("#offer-next")).isFalse();
        press("#offer-decline");
        press("#offer-undo");
        press("#offer-accept");
        assertThat(game().history()).isEqualTo(older);
        startAgain();
        awaitOffered(2);
        assertThat(isShown("#offer-next")).as("discarded: %s", newer).isFalse();
        press("#offer-later");
        assertThat(isOffered()).isFalse();
    }

    private void awaitOffered(int moves) {
        String words = ", " + moves + (moves == 1 ? " move." : " moves.");
        await(
                "an offer of " + moves,
                () -> isShown("#offer-bar")
                        && lookup("#offer-bar .label").queryLabeled().getText().endsWith(words));
    }

    @ParameterizedTest
    @CsvSource({"#offer-accept", "#offer-rejoin"})
    void anOfferThatIsTakenUpLateAsksAboutTheGameInTheWindow(String button) {
        open(WindowTest::keepingNothing);
        clickSquares("b2", "a1");
        interact(() -> program().games().session().change(new Seats(Seat.HUMAN, Seat.FRIEND), Pauses.NONE));
        clickSquare("b2");
        startAgain();
        awaitOffer();
        var running = PlayedGames.random(Games.CUBE, Map.of("size", "4"), new Seats(Seat.HUMAN, Seat.HUMAN), 6, 1);
        interact(
                () -> program().games().load(running, program().settings().get().play()));
        Platform.runLater(() -> lookup(button).queryButton().fire());
        awaitDialog();
        push(KeyCode.ESCAPE);
        assertThat(game().history()).isEqualTo(running.history());
        assertThat(isShown("#offer-bar")).as("still to be answered").isTrue();
    }

    @Test
    void aFileThatIsOpenedOnPurposeIsNotFollowedByAnOffer() throws IOException {
        open(UnaryOperator.identity());
        Path file = savedGame();
        clickSquares("b2", "a1");
        startAgainAfter(() -> folder, file);
        await("the file's game", () -> board().side() == 4);
        assertThat(isOffered()).isFalse();
    }

    @Test
    void theFilesUsedLatelyAreRemembered() throws IOException {
        open(UnaryOperator.identity());
        Path file = savedGame();
        load(file);
        assertThat(settings().recentFiles()).containsExactly(file.toAbsolutePath());
    }

    @Test
    void loadAsksForAFileAndTakesItUp() throws IOException {
        open(UnaryOperator.identity());
        press("#tool-load");
        assertThat(board().side()).as("thought better of").isEqualTo(3);
        chooser.choose(savedGame());
        press("#tool-load");
        await("the chosen game", () -> board().side() == 4);
        assertThat(text("#status-text"))
                .startsWith("Game loaded from game.jcube \u00b7 ")
                .doesNotContain("Game loaded \u00b7");
        interact(() -> program().settings().update(now -> now.withLanguage(Language.GERMAN)));
        assertThat(text("#status-text")).as("not in the language before").startsWith("Spiel geladen");
    }

    @Test
    void saveAsksForAFileTheFirstTimeAndAddsTheEnding() {
        open(UnaryOperator.identity());
        clickSquare("b2");
        push(SAVE);
        assertThat(stage().getTitle()).as("thought better of").endsWith("*");
        chooser.choose(folder.resolve("mine"));
        push(SAVE);
        awaitSaved();
        Path file = folder.resolve("mine.jcube");
        assertThat(Cubes.file(file).load().result().game().orElseThrow().history())
                .isEqualTo(game().history());
        assertThat(stage().getTitle()).isEqualTo("Jumping Cube \u2014 mine.jcube");
        assertThat(chooser.suggestions).containsExactly("game.jcube", "game.jcube");
        clickSquare("a1");
        push(SAVE);
        awaitSaved();
        assertThat(chooser.suggestions).as("now it belongs to a file").hasSize(2);
    }

    @Test
    void saveAsMakesTheGameBelongToTheOtherFile() throws IOException {
        open(UnaryOperator.identity());
        Path first = savedGame();
        byte[] before = Files.readAllBytes(first);
        load(first);
        press("#tool-undo");
        chooser.choose(folder.resolve("other.json"));
        choose("#menu-game", "#menu-save-as");
        awaitSaved();
        assertThat(chooser.suggestions).containsExactly("game.jcube");
        assertThat(folder.resolve("other.json")).exists();
        assertThat(first).hasBinaryContent(before);
        assertThat(stage().getTitle()).endsWith("other.json");
    }

    @Test
    void anEndingThatIsAddedDoesNotOverwriteAnotherFileUnasked() throws IOException {
        open(UnaryOperator.identity());
        clickSquare("b2");
        Files.writeString(folder.resolve("mine.jcube"), "somebody else's");
        chooser.choose(folder.resolve("mine")); // the dialog asks about "mine", which is not there
        Platform.runLater(() -> lookup("#tool-save").queryButton().fire());
        awaitDialog();
        assertThat(lookup(".dialog-pane > .content").queryLabeled().getText())
                .isEqualTo("There is a file called mine.jcube already. Replace it?");
        press("Cancel");
        assertThat(folder.resolve("mine.jcube")).hasContent("somebody else's");
    }

    @ParameterizedTest
    @CsvSource({"precious, precious.kjc", "precious.jcube, precious.kjc", "precious.v2, precious.v2.kjc"})
    void anEndingThatIsChangedDoesNotOverwriteAnotherFileUnasked(String named, String written) throws IOException {
        open(UnaryOperator.identity());
        clickSquare("b2");
        Files.writeString(folder.resolve(written), "somebody else's");
        chooser.choose(folder.resolve(named), ".kjc");
        Platform.runLater(() -> lookup("#tool-save").queryButton().fire());
        awaitDialog();
        press("Cancel");
        assertThat(folder.resolve(written)).hasContent("somebody else's");
        chooser.choose(folder.resolve(named), ".kjc");
        Platform.runLater(() -> lookup("#tool-save").queryButton().fire());
        awaitDialog();
        press("Replace");
        await("the position is saved", () -> text("#status-text").contains(written));
        assertThat(folder.resolve(written)).content().contains("[KJumpingCube]");
        try (var files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString()).filter(name -> name.startsWith("precious")))
                    .containsExactly(written);
        }
    }

    /** The dialog has asked already. */
    @ParameterizedTest
    @CsvSource({"precious.kjc, .kjc", "precious.KJC, .kjc", "precious.jcube, ''", "precious.txt, ''"})
    void aNameThatIsWrittenAsItWasChosenIsNotAskedAboutTwice(String named, String format) throws IOException {
        open(UnaryOperator.identity());
        clickSquare("b2");
        Files.writeString(folder.resolve(named), "old");
        if (format.isEmpty()) {
            chooser.choose(folder.resolve(named));
        } else {
            chooser.choose(folder.resolve(named), format);
        }
        push(SAVE);
        await("it is saved", () -> text("#status-text").contains(named));
        assertThat(folder.resolve(named)).content().isNotEqualTo("old");
    }

    @Test
    void aGameFromAListOfMovesIsSavedAsAGameOfOurs() throws IOException {
        open(UnaryOperator.identity());
        Path list = Files.writeString(folder.resolve("m2.txt"), "[game cube]\n[size 3]\n1. c1 b1\n");
        load(list);
        clickSquare("c2");
        push(SAVE);
        assertThat(chooser.suggestions).as("a list holds no players").containsExactly("m2.jcube");
        chooser.choose(folder.resolve("m2.jcube"));
        choose("#menu-game", "#menu-save-as");
        awaitSaved();
        assertThat(chooser.suggestions).containsExactly("m2.jcube", "m2.jcube");
        assertThat(list).content().doesNotContain("c2");
        assertThat(stage().getTitle()).endsWith("m2.jcube");
    }

    @Test
    void whatAListOfMovesDoesNotHoldIsSaid() throws IOException {
        open(UnaryOperator.identity());
        clickSquares("b2", "a1");
        chooser.choose(folder.resolve("moves.txt"));
        push(SAVE);
        await("it is saved", () -> text("#status-text").contains("moves.txt"));
        assertThat(text("#status-text"))
                .startsWith("Moves saved as moves.txt, without the players and the undone moves");
        assertThat(folder.resolve("moves.txt")).content().contains("1. b2 a1");
        assertThat(stage().getTitle()).endsWith("*");
    }

    @Test
    void aPictureWhoseEndingIsAddedDoesNotOverwriteAnotherFileUnasked() throws IOException {
        open(UnaryOperator.identity());
        interact(() -> program().commands().run("picture"));
        Path other = Files.writeString(folder.resolve("mine.png"), "somebody else's");
        chooser.choose(folder.resolve("mine"));
        Platform.runLater(() -> lookup("#picture-png").queryButton().fire());
        awaitDialog();
        press("Cancel");
        assertThat(other).hasContent("somebody else's");
        press("#picture-cancel");
    }

    @Test
    void aLineIsPastedOutOfAMail() throws IOException {
        open(UnaryOperator.identity());
        clickSquares("b2", "a1");
        var copied = game().history();
        push(new KeyCodeCombination(KeyCode.C, KeyCombination.SHORTCUT_DOWN));
        String[] line = new String[1];
        interact(() -> line[0] = Clipboard.getSystemClipboard().getString());
        push(new KeyCodeCombination(KeyCode.N, KeyCombination.SHORTCUT_DOWN));
        putOnClipboard("Hi Ann,\n> " + line[0].substring(0, 20) + "\n> " + line[0].substring(20) + ".\nBye, Bob\n");
        push(new KeyCodeCombination(KeyCode.V, KeyCombination.SHORTCUT_DOWN));
        assertThat(game().history()).isEqualTo(copied);
    }

    /** As window managers do it, which give a new window another size for a moment. */
    @Test
    void aMessageAtTheStartWaitsUntilTheWindowHasItsSize() {
        open(UnaryOperator.identity());
        var widths = new ArrayList<Double>();
        interact(() -> {
            var window = new Stage();
            var settling = new Settling(window);
            window.setWidth(600);
            window.show();
            window.setWidth(202);
            settling.run(() -> {
                widths.add(window.getWidth());
                window.hide();
            });
            window.setWidth(600);
            assertThat(widths).isEmpty();
        });
        await("the message", () -> !widths.isEmpty());
        assertThat(widths).containsExactly(600.0);
    }

    @Test
    void aListOfMovesIsPasted() {
        open(UnaryOperator.identity());
        putOnClipboard("[size 5]\n1. c1 d2\n2. C1! # as before\n");
        push(new KeyCodeCombination(KeyCode.V, KeyCombination.SHORTCUT_DOWN));
        assertThat(movesPlayed()).isEqualTo(3);
        assertThat(text("#status-text")).startsWith("Game opened \u00b7 ");
    }

    @ParameterizedTest
    @CsvSource({
        "[size 5] 1. c1 c1, Move 2: Blue may not play c1",
        "[game jumpin] 1. a1-a4, Move 1: Gold may not play a1-a4"
    })
    void aListOfMovesWithAWrongOneIsRefusedByThatMoveAndSide(String moves, String problem) {
        open(UnaryOperator.identity(), GameViews::all);
        putOnClipboard(moves.replace("] ", "]\n"));
        Platform.runLater(() -> program().commands().run("paste"));
        awaitDialog();
        assertThat(lookup(".dialog-pane > .content").queryLabeled().getText())
                .isEqualTo("The text on the clipboard cannot be opened:\n- " + problem);
        press("OK");
        assertThat(movesPlayed()).isZero();
    }

    @Test
    void aFileChangedBySomebodyElseIsOverwrittenIfTheUserSaysSo() throws IOException {
        open(UnaryOperator.identity());
        Path file = savedGame();
        load(file);
        Files.writeString(file, "somebody else's");
        Platform.runLater(() -> lookup("#tool-save").queryButton().fire());
        awaitDialog();
        press("Overwrite");
        await("a word to the user", () -> text("#status-text").startsWith("Game saved as game.jcube"));
        assertThat(Cubes.file(file).load().result().game()).isPresent();
    }

    @Test
    void aPositionIsExportedForKJumpingCubeAndTheGameStaysUnsaved() {
        open(UnaryOperator.identity());
        clickSquare("b2");
        chooser.choose(folder.resolve("position.kjc"));
        push(SAVE);
        await("the position is saved", () -> text("#status-text").contains("position.kjc"));
        assertThat(folder.resolve("position.kjc")).content().contains("[KJumpingCube]", "1,1=1,2");
        assertThat(stage().getTitle()).endsWith("*");
        assertThat(text("#status-text")).contains("position.kjc", "moves");
    }

    @Test
    void aFolderThatTakesNoFilesIsToldOnceAndTheGameGoesOn() {
        open(UnaryOperator.identity());
        clickSquare("b2");
        chooser.choose(folder.resolve("nowhere").resolve("game.jcube"));
        Platform.runLater(() -> lookup("#tool-save").queryButton().fire());
        awaitDialog();
        press("OK");
        assertThat(isShown(".dialog-pane")).isFalse();
        assertThat(movesPlayed()).isEqualTo(1);
        assertThat(stage().getTitle()).endsWith("*");
    }

    @Test
    void aFileDroppedOntoTheWindowIsLoaded() throws IOException {
        open(UnaryOperator.identity());
        dragFrom("#status-bar", List.of(savedGame().toFile()));
        await("the dropped game", () -> board().side() == 4);
    }

    @Test
    void severalFilesAtOnceAreNotTakenAndItIsSaidWhatTakesThem() throws IOException {
        open(UnaryOperator.identity());
        File one = savedGame().toFile();
        dragFrom(
                "#status-bar",
                List.of(one, Files.createFile(folder.resolve("other.jcube")).toFile()));
        awaitDialog();
        assertThat(lookup(".dialog-pane").queryAs(DialogPane.class).getContentText())
                .contains("My Games");
        press("OK");
        assertThat(board().side()).isEqualTo(3);
    }

    /** Drags files onto the board, from a part of the window that offers them as a file manager would. */
    private void dragFrom(String query, List<File> files) {
        Node source = lookup(query).query();
        interact(() -> source.setOnDragDetected(event -> {
            source.startDragAndDrop(TransferMode.COPY).setContent(Map.of(DataFormat.FILES, files));
            event.consume();
        }));
        drag(query).dropTo("#board");
        Frames.settle();
    }

    /** Loads without waiting, because a question is going to come up. */
    private void loadLater(Path file) {
        Platform.runLater(() -> program().files().load(file));
        awaitDialog();
    }
}
