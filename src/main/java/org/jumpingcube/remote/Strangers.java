package org.jumpingcube.remote;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Those who are connected to a host and have not yet proved that they know the code. They may be few, from one origin
 * only a few a second, and fewer still may try a code. If there are too many from one origin, its oldest goes; if there are
 * too many in all, the oldest of an origin that has most of them. So strangers who crowd the places push each other out,
 * and not a friend who comes from elsewhere. From where the friend has come before nobody has to go.
 */
final class Strangers {
    private static final int MOST_ORIGINS = 256; // that are remembered, those from which somebody came last

    private final Limits limits;
    private final Map<String, Origin> origins = new LinkedHashMap<>(); // by name, the latest last
    private final Set<String> friendly = new HashSet<>(); // origins from which somebody had the code
    private final Map<Connection, String> there = new LinkedHashMap<>(); // and their origins, the oldest first

    /** How often somebody may connect from there, and how often they may try a code. */
    private record Origin(RateLimit calls, RateLimit tries) {}

    Strangers(Limits limits) {
        this.limits = limits;
    }

    /** Whether one more may come from an {@linkplain Wire#origin origin} now; if not, it does not count. */
    synchronized boolean mayCome(String origin) {
        return origin(origin).calls().allows();
    }

    /** Whether somebody there may try a code now; if not, it does not count. */
    synchronized boolean mayTry(String origin) {
        return origin(origin).tries().allows();
    }

    /** Somebody there has the right code: what has been tried before is forgotten. */
    synchronized void forgive(String origin) {
        origins.put(origin, new Origin(origin(origin).calls(), tries()));
        friendly.add(origin);
    }

    private Origin origin(String name) {
        var known = origins.remove(name);
        var origin = known == null ? new Origin(calls(), tries()) : known;
        origins.put(name, origin);
        if (origins.size() > MOST_ORIGINS) {
            origins.remove(origins.keySet().iterator().next());
        }
        return origin;
    }

    private RateLimit calls() {
        return new RateLimit(limits.callsPerSecond(), Limits.MOST_STRANGERS, System::nanoTime);
    }

    private static RateLimit tries() {
        return new RateLimit(Limits.BETWEEN_TRIES, Limits.MOST_TRIES, System::nanoTime);
    }

    /** Somebody is connected; another may have to go for it. */
    synchronized void enter(Connection line, String origin) {
        there.put(line, origin);
        oldestOfTheMost(origin).ifPresent(last -> {
            there.remove(last);
            last.close();
        });
    }

    /** Who has to go since one more has come from an origin. */
    private Optional<Connection> oldestOfTheMost(String latest) {
        var counts = there.values().stream()
                .filter(from -> !friendly.contains(from))
                .collect(Collectors.groupingBy(from -> from, Collectors.counting()));
        boolean isCrowd = counts.getOrDefault(latest, 0L) > Limits.MOST_STRANGERS;
        if (!isCrowd && there.size() <= Limits.MOST_STRANGERS_IN_ALL) {
            return Optional.empty();
        }
        long most = counts.values().stream().mapToLong(Long::longValue).max().orElse(0);
        return there.entrySet().stream()
                .filter(one -> !friendly.contains(one.getValue()) && most == counts.getOrDefault(one.getValue(), 0L))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /** Somebody is no stranger any more, or gone. */
    synchronized void leave(Connection line) {
        there.remove(line);
    }

    /** Ends all connections. */
    synchronized void close() {
        there.keySet().forEach(Connection::close);
    }
}
