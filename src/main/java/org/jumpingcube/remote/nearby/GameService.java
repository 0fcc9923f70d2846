package org.jumpingcube.remote.nearby;

import java.net.InetAddress;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jumpingcube.remote.nearby.DnsMessage.Resource;

/**
 * A hosted game as a service of DNS-SD (RFC 6763). All its records travel in one message.
 *
 * @param instance its name, unlike that of any other
 * @param kind the name of the kind of game
 */
record GameService(String instance, String kind, int port) {
    static final DnsName TYPE = DnsName.of("_jumping-cube._tcp.local");

    /** How long a record holds without being repeated, in seconds. */
    static final long HOLDS = 120;

    private static final DnsName ALL_TYPES = DnsName.of("_services._dns-sd._udp.local");
    private static final String GAME = "game=";
    private static final Pattern KIND = Pattern.compile("[a-z][a-z0-9-]{0,30}");

    /** Whether a message asks for this game. */
    boolean isAskedFor(DnsMessage message) {
        return message.questions().stream()
                .anyMatch(question -> question.asksFor(TYPE, DnsMessage.PTR)
                        || question.asksFor(ALL_TYPES, DnsMessage.PTR)
                        || question.name().equals(TYPE.with(instance))
                        || question.asksFor(host(), DnsMessage.A));
    }

    private DnsName host() {
        return new DnsName(List.of("jumping-cube-" + Integer.toHexString(instance.hashCode()), "local"));
    }

    /** The message that tells of this game: where it is, or that it is not there any more if it holds for 0 seconds. */
    DnsMessage message(InetAddress address, long seconds) {
        var name = TYPE.with(instance);
        return DnsMessage.answer(List.of(
                new Resource(TYPE, DnsMessage.PTR, seconds, Resource.dataOf(name)),
                new Resource(name, DnsMessage.SRV, seconds, Resource.service(port, host())),
                new Resource(name, DnsMessage.TXT, seconds, Resource.text(List.of("txtvers=1", GAME + kind))),
                new Resource(host(), DnsMessage.A, seconds, address.getAddress()),
                new Resource(ALL_TYPES, DnsMessage.PTR, seconds, Resource.dataOf(TYPE))));
    }

    /** The game that a message tells of; a game that is over has port 0. */
    static Optional<GameService> read(DnsMessage message) {
        var pointer = message.isResponse() ? message.find(TYPE, DnsMessage.PTR) : Optional.<Resource>empty();
        return pointer.flatMap(Resource::target)
                .filter(name -> name.isOneBelow(TYPE))
                .flatMap(name -> read(
                        message,
                        name,
                        pointer.filter(found -> found.seconds() == 0).isPresent()));
    }

    private static Optional<GameService> read(DnsMessage message, DnsName name, boolean isOver) {
        String instance = name.labels().get(0);
        if (isOver) {
            return Optional.of(new GameService(instance, "", 0));
        }
        int port = message.find(name, DnsMessage.SRV).map(Resource::port).orElse(0);
        return message.find(name, DnsMessage.TXT).stream()
                .flatMap(text -> text.strings().stream())
                .filter(text -> text.startsWith(GAME))
                .map(text -> text.substring(GAME.length()))
                .filter(KIND.asMatchPredicate())
                .findFirst()
                .filter(kind -> port > 0)
                .map(kind -> new GameService(instance, kind, port));
    }
}
