package org.jumpingcube.collection;

import java.io.IOException;
import java.io.Serial;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.storage.Problem;

/** The collection cannot be used now. Nothing in it has changed. */
public final class CollectionException extends IOException {
    @Serial
    private static final long serialVersionUID = 1;

    private final Kind kind;
    private final transient Problem problem;

    /** Why it cannot be used. */
    public enum Kind {
        /** A newer program has written it. */
        NEWER,
        /** The file cannot be opened, read or written, or somebody else does not let go of it. */
        UNUSABLE
    }

    CollectionException(Kind kind, Path file, Problem problem, @Nullable Throwable cause) {
        super(file + ": " + problem.text(Locale.ENGLISH), cause);
        this.kind = kind;
        this.problem = problem;
    }

    /** Why it cannot be used. */
    public Kind kind() {
        return kind;
    }

    /** The same for the user to read, without a word of the database's own. */
    public Problem problem() {
        return problem;
    }
}
