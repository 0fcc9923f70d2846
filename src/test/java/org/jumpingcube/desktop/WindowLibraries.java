package org.jumpingcube.desktop;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import javafx.application.Platform;
import javafx.scene.text.Text;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/**
 * Skips a window test, with one line for all of them, where JavaFX cannot start, mostly because the native libraries
 * that draw its texts are missing. With the system property {@value #REQUIRED} it fails instead. What is thrown on the
 * JavaFX thread, or any other, and caught by nobody, fails the test too.
 */
public final class WindowLibraries implements ExecutionCondition, BeforeEachCallback, AfterEachCallback {
    private static final String REQUIRED = "window.tests.required";
    private static final String ADVICE =
            "Window tests are skipped, because JavaFX does not start; mostly apt-get install libpangoft2-1.0-0 helps";

    /** Is there after a run that skipped them; the build says so in its last lines. */
    private static final Path SKIPPED = Path.of("target", "window-tests-skipped");

    private static final UncaughtFaults FAULTS = new UncaughtFaults();

    private static boolean hasTried;
    private static Optional<Throwable> failure = Optional.empty();

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        Optional<Throwable> reason = failure();
        if (reason.isPresent() && Boolean.getBoolean(REQUIRED)) {
            throw new IllegalStateException("The window tests are required, but JavaFX does not start", reason.get());
        }
        return reason.isPresent()
                ? ConditionEvaluationResult.disabled(ADVICE)
                : ConditionEvaluationResult.enabled("the toolkit is there");
    }

    @Override
    public void beforeEach(ExtensionContext context) {
        FAULTS.watch();
        FAULTS.take();
    }

    /** After the windows of the test are closed. */
    @Override
    public void afterEach(ExtensionContext context) {
        FAULTS.check();
    }

    /** What the test has had thrown so far; who takes it expected it. */
    static UncaughtFaults faults() {
        return FAULTS;
    }

    private static synchronized Optional<Throwable> failure() {
        if (!hasTried) {
            hasTried = true;
            failure = startToolkit();
            failure.ifPresent(reason -> System.err.println(ADVICE + "; " + reason));
            mark(failure.isPresent());
        }
        return failure;
    }

    private static void mark(boolean areSkipped) {
        try {
            if (areSkipped) {
                Files.writeString(SKIPPED, ADVICE);
            } else {
                Files.deleteIfExists(SKIPPED);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Starts JavaFX and measures a text, which is what needs the libraries; answers why it did not work. */
    private static Optional<Throwable> startToolkit() {
        System.setProperty("headless.geometry", "1920x1200-32"); // room for a large window
        try {
            FxToolkit.registerPrimaryStage();
            Platform.setImplicitExit(false); // a test's window is not the last one
            boolean isMeasured = WaitForAsyncUtils.waitForAsyncFx(
                    20_000, () -> new Text("c4").getLayoutBounds().getWidth() > 0);
            return isMeasured ? Optional.empty() : Optional.of(new IllegalStateException("a text has no width"));
        } catch (TimeoutException | RuntimeException | LinkageError e) {
            return Optional.of(e);
        }
    }
}
