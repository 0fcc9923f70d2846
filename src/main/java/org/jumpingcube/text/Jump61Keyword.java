package org.jumpingcube.text;

/**
 * A command of the protocol.
 *
 * @param usage its word in lower case, then its operands as the help names them
 * @param effect what it does, for the help
 */
record Jump61Keyword(String usage, String effect, Action action) {
    /** Executes the command. */
    @FunctionalInterface
    interface Action {
        void run(InputLine line) throws UserError;
    }

    void run(InputLine line) throws UserError {
        line.requireWords(usage.split(" ").length);
        action.run(line);
    }
}
