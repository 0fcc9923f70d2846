package org.jumpingcube.text;

import java.io.IOException;
import java.io.Reader;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/**
 * Reads several inputs one after the other, as lines that end with LF, CR or both. It only keeps the first {@value
 * #LONGEST_LINE} characters of a line, so that endless input without line ends cannot fill the memory.
 */
public final class LineReader implements LineSource {
    /** A line of this length may have been cut. */
    public static final int LONGEST_LINE = 1 << 16;

    private final Iterator<? extends Reader> inputs;
    private Reader in = Reader.nullReader();
    private boolean afterCarriageReturn;

    /** @param inputs read a character at a time, so buffer them if speed matters */
    public LineReader(List<? extends Reader> inputs) {
        this.inputs = inputs.iterator();
    }

    /** The next line without its line end; empty at the end of the last input. */
    @Override
    public Optional<String> next() throws IOException {
        int first = firstOfLine();
        while (first < 0 && inputs.hasNext()) {
            in = inputs.next();
            first = in.read();
        }
        return first < 0 ? Optional.empty() : Optional.of(lineFrom(first));
    }

    private String lineFrom(int first) throws IOException {
        var line = new StringBuilder();
        int read = first;
        while (read >= 0 && read != '\n' && read != '\r') {
            if (line.length() < LONGEST_LINE) {
                line.append((char) read);
            }
            read = in.read();
        }
        afterCarriageReturn = read == '\r';
        return line.toString();
    }

    // The LF of a CR LF is skipped here. Waiting for it at the end of the line would keep a person at the terminal
    // waiting.
    private int firstOfLine() throws IOException {
        int read = in.read();
        return afterCarriageReturn && read == '\n' ? in.read() : read;
    }
}
