package org.jumpingcube.remote.nearby;

import java.io.IOException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.UnknownHostException;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jumpingcube.worker.Threads;

/**
 * A hosted game that other computers in the local network are told of, until {@link #close}: the name of this computer,
 * the kind of game and the port, but never the code.
 */
public final class AnnouncedGame implements AutoCloseable {
    private static final Duration STEP = Duration.ofMillis(250);
    private static final long SECOND = TimeUnit.SECONDS.toNanos(1); // the same is not said twice within it
    private static final int ANNOUNCEMENTS = 2;

    private final Multicast multicast;
    private final GameService service;
    private int announced;
    private long lastSent;

    private AnnouncedGame(Multicast multicast, GameService service) {
        this.multicast = multicast;
        this.service = service;
        lastSent = System.nanoTime() - SECOND;
    }

    /**
     * Begins to announce a game. Takes a moment.
     *
     * @param kind the name of the kind of game
     * @return empty if this computer has no multicast
     */
    public static Optional<AnnouncedGame> begin(String kind, int port) {
        return begin(Multicast.local(), computer(), kind, port);
    }

    static Optional<AnnouncedGame> begin(List<NetworkInterface> networks, String name, String kind, int port) {
        try {
            byte[] unique = new byte[PublicName.UNIQUE / 2];
            new SecureRandom().nextBytes(unique);
            String instance = PublicName.instance(name, HexFormat.of().formatHex(unique));
            var game = new AnnouncedGame(new Multicast(networks), new GameService(instance, kind, port));
            Threads.start("remote-announcer", game::answer);
            return Optional.of(game);
        } catch (IOException e) {
            System.getLogger(AnnouncedGame.class.getName()).log(System.Logger.Level.DEBUG, "no multicast", e);
            return Optional.empty();
        }
    }

    private static String computer() {
        try {
            return InetAddress.getLocalHost().getHostName();
        } catch (UnknownHostException e) {
            return "";
        }
    }

    private void answer() {
        try {
            while (!multicast.isClosed()) {
                boolean isAsked = multicast
                        .receive(STEP)
                        .filter(received -> service.isAskedFor(received.message()))
                        .isPresent();
                if ((isAsked || announced < ANNOUNCEMENTS) && System.nanoTime() - lastSent >= SECOND) {
                    announced++;
                    lastSent = System.nanoTime();
                    send(GameService.HOLDS);
                }
            }
        } catch (IOException e) {
            multicast.close(); // by us, or the network is gone
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void send(long seconds) {
        multicast.send(address -> service.message(address, seconds));
    }

    /** Tells the others that the game is not to be joined any more. */
    @Override
    public void close() {
        if (!multicast.isClosed()) {
            send(0);
            multicast.close();
        }
    }
}
