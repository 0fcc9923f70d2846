package org.jumpingcube.text;

import java.io.IOException;
import java.io.Writer;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/**
 * The output of the protocol: replies to one writer and errors to another, each flushed at once, since the other end
 * may be a program waiting for the line.
 */
final class Terminal {
    private static final Pattern MEANINGFUL_TO_PROGRAMS = Pattern.compile("[*=>]");

    private static final Pattern BROKEN_PIPE = Pattern.compile("(?i)pipe"); // in the system's own words

    private final Writer replies;
    private final Writer errors;
    private final Consumer<String> witness;
    private Optional<IOException> fault = Optional.empty();

    /** @param witness told of everything that is written */
    Terminal(Writer replies, Writer errors, Consumer<String> witness) {
        this.replies = replies;
        this.errors = errors;
        this.witness = witness;
    }

    /** The same terminal with a witness, who is told of everything that is written. */
    Terminal before(Consumer<String> seeing) {
        return new Terminal(replies, errors, seeing);
    }

    /** Whether no more replies can be written. */
    boolean isClosed() {
        return fault.isPresent();
    }

    /** Why no more replies can be written; empty if they can, and if it is only that nobody reads them any more. */
    Optional<String> fault() {
        return fault.map(e -> String.valueOf(e.getMessage()))
                .filter(reason -> !BROKEN_PIPE.matcher(reason).find());
    }

    void line(String line) {
        text(line + "\n");
    }

    /** Writes whole lines, or a prompt. */
    void text(String text) {
        witness.accept(text);
        try {
            replies.write(text);
            replies.flush();
        } catch (IOException e) {
            fault = Optional.of(e);
        }
    }

    void error(String message) {
        String line = Printable.of(message) + "\n";
        witness.accept(line);
        try {
            errors.write(line);
            errors.flush();
        } catch (IOException nobodyReads) {
            // The game can go on if nobody reads its errors.
        }
    }

    /** Echoes a line of input, without anything that a program could mistake for a reply. */
    void echo(String line) {
        line(MEANINGFUL_TO_PROGRAMS.matcher(Printable.of(line)).replaceAll("?"));
    }
}
