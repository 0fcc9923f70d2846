package org.jumpingcube.settings;

/**
 * The broker of MQTT 5 through which friends are met. A value, and one choice: a password belongs to its address.
 *
 * @param address a host and, unless it is the usual one, a port, as in "broker.example:8883"; at most
 *     {@value #MAX_ADDRESS} characters; empty for none
 * @param encrypted whether the connection to it uses TLS
 * @param user at most {@value #MAX_WORD} characters; empty if everybody is let in
 * @param password at most {@value #MAX_WORD} characters
 */
public record Broker(String address, boolean encrypted, String user, String password) {
    public static final int MAX_ADDRESS = 260;
    public static final int MAX_WORD = 100;

    /** No broker. */
    public static final Broker NONE = new Broker("", true, "", "");

    public Broker {
        if (!canBe(address, user, password)) {
            throw new IllegalArgumentException("a broker with a text that is too long, or no text");
        }
    }

    /** Whether these texts can be those of a broker: none is too long, or has control characters in it. */
    public static boolean canBe(String address, String user, String password) {
        return isText(address, MAX_ADDRESS) && isText(user, MAX_WORD) && isText(password, MAX_WORD);
    }

    private static boolean isText(String text, int most) {
        return text.length() <= most && text.chars().noneMatch(Character::isISOControl);
    }

    /** Everything but the password. */
    @Override
    public String toString() {
        return "Broker[" + address + ", encrypted=" + encrypted + ", user=" + user + "]";
    }
}
