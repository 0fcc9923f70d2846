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
    private static final int PLAIN_PORT = 1883;
    private static final int ENCRYPTED_PORT = 8883;
    private static final int LAST_PORT = 65_535;
    private static final int LONGEST = 500;

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
            var uri = new URI(stripped.contains("://") ? stripped : PLAIN + "://" + stripped);
            return Optional.of(uri).filter(BrokerAddress::isBroker).map(BrokerAddress::of);
        } catch (URISyntaxException | IllegalArgumentException e) {
            return Optional.empty();
        }
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
        return (isEncrypted ? ENCRYPTED : PLAIN) + "://" + host + ":" + port;
    }
}
