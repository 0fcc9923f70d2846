package org.jumpingcube.collection;

import java.io.IOException;
import java.io.Serial;
import java.nio.file.Path;

/** The collection cannot be used now. Nothing in it has changed. */
public final class CollectionException extends IOException {
    @Serial
    private static final long serialVersionUID = 1;

    private final Kind kind;

    /** Why it cannot be used. */
    public enum Kind {
        /** A newer program has written it. */
        NEWER,
        /** The file cannot be opened, read or written, or somebody else does not let go of it. */
        UNUSABLE
    }

    CollectionException(Kind kind, Path file) {
        super(file + " was written by a newer version of this program");
        this.kind = kind;
    }

    CollectionException(Kind kind, Path file, Throwable cause) {
        super(file + " cannot be used: " + cause.getMessage(), cause);
        this.kind = kind;
    }

    /** Why it cannot be used. */
    public Kind kind() {
        return kind;
    }
}
