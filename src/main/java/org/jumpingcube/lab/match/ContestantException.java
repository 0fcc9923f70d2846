package org.jumpingcube.lab.match;

import java.io.Serial;

/** A contestant cannot go on: its program ended, stopped answering or broke the rules. The message is for the user. */
public final class ContestantException extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1;

    ContestantException(String message) {
        super(message);
    }

    ContestantException(String message, Throwable cause) {
        super(message, cause);
    }
}
