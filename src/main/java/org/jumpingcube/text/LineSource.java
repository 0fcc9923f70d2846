package org.jumpingcube.text;

import java.io.IOException;
import java.util.Optional;

/** A source of commands, line by line. */
interface LineSource {
    /** The next line without its line end, however long it takes; empty if there are no more. */
    Optional<String> next() throws IOException;
}
