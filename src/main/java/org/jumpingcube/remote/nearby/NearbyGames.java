package org.jumpingcube.remote.nearby;

import java.io.IOException;
import java.net.Inet4Address;
import java.net.NetworkInterface;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jumpingcube.worker.Threads;

/**
 * Looks for games that are hosted in the local network, until {@link #close}. Whatever is sent there, at most
 * {@value #MOST_GAMES} are listed, {@value #MOST_OF_ONE} of them from one address, and the list changes at most five times
 * a second.
 */
public final class NearbyGames implements AutoCloseable {
    /** How many games are listed. */
    public static final int MOST_GAMES = 20;

    /** How many of them may come from one address. */
    static final int MOST_OF_ONE = 3;

    private static final Duration STEP = Duration.ofMillis(200);
    private static final long FIRST_PAUSE = TimeUnit.SECONDS.toNanos(1);
    private static final long LONGEST_PAUSE = TimeUnit.SECONDS.toNanos(10);
    private static final long FORGOTTEN_AFTER = 3 * LONGEST_PAUSE;

    private final Multicast multicast;
    private final Consumer<List<NearbyGame>> listener;
    private final Map<String, Seen> seen = new LinkedHashMap<>(); // by the name of the service
    private List<NearbyGame> told = List.of();

    private record Seen(NearbyGame game, long time) {}

    private NearbyGames(Multicast multicast, Consumer<List<NearbyGame>> listener) {
        this.multicast = multicast;
        this.listener = listener;
    }

    /**
     * Begins to look.
     *
     * @param listener told the games whenever they are others than before, on a thread of its own
     * @return empty if this computer has no multicast
     */
    public static Optional<NearbyGames> look(Consumer<List<NearbyGame>> listener) {
        return look(Multicast.local(), listener);
    }

    static Optional<NearbyGames> look(List<NetworkInterface> networks, Consumer<List<NearbyGame>> listener) {
        try {
            var games = new NearbyGames(new Multicast(networks), listener);
            Threads.start("remote-browser", games::look);
            return Optional.of(games);
        } catch (IOException e) {
            System.getLogger(NearbyGames.class.getName()).log(System.Logger.Level.DEBUG, "no multicast", e);
            return Optional.empty();
        }
    }

    private void look() {
        var question = DnsMessage.question(GameService.TYPE, DnsMessage.PTR);
        long asked = System.nanoTime() - FIRST_PAUSE;
        long pause = FIRST_PAUSE;
        long toldAt = System.nanoTime();
        try {
            while (!multicast.isClosed()) {
                if (System.nanoTime() - asked >= pause) {
                    pause = Math.min(2 * pause, LONGEST_PAUSE);
                    asked = System.nanoTime();
                    multicast.send(address -> question);
                    forget();
                }
                multicast.receive(STEP).ifPresent(this::hear);
                if (System.nanoTime() - toldAt >= STEP.toNanos()) {
                    toldAt = System.nanoTime();
                    tell();
                }
            }
        } catch (IOException e) {
            multicast.close(); // by us, or the network is gone
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void forget() {
        seen.values().removeIf(game -> System.nanoTime() - game.time >= FORGOTTEN_AFTER);
    }

    private void hear(Multicast.Received received) {
        if (!(received.sender() instanceof Inet4Address sender)) {
            return;
        }
        GameService.read(received.message()).ifPresent(service -> {
            String address = sender.getHostAddress();
            var known = Optional.ofNullable(seen.get(service.instance())).map(Seen::game);
            boolean isTheirs =
                    known.filter(game -> game.address().equals(address)).isPresent();
            if (service.port() == 0 && isTheirs) {
                seen.remove(service.instance());
            } else if (service.port() > 0 && (isTheirs || (known.isEmpty() && hasPlace(address)))) {
                var game =
                        new NearbyGame(PublicName.shown(service.instance()), service.kind(), address, service.port());
                seen.put(service.instance(), new Seen(game, System.nanoTime()));
            }
        });
    }

    private boolean hasPlace(String address) {
        long theirs = seen.values().stream()
                .filter(other -> other.game().address().equals(address))
                .count();
        return seen.size() < MOST_GAMES && theirs < MOST_OF_ONE;
    }

    private void tell() {
        var games = seen.values().stream().map(Seen::game).toList();
        if (!games.equals(told)) {
            told = games;
            listener.accept(games);
        }
    }

    /** Looks no longer. The list may change once more. */
    @Override
    public void close() {
        multicast.close();
    }
}
