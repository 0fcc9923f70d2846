package org.jumpingcube.remote;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jumpingcube.game.Position;
import org.jumpingcube.remote.broker.BrokerAddress;

/**
 * Waits for a friend, at a port of this computer or at a broker, until {@link #close}. Whoever knows the code is let
 * in; the latest one is the friend. After {@value Limits#MOST_WRONG_CODES} wrong codes nobody is let in any more, but a
 * friend who is there stays.
 */
public final class Host<P extends Position<P, M>, M> implements AutoCloseable {
    private final Door door;
    private final Secret secret;
    private final Limits limits;
    private final String gameLine;
    private final RemoteGame<P, M> game;
    private final Strangers strangers;
    private final AtomicInteger wrongCodes = new AtomicInteger();

    private Host(Door door, Secret secret, GameLog<P, M> log, Past past, Limits limits, Executor listeners) {
        this.door = door;
        this.limits = limits;
        strangers = new Strangers(limits);
        this.secret = secret;
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
        return open(new SocketDoor(port), Secret.of(code), log, past, limits, listeners);
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
     * @throws PartedException if the broker cannot be reached or does not let us in
     */
    public static <P extends Position<P, M>, M> Host<P, M> through(
            BrokerAddress broker, GameLog<P, M> log, Past past, Code code, Limits limits, Executor listeners)
            throws PartedException {
        var secret = Secret.of(code);
        return open(new BrokerDoor(broker, secret, limits), secret, log, past, limits, listeners);
    }

    private static <P extends Position<P, M>, M> Host<P, M> open(
            Door door, Secret secret, GameLog<P, M> log, Past past, Limits limits, Executor listeners) {
        var host = new Host<>(door, secret, log, past, limits, listeners);
        host.start("remote-door", host::welcome);
        return host;
    }

    /** The port where guests are waited for; 0 at a broker. */
    public int port() {
        return door instanceof SocketDoor socket ? socket.port() : 0;
    }

    public RemoteGame<P, M> game() {
        return game;
    }

    private void start(String name, Runnable work) {
        var thread = new Thread(work, name);
        thread.setDaemon(true);
        thread.start();
    }

    private void welcome() {
        try {
            while (!door.isClosed()) {
                Wire wire = door.accept();
                if (strangers.mayCome(wire.origin())) {
                    start("remote-friend", () -> greet(wire));
                    pause(limits.between()); // so that a flood waits outside
                } else {
                    wire.close();
                    pause(Limits.BETWEEN_REJECTED); // soon, so that the friend does not wait behind a flood
                }
            }
        } catch (IOException e) {
            closeDoor(); // by us, or there are too many open files
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
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
            new Greeting(line, secret, limits.greeting()).receive();
            return true;
        } catch (PartedException e) {
            if (e.reason() == Parting.WRONG_CODE && door.isForAnybody()) {
                countWrongCode();
            }
            line.finish(Limits.LAST_WORDS);
            return false;
        } finally {
            strangers.leave(line);
        }
    }

    private void countWrongCode() {
        if (wrongCodes.incrementAndGet() >= Limits.MOST_WRONG_CODES) {
            closeDoor();
        }
    }

    private void closeDoor() {
        door.close();
        game.closeDoor();
    }

    /** Says goodbye to the friend and listens no longer. */
    @Override
    public void close() {
        game.leave();
        closeDoor();
        strangers.close();
    }
}
