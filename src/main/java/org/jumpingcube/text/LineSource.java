package org.jumpingcube.text;

import java.io.IOException;
import java.util.Optional;

/** Where commands come from, a line at a time. */
interface LineSource {
    /** The next line without its end, however long it takes to come; empty when there will be no more. */
    Optional<String> next() throws IOException;
}
