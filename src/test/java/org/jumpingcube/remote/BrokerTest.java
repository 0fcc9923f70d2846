package org.jumpingcube.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.jumpingcube.Slow;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.games.Games;
import org.jumpingcube.remote.broker.BrokerAddress;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games through a real Mosquitto, which fails, and whose other users are not all friendly. */
@Slow
class BrokerTest {
    private static final Code CODE = new Code("BRKR2345BRKR2345");
    private static final Code OTHER = new Code("BRKR2345BRKR2346");
    private static final Limits QUICK = new Limits(
            Duration.ofSeconds(5),
            Duration.ofSeconds(4),
            Duration.ofSeconds(1),
            Duration.ofMillis(1),
            2_000,
            1_000,
            List.of(Duration.ofMillis(50)));

    private final Path folder;

    BrokerTest(@TempDir Path folder) {
        this.folder = folder;
    }

    @BeforeEach
    void isMosquittoThere() {
        if (!Boolean.getBoolean("window.tests.required")) {
            Assumptions.assumeTrue(RealBroker.isThere(), "apt-get install mosquitto");
        }
    }

    /** Both sides of a game, each of which makes moves at random when it is its turn and {@link #isPaused} is false. */
    private static final class Match<P extends Position<P, M>, M> implements AutoCloseable {
        private final BlockingQueue<Runnable> events = new LinkedBlockingQueue<>();
        private final Random random = new Random(3);
        private final Host<P, M> host;
        private final Guest guest;
        private RemoteGame<P, M> theirs;
        private boolean isPaused = true;

        Match(BrokerAddress broker, GameKind<P, M> kind, GameOptions options) throws Exception {
            this(broker, kind, options, QUICK);
        }

        @SuppressWarnings("unchecked") // there is one kind of game
        Match(BrokerAddress broker, GameKind<P, M> kind, GameOptions options, Limits limits) throws Exception {
            var empty = GameLog.startingAt(kind, new Terms(options, Player.ONE, 1));
            host = Host.through(broker, empty, CODE, limits, events::add);
            guest = Guest.seekThrough(broker, CODE, List.of(kind), Optional.empty(), limits, events::add);
            theirs = (RemoteGame<P, M>) guest.joined().toCompletableFuture().get(20, TimeUnit.SECONDS);
            host.game().follow(view -> move(host.game(), view));
            theirs.follow(view -> move(theirs, view));
        }

        private void move(RemoteGame<P, M> game, RemoteView<P, M> view) {
            if (view.isMyMove() && !isPaused) {
                var moves = view.log().history().current().legalMoves();
                game.play(moves.get(random.nextInt(moves.size())));
            }
        }

        /** Both sides go on, until something is so. */
        void runUntil(Predicate<Match<P, M>> condition) throws InterruptedException {
            long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
            isPaused = false;
            host.game().follow(view -> move(host.game(), view)); // whoever had to move does
            theirs.follow(view -> move(theirs, view));
            while (!condition.test(this)) {
                assertThat(System.nanoTime()).as("in time").isLessThan(end);
                var event = events.poll(100, TimeUnit.MILLISECONDS);
                if (event != null) {
                    event.run();
                }
            }
            isPaused = true;
        }

        boolean isOver() {
            return host.game().view().log().outcome().isOver()
                    && host.game().view().isSettled()
                    && isSame();
        }

        boolean isSame() {
            return host.game().view().log().equals(theirs.view().log());
        }

        boolean has(int entries) {
            return host.game().view().log().size() >= entries;
        }

        boolean isTogether() {
            return host.game().view().presence() == Presence.HERE
                    && theirs.view().presence() == Presence.HERE;
        }

        @Override
        public void close() {
            guest.close();
            host.close();
        }
    }

    @Test
    void wholeGamesOfBothKindsArePlayed() throws Exception {
        try (var broker = RealBroker.open(folder)) {
            try (var match = new Match<>(broker.address(), Games.CUBE, GameOptions.of("size", 4))) {
                match.runUntil(Match::isOver);
            }
            try (var match = new Match<>(broker.address(), Games.JUMPIN, Games.JUMPIN.usual(Map.of()))) {
                match.runUntil(running -> running.has(60) || running.isOver());
                match.runUntil(Match::isSame);
            }
        }
    }

    @Test
    void aBrokerThatIsKilledAndStartedAgainLosesNoGame() throws Exception {
        try (var broker = RealBroker.open(folder);
                var match = new Match<>(broker.address(), Games.CUBE, GameOptions.of("size", 4))) {
            for (int entries = 4; entries <= 12; entries += 4) {
                int enough = entries;
                match.runUntil(running -> running.has(enough));
                broker.kill();
                broker.start();
            }
            match.runUntil(Match::isOver);
        }
    }

    @Test
    void theBrokerSeesSizesOnly() throws Exception {
        try (var broker = RealBroker.open(folder);
                var other = new OtherUser(broker)) {
            try (var match = new Match<>(broker.address(), Games.CUBE, GameOptions.of("size", 3))) {
                match.runUntil(Match::isOver);
            }
            assertThat(other.seen).hasSizeGreaterThan(10).allSatisfy(message -> {
                assertThat(message.topic()).matches("jumping-cube/[0-9a-f]{32}/(host|guest)");
                assertThat(new String(message.payload(), StandardCharsets.ISO_8859_1))
                        .doesNotContain("move", "cube", "keys", "proof", "play", "have", CODE.letters());
            });
            assertThat(other.seen.stream()
                            .map(message -> HexFormat.of().formatHex(message.payload(), 0, Secret.NONCE_BYTES)))
                    .doesNotHaveDuplicates();
        }
    }

    @Test
    void replayedReorderedAndSpoiltMessagesChangeNothing() throws Exception {
        try (var broker = RealBroker.open(folder);
                var foe = new OtherUser(broker);
                var match = new Match<>(broker.address(), Games.CUBE, GameOptions.of("size", 4))) {
            match.runUntil(running -> running.has(6));
            match.runUntil(running -> running.isTogether() && running.isSame());
            var seen = List.copyOf(foe.seen);
            var before = match.host.game().view().log().entries().toArray(GameLog.Logged[]::new);
            var random = new Random(9);
            for (int count = 0; count < 300; count++) {
                var message = seen.get(random.nextInt(seen.size()));
                byte[] bytes = message.payload().clone();
                if (count % 3 == 0) {
                    bytes[random.nextInt(bytes.length)]++;
                } else if (count % 3 == 1) {
                    bytes = new byte[random.nextInt(4000)];
                    random.nextBytes(bytes);
                }
                foe.send(message.topic(), bytes);
            }
            assertThat(match.host.game().view().log().entries()).startsWith(before);
            match.runUntil(Match::isOver);
            assertThat(match.host.game().view().log().entries()).startsWith(before);
        }
    }

    @Test
    void whatAnotherUserSendsOrRepeatsTakesNoTurnFromTheFriend() throws Exception {
        var slow = new Limits(
                QUICK.greeting(), QUICK.silence(), QUICK.ping(), QUICK.between(), 1, 1_000, QUICK.attempts());
        int flood = 1_500; // of each sort, half of them each way; at the pace of lines it would take five minutes
        try (var broker = RealBroker.open(folder);
                var foe = new OtherUser(broker);
                var match = new Match<>(broker.address(), Games.CUBE, GameOptions.of("size", 3), slow)) {
            match.runUntil(running -> running.has(2) && running.isTogether() && running.isSame());
            var seen = List.copyOf(foe.seen);
            for (int count = 0; count < flood; count++) {
                var known = seen.get(count % seen.size());
                byte[] garbage = known.payload().clone();
                garbage[garbage.length - 1]++;
                foe.send(known.topic(), garbage);
                foe.send(known.topic(), known.payload());
            }
            match.runUntil(Match::isOver);
        }
    }

    @Test
    void aGuestWithAnotherCodeFindsNobody() throws Exception {
        try (var broker = RealBroker.open(folder)) {
            var terms = new Terms(GameOptions.of("size", 3), Player.ONE, 1);
            try (var host = Host.through(
                            broker.address(), GameLog.startingAt(Games.CUBE, terms), CODE, QUICK, Runnable::run);
                    var guest = Guest.seekThrough(
                            broker.address(), OTHER, Games.ALL, Optional.empty(), QUICK, Runnable::run)) {
                assertThatThrownBy(() -> guest.joined().toCompletableFuture().get(20, TimeUnit.SECONDS))
                        .hasRootCauseMessage("unreachable");
                assertThat(host.game().view().presence()).isEqualTo(Presence.EXPECTED);
            }
        }
    }

    @Test
    void twoHostsWithOneCodeAreBothWarned() throws Exception {
        var terms = new Terms(GameOptions.of("size", 3), Player.ONE, 1);
        var log = GameLog.startingAt(Games.CUBE, terms);
        var warned = new News.Warned(Warning.ANOTHER_HOST);
        try (var broker = RealBroker.open(folder);
                var first = Host.through(broker.address(), log, CODE, QUICK, Runnable::run)) {
            var there = new LinkedBlockingQueue<News>();
            first.game().follow(view -> there.add(view.news()));
            try (var other = Host.through(broker.address(), log, OTHER, QUICK, Runnable::run);
                    var guest = Guest.seekThrough(
                            broker.address(), CODE, Games.ALL, Optional.empty(), QUICK, Runnable::run)) {
                guest.joined().toCompletableFuture().get(20, TimeUnit.SECONDS);
                assertThat(other.game().view().presence()).isEqualTo(Presence.EXPECTED);
                assertThat(there).as("of nobody else").doesNotContain(warned);
            }
            try (var second = Host.through(broker.address(), log, CODE, QUICK, Runnable::run)) {
                var here = new LinkedBlockingQueue<News>();
                second.game().follow(view -> here.add(view.news()));
                awaitNews(there, warned);
                awaitNews(here, warned);
            }
        }
    }

    private static void awaitNews(BlockingQueue<News> news, News wanted) throws InterruptedException {
        News next;
        do {
            next = news.poll(20, TimeUnit.SECONDS);
            assertThat(next).as("news before long").isNotNull();
        } while (!next.equals(wanted));
    }

    @Test
    void aCodeOfAnOlderProgramIsTooShortForABrokerWhichBothAreTold() throws Exception {
        var old = new Code("BRKR2345");
        var terms = new Terms(GameOptions.of("size", 3), Player.ONE, 1);
        var log = GameLog.startingAt(Games.CUBE, terms);
        try (var broker = RealBroker.open(folder)) {
            assertThatThrownBy(() -> Host.through(broker.address(), log, old, QUICK, Runnable::run))
                    .hasMessage("short-code");
            try (var guest =
                    Guest.seekThrough(broker.address(), old, Games.ALL, Optional.empty(), QUICK, Runnable::run)) {
                assertThatThrownBy(() -> guest.joined().toCompletableFuture().get(20, TimeUnit.SECONDS))
                        .hasRootCauseMessage("short-code");
            }
        }
    }

    @Test
    void aBrokerThatIsNotThereOrWantsAPasswordIsSaidSo() throws Exception {
        var terms = new Terms(GameOptions.of("size", 3), Player.ONE, 1);
        var log = GameLog.startingAt(Games.CUBE, terms);
        try (var broker = RealBroker.open(folder, "anna", "se cret@1")) {
            var stranger = broker.address();
            assertThatThrownBy(() -> Host.through(stranger, log, CODE, QUICK, Runnable::run))
                    .hasMessage("broker-refuses");
            String own = broker.url().replace("mqtt://", "mqtt://anna:se%20cret%401@");
            Host.through(BrokerAddress.parse(own).orElseThrow(), log, CODE, QUICK, Runnable::run)
                    .close();
            broker.kill();
            try (var guest =
                    Guest.seekThrough(broker.address(), CODE, Games.ALL, Optional.empty(), QUICK, Runnable::run)) {
                assertThatThrownBy(() -> guest.joined().toCompletableFuture().get(20, TimeUnit.SECONDS))
                        .hasRootCauseMessage("no-broker");
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"topic read other/#", "topic read jumping-cube/#", "topic write jumping-cube/#"})
    void aBrokerThatForbidsItsTopicsIsSaidSoToBoth(String rule) throws Exception {
        var terms = new Terms(GameOptions.of("size", 3), Player.ONE, 1);
        var log = GameLog.startingAt(Games.CUBE, terms);
        try (var broker = RealBroker.open(folder, "anna", "secret", List.of(rule))) {
            var address = broker.address().as("anna", "secret");
            assertThatThrownBy(() -> Host.through(address, log, CODE, QUICK, Runnable::run))
                    .hasMessage("broker-forbids");
            try (var guest = Guest.seekThrough(address, CODE, Games.ALL, Optional.empty(), QUICK, Runnable::run)) {
                assertThatThrownBy(() -> guest.joined().toCompletableFuture().get(20, TimeUnit.SECONDS))
                        .hasRootCauseMessage("broker-forbids");
            }
        }
    }

    @Test
    void aBrokerMayLetEachSideReadAtItsOwnTopicOnlyAndWriteAtTheOther() throws Exception {
        var rules = List.of("topic read jumping-cube/+/host", "topic write jumping-cube/+/guest");
        var terms = new Terms(GameOptions.of("size", 3), Player.ONE, 1);
        try (var broker = RealBroker.open(folder, "anna", "secret", rules);
                var host = Host.through(
                        broker.address().as("anna", "secret"),
                        GameLog.startingAt(Games.CUBE, terms),
                        CODE,
                        QUICK,
                        Runnable::run)) {
            assertThat(host.game().view().presence()).isEqualTo(Presence.EXPECTED);
        }
    }

    @Test
    void aLostFriendIsMissedAndFoundAgain() throws Exception {
        try (var broker = RealBroker.open(folder);
                var match = new Match<>(broker.address(), Games.CUBE, GameOptions.of("size", 4))) {
            match.runUntil(running -> running.has(4) && running.isSame());
            match.guest.close();
            match.runUntil(running -> match.host.game().view().presence() == Presence.AWAY);
            try (var again =
                    Guest.seekThrough(broker.address(), CODE, Games.ALL, Optional.empty(), QUICK, Runnable::run)) {
                var game = again.joined().toCompletableFuture().get(20, TimeUnit.SECONDS);
                match.runUntil(running -> game.view().log().size() >= 4);
                assertThat(game.view().log()).isEqualTo(match.host.game().view().log());
            }
        }
    }
}
