package org.jumpingcube.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.games.Games;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A host at a real port, and all sorts of guests. */
@Slow
class HostTest {
    private static final Code CODE = new Code("HSTT2345");
    private static final String ELSEWHERE = "127.0.0.2"; // also this computer
    private static final Code OTHER = new Code("HSTT2346");
    private static final Limits QUICK = new Limits(
            Duration.ofSeconds(8), // to greet
            Duration.ofSeconds(20),
            Duration.ofSeconds(10),
            Duration.ofMillis(1),
            50,
            1,
            List.of(Duration.ofMillis(10)));

    private final BlockingQueue<RemoteView<CubePosition, Square>> views = new LinkedBlockingQueue<>();
    private Host<CubePosition, Square> host;

    @BeforeEach
    void open() throws IOException {
        var terms = new Terms(GameOptions.of("size", 3), Player.ONE, 1);
        host = Host.open(GameLog.startingAt(Games.CUBE, terms), CODE, 0, QUICK, Runnable::run);
        host.game().follow(views::add);
    }

    @AfterEach
    void close() {
        host.close();
    }

    private RemoteView<CubePosition, Square> await(Predicate<RemoteView<CubePosition, Square>> condition)
            throws InterruptedException {
        var view = views.poll(20, TimeUnit.SECONDS);
        while (view != null && !condition.test(view)) {
            view = views.poll(20, TimeUnit.SECONDS);
        }
        assertThat(view).isNotNull();
        return view;
    }

    private void awaitPresence(Presence presence) throws InterruptedException {
        await(view -> view.presence() == presence);
    }

    private Guest guest(Code code) {
        var invitation = new Invitation("localhost", host.port(), code);
        return Guest.seek(invitation, Games.ALL, Optional.empty(), QUICK, Runnable::run);
    }

    private RawFriend friend() throws IOException {
        var friend = RawFriend.greeted(host.port(), CODE);
        assertThat(friend.read()).isEqualTo("game cube 1 1 size=3");
        var log = host.game().view().log();
        friend.line.send("have " + log.size() + " " + log.hash());
        return friend;
    }

    @Test
    void aGuestWithTheCodeIsLetInAndPlays() throws Exception {
        try (var guest = guest(CODE)) {
            var game = guest.joined().toCompletableFuture().get(20, TimeUnit.SECONDS);
            await(RemoteView::isReady);
            assertThat(host.game().play(new Square(0, 0))).isEmpty();
            await(view -> view.log().size() == 1 && view.isSettled());
            assertThat(game.view().log().entries())
                    .isEqualTo(host.game().view().log().entries());
            assertThat(game.view().me()).isEqualTo(Role.GUEST);
        }
        awaitPresence(Presence.AWAY);
    }

    @Test
    void wrongCodesFromElsewhereKeepNobodyOut() throws Exception {
        int wrong = 0;
        for (int attempt = 0; attempt < 4 * Limits.MOST_TRIES; attempt++) {
            try (var foe = new RawFriend(host.port(), InetAddress.getByName(ELSEWHERE))) {
                assertThatThrownBy(() -> new Greeting(foe.line, OTHER, QUICK.greeting()).bring())
                        .isInstanceOf(IOException.class);
                wrong++;
            }
        }
        assertThat(wrong).isEqualTo(4 * Limits.MOST_TRIES);
        try (var guest = guest(CODE)) {
            guest.joined().toCompletableFuture().get(20, TimeUnit.SECONDS);
            await(RemoteView::isReady);
        }
    }

    @Test
    void whereWrongCodesCameFromOthersHaveToWait() throws Exception {
        for (int attempt = 0; attempt < Limits.MOST_TRIES; attempt++) {
            assertThatThrownBy(() -> RawFriend.greeted(host.port(), OTHER)).hasMessage("wrong-code");
        }
        assertThatThrownBy(() -> RawFriend.greeted(host.port(), OTHER)).hasMessage("later");
        assertThatThrownBy(() -> RawFriend.greeted(host.port(), CODE)).hasMessage("later");
        try (var guest = guest(CODE)) { // which does not give up
            guest.joined().toCompletableFuture().get(20, TimeUnit.SECONDS);
            await(RemoteView::isReady);
        }
        assertThatThrownBy(() -> RawFriend.greeted(host.port(), OTHER))
                .as("forgiven")
                .hasMessage("wrong-code");
    }

    @Test
    void whenCodesAreTriedTheUserIsWarnedOnce() throws Exception {
        for (int attempt = 0; attempt < Limits.MOST_TRIES + 1; attempt++) {
            var from = InetAddress.getByName("127.0.0." + (2 + attempt));
            try (var foe = new RawFriend(host.port(), from)) {
                assertThatThrownBy(() -> new Greeting(foe.line, OTHER, Duration.ofSeconds(20)).bring())
                        .hasMessage("wrong-code");
            }
        }
        await(view -> view.news().equals(new News.Warned(Warning.CODES_TRIED)));
        assertThat(views).noneMatch(view -> view.news() instanceof News.Warned);
    }

    @Test
    void aVersionOfAnyLengthIsAnotherVersion() throws Exception {
        for (String version : List.of("3", "999999999", "9999999999", "1" + "0".repeat(100))) {
            try (var friend = new RawFriend(host.port())) {
                friend.line.send("jumping-cube " + version + " " + "0".repeat(32));
                assertThat(friend.read()).as(version).isEqualTo("bye version");
            }
        }
    }

    /** Connects from many addresses of this computer, says nothing, and stays. */
    private List<RawFriend> crowd(int addresses, int each) throws IOException {
        var crowd = new ArrayList<RawFriend>();
        for (int stranger = 0; stranger < addresses * each; stranger++) {
            crowd.add(new RawFriend(host.port(), InetAddress.getByName("127.0.1." + (1 + stranger % addresses))));
        }
        return crowd;
    }

    @Test
    void silentStrangersFromManyAddressesPushNobodyOut() throws Exception {
        try (var friend = new RawFriend(host.port())) {
            String ours = "5".repeat(32);
            friend.line.send("jumping-cube 2 " + ours);
            String theirs = friend.read().split(" ", -1)[2];
            var crowd = crowd(40, 1);
            friend.line.send("keys " + keys(ours + " " + theirs));
            assertThat(friend.read()).startsWith("keys ");
            crowd.forEach(RawFriend::close);
        }
    }

    @Test
    void whereTheFriendHasComeFromNobodyIsPushedOut() throws Exception {
        friend().close();
        awaitPresence(Presence.SOUGHT);
        try (var friend = new RawFriend(host.port())) {
            String ours = "5".repeat(32);
            friend.line.send("jumping-cube 2 " + ours);
            String theirs = friend.read().split(" ", -1)[2];
            var crowd = crowd(60, 3);
            assertThat(crowd).anyMatch(stranger -> hasEnded(stranger.socket));
            friend.line.send("keys " + keys(ours + " " + theirs));
            assertThat(friend.read()).startsWith("keys ");
            crowd.forEach(RawFriend::close);
        }
    }

    private static boolean hasEnded(Socket socket) {
        try {
            socket.setSoTimeout(50);
            return socket.getInputStream().read() < 0;
        } catch (SocketTimeoutException e) {
            return false;
        } catch (IOException e) {
            return true;
        }
    }

    @Test
    void aGuestOfTheFirstVersionIsToldThatTheProgramsDiffer() throws Exception {
        try (var friend = new RawFriend(host.port())) {
            friend.line.send("jumping-cube 1 " + "0".repeat(32));
            assertThat(friend.read()).isEqualTo("bye version");
            assertThat(friend.isThrownOut()).isTrue();
        }
        assertThat(host.game().view().presence()).isEqualTo(Presence.EXPECTED);
    }

    @Test
    void whatIsNoGreetingIsNotAnswered() throws Exception {
        for (String line : List.of(
                "GET / HTTP/1.1", "", "jumping-cube", "jumping-cube 2 x", "keys AAAA", "proof 0", "x".repeat(3000))) {
            try (var friend = new RawFriend(host.port())) {
                friend.line.send(line);
                assertThatThrownBy(friend::read).as(line).isInstanceOf(IOException.class);
            }
        }
        assertThat(host.game().view().presence()).isEqualTo(Presence.EXPECTED);
    }

    @Test
    void whoSendsSlowlyIsThrownOut() throws Exception {
        try (var friend = new RawFriend(host.port())) {
            var slow = new Thread(() -> {
                try {
                    while (true) {
                        friend.socket.getOutputStream().write('j');
                        TimeUnit.MILLISECONDS.sleep(20);
                    }
                } catch (IOException | InterruptedException e) {
                    // thrown out
                }
            });
            slow.start();
            assertThat(friend.isThrownOut()).isTrue();
            slow.join(20_000);
        }
    }

    @Test
    void strangersWhoSayNothingDoNotKeepTheFriendOut() throws Exception {
        var strangers = new ArrayList<RawFriend>();
        for (int stranger = 0; stranger < 5 * Limits.MOST_STRANGERS; stranger++) {
            strangers.add(new RawFriend(host.port(), InetAddress.getByName(ELSEWHERE)));
        }
        try (var friend = friend()) {
            awaitPresence(Presence.HERE);
            assertThat(friend.read("have")).startsWith("have 0 ");
        }
        assertThat(strangers).allMatch(RawFriend::isThrownOut);
    }

    @Test
    void aFriendWhoIsSlowIsNotPushedOutByStrangersFromElsewhere() throws Exception {
        try (var friend = new RawFriend(host.port())) {
            String ours = "5".repeat(32);
            friend.line.send("jumping-cube 2 " + ours);
            String theirs = friend.read().split(" ", -1)[2];
            var strangers = new ArrayList<RawFriend>();
            while (strangers.size() < 2 * Limits.MOST_STRANGERS) {
                var next = new RawFriend(host.port(), InetAddress.getByName(ELSEWHERE));
                if (isLetIn(next)) { // not if so many came just before that this one was turned away
                    strangers.add(next);
                }
            }
            assertThat(strangers.subList(0, Limits.MOST_STRANGERS)).allMatch(RawFriend::isThrownOut);
            friend.line.send("keys " + keys(ours + " " + theirs));
            assertThat(friend.read()).startsWith("keys ");
        }
    }

    private static String keys(String nonces) {
        return new KeyExchange(CODE, "guest " + nonces, "host " + nonces).keys();
    }

    private static boolean isLetIn(RawFriend stranger) {
        try {
            stranger.line.send("jumping-cube 2 " + "0".repeat(32));
            stranger.read();
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    @Test
    void aFriendComesInWhileStrangersFloodTheDoor() throws Exception {
        var isOver = new AtomicBoolean();
        var flood = new Thread(() -> {
            var silent = new ArrayDeque<Socket>();
            while (!isOver.get()) {
                try {
                    silent.add(new Socket("127.0.0.1", host.port(), InetAddress.getByName(ELSEWHERE), 0));
                    if (silent.size() > 100) {
                        silent.remove().close();
                    }
                } catch (IOException e) {
                    // the door has no room
                }
            }
        });
        try (var guest = guest(CODE)) {
            flood.start();
            var game = guest.joined().toCompletableFuture().get(20, TimeUnit.SECONDS);
            await(RemoteView::isReady);
            assertThat(game.view().me()).isEqualTo(Role.GUEST);
        } finally {
            isOver.set(true);
            flood.join(20_000);
        }
    }

    @Test
    void aRecordedConversationCannotBeReplayed() throws Exception {
        var recorded = new ArrayList<String>();
        try (var friend = new RawFriend(host.port())) {
            recorded.add("jumping-cube 2 " + "5".repeat(32));
            friend.line.send(recorded.get(0));
            recorded.add("keys " + keys("5".repeat(32) + " " + friend.read().split(" ", -1)[2]));
            friend.line.send(recorded.get(1));
            assertThat(friend.read()).startsWith("keys ");
        }
        try (var thief = new RawFriend(host.port())) {
            thief.line.send(recorded.get(0));
            thief.read();
            thief.line.send(recorded.get(1));
            assertThatThrownBy(thief::read).isInstanceOf(IOException.class);
        }
    }

    @Test
    void keysThatAreNoneAreNotAnswered() throws Exception {
        var nothing = Base64.getEncoder().withoutPadding().encodeToString(new byte[1600]);
        for (String keys : List.of("", "=", nothing, nothing + "A", "A".repeat(2700))) {
            try (var friend = new RawFriend(host.port(), InetAddress.getByName(ELSEWHERE))) {
                friend.line.send("jumping-cube 2 " + "0".repeat(32));
                friend.read();
                friend.line.send("keys " + keys);
                assertThatThrownBy(friend::read).as(keys).isInstanceOf(IOException.class);
            }
        }
    }

    @Test
    void aLineThatSomebodyInsertsEndsTheConnectionAndChangesNothing() throws Exception {
        try (var friend = friend()) {
            await(RemoteView::isReady);
            host.game().play(new Square(0, 0));
            var before = await(view -> view.log().size() == 1).log();
            friend.socket
                    .getOutputStream()
                    .write("0123456789abcdef play 2 0 resign\n".getBytes(StandardCharsets.US_ASCII));
            assertThat(friend.isThrownOut()).isTrue();
            awaitPresence(Presence.SOUGHT);
            assertThat(host.game().view().log()).isEqualTo(before);
        }
    }

    @Test
    void aFloodWaitsInTheNetwork() throws Exception {
        try (var friend = friend()) {
            await(RemoteView::isReady);
            int sent = 20_000;
            var flood = new Thread(() -> {
                for (int line = 0; line < sent && !friend.socket.isClosed(); line++) {
                    friend.line.send(Talk.PING);
                }
            });
            flood.start();
            flood.join(20_000);
            host.game().play(new Square(0, 0));
            await(view -> view.log().size() == 1);
            assertThat(views.size()).isLessThan(Limits.BURST);
        }
    }

    @Test
    void aFriendWhoTalksWithoutEndIsHardlyHeardAndThenThrownOut() throws Exception {
        try (var friend = friend()) {
            await(RemoteView::isReady);
            chat(friend, Limits.MOST_REFUSALS - 1); // which is not yet too much
            assertThat(friend.read("refused")).isEqualTo("refused 1 too-often");
            chat(friend, 100);
            assertThat(friend.isThrownOut()).isTrue();
        }
        assertThat(await(view -> view.presence() == Presence.GONE).parting()).contains(Parting.SENSELESS);
    }

    private static void chat(RawFriend friend, int lines) {
        for (int line = 0; line < lines; line++) {
            friend.line.send(line % 2 == 0 ? "say hello" : "say goodbye");
        }
    }

    @Test
    void aFriendWhoComesAgainAndAgainIsNotAlwaysLetIn() throws Exception {
        int visits = 30;
        for (int visit = 0; visit < visits; visit++) {
            try (var friend = RawFriend.greeted(host.port(), CODE)) {
                var log = host.game().view().log();
                friend.line.send("have " + log.size() + " " + log.hash());
                friend.line.finish(Duration.ofSeconds(1));
            }
        }
        awaitPresence(Presence.HERE);
        assertThat(views).filteredOn(view -> view.presence() == Presence.HERE).hasSizeLessThan(visits);
    }

    /** A game of six moves at the end of which the host is to move. */
    private GameLog<CubePosition, Square> begun() {
        var log = host.game().view().log();
        for (int move = 0; move < 6; move++) {
            log = log.then(new Entry.Move<>(log.history().current().legalMoves().get(0)));
        }
        return log;
    }

    private static void play(RawFriend friend, GameLog<CubePosition, Square> log) {
        var outbox = new Outbox<CubePosition, Square>();
        outbox.open(friend.line::send);
        outbox.play(log, 0);
    }

    @Test
    void aGuestWithANewCodeDoesNotBringAPast() throws Exception {
        var forged = begun().then(new Entry.Resign<>());
        try (var friend = RawFriend.greeted(host.port(), CODE)) {
            friend.read("game");
            friend.line.send("have " + forged.size() + " " + forged.hash());
            play(friend, forged);
            assertThat(friend.read("bye")).isEqualTo("bye different");
        }
        assertThat(host.game().view().log().size()).isZero();
        assertThat(views)
                .noneMatch(RemoteView::isReady)
                .noneMatch(view -> view.log().outcome().isOver());
    }

    @Test
    void aGuestWhoReturnsToAHostThatWasKilledBringsWhatTheHostHasForgotten() throws Exception {
        var known = begun();
        int port = host.port();
        host.close();
        host = Host.open(host.game().view().log(), Past.FORGOTTEN, CODE, port, QUICK, Runnable::run);
        host.game().follow(views::add);
        try (var friend = RawFriend.greeted(host.port(), CODE)) {
            friend.read("game");
            friend.line.send("have " + known.size() + " " + known.hash());
            play(friend, known);
            await(view -> view.log().size() == known.size() && view.isReady());
            assertThat(host.game().view().log()).isEqualTo(known);
        }
    }

    @Test
    void aFriendCannotWithdrawWhatBothHaveAgreedOn() throws Exception {
        try (var friend = friend()) {
            await(RemoteView::isReady);
            friend.line.send("ask 1 draw");
            await(view -> view.question().isPresent());
            host.game().answer(host.game().view(), true);
            String hash = friend.read("play").split(" ", -1)[2];
            friend.line.send("have 1 " + hash);
            await(RemoteView::isSettled);
            friend.line.send("have 0 " + host.game().view().log().startHash());
            friend.line.send("refused 1 not-agreed");
            await(view -> view.news() instanceof News.RefusedThere);
            var now = host.game().view();
            assertThat(now.log().outcome()).isEqualTo(new Outcome.Drawn(Outcome.AGREED));
            assertThat(now.isSettled()).isTrue();
            for (int line = 0; line < Limits.MOST_REFUSALS; line++) {
                friend.line.send("refused 1 not-agreed");
            }
            assertThat(friend.read("bye")).isEqualTo("bye senseless");
        }
        assertThat(host.game().view().log().size()).isEqualTo(1);
    }

    @Test
    void theLatestWithTheCodeIsTheFriend() throws Exception {
        try (var first = friend()) {
            awaitPresence(Presence.HERE);
            try (var second = friend()) {
                assertThat(first.read("bye")).isEqualTo("bye replaced");
                assertThat(first.isThrownOut()).isTrue();
                await(RemoteView::isReady);
                host.game().play(new Square(0, 0));
                assertThat(second.read("play")).endsWith(" move a1");
            }
        }
    }

    @Test
    void whatKeepsGuestsOutForAMomentDoesNotCloseTheDoor() throws Exception {
        var door = new SocketDoor(0);
        var failures = new AtomicInteger();
        var terms = new Terms(GameOptions.of("size", 3), Player.ONE, 1);
        var log = GameLog.startingAt(Games.CUBE, terms);
        try (var other = Host.open(new FailingDoor(door, failures), CODE, log, Past.NONE, QUICK, Runnable::run)) {
            RawFriend.greeted(door.port(), CODE).close();
            assertThat(failures).hasValue(1);
            assertThat(other.game().view().parting()).isEmpty();
        }
    }

    /** Fails the first time, as where too many files are open. */
    private record FailingDoor(SocketDoor door, AtomicInteger failures) implements Door {
        @Override
        public Wire accept() throws IOException {
            if (failures.compareAndSet(0, 1)) {
                throw new IOException("too many open files");
            }
            return door.accept();
        }

        @Override
        public boolean isClosed() {
            return door.isClosed();
        }

        @Override
        public void close() {
            door.close();
        }
    }

    @Test
    void nothingListensAfterwards() throws Exception {
        int port = host.port();
        host.close();
        assertThatThrownBy(() -> RawFriend.greeted(port, CODE)).isInstanceOf(IOException.class);
    }

    @Test
    void aGuestWhomNobodyAnswersSaysSo() {
        host.close();
        try (var guest = guest(CODE)) {
            assertThatThrownBy(() -> guest.joined().toCompletableFuture().get(20, TimeUnit.SECONDS))
                    .hasRootCauseMessage("unreachable");
        }
    }
}
