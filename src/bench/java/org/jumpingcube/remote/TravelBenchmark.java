package org.jumpingcube.remote;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.games.Games;
import org.jumpingcube.remote.broker.BrokerAddress;

/**
 * How long a move travels from one program's game to the other's on one machine, through real sockets. Arguments: how
 * many games are played, and the URL of a broker if they are to go through one. A move is made every 25 ms, as fast as
 * the protocol lets it.
 */
final class TravelBenchmark {
    private static final Code CODE = new Code("ABCD2345EFGH6789");
    private static final int MILLIS_BETWEEN = 25;

    private final Random random = new Random(1);
    private final List<Long> nanos = new ArrayList<>();

    private final Optional<BrokerAddress> broker;

    private TravelBenchmark(Optional<BrokerAddress> broker) {
        this.broker = broker;
    }

    public static void main(String[] args) throws Exception {
        var benchmark = new TravelBenchmark(Arrays.stream(args)
                .skip(1)
                .findFirst()
                .map(url -> BrokerAddress.parse(url).orElseThrow()));
        for (int game = 0; game < Integer.parseInt(args[0]); game++) {
            benchmark.play(Games.CUBE, GameOptions.of("size", 6));
        }
        benchmark.print();
    }

    private void print() {
        Collections.sort(nanos);
        System.out.printf(
                Locale.ROOT,
                "%d moves: median %.2f ms, 99 %% within %.2f ms, longest %.2f ms%n",
                nanos.size(),
                nanos.get(nanos.size() / 2) / 1e6,
                nanos.get(nanos.size() * 99 / 100) / 1e6,
                nanos.get(nanos.size() - 1) / 1e6);
    }

    @SuppressWarnings("unchecked") // there is one kind of game
    private <P extends Position<P, M>, M> void play(GameKind<P, M> kind, GameOptions options) throws Exception {
        var log = GameLog.startingAt(kind, new Terms(options, Player.ONE, 1));
        try (var host = host(log);
                var guest = guest(host.port(), kind)) {
            var there = (RemoteGame<P, M>) guest.joined().toCompletableFuture().get();
            var atHost = new LinkedBlockingQueue<Seen>();
            var atGuest = new LinkedBlockingQueue<Seen>();
            host.game().follow(view -> atHost.add(new Seen(view.log().size(), view.isReady(), System.nanoTime())));
            there.follow(view -> atGuest.add(new Seen(view.log().size(), view.isReady(), System.nanoTime())));
            await(atHost, 0);
            await(atGuest, 0);
            while (!there.view().log().outcome().isOver()) {
                move(host.game(), there, atGuest);
                move(there, host.game(), atHost);
            }
        }
    }

    private <P extends Position<P, M>, M> Host<P, M> host(GameLog<P, M> log) throws IOException {
        return broker.isPresent()
                ? Host.through(broker.get(), log, CODE, Limits.USUAL, Runnable::run)
                : Host.open(log, CODE, 0, Limits.USUAL, Runnable::run);
    }

    private Guest guest(int port, GameKind<?, ?> kind) {
        List<GameKind<?, ?>> kinds = List.of(kind);
        return broker.isPresent()
                ? Guest.seekThrough(broker.get(), CODE, kinds, Optional.empty(), Limits.USUAL, Runnable::run)
                : Guest.seek(
                        new Invitation("127.0.0.1", port, CODE), kinds, Optional.empty(), Limits.USUAL, Runnable::run);
    }

    private <P extends Position<P, M>, M> void move(
            RemoteGame<P, M> from, RemoteGame<P, M> to, BlockingQueue<Seen> arrivals) throws InterruptedException {
        var moves = from.view().log().history().current().legalMoves();
        if (!moves.isEmpty()) {
            TimeUnit.MILLISECONDS.sleep(MILLIS_BETWEEN);
            arrivals.clear();
            long start = System.nanoTime();
            from.play(moves.get(random.nextInt(moves.size())));
            nanos.add(await(arrivals, from.view().log().size()) - start);
        }
    }

    /** What a listener was told, and when. */
    private record Seen(int size, boolean isReady, long nanoTime) {}

    private static long await(BlockingQueue<Seen> arrivals, int size) throws InterruptedException {
        var seen = arrivals.take();
        while (seen.size() < size || !seen.isReady()) {
            seen = arrivals.take();
        }
        return seen.nanoTime();
    }
}
