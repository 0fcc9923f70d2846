package org.jumpingcube.remote;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * What a connection may cost, and how long things may take.
 *
 * @param greeting from the connection to the proof that the other side knows the code
 * @param silence after which a connection counts as lost
 * @param ping after this time without another line a sign of life is sent
 * @param between two connections that a host takes
 * @param linesPerSecond that are read on average; the others wait in the network
 * @param visitsPerSecond how often a friend may come on average
 * @param attempts how long a guest waits after each failed attempt to connect; the last is repeated
 */
public record Limits(
        Duration greeting,
        Duration silence,
        Duration ping,
        Duration between,
        int linesPerSecond,
        int visitsPerSecond,
        List<Duration> attempts) {
    /** The longest line in bytes, without its end. */
    public static final int LONGEST_LINE = 2048;

    /** The longest line as it travels, encrypted and in base64. */
    static final int LONGEST_SEALED = (LONGEST_LINE + Secret.TAG_BYTES + 2) / 3 * 4;

    /** How many lines may come at once. */
    public static final int BURST = 200;

    /**
     * How many from one origin may be connected who have not yet proved that they know the code, and how many may come at
     * once. One goes if one more comes.
     */
    public static final int MOST_STRANGERS = 8;

    /** How many of them from all origins: twice as many as come while a key exchange goes on that takes its time. */
    public static final int MOST_STRANGERS_IN_ALL = 100;

    /** How many times as often as from one origin connections are taken from all. */
    private static final int ORIGINS = 10;

    /** How long a host waits for the next connection after one that it has not taken. */
    static final Duration BETWEEN_REJECTED = Duration.ofMillis(1);

    /** How many codes may be tried at once from one origin. */
    public static final int MOST_TRIES = 5;

    /** How long each of them takes on average. */
    static final Duration BETWEEN_TRIES = Duration.ofSeconds(5);

    /** How long a host waits that cannot take connections, as when too many files are open. */
    static final Duration BETWEEN_FAILURES = Duration.ofSeconds(1);

    /** How many lines of a connection may be refused. */
    public static final int MOST_REFUSALS = 30;

    /** How many lines may wait for an end that does not read them. */
    public static final int MOST_WAITING = 2 * BURST;

    /** How long a connection that ends may still take to send what was said. */
    static final Duration LAST_WORDS = Duration.ofMillis(500);

    /** How many questions and phrases a second the friend may send on average. */
    static final int QUESTIONS_PER_SECOND = 1;

    /** How many questions, phrases and visits may come at once. */
    static final int FEW = 5;

    public static final Limits USUAL = new Limits(
            Duration.ofSeconds(5),
            Duration.ofSeconds(30),
            Duration.ofSeconds(10),
            Duration.ofMillis(20),
            50,
            1,
            List.of(
                    Duration.ofMillis(500),
                    Duration.ofSeconds(1),
                    Duration.ofSeconds(2),
                    Duration.ofSeconds(5),
                    Duration.ofSeconds(10)));

    public Limits {
        attempts = List.copyOf(attempts);
    }

    /** How many connections a second are taken from one origin on average. */
    int callsPerSecond() {
        return (int) Math.max(1, TimeUnit.SECONDS.toNanos(1) / (ORIGINS * between.toNanos()));
    }
}
