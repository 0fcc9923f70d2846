package org.jumpingcube.text;

import java.io.Serial;

/** A line of input or a command line argument that is invalid. The message is the complete reply. */
final class UserError extends Exception {
    @Serial
    private static final long serialVersionUID = 1;

    UserError(String message) {
        super(message);
    }

    String reply() {
        return String.valueOf(getMessage());
    }
}
