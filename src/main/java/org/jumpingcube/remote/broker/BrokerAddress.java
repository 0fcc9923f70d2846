package org.jumpingcube.remote.broker;

import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Where a broker is found, and how it knows the user.
 *
 * @param host a name or an IP address
 * @param port 1 to 65535
 * @param isEncrypted whether the connection to it uses TLS
 * @param user may be empty: then there is no password either
 */
public record BrokerAddress(String host, int port, boolean isEncrypted, String user, String password) {
    private static final String PLAIN = "mqtt";
    private static final String ENCRYPTED = "mqtts";
    private static final String SCHEME_END = "://";
    private static final int PLAIN_PORT = 1883;
    private static final int ENCRYPTED_PORT = 8883;
    private static final int LAST_PORT = 65_535;
    private static final int LONGEST = 500;
    private static final String THIS_COMPUTER = "localhost|127(\\.[0-9]{1,3}){3}|\\[::1]";

    /**
     * The address in a text such as {@code mqtts://user:password@broker.example:8883}. Without a scheme the connection is
     * not encrypted; port, user and password may be left out.
     */
    public static Optional<BrokerAddress> parse(String text) {
        String stripped = text.strip();
        if (stripped.isEmpty() || stripped.length() > LONGEST) {
            return Optional.empty();
        }
        try {
            var uri = new URI(hasScheme(stripped) ? stripped : PLAIN + SCHEME_END + stripped);
            return Optional.of(uri).filter(BrokerAddress::isBroker).map(BrokerAddress::of);
        } catch (URISyntaxException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** Whether a text says in the way of a URL how something is reached. */
    public static boolean hasScheme(String text) {
        return text.contains(SCHEME_END);
    }

    /**
     * The address of a broker whose parts are entered one by one.
     *
     * @param place {@code HOST} or {@code HOST:PORT}; empty if it is neither
     */
    public static Optional<BrokerAddress> of(String place, boolean isEncrypted, String user, String password) {
        return place.contains("@") || hasScheme(place)
                ? Optional.empty()
                : parse((isEncrypted ? ENCRYPTED : PLAIN) + SCHEME_END + place.strip())
                        .map(address -> address.as(user, password));
    }

    /** The same broker, which knows the user by another name. */
    public BrokerAddress as(String otherUser, String otherPassword) {
        return new BrokerAddress(host, port, isEncrypted, otherUser, otherPassword);
    }

    /** Whether others on the way can read the password, so that the user has to be asked before it is sent. */
    public boolean showsPassword() {
        return !isEncrypted && !password.isEmpty() && !host.matches(THIS_COMPUTER);
    }

    /** Host and port. */
    public String place() {
        return host + ":" + port;
    }

    private static boolean isBroker(URI uri) {
        return (PLAIN.equals(uri.getScheme()) || ENCRYPTED.equals(uri.getScheme()))
                && uri.getHost() != null
                && uri.getPort() != 0
                && uri.getPort() <= LAST_PORT
                && (uri.getRawPath() == null
                        || uri.getRawPath().isEmpty()
                        || uri.getRawPath().equals("/"))
                && uri.getRawQuery() == null
                && uri.getRawFragment() == null;
    }

    private static BrokerAddress of(URI uri) {
        boolean isEncrypted = ENCRYPTED.equals(uri.getScheme());
        int usual = isEncrypted ? ENCRYPTED_PORT : PLAIN_PORT;
        String account = uri.getRawUserInfo() == null ? "" : uri.getRawUserInfo();
        int sign = account.indexOf(':');
        return new BrokerAddress(
                uri.getHost(),
                uri.getPort() < 0 ? usual : uri.getPort(),
                isEncrypted,
                decoded(sign < 0 ? account : account.substring(0, sign)),
                sign < 0 ? "" : decoded(account.substring(sign + 1)));
    }

    private static String decoded(String text) {
        return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
    }

    /** The address without user and password. */
    @Override
    public String toString() {
        return (isEncrypted ? ENCRYPTED : PLAIN) + SCHEME_END + place();
    }
}
