package org.jumpingcube.remote;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jumpingcube.game.Position;
import org.jumpingcube.remote.broker.BrokerAddress;
import org.jumpingcube.worker.Threads;

/**
 * Waits for a friend, at a port of this computer or at a broker, until {@link #close}. Whoever knows the code is let
 * in; the latest one is the friend. From where wrong codes come, others are tried only now and then.
 */
public final class Host<P extends Position<P, M>, M> implements AutoCloseable {
    private final Door door;
    private final Code code;
    private final Limits limits;
    private final String gameLine;
    private final RemoteGame<P, M> game;
    private final Strangers strangers;
    private final AtomicInteger wrongCodes = new AtomicInteger();

    private Host(Door door, Code code, GameLog<P, M> log, Past past, Limits limits, Executor listeners) {
        this.door = door;
        this.limits = limits;
        strangers = new Strangers(limits);
        this.code = code;
        gameLine = GameLine.write(log.kind(), log.terms());
        game = new RemoteGame<>(Role.HOST, log, past, limits, listeners);
    }

    /** Begins to listen for a friend who is invited for the first time; otherwise as below. */
    public static <P extends Position<P, M>, M> Host<P, M> open(
            GameLog<P, M> log, Code code, int port, Limits limits, Executor listeners) throws IOException {
        return open(log, Past.NONE, code, port, limits, listeners);
    }

    /**
     * Begins to listen, on all addresses of this computer.
     *
     * @param log the game as far as this side has it
     * @param past {@link Past#FORGOTTEN} if this may be a return to a game with this code, else {@link Past#NONE}
     * @param port 0 for any that is free
     * @param listeners see {@link RemoteGame#RemoteGame}
     * @throws IOException if the port cannot be had
     */
    public static <P extends Position<P, M>, M> Host<P, M> open(
            GameLog<P, M> log, Past past, Code code, int port, Limits limits, Executor listeners) throws IOException {
        return open(new SocketDoor(port), code, log, past, limits, listeners);
    }

    /** Begins to wait at a broker for a friend who is invited for the first time; otherwise as below. */
    public static <P extends Position<P, M>, M> Host<P, M> through(
            BrokerAddress broker, GameLog<P, M> log, Code code, Limits limits, Executor listeners)
            throws PartedException {
        return through(broker, log, Past.NONE, code, limits, listeners);
    }

    /**
     * Begins to wait at a broker. Takes a moment.
     *
     * @param log the game as far as this side has it
     * @param past as in {@link #open}
     * @param listeners see {@link RemoteGame#RemoteGame}
     * @throws PartedException if the broker cannot be reached or does not let us in, or the code is too short
     */
    public static <P extends Position<P, M>, M> Host<P, M> through(
            BrokerAddress broker, GameLog<P, M> log, Past past, Code code, Limits limits, Executor listeners)
            throws PartedException {
        return open(new BrokerDoor(broker, code, limits), code, log, past, limits, listeners);
    }

    static <P extends Position<P, M>, M> Host<P, M> open(
            Door door, Code code, GameLog<P, M> log, Past past, Limits limits, Executor listeners) {
        var host = new Host<>(door, code, log, past, limits, listeners);
        var unused = door.another().thenRun(() -> host.game.warn(Warning.ANOTHER_HOST));
        Threads.start("remote-door", host::welcome);
        return host;
    }

    /** The port where guests are waited for; 0 at a broker. */
    public int port() {
        return door instanceof SocketDoor socket ? socket.port() : 0;
    }

    public RemoteGame<P, M> game() {
        return game;
    }

    private void welcome() {
        KeyExchange.prepare();
        try {
            while (!door.isClosed()) {
                welcomeNext();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void welcomeNext() throws InterruptedException {
        try {
            Wire wire = door.accept();
            if (strangers.mayCome(wire.origin())) {
                Threads.start("remote-friend", () -> greet(wire));
                pause(limits.between()); // so that a flood waits outside
            } else {
                wire.close();
                pause(Limits.BETWEEN_REJECTED); // soon, so that the friend does not wait behind a flood
            }
        } catch (IOException e) {
            pause(door.isClosed() ? Duration.ZERO : Limits.BETWEEN_FAILURES);
        }
    }

    private static void pause(Duration time) throws InterruptedException {
        TimeUnit.NANOSECONDS.sleep(time.toNanos());
    }

    private void greet(Wire wire) {
        try (var line = new Connection(wire, limits)) {
            if (isLetIn(line, wire.origin())) {
                line.send(gameLine);
                game.serve(line);
            }
        } catch (IOException e) {
            System.getLogger(Host.class.getName()).log(System.Logger.Level.DEBUG, "a stranger has gone", e);
        }
    }

    private boolean isLetIn(Connection line, String origin) throws IOException {
        strangers.enter(line, origin);
        try {
            new Greeting(line, code, limits.greeting()).receive(() -> strangers.mayTry(origin));
            strangers.forgive(origin);
            return true;
        } catch (PartedException e) {
            if (e.reason() == Parting.WRONG_CODE && wrongCodes.incrementAndGet() == Limits.MOST_TRIES) {
                game.warn(Warning.CODES_TRIED);
            }
            line.finish(Limits.LAST_WORDS);
            return false;
        } finally {
            strangers.leave(line);
        }
    }

    /** Says goodbye to the friend and listens no longer. */
    @Override
    public void close() {
        game.leave();
        door.close();
        strangers.close();
    }
}
