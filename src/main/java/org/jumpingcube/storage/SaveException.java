package org.jumpingcube.storage;

import java.io.IOException;
import java.io.Serial;
import java.util.Locale;

/** A game could not be written. What stood in its place before is as it was. */
public final class SaveException extends IOException {
    @Serial
    private static final long serialVersionUID = 1;

    private final transient Problem problem;

    SaveException(Problem problem) {
        super(problem.text(Locale.ENGLISH));
        this.problem = problem;
    }

    SaveException(Problem problem, IOException cause) {
        super(problem.text(Locale.ENGLISH), cause);
        this.problem = problem;
    }

    public Problem problem() {
        return problem;
    }
}
