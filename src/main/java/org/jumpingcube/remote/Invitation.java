package org.jumpingcube.remote;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Where a host can be found, and the code.
 *
 * @param address a name or an IP address
 * @param port 1 to 65535
 */
public record Invitation(String address, int port, Code code) {
    private static final int LAST_PORT = 65_535;
    private static final Pattern PLACE =
            Pattern.compile("(?:\\[([0-9a-fA-F:.%\\w]{2,60})]|([\\w.-]{1,253})):([0-9]{1,5})");

    public Invitation {
        if (port < 1 || port > LAST_PORT) {
            throw new IllegalArgumentException("port " + port);
        }
    }

    /**
     * The invitation that a text is, {@code 192.168.1.20:4961 ABCD2345}; an IPv6 address stands in brackets. Blanks do
     * not matter.
     */
    public static Optional<Invitation> parse(String text) {
        var words = Code.plain(text).split(" +", 2);
        return words.length < 2 ? Optional.empty() : of(words[0], words[1]);
    }

    /**
     * The invitation that a place and a code make; empty if either cannot be one.
     *
     * @param place {@code ADDRESS:PORT}
     * @param code as somebody has typed it
     */
    public static Optional<Invitation> of(String place, String code) {
        var matcher = PLACE.matcher(Code.plain(place));
        if (!matcher.matches()) {
            return Optional.empty();
        }
        String address = matcher.group(1) == null ? matcher.group(2) : matcher.group(1);
        int port = Integer.parseInt(matcher.group(3));
        return port < 1 || port > LAST_PORT
                ? Optional.empty()
                : Code.parse(code).map(read -> new Invitation(address, port, read));
    }

    /** The line to send to the friend. */
    public String line() {
        return place(address, port) + " " + code.letters();
    }

    /** An address and a port in one. */
    public static String place(String address, int port) {
        return (address.contains(":") ? "[" + address + "]" : address) + ":" + port;
    }
}
