package org.jumpingcube.remote;

import java.io.IOException;
import java.net.ProtocolException;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.remote.broker.BrokerAddress;
import org.jumpingcube.worker.Threads;

/**
 * Looks for the host of an invitation, and again whenever the connection is lost, until {@link #close} or until the host
 * does not want to go on.
 */
public final class Guest implements AutoCloseable {
    private final Code code;
    private final Way way;
    private final List<GameKind<?, ?>> kinds;
    private final Optional<GameLog<?, ?>> known;
    private final Limits limits;
    private final Executor listeners;
    private final CompletableFuture<RemoteGame<?, ?>> joined = new CompletableFuture<>();
    private final CompletableFuture<Parting> delayed = new CompletableFuture<>();
    private final Thread thread = Threads.make("remote-guest", this::seek);
    private volatile boolean isClosed;
    private @Nullable RemoteGame<?, ?> game;
    private String gameLine = "";

    private Guest(
            Code code,
            Way way,
            List<GameKind<?, ?>> kinds,
            Optional<GameLog<?, ?>> known,
            Limits limits,
            Executor listeners) {
        this.code = code;
        this.way = way;
        this.kinds = List.copyOf(kinds);
        this.known = known;
        this.limits = limits;
        this.listeners = listeners;
    }

    /**
     * Begins to look for the host.
     *
     * @param kinds what can be played
     * @param known the game as far as this side has it, if it has begun before
     * @param listeners see {@link RemoteGame#RemoteGame}
     */
    public static Guest seek(
            Invitation invitation,
            List<GameKind<?, ?>> kinds,
            Optional<GameLog<?, ?>> known,
            Limits limits,
            Executor listeners) {
        var way = new SocketWay(invitation.address(), invitation.port());
        return seek(invitation.code(), way, kinds, known, limits, listeners);
    }

    /** Begins to look for the host at a broker; otherwise as {@link #seek}. */
    public static Guest seekThrough(
            BrokerAddress broker,
            Code code,
            List<GameKind<?, ?>> kinds,
            Optional<GameLog<?, ?>> known,
            Limits limits,
            Executor listeners) {
        return seek(code, new BrokerWay(broker, code, limits), kinds, known, limits, listeners);
    }

    private static Guest seek(
            Code code,
            Way way,
            List<GameKind<?, ?>> kinds,
            Optional<GameLog<?, ?>> known,
            Limits limits,
            Executor listeners) {
        var guest = new Guest(code, way, kinds, known, limits, listeners);
        guest.thread.start();
        return guest;
    }

    /**
     * The game, once the host has let us in. It fails with a {@link PartedException} if the first attempt does, or with a
     * {@link java.util.concurrent.CancellationException} if this is closed before.
     */
    public CompletionStage<RemoteGame<?, ?>> joined() {
        return joined;
    }

    /** Why the host does not let us in yet, as soon as it says so; we go on asking it. */
    public CompletionStage<Parting> delayed() {
        return delayed;
    }

    private void seek() {
        KeyExchange.prepare();
        try (way) {
            int failed = 0;
            while (!isOver()) {
                failed = visit() ? 0 : failed + 1;
                if (!isOver()) {
                    pause(failed);
                }
            }
        }
    }

    private boolean isOver() {
        return isClosed || joined.isCompletedExceptionally() || (game != null && game.isOver());
    }

    private void pause(int failed) {
        int index = Math.min(Math.max(failed - 1, 0), limits.attempts().size() - 1);
        try {
            TimeUnit.NANOSECONDS.sleep(limits.attempts().get(index).toNanos());
        } catch (InterruptedException e) {
            isClosed = true;
        }
    }

    /** @return whether there was a conversation, however it ended */
    private boolean visit() {
        try (var line = new Connection(way.connect(limits.greeting()), limits)) {
            String heard = greet(line);
            begin(heard, line).serve(line);
            return true;
        } catch (PartedException e) {
            part(e);
        } catch (IOException e) {
            part(new PartedException(Parting.UNREACHABLE));
        }
        return false;
    }

    /** @return the line that says what is played */
    private String greet(Connection line) throws IOException {
        try {
            new Greeting(line, code, limits.greeting()).bring();
            long end = System.nanoTime() + limits.greeting().toNanos();
            String heard;
            do {
                long left = end - System.nanoTime();
                if (left <= 0) {
                    throw new SocketTimeoutException("no game in time");
                }
                heard = line.read(Duration.ofNanos(left));
            } while (heard.equals(Talk.PING));
            return heard;
        } catch (PartedException e) {
            line.finish(Limits.LAST_WORDS); // which may say why
            throw e;
        } catch (ProtocolException e) {
            throw new PartedException(Parting.STRANGER);
        }
    }

    /**
     * Whoever has not proved that they know the code, but answers where the host was, has no say in a game that there is.
     * Nor do we give up where only somebody else has tried too many codes.
     */
    private void part(PartedException parting) {
        var here = game;
        if (here == null) {
            if (parting.reason() == Parting.LATER) {
                delayed.complete(parting.reason());
            } else {
                joined.completeExceptionally(parting);
            }
        } else if (parting.reason() == Parting.ANOTHER_GAME) {
            here.part(parting.reason());
        } else {
            here.miss(Optional.of(parting.reason()).filter(reason -> reason != Parting.UNREACHABLE));
        }
    }

    private PartedException anotherGame(Connection line) {
        line.send(Greeting.BYE + Words.of(Parting.ANOTHER_GAME));
        line.finish(Limits.LAST_WORDS);
        return new PartedException(Parting.ANOTHER_GAME);
    }

    private RemoteGame<?, ?> begin(String heard, Connection line) throws PartedException {
        var here = game;
        if (here != null) {
            if (!heard.equals(gameLine)) {
                throw anotherGame(line);
            }
            return here;
        }
        var fresh = GameLine.read(heard, kinds);
        if (fresh.isEmpty()
                || known.filter(log -> !GameLine.write(log.kind(), log.terms()).equals(heard))
                        .isPresent()) {
            throw anotherGame(line);
        }
        RemoteGame<?, ?> begun = begin(known.orElseGet(fresh::get));
        game = begun;
        gameLine = heard;
        joined.complete(begun);
        return begun;
    }

    private RemoteGame<?, ?> begin(GameLog<?, ?> log) {
        var past = known.isPresent() ? Past.FORGOTTEN : Past.ON_THE_BOARD;
        return new RemoteGame<>(Role.GUEST, log, past, limits, listeners);
    }

    /** Says goodbye to the host and looks for it no longer. */
    @Override
    public void close() {
        isClosed = true;
        joined.cancel(false);
        joined().thenAccept(RemoteGame::leave);
        thread.interrupt();
        way.close();
    }
}
