package org.jumpingcube.remote;

import java.io.IOException;
import java.net.ProtocolException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.remote.broker.BrokerAddress;

/**
 * Looks for the host of an invitation, and again whenever the connection is lost, until {@link #close} or until the host
 * does not want to go on.
 */
public final class Guest implements AutoCloseable {
    private static final Set<Parting> PASSING = Set.of(
            Parting.UNREACHABLE,
            Parting.STRANGER,
            Parting.NO_BROKER,
            Parting.BROKER_REFUSES,
            Parting.BROKER_FORBIDS,
            Parting.BROKER_WITHOUT_TLS,
            Parting.BROKER_UNTRUSTED,
            Parting.BROKER_OTHER_HOST,
            Parting.BROKER_OUT_OF_DATE);

    private final Code code;
    private final Function<Secret, Way> ways;
    private final List<GameKind<?, ?>> kinds;
    private final Optional<GameLog<?, ?>> known;
    private final Limits limits;
    private final Executor listeners;
    private final CompletableFuture<RemoteGame<?, ?>> joined = new CompletableFuture<>();
    private final Thread thread = new Thread(this::seek, "remote-guest");
    private volatile boolean isClosed;
    private volatile @Nullable Way way;
    private @Nullable RemoteGame<?, ?> game;
    private String gameLine = "";

    private Guest(
            Code code,
            Function<Secret, Way> ways,
            List<GameKind<?, ?>> kinds,
            Optional<GameLog<?, ?>> known,
            Limits limits,
            Executor listeners) {
        this.code = code;
        this.ways = ways;
        this.kinds = List.copyOf(kinds);
        this.known = known;
        this.limits = limits;
        this.listeners = listeners;
        thread.setDaemon(true);
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
        return seek(invitation.code(), secret -> way, kinds, known, limits, listeners);
    }

    /** Begins to look for the host at a broker; otherwise as {@link #seek}. */
    public static Guest seekThrough(
            BrokerAddress broker,
            Code code,
            List<GameKind<?, ?>> kinds,
            Optional<GameLog<?, ?>> known,
            Limits limits,
            Executor listeners) {
        return seek(code, secret -> new BrokerWay(broker, secret, limits), kinds, known, limits, listeners);
    }

    private static Guest seek(
            Code code,
            Function<Secret, Way> ways,
            List<GameKind<?, ?>> kinds,
            Optional<GameLog<?, ?>> known,
            Limits limits,
            Executor listeners) {
        var guest = new Guest(code, ways, kinds, known, limits, listeners);
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

    private void seek() {
        var secret = Secret.of(code);
        try (var chosen = ways.apply(secret)) {
            way = chosen;
            seek(chosen, secret);
        }
    }

    private void seek(Way there, Secret secret) {
        int failed = 0;
        while (!isClosed) {
            try {
                boolean wasThere = visit(there, secret);
                failed = wasThere ? 0 : failed + 1;
            } catch (PartedException e) {
                part(e);
                failed++;
            }
            if (isOver()) {
                return;
            }
            pause(failed);
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

    /** Not before we have been there has a parting an effect on the game; until then nobody has one. */
    private void part(PartedException parting) {
        if (game == null) {
            joined.completeExceptionally(parting);
        } else if (!PASSING.contains(parting.reason())) {
            game.part(parting.reason());
        }
    }

    /** @return whether there was a conversation, however it ended */
    private boolean visit(Way there, Secret secret) throws PartedException {
        try (var line = new Connection(there.connect(limits.greeting()), limits)) {
            return visit(line, secret);
        } catch (PartedException e) {
            throw e;
        } catch (IOException e) {
            throw new PartedException(Parting.UNREACHABLE);
        }
    }

    private boolean visit(Connection line, Secret secret) throws IOException {
        String heard;
        try {
            new Greeting(line, secret, limits.greeting()).bring();
            heard = line.read(limits.greeting());
        } catch (ProtocolException e) {
            throw new PartedException(Parting.STRANGER);
        }
        var here = game;
        if (here == null) {
            here = begin(heard, line);
        } else if (!heard.equals(gameLine)) {
            throw anotherGame(line);
        }
        here.serve(line);
        return true;
    }

    private PartedException anotherGame(Connection line) {
        line.send(Greeting.BYE + Words.of(Parting.ANOTHER_GAME));
        line.finish(Limits.LAST_WORDS);
        return new PartedException(Parting.ANOTHER_GAME);
    }

    private RemoteGame<?, ?> begin(String heard, Connection line) throws PartedException {
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
        var last = way;
        if (last != null) {
            last.close();
        }
    }
}
