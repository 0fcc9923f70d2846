package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import javafx.application.Platform;
import javafx.scene.control.ListView;
import org.jumpingcube.storage.LogFile;
import org.junit.jupiter.api.Test;

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
        Frames.settle();
        assertThat(LogFile.path(folders)).content().contains("IllegalStateException: planted");
        assertThat(text("#status-text")).contains(LogFile.path(folders).toString());
        assertThat(WindowLibraries.faults().take()).as("in the log").hasSize(1);
        clickSquare("a1");
        assertThat(game().history().turns()).hasSize(1);
    }

    @Test
    void aFaultThatComesAgainIsCountedAndWrittenDownOnce() throws Exception {
        open(UnaryOperator.identity());
        var folders = folders();
        var faults = new FaultLog(() -> {});
        var log = LogFile.start(folders);
        try {
            for (int time = 0; time < 9; time++) {
                faults.uncaughtException(Thread.currentThread(), planted(time));
            }
        } finally {
            log.close();
        }
        assertThat(LogFile.path(folders))
                .content()
                .containsOnlyOnce("FaultLogTest.planted")
                .contains("8 times so far")
                .doesNotContain("9 times");
        assertThat(WindowLibraries.faults().take()).as("in the log").hasSize(4);
    }

    private static Throwable planted(int time) {
        return new IllegalStateException("planted, time " + time);
    }

    @Test
    void whoThrowsWhenToldOfAChangeKeepsNoOtherFromBeingTold() {
        open(UnaryOperator.identity());
        interact(() -> program().games().view().subscribe(view -> {
            if (!view.history().turns().isEmpty()) {
                throw new IllegalStateException("planted");
            }
        }));
        clickSquare("a1");
        assertThat(lookup("#move-list").<ListView<?>>query().getItems()).hasSize(1);
        assertThat(stage().getTitle()).endsWith("*");
        assertThat(lookup("#tool-undo").queryButton().isDisabled()).isFalse();
        assertThat(WindowLibraries.faults().take())
                .isNotEmpty()
                .allSatisfy(fault -> assertThat(fault).hasMessage("planted"));
    }
}
