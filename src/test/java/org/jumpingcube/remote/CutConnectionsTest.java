package org.jumpingcube.remote;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jumpingcube.Figure;
import org.jumpingcube.Slow;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.games.Games;
import org.junit.jupiter.api.Test;

/**
 * Games through a network that fails at random moments: connections that are closed or fall silent, and programs that
 * end without a word and begin with nothing.
 */
@Slow
class CutConnectionsTest {
    private static final Code CODE = new Code("ABCD2345");
    private static final Limits QUICK = new Limits(
            Duration.ofSeconds(5),
            Duration.ofSeconds(2), // of silence; a key exchange takes a while on a busy machine
            Duration.ofMillis(100),
            Duration.ofMillis(1),
            2_000,
            1_000,
            List.of(Duration.ofMillis(5)));

    @Test
    void bothSidesHaveTheSameGameInTheEnd() throws Exception {
        for (int seed = 1; seed <= 3; seed++) {
            play(seed);
        }
    }

    @Test
    @Figure
    void bothSidesHaveTheSameOfAllOfTwoHundredGames() throws Exception {
        int games = 200;
        int faults = 0;
        for (int seed = 1; seed <= games; seed++) {
            faults += play(100 + seed);
        }
        System.out.printf(
                Locale.ROOT, "%d games through connections cut %d times: the same on both sides%n", games, faults);
    }

    private int play(long seed) throws Exception {
        return seed % 4 == 0
                ? new Match<>(Games.JUMPIN, Games.JUMPIN.usual(Map.of()), seed).play()
                : new Match<>(Games.CUBE, GameOptions.of("size", 4), seed).play();
    }

    /** One game, with both sides of it. */
    private static final class Match<P extends Position<P, M>, M> {
        private final BlockingQueue<Runnable> events = new LinkedBlockingQueue<>();
        private final Random random;
        private final GameLog<P, M> empty;
        private final Host<P, M> host;
        private final Relay relay;
        private Guest guest;
        private int faults;

        Match(GameKind<P, M> kind, GameOptions options, long seed) throws Exception {
            random = new Random(seed);
            empty = GameLog.startingAt(kind, new Terms(options, random.nextBoolean() ? Player.ONE : Player.TWO, 1));
            host = Host.open(empty, CODE, 0, QUICK, events::add);
            relay = new Relay(host.port());
            guest = seek();
        }

        int play() throws Exception {
            host.game().follow(view -> move(host.game(), view));
            try {
                long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
                while (!isDone()) {
                    var event = events.poll(10, TimeUnit.SECONDS);
                    assertThat(event).as("something happens").isNotNull();
                    assertThat(System.nanoTime()).as("in time").isLessThan(end);
                    event.run();
                    if (random.nextInt(40) == 0 && faults < 12) {
                        fault();
                    }
                }
                var theirs = guest.joined()
                        .toCompletableFuture()
                        .get(10, TimeUnit.SECONDS)
                        .view();
                assertThat(theirs.log()).isEqualTo(host.game().view().log());
                return faults;
            } finally {
                guest.close();
                host.close();
                relay.close();
            }
        }

        private boolean isDone() {
            var view = host.game().view();
            var joined = guest.joined().toCompletableFuture();
            var game = joined.isCompletedExceptionally() ? null : joined.getNow(null);
            return view.log().outcome().isOver()
                    && view.isSettled()
                    && game != null
                    && game.view().isSettled()
                    && game.view().log().size() == view.log().size();
        }

        private Guest seek() {
            var invitation = new Invitation("127.0.0.1", relay.port(), CODE);
            Guest seeking = Guest.seek(invitation, List.of(empty.kind()), Optional.empty(), QUICK, events::add);
            seeking.joined().whenComplete((joined, failure) -> {
                if (joined != null) {
                    follow(joined);
                } else if (failure instanceof PartedException) {
                    events.add(() -> guest = seek()); // cut before it was let in, so the user tries again
                }
            });
            return seeking;
        }

        @SuppressWarnings("unchecked") // there is one kind of game
        private void follow(RemoteGame<?, ?> joined) {
            var game = (RemoteGame<P, M>) joined;
            game.follow(view -> move(game, view));
        }

        private void move(RemoteGame<P, M> game, RemoteView<P, M> view) {
            if (view.isMyMove()) {
                var moves = view.log().history().current().legalMoves();
                game.play(moves.get(random.nextInt(moves.size()))); // refused if it comes too late
            }
        }

        private void fault() throws Exception {
            faults++;
            switch (random.nextInt(4)) {
                case 0 -> relay.silence();
                case 1 -> killGuest();
                default -> relay.cut();
            }
        }

        /** The guest's program ends, as the network sees it, and another one starts that knows nothing of the game. */
        private void killGuest() throws Exception {
            relay.cut();
            var killed = guest;
            killed.joined().thenAccept(game -> game.follow(view -> {}));
            killed.close();
            guest = seek();
        }
    }
}
