package org.jumpingcube.worker;

import java.lang.Thread.UncaughtExceptionHandler;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Stands where the log is in the program: what nobody catches on any thread ends here. */
public final class ReportedFaults implements BeforeEachCallback, AfterEachCallback {
    private static final int PATIENCE_SECONDS = 60;

    private final BlockingQueue<Throwable> faults = new LinkedBlockingQueue<>();
    private @Nullable UncaughtExceptionHandler before;

    @Override
    public void beforeEach(ExtensionContext context) {
        before = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler((thread, fault) -> faults.add(fault));
    }

    @Override
    public void afterEach(ExtensionContext context) {
        Thread.setDefaultUncaughtExceptionHandler(before);
    }

    /** What the faults say that have been reported so far. */
    public List<@Nullable String> messages() {
        var messages = new ArrayList<@Nullable String>();
        faults.forEach(fault -> messages.add(fault.getMessage()));
        return messages;
    }

    /** Waits for the next fault. */
    public Throwable await() throws InterruptedException {
        var fault = faults.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        if (fault == null) {
            throw new AssertionError("nothing is reported");
        }
        return fault;
    }
}
