package org.jumpingcube.remote;

import java.io.IOException;

/** One of the two does not want to go on, and says why. */
public final class PartedException extends IOException {
    private static final long serialVersionUID = 1L;

    private final Parting reason;

    PartedException(Parting reason) {
        super(Words.of(reason));
        this.reason = reason;
    }

    public Parting reason() {
        return reason;
    }
}
