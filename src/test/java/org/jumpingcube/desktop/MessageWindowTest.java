package org.jumpingcube.desktop;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import org.jumpingcube.Slow;
import org.jumpingcube.collection.CollectionException;
import org.jumpingcube.collection.GameEntry;
import org.jumpingcube.collection.Origin;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Square;
import org.jumpingcube.games.Games;
import org.jumpingcube.session.GameState.FriendToMove;
import org.jumpingcube.session.GameState.GameOver;
import org.jumpingcube.session.GameState.HumanToMove;
import org.jumpingcube.storage.LineFormat;
import org.jumpingcube.storage.SavedGame;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/** Games by message in the window. The friend is a reader and writer of lines. */
@Slow
class MessageWindowTest extends WindowTest {
    private String clipboard() {
        return WaitForAsyncUtils.waitForAsyncFx(
                10_000, () -> Clipboard.getSystemClipboard().getString());
    }

    private void paste(String text) {
        interact(() -> Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text)));
        push(new KeyCodeCombination(KeyCode.V, KeyCombination.SHORTCUT_DOWN));
    }

    private String state() {
        return text("#by-message-state");
    }

    private void awaitTurn(Class<?> state) {
        await(state.getSimpleName(), () -> state.isInstance(game().state()) && isShown("#by-message-bar"));
    }

    @SuppressWarnings("unchecked") // these are games of cubes
    private static SavedGame<CubePosition, Square> read(String line) {
        return (SavedGame<CubePosition, Square>)
                Games.FORMATS.line().read(line.getBytes(UTF_8)).game().orElseThrow();
    }

    /** The friend's line after their move. */
    private static String answer(String line, String... moves) {
        var game = read(line);
        History<CubePosition, Square> history = game.history();
        for (String move : moves) {
            history = history.then(square(move));
        }
        return LineFormat.line(game.with(history));
    }

    private void begin() {
        open(boardSize(3));
        interact(() -> program().commands().run("friend"));
        press("#by-message-begin");
        awaitTurn(HumanToMove.class);
    }

    @Test
    void aGameGoesToAndFroInLinesAndFindsItsWayBackIntoTheWindow() throws IOException {
        begin();
        assertThat(state()).contains("your turn");
        assertThat(text("#status-text")).startsWith("New game").doesNotContain("loaded");
        assertThat(isShown("#by-message-copy")).isFalse();
        clickSquare("a1");
        awaitTurn(FriendToMove.class);
        assertThat(state()).startsWith("Your move is on the clipboard");
        String first = clipboard();
        assertThat(first).startsWith("jcube1.cube.").contains(".id-");
        press("#by-message-copy-link");
        assertThat(clipboard()).isEqualTo("jumping-cube:" + first);

        paste(first);
        await(
                "it is the game as it is",
                () -> text("#status-text").startsWith("This message has your own latest move"));
        clickSquare("a1");
        assertThat(text("#status-text")).startsWith("Your friend to move");

        paste("Here you are:\n> " + answer(first, "c3"));
        await("the friend's move", () -> movesPlayed() == 2);
        awaitTurn(HumanToMove.class);
        clickSquare("a1");
        awaitTurn(FriendToMove.class);
        String second = clipboard();
        press("#tool-new");
        assertThat(isShown("#by-message-bar")).as("put away without a question").isFalse();
        assertThat(movesPlayed()).isZero();

        paste(answer(second, "b3"));
        await("the game is back with the friend's move", () -> movesPlayed() == 4);
        awaitTurn(HumanToMove.class);
        startAgain();
        awaitOffer();
        goOnWithOffered();
        awaitTurn(HumanToMove.class);
        assertThat(text("#status-text")).startsWith("Game continued");
        assertThat(movesPlayed()).isEqualTo(4);
        assertThat(game().seats().two().isFriend()).isTrue();

        clickSquare("a1");
        awaitTurn(FriendToMove.class);
        var friends = read(answer(clipboard(), "c3")).with(new Seats(Seat.FRIEND, Seat.HUMAN));
        Path file = folder.resolve("friend.jcube");
        Files.write(file, Games.FORMATS.own().write(friends));
        interact(() -> program().files().load(file));
        await("the move in the friend\u2019s file", () -> movesPlayed() == 6);
        assertThat(game().seats().two().isFriend())
                .as("not from the friend\u2019s side")
                .isTrue();
    }

    @Test
    void aLineThatIsNotTheNextMoveChangesNothingAndMayBeOpenedByItself() {
        begin();
        clickSquare("a1");
        awaitTurn(FriendToMove.class);
        assertThat(place("#by-message-copy").getMinX())
                .isGreaterThan(place("#by-message-state").getMinX());
        interact(() -> stage().setWidth(480));
        assertThat(place("#by-message-copy").getMinY())
                .as("below the text in a narrow window")
                .isGreaterThanOrEqualTo(place("#by-message-state").getMaxY());
        String line = clipboard();
        var before = game().history();
        var saved = read(line);
        var empty = History.<CubePosition, Square>startingAt(before.start());
        String other = LineFormat.line(saved.with(empty.then(square("b2")).then(square("c3"))));
        paste(other);
        awaitDialog();
        assertThat(lookup(".dialog-pane > .content").queryLabeled().getText())
                .startsWith("Your friend\u2019s message has a different move 1: b2. Your game has a1.");
        press("Cancel");
        assertThat(game().history()).isEqualTo(before);
        paste(line.substring(0, line.length() - 1));
        awaitDialog();
        press("OK");
        paste(line);
        await("said", () -> text("#status-text").contains("no reply yet"));
        assertThat(game().history()).isEqualTo(before);

        paste(other);
        awaitDialog();
        press("Open as Separate Game");
        await("by itself", () -> movesPlayed() == 2 && !isShown("#by-message-bar"));
        assertThat(game().seats().haveFriend()).isFalse();
        interact(() -> program().commands().run("friend"));
        await("the list", () -> isShown("#by-message-games"));
        assertThat(lookup("#by-message-games")
                        .queryAs(ComboBox.class)
                        .getItems()
                        .size())
                .isEqualTo(1);
        press("#by-message-open");
        awaitDialog();
        press("#abandon-do-not-save");
        awaitTurn(FriendToMove.class);
        assertThat(game().history()).isEqualTo(before);
    }

    @Test
    void theFriendsFirstLineBeginsTheGameAndTheLastOneEndsIt() throws CollectionException {
        open(boardSize(3));
        clickSquares("b2", "a1");
        var start = History.<CubePosition, Square>startingAt(CubePosition.start(2));
        var id = read("jcube1.cube.13nqJBzYTiAQADAB.id-4ZZaV2mPPQuRGzvV").id();
        var invitation = new SavedGame<>(Games.CUBE, start, Seats.USUAL).with(id);
        interact(() -> program().commands().run("friend"));
        interact(() -> lookup("#friend-line").queryAs(TextField.class).setText(LineFormat.line(invitation)));
        press("#friend-join");
        awaitDialog();
        push(KeyCode.ESCAPE);
        assertThat(isShown("#friend-line")).as("the card, after No").isTrue();
        press("#friend-join");
        awaitDialog();
        press("#abandon-do-not-save");
        awaitTurn(HumanToMove.class);
        assertThat(isShown("#friend-line")).isFalse();
        assertThat(game().seats().two().isFriend()).isTrue();
        while (!(game().state() instanceof GameOver)) {
            clickSquare(
                    Games.CUBE.notation().write(game().position().legalMoves().get(0)));
            await("a turn", () -> !(game().state() instanceof HumanToMove));
            if (game().state() instanceof FriendToMove) {
                String line = clipboard();
                var moves = read(line).history().current().legalMoves();
                paste(answer(line, Games.CUBE.notation().write(moves.get(moves.size() - 1))));
                await("an answer", () -> !(game().state() instanceof FriendToMove));
            }
        }
        assertThat(state()).isNotEmpty();
        closeResult();
        press("#result-rematch");
        await("another game with sides swapped", () -> game().seats().one().isFriend());
        assertThat(clipboard()).contains(".id-");
        assertThat(filedGames()).singleElement().returns(Origin.FRIEND, GameEntry::origin);
    }

    @Test
    void aLineOfTheOtherGameChangesTheBoardAndCubesComeBack() {
        open(boardSize(3), GameViews::all);
        var id = read("jcube1.cube.13nqJBzYTiAQADAB.id-4ZZaV2mPPQuRGzvV").id();
        var start = Games.JUMPIN.start(Games.JUMPIN.usual(Map.of()));
        paste(LineFormat.line(new SavedGame<>(Games.JUMPIN, History.startingAt(start), Seats.USUAL).with(id)));
        await(
                "Jumpin",
                () -> program().games().shown().get().view().kind() == Games.JUMPIN && isShown("#by-message-bar"));
        assertThat(program().games().now().seats().two().isFriend()).isTrue();
        interact(() -> program().commands().run("friend"));
        press("#by-message-begin");
        await("another game of Jumpin", () -> !program().games().toSave().id().equals(id));
        assertThat(program().games().toSave().id()).isPresent();
        paste("jcube1.cube.13nqJBzYTiAQADAB.id-" + "4ZZaV2mPPQuRGzvV");
        awaitDialog();
        assertThat(lookup(".dialog-pane > .content").queryLabeled().getText()).contains("a different game");
        press("Cancel");
        assertThat(program().games().shown().get().view().kind()).isEqualTo(Games.JUMPIN);
    }
}
