package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import org.jumpingcube.Slow;
import org.jumpingcube.collection.CollectionException;
import org.jumpingcube.collection.GameEntry;
import org.jumpingcube.collection.Origin;
import org.jumpingcube.collection.UserOutcome;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.games.Games;
import org.jumpingcube.remote.Code;
import org.jumpingcube.remote.Entry;
import org.jumpingcube.remote.GameLog;
import org.jumpingcube.remote.Guest;
import org.jumpingcube.remote.Host;
import org.jumpingcube.remote.Invitation;
import org.jumpingcube.remote.Limits;
import org.jumpingcube.remote.Past;
import org.jumpingcube.remote.Presence;
import org.jumpingcube.remote.RemoteGame;
import org.jumpingcube.remote.Terms;
import org.jumpingcube.storage.FriendRecords;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/** A game with a friend elsewhere goes on after the window was closed, from what is kept of it. */
@Slow
class FriendReturnsTest extends WindowTest {
    private static final Code CODE = new Code("ABCD2345");

    private TextField line() {
        return lookup("#friend-line").queryAs(TextField.class);
    }

    private void openCard() {
        open(boardSize(3));
        interact(() -> program().commands().run("friend"));
    }

    @SuppressWarnings("unchecked") // there is one kind of game
    private static RemoteGame<CubePosition, Square> joined(Guest guest) throws Exception {
        return (RemoteGame<CubePosition, Square>)
                guest.joined().toCompletableFuture().get(20, TimeUnit.SECONDS);
    }

    @Test
    void aWindowThatJoinedFindsItsHostAgain() throws Exception {
        openCard();
        var terms = new Terms(GameOptions.of("size", 3), Player.TWO, 1);
        try (var host = Host.open(GameLog.startingAt(Games.CUBE, terms), CODE, 0, Limits.USUAL, Runnable::run)) {
            interact(() -> line().setText("127.0.0.1:" + host.port() + " " + CODE));
            press("#friend-join");
            await("the game", () -> isShown("#friend-bar"));
            clickSquare("a1");
            await("the move", () -> host.game().view().log().size() == 1);
            startAgain();
            assertThat(host.game().view().presence()).isEqualTo(Presence.AWAY);
            awaitOffer();
            clickSquare("b2");
            await("the offer gone with the move", () -> !isShown("#offer-bar"));
            interact(() -> program().commands().run("friend"));
            press("#friend-interrupted");
            awaitDialog();
            push(KeyCode.ESCAPE);
            assertThat(isShown("#friend-interrupted")).as("not now").isTrue();
            press("#friend-interrupted");
            awaitDialog();
            press("#abandon-do-not-save");
            await("the friend", () -> isShown("#friend-bar"));
            assertThat(movesPlayed()).isEqualTo(1);
            host.game()
                    .play(host.game()
                            .view()
                            .log()
                            .history()
                            .current()
                            .legalMoves()
                            .get(0));
            await("the answer", () -> movesPlayed() == 2);
            interact(() -> program().commands().run("friend"));
            assertThat(isShown("#friend-interrupted")).as("it goes on already").isFalse();
        }
    }

    @Test
    void aHostWhoIsFoundAtAnotherPortGoesOnWithTheGameThatTheWindowHas() throws Exception {
        openCard();
        var terms = new Terms(GameOptions.of("size", 3), Player.TWO, 1);
        GameLog<CubePosition, Square> old = GameLog.startingAt(Games.CUBE, terms);
        try (var host = Host.open(old, CODE, 0, Limits.USUAL, Runnable::run)) {
            join(host);
            clickSquare("a1");
            await("the move", () -> host.game().view().log().size() == 1);
        }
        await("the host has left", () -> !isShown("#friend-yes") && isShown("#friend-computer"));
        try (var host = Host.open(old, Past.FORGOTTEN, CODE, 0, Limits.USUAL, Runnable::run)) {
            interact(() -> program().commands().run("friend"));
            join(host);
            assertThat(movesPlayed()).as("which the host has forgotten").isEqualTo(1);
            await("the host has it too", () -> host.game().view().log().size() == 1);
            playAny(host);
            await("the answer", () -> movesPlayed() == 2);
        }
        startAgain();
        awaitOffer();
        press("#offer-rejoin");
        await("nobody", () -> !lookup("#friend-join").queryButton().isDisabled());
        try (var host = Host.open(old, Past.FORGOTTEN, CODE, 0, Limits.USUAL, Runnable::run)) {
            join(host);
            assertThat(movesPlayed()).isEqualTo(2);
            await("the host has them too", () -> host.game().view().log().size() == 2);
            assertThat(new FriendRecords(folders()).all()).as("one game").hasSize(1);
            assertThat(isShown("#offer-bar")).isFalse();
        }
    }

    private void join(Host<CubePosition, Square> host) {
        interact(() -> line().setText("127.0.0.1:" + host.port() + " " + CODE));
        press("#friend-join");
        await("the game", () -> !isShown("#friend-card") && isShown("#friend-bar"));
    }

    private void askAndAgree(Host<CubePosition, Square> host, Entry<Square> entry, int size) {
        host.game().ask(entry);
        await(
                "a question that can be answered",
                () -> isShown("#friend-yes")
                        && !lookup("#friend-yes").queryButton().isDisabled());
        interact(() -> lookup("#friend-yes").queryButton().fire());
        boolean isEnd = entry instanceof Entry.Draw;
        await(
                "agreed",
                () -> host.game().view().log().size() == size
                        && game().outcome().isOver() == isEnd);
    }

    @Test
    void aGameIsFiledOnceAsAFriendsWhoeverBeginsAnotherOrComesBackToIt() throws Exception {
        openCard();
        var terms = new Terms(GameOptions.of("size", 3), Player.TWO, 1);
        GameLog<CubePosition, Square> old = GameLog.startingAt(Games.CUBE, terms);
        try (var host = Host.open(old, CODE, 0, Limits.USUAL, Runnable::run)) {
            join(host);
            clickSquare("a1");
            await("the move", () -> host.game().view().log().size() == 1);
            askAndAgree(host, new Entry.Draw<>(), 2);
            long first = onlyFiled();
            interact(() -> program().commands().run("friend"));
            join(host); // the same game again
            assertThat(onlyFiled()).isEqualTo(first);
            askAndAgree(host, new Entry.NextGame<>(), 3);
            playAny(host);
            await("the friend's move", () -> movesPlayed() == 1);
            askAndAgree(host, new Entry.Draw<>(), 5);
            assertThat(filedGames()).hasSize(2).allMatch(entry -> entry.origin() == Origin.FRIEND);
            interact(() -> program().commands().run("friend"));
            press("#friend-host"); // leaves the friend
            await("another invitation", () -> line().getText().contains(":"));
            press("#friend-cancel");
            assertThat(game().seats().haveFriend()).isFalse();
            interact(() -> {
                program().games().session().undo();
                program().games().session().redo(); // which may make it a game at this screen that is not over
            });
            interact(() -> program().commands().run("new"));
            var friends = filedGames().stream()
                    .filter(entry -> entry.origin() == Origin.FRIEND)
                    .toList();
            assertThat(friends).hasSize(2).allMatch(entry -> entry.opponent().equals("friend"));
            assertThat(friends.get(1).id()).isEqualTo(first);
        }
    }

    private long onlyFiled() throws CollectionException {
        var entries = filedGames();
        assertThat(entries)
                .singleElement()
                .returns(Origin.FRIEND, GameEntry::origin)
                .returns("friend", GameEntry::opponent)
                .returns(UserOutcome.DRAWN, GameEntry::ending);
        return entries.get(0).id();
    }

    @Test
    void aGameThatEndsWhileItsWindowIsClosedIsFiledAsSoonAsItComesBack() throws Exception {
        openCard();
        var terms = new Terms(GameOptions.of("size", 3), Player.TWO, 1);
        try (var host = Host.open(GameLog.startingAt(Games.CUBE, terms), CODE, 0, Limits.USUAL, Runnable::run)) {
            join(host);
            clickSquare("a1");
            await("the move", () -> host.game().view().log().size() == 1);
            startAgain();
            awaitOffer();
            host.game().resign();
            press("#offer-rejoin");
            await("the end", () -> isShown("#friend-bar") && game().outcome().isOver());
            assertThat(filedGames()).singleElement().returns(Origin.FRIEND, GameEntry::origin);
        }
    }

    private static void playAny(Host<CubePosition, Square> host) {
        var game = host.game();
        await("ready", () -> game.view().isReady());
        game.play(game.view().log().history().current().legalMoves().get(0));
    }

    @Test
    void anotherGameOfAFriendWhoAlwaysHasTheSameCodeIsJoinedAfresh() throws Exception {
        openCard();
        var terms = new Terms(GameOptions.of("size", 3), Player.TWO, 1);
        try (var host = Host.open(GameLog.startingAt(Games.CUBE, terms), CODE, 0, Limits.USUAL, Runnable::run)) {
            join(host);
            clickSquare("a1");
            await("the move", () -> host.game().view().log().size() == 1);
        }
        var others = new Terms(GameOptions.of("size", 4), Player.TWO, 1);
        try (var host = Host.open(GameLog.startingAt(Games.CUBE, others), CODE, 0, Limits.USUAL, Runnable::run)) {
            interact(() -> program().commands().run("friend"));
            join(host);
            assertThat(movesPlayed()).isZero();
        }
    }

    @Test
    void aWindowThatInvitedWaitsAgainWithTheSameCodeAndEverythingThatWasAgreed() throws Exception {
        openCard();
        press("#friend-host");
        await("an invitation", () -> line().getText().contains(":"));
        String sent = line().getText();
        var shown = Invitation.parse(sent).orElseThrow();
        var invitation = new Invitation("127.0.0.1", shown.port(), shown.code());
        GameLog<?, ?> known;
        try (var guest = Guest.seek(invitation, Games.ALL, Optional.empty(), Limits.USUAL, Runnable::run)) {
            var game = joined(guest);
            await("the game", () -> isShown("#friend-bar"));
            clickSquare("a1");
            await("the move", () -> game.view().log().size() == 1);
            interact(() -> lookup("#friend-menu")
                    .queryAs(MenuButton.class)
                    .getItems()
                    .get(0)
                    .fire());
            await("a question", () -> game.view().question().isPresent());
            game.answer(game.view(), true);
            await("taken back", () -> movesPlayed() == 0);
            clickSquare("b2");
            await("another move", () -> game.view().log().size() == 3);
            known = game.view().log();
        }
        copyTheLineAgain(sent);
        startAgain();
        awaitOffer();
        press("#offer-rejoin");
        await("an invitation", () -> isShown("#friend-line") && line().getText().equals(sent));
        try (var guest = Guest.seek(invitation, Games.ALL, Optional.of(known), Limits.USUAL, Runnable::run)) {
            var game = joined(guest);
            await("the game", () -> isShown("#friend-bar"));
            await("both have the same", () -> game.view().isReady() && movesPlayed() == 1);
            assertThat(game.view().log()).isEqualTo(known);
            game.play(game.view().log().history().current().legalMoves().get(0));
            await("the answer", () -> movesPlayed() == 2);
        }
        startAgainAtAnotherPort(invitation, known);
        startAgain();
        awaitOffer();
        var records = new FriendRecords(folders());
        assertThat(records.all()).hasSize(1);
        press("#offer-decline");
        press("#offer-discarded-close");
        await("forgotten", () -> isEmpty(records));
    }

    private void copyTheLineAgain(String sent) {
        var state = lookup("#friend-state").queryAs(Label.class);
        await("alone", () -> state.getText().equals("Your friend has left"));
        interact(() -> lookup("#friend-menu").queryAs(MenuButton.class).getItems().stream()
                .filter(item -> "friend-copy-again".equals(item.getId()))
                .forEach(MenuItem::fire));
        await("copied", () -> state.getText().endsWith("The invitation is on the clipboard"));
        assertThat(WaitForAsyncUtils.waitForAsyncFx(
                        10_000, () -> Clipboard.getSystemClipboard().getString()))
                .isEqualTo(sent);
    }

    private void startAgainAtAnotherPort(Invitation before, GameLog<?, ?> known) throws Exception {
        var taken = new ServerSocket();
        startAgainAfter(() -> {
            taken.bind(new InetSocketAddress(before.port()));
            return taken;
        });
        try (taken) {
            awaitOffer();
            press("#offer-rejoin");
            await( // the line from before is shown until the new port is known
                    "another port",
                    () -> isShown("#friend-line")
                            && Invitation.parse(line().getText())
                                    .filter(line -> line.port() != before.port())
                                    .isPresent());
            var shown = Invitation.parse(line().getText()).orElseThrow();
            assertThat(shown.code()).isEqualTo(before.code());
            var now = new Invitation("127.0.0.1", shown.port(), shown.code());
            try (var guest = Guest.seek(now, Games.ALL, Optional.of(known), Limits.USUAL, Runnable::run)) {
                var game = joined(guest);
                await("the game", () -> isShown("#friend-bar"));
                await("both have the same", () -> game.view().log().size() == 4 && movesPlayed() == 2);
            }
        }
    }

    private static boolean isEmpty(FriendRecords records) {
        try {
            return records.all().isEmpty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
