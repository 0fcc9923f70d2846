package org.jumpingcube.remote.broker;

import java.io.IOException;

/** The session with a broker could not begin, and trying the same again would not help. */
public final class BrokerException extends IOException {
    private static final long serialVersionUID = 1L;

    private final Reason reason;

    /** What is wrong. */
    public enum Reason {
        /** It does not let us in. */
        REFUSED,
        /** Its certificate does not prove that it is the one that was meant. */
        UNTRUSTED
    }

    BrokerException(Reason reason, String message, Throwable cause) {
        super(message, cause);
        this.reason = reason;
    }

    BrokerException(Reason reason, String message) {
        super(message);
        this.reason = reason;
    }

    public Reason reason() {
        return reason;
    }
}
