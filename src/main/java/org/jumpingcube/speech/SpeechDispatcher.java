package org.jumpingcube.speech;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.worker.Threads;

/**
 * Has texts spoken by Speech Dispatcher, the speech service of Linux desktops. All methods return at once: a thread of its
 * own, which exists from the first text on, talks to the service. A service that is missing, dies or does nothing useful
 * makes the program silent, and is tried again a while later.
 */
public final class SpeechDispatcher implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger("org.jumpingcube.speech");

    /** Starts the service for this user, unless its configuration forbids that. Returns when it listens. */
    private static final List<String> START = List.of("/usr/bin/speech-dispatcher", "--spawn");

    private static final int MOST_WAITING = 50; // texts; the oldest go first
    private static final int LONGEST_TEXT = 8000; // characters
    private static final Times USUAL = new Times(Duration.ofSeconds(5), Duration.ofSeconds(10));

    private final Optional<SpeechSocket> socket;
    private final Times times;
    private final Consumer<Boolean> onText;
    private final BlockingDeque<Job> waiting = new LinkedBlockingDeque<>();
    private volatile Manner manner = Manner.in(Locale.ENGLISH);
    private @Nullable Thread thread; // guarded by this
    private volatile boolean isClosed;

    // Of the thread alone:
    private @Nullable SsipConnection connection;
    private Manner spoken = manner; // the manner of the connection
    private long silentUntil = System.nanoTime();

    /**
     * How long to wait.
     *
     * @param patience for an answer of the service
     * @param silence after a failure, until the service is tried again
     */
    record Times(Duration patience, Duration silence) {}

    private sealed interface Job {
        record Speak(String text) implements Job {}

        /** Stop speaking. */
        record Hush() implements Job {}

        record End() implements Job {}
    }

    /**
     * Connects with the service when there is something to say.
     *
     * @param socket where the service listens; empty for silence
     * @param onText told of a text whether there is a service for it, on any thread; not while it is left alone
     */
    public SpeechDispatcher(Optional<SpeechSocket> socket, Consumer<Boolean> onText) {
        this(socket, onText, USUAL);
    }

    SpeechDispatcher(Optional<SpeechSocket> socket, Consumer<Boolean> onText, Times times) {
        this.socket = socket;
        this.onText = onText;
        this.times = times;
    }

    /** Sets how the texts from now on are spoken. */
    public void use(Manner changed) {
        manner = changed;
    }

    /**
     * Has a text spoken after those before it.
     *
     * @param text what is beyond {@value #LONGEST_TEXT} characters is left out
     */
    public void say(String text) {
        String plain = plain(text);
        if (isClosed || plain.isBlank()) {
            return;
        }
        if (socket.isEmpty()) {
            onText.accept(false);
            return;
        }
        while (waiting.size() >= MOST_WAITING) {
            waiting.poll();
        }
        waiting.add(new Job.Speak(plain));
        start();
    }

    /** Nothing in a text controls anything. */
    private static String plain(String text) {
        return text.substring(0, Math.min(text.length(), LONGEST_TEXT)).replaceAll("[\\p{Cntrl}&&[^\n]]", " ");
    }

    /** Stops speaking, and forgets what was still to be said. */
    public synchronized void hush() {
        waiting.clear();
        if (thread != null && !isClosed) {
            waiting.addFirst(new Job.Hush());
        }
    }

    private synchronized void start() {
        if (thread == null) {
            thread = Threads.start("speech", this::run);
        }
    }

    /** How many texts are still to be said. */
    int waiting() {
        return waiting.size();
    }

    /** Says no more. What is being said is broken off. */
    @Override
    public synchronized void close() {
        hush();
        isClosed = true;
        waiting.add(new Job.End());
    }

    private void run() {
        try {
            for (Job job = waiting.take(); !(job instanceof Job.End); job = waiting.take()) {
                if (job instanceof Job.Speak speak) {
                    speak(speak.text());
                } else {
                    stop();
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            disconnect();
        }
    }

    /** A service may have been started anew since the last text, so a connection that is broken is made once more. */
    private void speak(String text) throws InterruptedException {
        if (silentUntil - System.nanoTime() > 0) {
            return;
        }
        boolean wasConnected = connection != null;
        boolean isThere = speakOnce(text) || (wasConnected && speakOnce(text));
        onText.accept(isThere);
        if (!isThere) {
            silentUntil = System.nanoTime() + times.silence().toNanos();
        }
    }

    private boolean speakOnce(String text) throws InterruptedException {
        try {
            var service = connected();
            if (!service.speak(text)) {
                LOG.log(Level.DEBUG, "the speech service refuses a text");
            }
            return true;
        } catch (IOException e) {
            LOG.log(Level.DEBUG, "nothing can be spoken", e);
            disconnect();
            return false;
        }
    }

    private void stop() {
        var service = connection;
        if (service != null) {
            try {
                service.send("CANCEL SELF");
            } catch (IOException e) {
                LOG.log(Level.DEBUG, "the speech service cannot be stopped", e);
                disconnect();
            }
        }
    }

    /** A connection in the manner of the moment. */
    private SsipConnection connected() throws IOException, InterruptedException {
        Manner wanted = manner;
        if (connection != null && !wanted.equals(spoken)) {
            disconnect(); // a new one is as the machine is set up
        }
        var service = connection;
        if (service == null) {
            service = connect();
            connection = service;
            spoken = wanted;
            set(service, wanted);
        }
        return service;
    }

    private SsipConnection connect() throws IOException, InterruptedException {
        var place = socket.orElseThrow();
        try {
            return SsipConnection.open(place.path(), times.patience());
        } catch (IOException e) {
            if (!place.isUsual()) {
                throw e;
            }
            startService();
            return SsipConnection.open(place.path(), times.patience());
        }
    }

    private void startService() throws IOException, InterruptedException {
        var process = new ProcessBuilder(START)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        process.getOutputStream().close();
        if (!process.waitFor(times.patience().toMillis(), TimeUnit.MILLISECONDS)) {
            process.destroyForcibly();
        }
    }

    /** What the service does not know, such as a language without a voice, it refuses; it then speaks as it can. */
    private static void set(SsipConnection service, Manner wanted) throws IOException {
        service.send("SET SELF CLIENT_NAME user:jumping-cube:main");
        service.send("SET SELF LANGUAGE " + wanted.language().toLanguageTag());
        service.send("SET SELF PRIORITY MESSAGE");
        if (wanted.rate().isPresent()) {
            service.send("SET SELF RATE " + wanted.rate().get());
        }
        if (wanted.voice().isPresent()) {
            service.send("SET SELF VOICE_TYPE " + wanted.voice().get());
        }
    }

    private void disconnect() {
        var service = connection;
        connection = null;
        if (service != null) {
            try {
                service.close();
            } catch (IOException e) {
                LOG.log(Level.DEBUG, "the connection to the speech service does not close", e);
            }
        }
    }
}
