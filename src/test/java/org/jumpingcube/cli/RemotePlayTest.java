package org.jumpingcube.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.Reader;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.History;
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
import org.jumpingcube.remote.Phrase;
import org.jumpingcube.remote.Relay;
import org.jumpingcube.remote.RemoteGame;
import org.jumpingcube.remote.Terms;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What is typed at the terminal in the very moment in which something comes from the friend, through real sockets. */
@Timeout(value = 1, unit = TimeUnit.MINUTES)
class RemotePlayTest {
    private static final Code CODE = new Code("TERM2345");
    private static final Terms TERMS = new Terms(GameOptions.of("size", 3), Player.ONE, 1);
    private static final GameLog<CubePosition, Square> NOTHING_YET = GameLog.startingAt(Games.CUBE, TERMS);
    private static final GameLog<CubePosition, Square> BEGUN = GameLog.of(
                    Games.CUBE,
                    TERMS,
                    History.<CubePosition, Square>startingAt(Games.CUBE.start(TERMS.options()))
                            .then(Square.parse("a1").orElseThrow())
                            .then(Square.parse("c3").orElseThrow()))
            .orElseThrow();

    private final Typing typing = new Typing();
    private final List<String> said = new ArrayList<>();

    /** Types one line when it may, and leaves when it may. */
    private static final class Typing extends Reader {
        private final CountDownLatch mayType = new CountDownLatch(1);
        private final CountDownLatch hasTyped = new CountDownLatch(1);
        private final CountDownLatch mayLeave = new CountDownLatch(1);
        private String line = "";

        @Override
        public int read(char[] buffer, int offset, int length) {
            if (!line.isEmpty()) {
                pass(mayType);
                line.getChars(0, line.length(), buffer, offset);
                int typed = line.length();
                line = "";
                return typed;
            }
            hasTyped.countDown(); // what was typed waits for its turn
            pass(mayLeave);
            return -1;
        }

        @Override
        public void close() {}
    }

    private static void pass(CountDownLatch latch) {
        try {
            assertThat(latch.await(30, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void await(BooleanSupplier condition) {
        while (!condition.getAsBoolean()) {
            Thread.onSpinWait();
        }
    }

    /** Plays as the host, and does something in the midst of each line that is printed. */
    private void play(Host<CubePosition, Square> host, RemotePlay play) throws InterruptedException {
        assertThat(play.play(host.game(), typing)).isZero();
    }

    private PrintWriter screen(Consumer<String> onLine) {
        return new PrintWriter(new Writer() {
            @Override
            public void write(char[] text, int offset, int length) {
                String line = new String(text, offset, length).strip();
                said.add(line);
                onLine.accept(line);
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        });
    }

    private static Guest guest(Host<?, ?> host, GameLog<?, ?> known) {
        var invitation = new Invitation("127.0.0.1", host.port(), CODE);
        return Guest.seek(invitation, Games.ALL, Optional.of(known), Limits.USUAL, Runnable::run);
    }

    @Test
    void aMoveThatIsTypedAtOnceAfterARestartHidesNoneFromBefore() throws Exception {
        typing.line = "b2\n";
        typing.mayType.countDown();
        var guests = new ArrayList<Guest>();
        var hosts = new ArrayList<Host<?, ?>>();
        var play = new RemotePlay(Optional.empty(), log -> {}, screen(line -> {
            if (line.startsWith("playing")) {
                pass(typing.hasTyped);
                guests.add(guest(hosts.get(0), BEGUN));
                await(() -> hosts.get(0).game().view().log().size() == 2);
            } else if (line.equals("move c3")) {
                typing.mayLeave.countDown();
            }
        }));
        try (var host = Host.open(NOTHING_YET, Past.FORGOTTEN, CODE, 0, Limits.USUAL, play.listeners())) {
            hosts.add(host);
            play(host, play);
            assertThat(host.game().view().log().size()).isEqualTo(3);
            assertThat(said).contains("ok").containsSubsequence("mine move a1", "move c3");
            assertThat(said)
                    .as("nothing is done before all is told")
                    .containsSubsequence("mine move a1", "move c3", "info friend is here", "ok");
            assertThat(said).as("the one that was typed").doesNotContain("mine move b2");
        } finally {
            guests.forEach(Guest::close);
        }
    }

    @Test
    void whoResignsAndQuitsWhileTheFriendIsLostIsToldThatTheFriendMayNotKnow() throws Exception {
        typing.line = "resign\n";
        var relays = new ArrayList<Relay>();
        var play = new RemotePlay(Optional.empty(), log -> {}, screen(line -> {
            if (line.equals("info friend is here")) {
                relays.get(0).close();
            } else if (line.equals("info trying to reach friend")) {
                typing.mayType.countDown();
            } else if (line.startsWith("result")) {
                typing.mayLeave.countDown();
            }
        }));
        try (var host = Host.open(BEGUN, CODE, 0, Limits.USUAL, play.listeners());
                var relay = new Relay(host.port());
                var guest = Guest.seek(
                        new Invitation("127.0.0.1", relay.port(), CODE),
                        Games.ALL,
                        Optional.empty(),
                        Limits.USUAL,
                        Runnable::run)) {
            relays.add(relay);
            assertThat(play.play(host.game(), typing)).isEqualTo(1);
            assertThat(guest.joined()
                            .toCompletableFuture()
                            .join()
                            .view()
                            .log()
                            .outcome()
                            .isOver())
                    .isFalse();
        }
        assertThat(said)
                .containsSubsequence(
                        "ok", "result win 2 resigned", "error your friend may not know how the game has ended");
    }

    @Test
    @SuppressWarnings("unchecked") // there is one kind of game
    void yesDoesNotAnswerAQuestionThatCameAfterIt() throws Exception {
        typing.line = "yes\n";
        var hosts = new ArrayList<Host<?, ?>>();
        var friends = new ArrayList<RemoteGame<CubePosition, Square>>();
        var play = new RemotePlay(Optional.empty(), log -> {}, screen(line -> {
            if (line.startsWith("playing")) {
                friends.get(0).ask(new Entry.Draw<>());
                friends.get(0).say(Phrase.HELLO);
                friends.get(0).ask(new Entry.TakeBack<>(1));
            } else if (line.startsWith("info friend says")) { // after the first question
                typing.mayType.countDown();
                pass(typing.hasTyped);
                await(() -> hosts.get(0)
                        .game()
                        .view()
                        .question()
                        .filter(Entry.TakeBack.class::isInstance)
                        .isPresent());
            } else if (line.startsWith("error")) {
                typing.mayLeave.countDown();
            }
        }));
        try (var host = Host.open(BEGUN, CODE, 0, Limits.USUAL, play.listeners());
                var guest = guest(host, NOTHING_YET)) {
            hosts.add(host);
            var game = (RemoteGame<CubePosition, Square>)
                    guest.joined().toCompletableFuture().get(20, TimeUnit.SECONDS);
            await(() -> game.view().log().size() == 2);
            friends.add(game);
            play(host, play);
            assertThat(said) // before or after it is said that a move is to be taken back
                    .containsSubsequence("asks draw", "info friend says hello", "error that is not asked any more");
            assertThat(host.game().view().log().size()).isEqualTo(2);
        }
    }
}
