package org.jumpingcube.contest;

import java.io.Serial;

/** A match cannot go on. The message is for the user. */
public class MatchException extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1;

    MatchException(String message) {
        super(message);
    }

    MatchException(String message, Throwable cause) {
        super(message, cause);
    }
}
