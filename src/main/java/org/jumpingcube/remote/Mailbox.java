package org.jumpingcube.remote;

import java.io.IOException;
import java.security.SecureRandom;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.jumpingcube.remote.broker.BrokerAddress;
import org.jumpingcube.remote.broker.BrokerException;
import org.jumpingcube.remote.broker.BrokerLink;

/**
 * One side of a game at a broker: two topics, whose names follow from the code, and the connections whose messages
 * travel through them. What is not encrypted with a key of the code is dropped.
 */
final class Mailbox implements AutoCloseable {
    private static final int MOST_REMEMBERED = 1000; // connections that have been, so that none of them begins again
    private static final int TOPIC_DIGITS = 32;
    private static final int MESSAGES_PER_LINE = 4; // so many times as fast as lines may messages come

    private final Limits limits;
    private final Role me;
    private final Secret incoming;
    private final Secret outgoing;
    private final String inbox;
    private final String outbox;
    private final long name = new SecureRandom().nextLong();
    private final RateLimit pace;
    private final TopicCheck check = new TopicCheck();
    private final BrokerLink link;
    private final Map<Id, BrokerWire> wires = new LinkedHashMap<>();
    private final Set<Id> remembered = new LinkedHashSet<>();
    private final BlockingQueue<BrokerWire> visitors = new ArrayBlockingQueue<>(Limits.MOST_STRANGERS);
    private final CompletableFuture<Void> another = new CompletableFuture<>();
    private int connections;
    private volatile boolean isOpen;
    private volatile boolean isClosed;

    /** Which connection: the one with this number of this guest's. */
    record Id(long guest, int number) {}

    /** @throws PartedException if there can be no session with the broker, or the code is too short for one */
    Mailbox(BrokerAddress broker, Code code, Role me, Limits limits) throws PartedException {
        if (!code.isForBroker()) {
            throw new PartedException(Parting.SHORT_CODE);
        }
        this.limits = limits;
        this.me = me;
        var secret = Secret.of(code);
        String topic = "jumping-cube/" + secret.proof("topic").substring(0, TOPIC_DIGITS) + "/";
        incoming = secret.derived("messages to the " + Words.of(me));
        outgoing = secret.derived("messages to the " + Words.of(me.other()));
        pace = new RateLimit(MESSAGES_PER_LINE * limits.linesPerSecond(), Limits.BURST, System::nanoTime);
        inbox = topic + Words.of(me);
        outbox = topic + Words.of(me.other());
        var mail = new BrokerLink.Mail(inbox, outbox, Envelope.will(name).sealed(outgoing), this::take);
        try {
            link = BrokerLink.open(broker, "jumping-cube-" + Long.toHexString(name), mail, limits.greeting());
            check.run(link, inbox, outbox, limits.greeting());
            isOpen = true;
            if (me == Role.HOST) {
                tellHosts(false);
            }
        } catch (IOException e) {
            System.getLogger(Mailbox.class.getName()).log(System.Logger.Level.DEBUG, "no broker", e);
            throw new PartedException(reason(e));
        }
    }

    private static Parting reason(IOException failure) {
        if (failure instanceof BrokerException broker) {
            return switch (broker.reason()) {
                case REFUSED -> Parting.BROKER_REFUSES;
                case TURNED_AWAY -> Parting.BROKER_TURNS_AWAY;
                case OLD -> Parting.BROKER_OLD;
                case FORBIDDEN -> Parting.BROKER_FORBIDS;
                case WITHOUT_TLS -> Parting.BROKER_WITHOUT_TLS;
                case UNTRUSTED -> Parting.BROKER_UNTRUSTED;
                case OTHER_HOST -> Parting.BROKER_OTHER_HOST;
                case OUT_OF_DATE -> Parting.BROKER_OUT_OF_DATE;
            };
        }
        return Parting.NO_BROKER;
    }

    private void take(String from, byte[] message) {
        if (check.isOwn(message)) {
            return;
        }
        Envelope.open(incoming, message).ifPresent(this::take);
    }

    /** As a host: completes when another one is found that has the same code. */
    CompletionStage<Void> another() {
        return another;
    }

    private void tellHosts(boolean isAnswer) {
        link.trySend(inbox, Envelope.host(name, isAnswer).sealed(incoming));
    }

    private void hearHost(Envelope envelope) {
        if (envelope.sender() != name && me == Role.HOST) {
            if (envelope.number() == 0 && isOpen) { // else we are about to say so ourselves
                tellHosts(true);
            }
            another.complete(null);
        }
    }

    private void take(Envelope envelope) {
        if (envelope.isOfHost()) {
            hearHost(envelope);
            return;
        }
        if (envelope.connection() == Envelope.ALL) {
            open().forEach(wire -> wire.lose(envelope.sender()));
            return;
        }
        wire(envelope).filter(wire -> wire.take(envelope)).ifPresent(wire -> keepPace());
    }

    /** Waits as long as lines come faster than they may. What is none costs nobody a turn: anybody can write that. */
    private void keepPace() {
        try {
            TimeUnit.NANOSECONDS.sleep(pace.next());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized List<BrokerWire> open() {
        return List.copyOf(wires.values());
    }

    /** The connection that a message belongs to; for a host its first message makes it one. */
    private synchronized Optional<BrokerWire> wire(Envelope envelope) {
        var id = new Id(envelope.guest(), envelope.connection());
        boolean isNew = me == Role.HOST && envelope.number() == 0 && !wires.containsKey(id) && remember(id);
        if (isNew) {
            var wire = new BrokerWire(this, id);
            if (visitors.offer(wire)) {
                wires.put(id, wire);
            }
        }
        return Optional.ofNullable(wires.get(id));
    }

    /** @return whether it is the first time */
    private boolean remember(Id id) {
        if (remembered.size() == MOST_REMEMBERED) {
            remembered.remove(remembered.iterator().next());
        }
        return remembered.add(id);
    }

    /** Begins a connection, as the guest. */
    synchronized BrokerWire begin() {
        var id = new Id(name, connections++);
        var wire = new BrokerWire(this, id);
        wires.put(id, wire);
        return wire;
    }

    /**
     * The next connection that a guest has begun, as the host.
     *
     * @throws IOException if this is closed
     */
    BrokerWire next() throws IOException, InterruptedException {
        while (!isClosed) {
            var wire = visitors.poll(limits.ping().toNanos(), TimeUnit.NANOSECONDS);
            if (wire != null) {
                return wire;
            }
        }
        throw new IOException("closed");
    }

    void send(Id id, int number, String line) throws IOException, InterruptedException {
        link.send(outbox, sealed(id, number, line), limits.silence());
    }

    void trySend(Id id, int number, String line) {
        link.trySend(outbox, sealed(id, number, line));
    }

    private byte[] sealed(Id id, int number, String line) {
        return new Envelope(name, id.guest(), id.number(), number, line).sealed(outgoing);
    }

    synchronized void forget(Id id) {
        wires.remove(id);
    }

    boolean isClosed() {
        return isClosed;
    }

    @Override
    public void close() {
        isClosed = true;
        open().forEach(BrokerWire::close);
        link.close();
    }
}
