package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.jumpingcube.collection.GameEntry;
import org.jumpingcube.collection.Origin;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.games.Games;
import org.jumpingcube.remote.BrokerInvitation;
import org.jumpingcube.remote.Code;
import org.jumpingcube.remote.Entry;
import org.jumpingcube.remote.GameLog;
import org.jumpingcube.remote.Guest;
import org.jumpingcube.remote.Host;
import org.jumpingcube.remote.Limits;
import org.jumpingcube.remote.RealBroker;
import org.jumpingcube.remote.RemoteGame;
import org.jumpingcube.remote.Terms;
import org.jumpingcube.settings.Broker;
import org.jumpingcube.storage.FriendRecords;
import org.jumpingcube.storage.GameId;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game with a friend through a real Mosquitto, which the user has entered in the settings. */
class FriendAtBrokerTest extends WindowTest {
    private static final Code CODE = new Code("ABCD2345EFGH6789");

    private final Path brokers;

    FriendAtBrokerTest(@TempDir Path brokers) {
        this.brokers = brokers;
    }

    @BeforeEach
    void isMosquittoThere() {
        if (!Boolean.getBoolean("window.tests.required")) {
            Assumptions.assumeTrue(RealBroker.isThere(), "apt-get install mosquitto");
        }
    }

    private void openCard(Broker broker) {
        open(now -> boardSize(3).apply(now).withBroker(broker));
        interact(() -> program().commands().run("friend"));
        assertThat(isShown("#friend-card")).isTrue();
    }

    private static Broker set(RealBroker broker) {
        return new Broker("127.0.0.1:" + broker.port(), false, "anna", "se cret");
    }

    private TextField line() {
        return lookup("#friend-line").queryAs(TextField.class);
    }

    private void awaitNote(String beginning) {
        await(beginning, () -> isShown("#friend-note") && text("#friend-note").startsWith(beginning));
    }

    private String state() {
        return lookup("#friend-state").queryAs(Label.class).getText();
    }

    @Test
    @SuppressWarnings("unchecked") // there is one kind of game
    void theWindowInvitesAndABrokerThatIsLostAndBackLosesNoGame() throws Exception {
        try (var broker = RealBroker.open(brokers, "anna", "se cret")) {
            openCard(set(broker));
            press("#friend-host");
            await("an invitation", () -> line().getText().contains("mqtt://"));
            assertThat(line().getText()).doesNotContain("anna").doesNotContain("cret");
            assertThat(text("#friend-note")).contains("names the broker");
            var invitation = BrokerInvitation.parse(line().getText()).orElseThrow();
            var address = invitation.broker().as("anna", "se cret");
            try (var guest = Guest.seekThrough(
                    address, invitation.code(), Games.ALL, Optional.empty(), Limits.USUAL, Runnable::run)) {
                var game = (RemoteGame<CubePosition, Square>)
                        guest.joined().toCompletableFuture().get(20, TimeUnit.SECONDS);
                await("the game", () -> isShown("#friend-bar"));
                assertThat(state()).isEqualTo("Your friend is connected");
                clickSquare("a1");
                await("the move", () -> game.view().log().size() == 1);
                broker.kill();
                broker.start();
                game.play(game.view().log().history().current().legalMoves().get(1));
                await("the answer", () -> movesPlayed() == 2);
                assertThat(state()).isEqualTo("Your friend is connected");
                game.ask(new Entry.Draw<>());
                await("a question", () -> isShown("#friend-yes"));
                interact(() -> lookup("#friend-yes").queryButton().fire());
                await("agreed", () -> game().outcome().isOver());
            }
            await("goodbye", () -> state().equals("Your friend has left"));
            interact(() -> program().commands().run("friend"));
            press("#friend-host"); // leaves this friend
            await("another invitation", () -> line().getText().contains("mqtt://"));
            press("#friend-cancel");
            assertThat(filedGames())
                    .singleElement()
                    .returns(Origin.FRIEND, GameEntry::origin)
                    .returns("friend", GameEntry::opponent);
        }
    }

    @Test
    void theUserIsAskedBeforeAPasswordGoesOutInClear() {
        openCard(new Broker("broker.invalid", false, "anna", "se cret"));
        Platform.runLater(() -> lookup("#friend-host").queryButton().fire());
        awaitDialog();
        assertThat(lookup(".dialog-pane > .content").queryLabeled().getText())
                .contains("broker.invalid:1883", "not encrypted")
                .doesNotContain("se cret");
        push(KeyCode.ESCAPE);
        assertThat(isShown("#friend-waiting")).isFalse();
        assertThat(lookup("#friend-host").query().isDisabled()).isFalse();
    }

    @Test
    void aGameThatWasBegunByAnOlderProgramIsKeptAndItIsSaidWhyItDoesNotGoOn() throws Exception {
        try (var broker = RealBroker.open(brokers)) {
            openCard(set(broker));
            press("#friend-host");
            await("an invitation", () -> line().getText().contains("mqtt://"));
            var invitation = BrokerInvitation.parse(line().getText()).orElseThrow();
            try (var guest = Guest.seekThrough(
                    broker.address(), invitation.code(), Games.ALL, Optional.empty(), Limits.USUAL, Runnable::run)) {
                var game = guest.joined().toCompletableFuture().get(20, TimeUnit.SECONDS);
                await("the game", () -> isShown("#friend-bar"));
                clickSquare("a1");
                await("the move", () -> game.view().log().size() == 1);
            }
            var records = new FriendRecords(folders());
            startAgainAfter(() -> {
                var lines = new ArrayList<>(records.all().get(0));
                lines.set(2, broker.address() + " ABCD2345"); // as version 1 had it
                records.keep(GameId.parse(lines.get(0)).orElseThrow(), lines);
                return brokers;
            });
            awaitOffer();
            press("#offer-rejoin");
            awaitNote("Games through a broker need a code of 16 letters and digits");
            assertThat(records.all()).hasSize(1);
            press("#friend-cancel");
            assertThat(isShown("#offer-bar"))
                    .as("the game itself can still be had")
                    .isTrue();
        }
    }

    @Test
    void theWindowJoinsByTheCodeAloneAndSaysWhatIsWrongWithABroker() throws Exception {
        try (var broker = RealBroker.open(brokers, "anna", "se cret")) {
            openCard(new Broker("127.0.0.1:" + broker.port(), false, "anna", "wrong"));
            press("#friend-host");
            awaitNote("The broker rejected the login");
            press("#friend-cancel");
            interact(() -> program().settings().update(now -> now.withBroker(Broker.NONE)));
            interact(() -> program().commands().run("friend"));
            interact(() -> line().setText("abcd 2345 efgh 6789"));
            press("#friend-join");
            awaitNote("No broker is set");
            interact(() -> lookup("#friend-way")
                    .queryAs(ComboBox.class)
                    .getSelectionModel()
                    .selectLast());
            press("#friend-host");
            awaitNote("No broker is set");
            press("#friend-cancel");
            interact(() -> program().settings().update(now -> now.withBroker(set(broker))));
            interact(() -> program().commands().run("friend"));
            broker.kill();
            interact(() -> line().setText("mqtt://127.0.0.1:" + broker.port() + " " + CODE));
            press("#friend-join");
            awaitNote("The broker cannot be reached");
            broker.start();
            interact(() -> line().setText("abcd 2345"));
            press("#friend-join");
            awaitNote("Games through a broker need a code of 16 letters and digits");
            var terms = new Terms(GameOptions.of("size", 3), Player.ONE, 1);
            var log = GameLog.startingAt(Games.CUBE, terms);
            var address = broker.address().as("anna", "se cret");
            try (var host = Host.through(address, log, CODE, Limits.USUAL, Runnable::run)) {
                interact(() -> line().setText("abcd 2345 efgh 6789"));
                press("#friend-join");
                await(
                        "the game",
                        () -> isShown("#friend-bar") && host.game().view().isReady());
                host.game()
                        .play(host.game()
                                .view()
                                .log()
                                .history()
                                .current()
                                .legalMoves()
                                .get(0));
                await("the move", () -> movesPlayed() == 1);
            }
        }
    }
}
