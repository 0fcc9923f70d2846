package org.jumpingcube.remote.broker;

import java.io.IOException;

/** The session with a broker could not begin, and trying the same again would not help. */
public final class BrokerException extends IOException {
    private static final long serialVersionUID = 1L;

    private final Reason reason;

    /** What is wrong. */
    public enum Reason {
        /** It does not let this user in. */
        REFUSED,
        /** It does not let anybody in like this, or not now. */
        TURNED_AWAY,
        /** It speaks another version of MQTT. */
        OLD,
        /** It lets us in, but not read or write at our topics. */
        FORBIDDEN,
        /** It does not use TLS, or none that is safe. */
        WITHOUT_TLS,
        /** Nobody whom this computer trusts has signed its certificate. */
        UNTRUSTED,
        /** Its certificate is for another host. */
        OTHER_HOST,
        /** Its certificate is not valid any more, or not yet. */
        OUT_OF_DATE
    }

    BrokerException(Reason reason, String message, Throwable cause) {
        super(message, cause);
        this.reason = reason;
    }

    /** What went wrong, found out by what the broker does and not by what it says. */
    public BrokerException(Reason reason, String message) {
        super(message);
        this.reason = reason;
    }

    public Reason reason() {
        return reason;
    }
}
