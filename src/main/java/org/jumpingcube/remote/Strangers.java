package org.jumpingcube.remote;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Those who are connected to a host and have not yet proved that they know the code. They may be few, from one origin
 * only a few a second, and fewer still may try a code. If there are too many, one goes of the origin that has most of
 * them: so strangers who crowd the places push each other out, and not a friend who comes from elsewhere.
 */
final class Strangers {
    private static final int MOST_ORIGINS = 256; // that are remembered, those from which somebody came last

    private final Limits limits;
    private final Map<String, Origin> origins = new LinkedHashMap<>(); // by name, the latest last
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
        if (there.size() > Limits.MOST_STRANGERS) {
            var last = oldestOfTheMost();
            there.remove(last);
            last.close();
        }
    }

    private Connection oldestOfTheMost() {
        var counts = there.values().stream().collect(Collectors.groupingBy(from -> from, Collectors.counting()));
        long most = counts.values().stream().mapToLong(Long::longValue).max().orElse(0);
        return there.entrySet().stream()
                .filter(one -> most == counts.getOrDefault(one.getValue(), 0L))
                .findFirst()
                .orElseThrow()
                .getKey();
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
