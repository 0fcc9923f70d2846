package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import javafx.application.Platform;
import org.jumpingcube.storage.LogFile;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/** A fault in the program itself. */
class FaultLogTest extends WindowTest {
    @Test
    void aFaultIsToldInTheStatusBarAndWrittenDownAndTheGameGoesOn() throws Exception {
        open(UnaryOperator.identity());
        var folders = folders();
        var isOnFxThread = new CompletableFuture<Boolean>();
        var faults = new FaultLog(() -> {
            program().sayFault(LogFile.path(folders));
            isOnFxThread.complete(Platform.isFxApplicationThread());
        });
        var thread = new Thread(() -> {
            throw new IllegalStateException("planted");
        });
        thread.setUncaughtExceptionHandler(faults);
        var log = LogFile.start(folders);
        try {
            thread.start();
            assertThat(isOnFxThread.get(10, TimeUnit.SECONDS)).isTrue();
        } finally {
            log.close();
        }
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(LogFile.path(folders)).content().contains("IllegalStateException: planted");
        assertThat(text("#status-text")).contains(LogFile.path(folders).toString());
        clickSquare("a1");
        assertThat(game().history().turns()).hasSize(1);
    }
}
