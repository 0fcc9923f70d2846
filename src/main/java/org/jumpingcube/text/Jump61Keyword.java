package org.jumpingcube.text;

import java.util.List;

/**
 * A command of the protocol.
 *
 * @param word what it is called, in small letters
 * @param operands the operands it needs, as the help names them
 * @param effect what it does, for the help
 */
record Jump61Keyword(String word, List<String> operands, String effect, Action action) {
    /** What happens when the command is given. */
    @FunctionalInterface
    interface Action {
        void run(InputLine line) throws UserError;
    }

    void run(InputLine line) throws UserError {
        line.requireWords(1 + operands.size());
        action.run(line);
    }

    String usage() {
        return operands.isEmpty() ? word : word + " " + String.join(" ", operands);
    }
}
