package org.jumpingcube.desktop;

import java.util.Optional;
import java.util.concurrent.TimeoutException;
import javafx.application.Platform;
import javafx.scene.text.Text;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/**
 * Skips a window test, with one line for all of them, where the native libraries that draw its texts are missing. With
 * the system property {@value #REQUIRED} it fails instead.
 */
public final class WindowLibraries implements ExecutionCondition {
    private static final String REQUIRED = "window.tests.required";
    private static final String ADVICE =
            "Window tests are skipped, because native libraries are missing: " + "apt-get install libpangoft2-1.0-0";

    private static Optional<Boolean> areThere = Optional.empty();

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        if (areThere()) {
            return ConditionEvaluationResult.enabled("the toolkit is there");
        }
        if (Boolean.getBoolean(REQUIRED)) {
            throw new IllegalStateException("The window tests are required: apt-get install libpangoft2-1.0-0");
        }
        return ConditionEvaluationResult.disabled(ADVICE);
    }

    private static synchronized boolean areThere() {
        if (areThere.isEmpty()) {
            areThere = Optional.of(startsToolkit());
            if (!areThere.get()) {
                System.err.println(ADVICE);
            }
        }
        return areThere.get();
    }

    /** Starts JavaFX and measures a text, which is what needs the libraries. */
    private static boolean startsToolkit() {
        System.setProperty("headless.geometry", "1920x1200-32"); // room for a large window
        try {
            FxToolkit.registerPrimaryStage();
            Platform.setImplicitExit(false); // a test's window is not the last one
            return WaitForAsyncUtils.waitForAsyncFx(
                    20_000, () -> new Text("c4").getLayoutBounds().getWidth() > 0);
        } catch (TimeoutException | RuntimeException | LinkageError e) {
            return false;
        }
    }
}
