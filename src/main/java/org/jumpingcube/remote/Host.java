package org.jumpingcube.remote;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.jumpingcube.game.Position;

/**
 * Waits for a friend at a port of this computer, from {@link #open} to {@link #close}. Whoever knows the code is let
 * in; the latest one is the friend. After {@value Limits#MOST_WRONG_CODES} wrong codes nobody is let in any more, but a
 * friend who is there stays.
 */
public final class Host<P extends Position<P, M>, M> implements AutoCloseable {
    private static final int BACKLOG = 50;

    private final ServerSocket door;
    private final Secret secret;
    private final Limits limits;
    private final String gameLine;
    private final RemoteGame<P, M> game;
    private final Deque<LineSocket> strangers = new ArrayDeque<>(); // the oldest first
    private int wrongCodes;

    private Host(ServerSocket door, Code code, GameLog<P, M> log, Limits limits, Executor listeners) {
        this.door = door;
        this.limits = limits;
        secret = Secret.of(code);
        gameLine = GameLine.write(log.kind(), log.terms());
        game = new RemoteGame<>(Role.HOST, log, limits, listeners);
    }

    /**
     * Begins to listen, on all addresses of this computer.
     *
     * @param log the game as far as this side has it
     * @param port 0 for any that is free
     * @param listeners see {@link RemoteGame#RemoteGame}
     * @throws IOException if the port cannot be had
     */
    public static <P extends Position<P, M>, M> Host<P, M> open(
            GameLog<P, M> log, Code code, int port, Limits limits, Executor listeners) throws IOException {
        var host = new Host<>(new ServerSocket(port, BACKLOG), code, log, limits, listeners);
        host.start("remote-door", host::welcome);
        return host;
    }

    public int port() {
        return door.getLocalPort();
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
                Socket socket = door.accept();
                start("remote-friend", () -> greet(socket));
                TimeUnit.NANOSECONDS.sleep(limits.between().toNanos()); // so that a flood waits outside
            }
        } catch (IOException e) {
            closeDoor(); // by us, or there are too many open files
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void greet(Socket socket) {
        try (socket) {
            var line = new LineSocket(socket, limits);
            try (line) {
                if (isLetIn(line)) {
                    line.send(gameLine);
                    game.serve(line);
                }
            }
        } catch (IOException e) {
            System.getLogger(Host.class.getName()).log(System.Logger.Level.DEBUG, "a stranger has gone", e);
        }
    }

    private boolean isLetIn(LineSocket line) throws IOException {
        enter(line);
        try {
            new Greeting(line, secret, limits.greeting()).receive();
            return true;
        } catch (PartedException e) {
            if (e.reason() == Parting.WRONG_CODE) {
                countWrongCode();
            }
            line.finish(Limits.LAST_WORDS);
            return false;
        } finally {
            leave(line);
        }
    }

    private void enter(LineSocket line) {
        synchronized (strangers) {
            strangers.add(line);
            if (strangers.size() > Limits.MOST_STRANGERS) {
                strangers.remove().close();
            }
        }
    }

    private void leave(LineSocket line) {
        synchronized (strangers) {
            strangers.remove(line);
        }
    }

    private void countWrongCode() {
        synchronized (strangers) {
            wrongCodes++;
            if (wrongCodes < Limits.MOST_WRONG_CODES) {
                return;
            }
        }
        closeDoor();
    }

    private void closeDoor() {
        try {
            door.close();
        } catch (IOException e) {
            // it lets nobody in either way
        }
        game.closeDoor();
    }

    /** Says goodbye to the friend and listens no longer. */
    @Override
    public void close() {
        game.leave();
        closeDoor();
        synchronized (strangers) {
            strangers.forEach(LineSocket::close);
        }
    }
}
