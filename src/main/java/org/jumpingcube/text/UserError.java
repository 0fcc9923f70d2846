package org.jumpingcube.text;

import java.io.Serial;

/**
 * A line of input, or a word of the program's command line, that cannot be carried out. The message is the whole reply.
 */
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
