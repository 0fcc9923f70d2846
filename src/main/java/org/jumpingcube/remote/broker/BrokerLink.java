package org.jumpingcube.remote.broker;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ProtocolException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.security.cert.CertPathBuilderException;
import java.security.cert.CertPathValidatorException;
import java.security.cert.CertificateException;
import java.security.cert.CertificateExpiredException;
import java.security.cert.CertificateNotYetValidException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.worker.Threads;

/**
 * A session with a broker, which carries messages at least once. If the connection is lost it is made again, what was
 * under way is sent again, and the broker keeps for a while what has come meanwhile.
 */
public final class BrokerLink implements AutoCloseable {
    /** How many bytes a message has at most. */
    public static final int LONGEST_MESSAGE = 4096;

    /** How many messages are under way at once, either way. */
    static final int MOST_UNDER_WAY = 10;

    private static final int KEEP_ALIVE_SECONDS = 20;
    private static final int SILENCE_MILLIS = 8_000; // after which the broker is asked for a sign of life
    private static final Duration LONGEST_SILENCE = Duration.ofSeconds(20); // also within a packet
    private static final int SESSION_SECONDS = 300;
    private static final int WILL_DELAY_SECONDS = 5; // a connection that is made again at once goes unnoticed
    private static final int LAST_NUMBER = 0xffff;
    private static final long LAST_MILLIS = 500;
    private static final List<Duration> PAUSES =
            List.of(Duration.ofMillis(250), Duration.ofSeconds(1), Duration.ofSeconds(2), Duration.ofSeconds(5));

    private final BrokerAddress address;
    private final String name;
    private final Mail mail;
    private final Duration time;
    private final Semaphore places = new Semaphore(MOST_UNDER_WAY);
    private final Map<Integer, Sent> underWay = new TreeMap<>();
    private int lastNumber = 1; // which is the subscription's
    private @Nullable Line line;
    private volatile boolean isClosed;

    /**
     * What is carried.
     *
     * @param inbox the topic whose messages are received
     * @param willTopic where the broker sends the will if this end is lost
     * @param listener takes topics and messages, on a thread of its own. While it waits, the broker does
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared, never changed
    public record Mail(String inbox, String willTopic, byte[] will, BiConsumer<String, byte[]> listener) {}

    /** A message that the broker has not acknowledged yet. */
    private record Sent(Packet packet, CompletableFuture<Void> got) {}

    private BrokerLink(BrokerAddress address, String name, Mail mail, Duration time) {
        this.address = address;
        this.name = name;
        this.mail = mail;
        this.time = time;
    }

    /**
     * Connects with a broker.
     *
     * @param name unlike that of any other client of the broker
     * @param time how long this may take, also later when the connection is made again
     * @throws BrokerException if the broker does not let us in, or cannot prove who it is
     * @throws IOException if it cannot be reached in this time
     */
    public static BrokerLink open(BrokerAddress address, String name, Mail mail, Duration time) throws IOException {
        var link = new BrokerLink(address, name, mail, time);
        var first = link.connect(true);
        Threads.start("remote-broker", () -> link.keep(first));
        return link;
    }

    // The connection

    /** A connection with the broker, whose packets are written by a thread of its own. */
    private static final class Line implements AutoCloseable {
        private final Socket socket;
        private final Deadline deadline;
        private final DataInputStream in;
        private final BlockingQueue<Packet> waiting = new LinkedBlockingQueue<>(100 * MOST_UNDER_WAY);
        private final Thread writer = Threads.make("remote-broker-writer", this::write);

        Line(Socket socket, Deadline deadline) throws IOException {
            this.socket = socket;
            this.deadline = deadline;
            in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
            writer.start();
        }

        void send(Packet packet) {
            if (!waiting.offer(packet)) {
                close(); // the broker does not read
            }
        }

        private void write() {
            try {
                Packet packet;
                do {
                    packet = waiting.take();
                    socket.getOutputStream().write(packet.bytes());
                } while (packet.type() != Packet.DISCONNECT);
            } catch (IOException e) {
                close();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }

        Packet read(int timeout) throws IOException {
            socket.setSoTimeout(timeout);
            int first = in.read();
            if (first < 0) {
                throw new IOException("the broker has gone");
            }
            try {
                return Packet.read(first, in);
            } catch (SocketTimeoutException e) {
                throw new ProtocolException("half a packet");
            }
        }

        /** Ends the session, for which there is half a second. */
        void leave() {
            send(Packet.disconnect());
            try {
                writer.join(LAST_MILLIS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            close();
        }

        @Override
        public void close() {
            writer.interrupt();
            deadline.close();
        }
    }

    private Line connect(boolean isNew) throws IOException {
        var plain = new Socket();
        var deadline = new Deadline(plain, time); // for all of it
        try {
            plain.setTcpNoDelay(true);
            plain.connect(new InetSocketAddress(address.host(), address.port()), (int) time.toMillis());
            return begin(new Line(address.isEncrypted() ? encrypted(plain) : plain, deadline), isNew);
        } catch (IOException e) {
            deadline.close();
            throw e;
        }
    }

    private Line begin(Line opened, boolean isNew) throws IOException {
        try {
            var session = new Packet.Session(name, isNew, KEEP_ALIVE_SECONDS, SESSION_SECONDS, WILL_DELAY_SECONDS);
            opened.send(Packet.connect(session, address, mail.willTopic(), mail.will()));
            expect(opened, Packet.CONNACK, BrokerException.Reason.REFUSED);
            opened.send(Packet.subscribe(1, mail.inbox())); // even if the broker remembers: it may be another by now
            expect(opened, Packet.SUBACK, BrokerException.Reason.FORBIDDEN);
            begin(opened);
            return opened;
        } catch (IOException e) {
            opened.close();
            throw e;
        }
    }

    private Socket encrypted(Socket plain) throws IOException {
        var factory = (SSLSocketFactory) SSLSocketFactory.getDefault();
        var socket = (SSLSocket) factory.createSocket(plain, address.host(), address.port(), true);
        var parameters = socket.getSSLParameters();
        parameters.setEndpointIdentificationAlgorithm("HTTPS"); // the certificate must be of this host
        socket.setSSLParameters(parameters);
        try {
            socket.startHandshake();
        } catch (IOException e) { // a broker without TLS may also be silent, or end the connection
            throw new BrokerException(reason(e), "no safe connection with the broker", e);
        }
        return socket;
    }

    /** Java looks first whether a certificate is signed and in date, and only then whose it is. */
    private static BrokerException.Reason reason(IOException failure) {
        List<Class<?>> causes = Stream.iterate((Throwable) failure, Objects::nonNull, Throwable::getCause)
                .<Class<?>>map(Throwable::getClass)
                .toList();
        if (causes.contains(CertificateExpiredException.class)
                || causes.contains(CertificateNotYetValidException.class)) {
            return BrokerException.Reason.OUT_OF_DATE;
        }
        if (isAny(causes, CertPathBuilderException.class) || isAny(causes, CertPathValidatorException.class)) {
            return BrokerException.Reason.UNTRUSTED;
        }
        return isAny(causes, CertificateException.class)
                ? BrokerException.Reason.OTHER_HOST
                : BrokerException.Reason.WITHOUT_TLS;
    }

    private static boolean isAny(List<Class<?>> causes, Class<?> wanted) {
        return causes.stream().anyMatch(wanted::isAssignableFrom);
    }

    /**
     * Waits for the answer to what has been sent; messages may come before it.
     *
     * @param ifNot what it means if the answer is no
     */
    private void expect(Line opened, int type, BrokerException.Reason ifNot) throws IOException {
        var packet = opened.read((int) time.toMillis());
        while (packet.type() != type) {
            take(packet, opened);
            packet = opened.read((int) time.toMillis());
        }
        if (!packet.isYes()) {
            throw refusal(packet.reason(), ifNot);
        }
    }

    /** To a CONNECT a broker may say no for many reasons. If it is busy or stops it may say yes to others a little later. */
    private static IOException refusal(int reason, BrokerException.Reason meaning) {
        String text = "the broker refuses, reason " + reason;
        if (meaning == BrokerException.Reason.REFUSED) {
            return new BrokerException(Packet.meaning(reason), text);
        }
        return Packet.isPassing(reason) ? new IOException(text) : new BrokerException(meaning, text);
    }

    private synchronized void begin(Line opened) {
        line = opened;
        opened.deadline.renew(LONGEST_SILENCE);
        underWay.values().forEach(sent -> opened.send(sent.packet().again()));
        if (isClosed) {
            opened.close();
        }
    }

    /** Reads what comes, and connects again when the connection is lost. */
    private void keep(Line first) {
        var current = first;
        int failed = 0;
        while (!isClosed) {
            try {
                if (failed > 0) {
                    current = connect(false);
                    failed = 0;
                }
                receive(current);
            } catch (IOException e) {
                current.close();
                failed++;
                pause(failed);
            }
        }
        current.close();
    }

    private void pause(int failed) {
        try {
            TimeUnit.NANOSECONDS.sleep(
                    PAUSES.get(Math.min(failed, PAUSES.size()) - 1).toNanos());
        } catch (InterruptedException e) {
            isClosed = true;
        }
    }

    private void receive(Line current) throws IOException {
        boolean isAsked = false;
        while (!isClosed) {
            try {
                take(current.read(SILENCE_MILLIS), current);
                current.deadline.renew(LONGEST_SILENCE);
                isAsked = false;
            } catch (SocketTimeoutException e) {
                if (isAsked) {
                    throw new IOException("the broker is silent", e);
                }
                isAsked = true;
                current.send(Packet.ping());
            }
        }
    }

    private void take(Packet packet, Line current) throws IOException {
        switch (packet.type()) {
            case Packet.PUBLISH -> {
                var arrival = packet.arrival();
                if (arrival.number() > 0) {
                    current.send(Packet.acknowledge(arrival.number()));
                }
                if (!isClosed) {
                    mail.listener().accept(arrival.topic(), arrival.message());
                }
            }
            case Packet.PUBACK -> acknowledged(packet);
            case Packet.DISCONNECT -> throw new IOException("the broker ends the connection");
            default -> {} // a sign of life
        }
    }

    // What is sent

    /**
     * Sends a message, and again if the connection is lost meanwhile, so that it may arrive more than once.
     *
     * @throws BrokerException if the broker does not let us write there
     * @throws IOException if the broker has not got it in this time
     */
    public void send(String topic, byte[] message, Duration within) throws IOException, InterruptedException {
        if (!places.tryAcquire(within.toNanos(), TimeUnit.NANOSECONDS)) {
            throw new IOException("the broker takes nothing");
        }
        int number = 0;
        try {
            var got = new CompletableFuture<Void>();
            number = post(topic, message, got);
            got.get(within.toNanos(), TimeUnit.NANOSECONDS);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof BrokerException refused) {
                throw refused;
            }
            throw new IOException("the broker has not got a message", e);
        } catch (TimeoutException e) {
            throw new IOException("the broker has not got a message", e);
        } finally {
            forget(number);
            places.release();
        }
    }

    /** Sends a message if that is possible now, and does not wait. */
    public synchronized void trySend(String topic, byte[] message) {
        if (line != null && !isClosed) {
            line.send(Packet.publish(nextNumber(), topic, message));
        }
    }

    private synchronized int post(String topic, byte[] message, CompletableFuture<Void> got) throws IOException {
        if (isClosed) {
            throw new IOException("closed");
        }
        int number = nextNumber();
        var packet = Packet.publish(number, topic, message);
        underWay.put(number, new Sent(packet, got));
        if (line != null) {
            line.send(packet); // into nowhere if it is lost; then again on the next one
        }
        return number;
    }

    private int nextNumber() {
        do {
            lastNumber = lastNumber == LAST_NUMBER ? 2 : lastNumber + 1;
        } while (underWay.containsKey(lastNumber));
        return lastNumber;
    }

    private synchronized void forget(int number) {
        underWay.remove(number);
    }

    private synchronized void acknowledged(Packet packet) throws IOException {
        var sent = underWay.get(packet.number());
        if (sent != null && !packet.isYes()) {
            sent.got().completeExceptionally(refusal(packet.reason(), BrokerException.Reason.FORBIDDEN));
        } else if (sent != null) {
            sent.got().complete(null);
        }
    }

    /** Ends the connection, for which there is half a second. */
    @Override
    public void close() {
        Line last;
        synchronized (this) {
            if (isClosed) {
                return;
            }
            isClosed = true;
            last = line;
            underWay.values().forEach(sent -> sent.got().completeExceptionally(new IOException("closed")));
        }
        if (last != null) {
            last.leave();
        }
    }
}
