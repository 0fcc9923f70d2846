package org.jumpingcube.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.BindException;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.jumpingcube.Slow;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.games.Games;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A guest, and whoever answers where its host is or was. */
@Slow
class GuestTest {
    private static final Code CODE = new Code("GEST2345");
    private static final Terms TERMS = new Terms(GameOptions.of("size", 3), Player.ONE, 1);
    private static final Limits QUICK = new Limits(
            Duration.ofMillis(5000),
            Duration.ofSeconds(20),
            Duration.ofSeconds(10),
            Duration.ofMillis(1),
            50,
            50,
            List.of(Duration.ofMillis(10)));

    private final BlockingQueue<RemoteView<?, ?>> views = new LinkedBlockingQueue<>();
    private int port;
    private Optional<Guest> guest = Optional.empty();

    @AfterEach
    void close() {
        guest.ifPresent(Guest::close);
    }

    private static Host<?, Square> host(int wanted) throws Exception {
        awaitFree(wanted);
        return Host.open(GameLog.startingAt(Games.CUBE, TERMS), CODE, wanted, QUICK, Runnable::run);
    }

    /** A port is free a moment after whoever had it has closed it. */
    private static void awaitFree(int port) throws Exception {
        boolean isFree = false;
        while (!isFree) {
            try (var socket = new ServerSocket(port)) {
                isFree = socket.isBound();
            } catch (BindException e) {
                TimeUnit.MILLISECONDS.sleep(10);
            }
        }
    }

    private void seek() {
        var invitation = new Invitation("localhost", port, CODE);
        guest = Optional.of(Guest.seek(invitation, Games.ALL, Optional.empty(), QUICK, Runnable::run));
    }

    private RemoteGame<?, ?> joined() throws Exception {
        return guest.orElseThrow().joined().toCompletableFuture().get(20, TimeUnit.SECONDS);
    }

    private void await(Predicate<RemoteView<?, ?>> condition) throws InterruptedException {
        await(views, condition);
    }

    private static void await(BlockingQueue<RemoteView<?, ?>> views, Predicate<RemoteView<?, ?>> condition)
            throws InterruptedException {
        var view = views.poll(20, TimeUnit.SECONDS);
        while (view != null && !condition.test(view)) {
            view = views.poll(20, TimeUnit.SECONDS);
        }
        assertThat(view).isNotNull();
    }

    /** A program that answers the first line of each guest as it likes, and hangs up. */
    private static final class Answerer implements AutoCloseable {
        private final ServerSocket socket;
        private final Function<String, String> answer;
        private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();

        Answerer(int port, Function<String, String> answer) throws Exception {
            awaitFree(port);
            socket = new ServerSocket(port);
            this.answer = answer;
            var thread = new Thread(this::run, "answerer");
            thread.setDaemon(true);
            thread.start();
        }

        private void run() {
            while (!socket.isClosed()) {
                try (Socket visitor = socket.accept();
                        var in = new BufferedReader(
                                new InputStreamReader(visitor.getInputStream(), StandardCharsets.US_ASCII))) {
                    String line = in.readLine();
                    visitor.getOutputStream().write((answer.apply(line) + "\n").getBytes(StandardCharsets.US_ASCII));
                    String next = in.readLine();
                    heard.add(next == null ? line : next);
                } catch (IOException e) {
                    // gone, or closed
                }
            }
        }

        @Override
        public void close() throws IOException {
            socket.close();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "bye left",
                "bye replaced",
                "bye wrong-code",
                "bye version",
                "bye different",
                "bye senseless",
                "bye another-game",
                "bye later",
                "jumping-cube 1 00000000000000000000000000000000",
                "HTTP/1.1 400 Bad Request"
            })
    void whoeverAnswersInClearTextDoesNotEndAGame(String words) throws Exception {
        var before = host(0);
        port = before.port();
        seek();
        var game = joined();
        game.follow(views::add);
        await(RemoteView::isReady);
        before.close();
        await(view -> view.presence() == Presence.AWAY);
        try (var stranger = new Answerer(port, line -> words)) {
            stranger.heard.take();
            stranger.heard.take(); // it has come back after it was told
            assertThat(game.view().presence()).isNotEqualTo(Presence.GONE);
        }
        try (var again = host(port)) {
            var there = new LinkedBlockingQueue<RemoteView<?, ?>>();
            again.game().follow(there::add);
            await(there, view -> view.presence() == Presence.HERE && view.isReady());
        }
    }

    @Test
    void itIsSaidWhoAnswersWhereTheFriendIsSought() throws Exception {
        try (var host = host(0)) {
            RemoteGame<?, ?> game;
            try (var relay = new Relay(host.port())) {
                port = relay.port();
                seek();
                game = joined();
                game.follow(views::add);
                await(RemoteView::isReady);
            }
            try (var older = new Answerer(port, line -> "bye version")) {
                await(view -> view.parting().equals(Optional.of(Parting.VERSION)));
                assertThat(older.heard).isNotEmpty();
                assertThat(game.view().presence()).isEqualTo(Presence.SOUGHT);
            }
            await(view -> view.parting().isEmpty());
        }
    }

    @Test
    void aHostOfTheFirstVersionTellsTheGuestThatTheProgramsDiffer() throws Exception {
        Function<String, String> version1 = line -> {
            var greeting =
                    Pattern.compile("jumping-cube ([0-9]{1,9}) ([0-9a-f]{32})").matcher(line);
            return greeting.matches() && !greeting.group(1).equals("1") ? "bye version" : "";
        };
        try (var host = new Answerer(0, version1)) {
            port = host.socket.getLocalPort();
            seek();
            assertThatThrownBy(this::joined).hasRootCauseMessage("version");
        }
    }

    @Test
    void aGuestTellsAHostOfTheFirstVersionThatTheProgramsDiffer() throws Exception {
        try (var host = new Answerer(0, line -> "jumping-cube 1 " + "0".repeat(32))) {
            port = host.socket.getLocalPort();
            seek();
            assertThatThrownBy(this::joined).hasRootCauseMessage("version");
            assertThat(host.heard.poll(20, TimeUnit.SECONDS)).isEqualTo("bye version");
        }
    }

    @Test
    void signsOfLifeDoNotDisturbAGreeting() throws Exception {
        var hasty = new Limits(
                QUICK.greeting(),
                QUICK.silence(),
                Duration.ofMillis(1), // after which one is sent
                QUICK.between(),
                QUICK.linesPerSecond(),
                QUICK.visitsPerSecond(),
                QUICK.attempts());
        try (var host = Host.open(GameLog.startingAt(Games.CUBE, TERMS), CODE, 0, hasty, Runnable::run)) {
            var invitation = new Invitation("localhost", host.port(), CODE);
            guest = Optional.of(Guest.seek(invitation, Games.ALL, Optional.empty(), hasty, Runnable::run));
            assertThat(joined().view().me()).isEqualTo(Role.GUEST);
        }
    }

    @Test
    void itIsSaidWhyTheHostDoesNotLetAnybodyInYet() throws Exception {
        try (var host = new Answerer(0, line -> "bye later")) {
            port = host.socket.getLocalPort();
            seek();
            var delayed = guest.orElseThrow().delayed().toCompletableFuture();
            assertThat(delayed.get(20, TimeUnit.SECONDS)).isEqualTo(Parting.LATER);
            host.heard.take();
            host.heard.take(); // it has come again
            assertThat(guest.orElseThrow().joined().toCompletableFuture()).isNotDone();
        }
    }

    /** A host that knows the code, and then says some lines and is alive, and nothing else. */
    private RemoteGame<?, ?> pinging(ServerSocket door, String... lines) throws Exception {
        port = door.getLocalPort();
        var hasty = new Limits(
                Duration.ofSeconds(2),
                Duration.ofSeconds(2),
                QUICK.ping(),
                QUICK.between(),
                QUICK.linesPerSecond(),
                QUICK.visitsPerSecond(),
                QUICK.attempts());
        var invitation = new Invitation("localhost", port, CODE);
        guest = Optional.of(Guest.seek(invitation, Games.ALL, Optional.empty(), hasty, Runnable::run));
        var thread = new Thread(
                () -> {
                    while (!door.isClosed()) {
                        try (var line = new Connection(new SocketWire(door.accept()), QUICK)) {
                            new Greeting(line, CODE, QUICK.greeting()).receive(() -> true);
                            List.of(lines).forEach(line::send);
                            while (!door.isClosed()) {
                                line.send(Talk.PING);
                                TimeUnit.MILLISECONDS.sleep(100);
                            }
                        } catch (IOException | InterruptedException e) {
                            // gone, or closed
                        }
                    }
                },
                "pinging");
        thread.setDaemon(true);
        thread.start();
        return joined();
    }

    @Test
    void aHostThatNeverSaysWhatIsPlayedIsGivenUp() throws Exception {
        try (var door = new ServerSocket(0)) {
            assertThatThrownBy(() -> pinging(door)).hasRootCauseMessage("unreachable");
        }
    }

    @Test
    void aHostThatNeverSaysWhatItHasIsSoughtAgainAndIsNeverHere() throws Exception {
        try (var door = new ServerSocket(0)) {
            var game = pinging(door, "game cube 1 1 size=3");
            game.follow(views::add);
            await(view -> view.presence() == Presence.SOUGHT);
            assertThat(views).noneMatch(view -> view.presence() == Presence.HERE);
        }
    }

    @Test
    void aHostWithAnotherCodeLearnsNothingAndLetsNobodyIn() throws Exception {
        var other = new Code("GEST2346");
        try (var host = Host.open(GameLog.startingAt(Games.CUBE, TERMS), other, 0, QUICK, Runnable::run)) {
            port = host.port();
            seek();
            assertThatThrownBy(this::joined).hasRootCauseMessage("wrong-code");
        }
    }
}
