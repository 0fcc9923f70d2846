package org.jumpingcube;

import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Catches what the program logs during a test that plants faults; in other tests a fault shows in the build's output. */
public final class CaughtLog implements BeforeEachCallback, AfterEachCallback {
    private final Logger program = Logger.getLogger("org.jumpingcube");
    private final List<Throwable> faults = new ArrayList<>();
    private final Handler catcher = new Handler() {
        @Override
        public void publish(LogRecord entry) {
            faults.add(entry.getThrown());
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    };

    /** The faults logged so far, the oldest first. */
    public List<Throwable> faults() {
        return List.copyOf(faults);
    }

    @Override
    public void beforeEach(ExtensionContext context) {
        program.addHandler(catcher);
        program.setUseParentHandlers(false);
    }

    @Override
    public void afterEach(ExtensionContext context) {
        program.removeHandler(catcher);
        program.setUseParentHandlers(true);
    }
}
