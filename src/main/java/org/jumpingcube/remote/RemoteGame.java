package org.jumpingcube.remote;

import java.io.IOException;
import java.net.SocketTimeoutException;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.game.Position;

/**
 * A game with a friend elsewhere, whatever becomes of the connection. May be used on any thread; nothing here waits for
 * the network but {@link #serve} and {@link #leave}.
 */
public final class RemoteGame<P extends Position<P, M>, M> {
    private final Role me;
    private final Talk<P, M> talk;
    private final Limits limits;
    private final Executor listeners;
    private @Nullable Consumer<RemoteView<P, M>> listener;
    private @Nullable Connection line;
    private final RateLimit questions = new RateLimit(Limits.QUESTIONS_PER_SECOND, Limits.FEW, System::nanoTime);
    private final RateLimit visits;
    private final Set<Warning> early = EnumSet.noneOf(Warning.class);
    private boolean isLeft;

    /**
     * @param log what this side has of it
     * @param past what it takes from the friend of what is missing
     * @param listeners runs the calls to the listener, one after the other, and does not wait for them
     */
    RemoteGame(Role me, GameLog<P, M> log, Past past, Limits limits, Executor listeners) {
        this.me = me;
        this.limits = limits;
        visits = new RateLimit(limits.visitsPerSecond(), Limits.FEW, System::nanoTime);
        this.listeners = listeners;
        talk = new Talk<>(me, log, past, this::tell);
    }

    private void tell(RemoteView<P, M> view) {
        var hearing = listener;
        if (hearing != null) {
            listeners.execute(() -> hearing.accept(view));
        }
    }

    /** Tells the listener how things are, and from now on whenever they change. Replaces an earlier listener. */
    public synchronized void follow(Consumer<RemoteView<P, M>> hearing) {
        listener = hearing;
        tell(talk.view());
        early.forEach(talk::warn);
        early.clear();
    }

    /** Warns the user, or whoever listens first. */
    synchronized void warn(Warning warning) {
        if (listener == null) {
            early.add(warning);
        } else {
            talk.warn(warning);
        }
    }

    public synchronized RemoteView<P, M> view() {
        return talk.view();
    }

    /**
     * Makes a move of the user's.
     *
     * @return why not; empty if it is made
     */
    public Optional<Refusal> play(M move) {
        return add(new Entry.Move<>(move));
    }

    /** Gives up, if it is the user's turn. */
    public Optional<Refusal> resign() {
        return add(new Entry.Resign<>());
    }

    private Optional<Refusal> add(Entry<M> entry) {
        return wish(() -> talk.add(entry));
    }

    /**
     * Makes a move of the user's, or resigns.
     *
     * @param shown the game as the user saw it
     * @return why not, for example since something has happened meanwhile; empty if it is done
     */
    public Optional<Refusal> add(GameLog<P, M> shown, Entry<M> entry) {
        return wish(() -> talk.view().log().size() == shown.size() ? talk.add(entry) : Optional.of(Refusal.LATE));
    }

    /** Asks the friend for something that {@linkplain Entry#needsAgreement() both must want}. */
    public Optional<Refusal> ask(Entry<M> entry) {
        return wish(() -> talk.ask(entry));
    }

    private synchronized Optional<Refusal> wish(Supplier<Optional<Refusal>> wish) {
        return isLeft ? Optional.of(Refusal.NOBODY_THERE) : wish.get();
    }

    /**
     * Answers what the friend asks.
     *
     * @param shown the game as the user saw it, with the question
     * @return false if that is not asked any more, and so not answered
     */
    public synchronized boolean answer(RemoteView<P, M> shown, boolean isYes) {
        var now = talk.view();
        boolean isAsked = shown.question().isPresent()
                && shown.question().equals(now.question())
                && shown.log().size() == now.log().size();
        if (isAsked) {
            talk.answer(isYes);
        }
        return isAsked;
    }

    /** Declines whatever the friend asks from now on, and hears none of the phrases; or no longer does. */
    public synchronized void setMuted(boolean isMuted) {
        talk.setMuted(isMuted);
    }

    public synchronized void say(Phrase phrase) {
        talk.say(phrase);
    }

    /** Says goodbye and ends the connection, for which there is half a second. */
    void leave() {
        Connection last;
        synchronized (this) {
            isLeft = true;
            last = line;
            line = null;
            if (last != null) {
                last.send(Greeting.BYE + Words.of(Parting.LEFT));
            }
        }
        if (last != null) {
            last.finish(Limits.LAST_WORDS);
        }
    }

    synchronized boolean isOver() {
        return isLeft || talk.view().presence() == Presence.GONE;
    }

    synchronized void part(Parting reason) {
        talk.part(reason);
    }

    /**
     * The friend was not found where they were; they are looked for again.
     *
     * @param reason what was found there instead; empty if nothing was
     */
    synchronized void miss(Optional<Parting> reason) {
        talk.miss(reason);
    }

    /** Talks through a connection until it ends, on this thread. It takes the place of an earlier one. */
    void serve(Connection connection) {
        if (!begin(connection)) {
            connection.finish(Limits.LAST_WORDS);
            return;
        }
        try {
            long end = System.nanoTime() + limits.silence().toNanos();
            String heard = connection.read(limits.silence());
            while (hear(connection, heard)) {
                if (!isLevel() && System.nanoTime() > end) {
                    throw new SocketTimeoutException("the game has not come in time");
                }
                connection.keepPace();
                heard = connection.read(limits.silence());
            }
            connection.finish(Limits.LAST_WORDS);
        } catch (IOException e) {
            connection.close(); // whatever it is, the game does not depend on it
        } catch (InterruptedException e) {
            connection.close();
            Thread.currentThread().interrupt();
        } finally {
            end(connection);
        }
    }

    private synchronized boolean begin(Connection connection) {
        if (isOver() || (me == Role.HOST && !visits.allows())) {
            return false;
        }
        if (line != null) {
            line.sendLast(Greeting.BYE + Words.of(Parting.REPLACED));
        }
        line = connection;
        talk.connect(connection::send);
        return true;
    }

    /** @return whether there is more to hear */
    private synchronized boolean hear(Connection connection, String heard) {
        if (line != connection || isOver()) {
            return false;
        }
        if (Talk.isToBeAnswered(heard) && !questions.allows()) {
            talk.refuse(Refusal.TOO_OFTEN);
        } else {
            talk.hear(heard);
        }
        return talk.view().parting().isEmpty();
    }

    private synchronized boolean isLevel() {
        return talk.isLevel();
    }

    private synchronized void end(Connection connection) {
        if (line == connection) {
            line = null;
            talk.disconnect();
        }
    }
}
