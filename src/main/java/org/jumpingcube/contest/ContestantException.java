package org.jumpingcube.contest;

import java.io.Serial;

/** A contestant cannot go on: its program ended, stopped answering or broke the rules. The message is for the user. */
public final class ContestantException extends MatchException {
    @Serial
    private static final long serialVersionUID = 1;

    private final Fault fault;

    ContestantException(Fault fault, String message) {
        super(message);
        this.fault = fault;
    }

    ContestantException(Fault fault, String message, Throwable cause) {
        super(message, cause);
        this.fault = fault;
    }

    public Fault fault() {
        return fault;
    }
}
