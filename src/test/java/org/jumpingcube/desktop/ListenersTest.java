package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import javafx.scene.input.KeyCode;
import javax.management.ObjectName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What comes and goes in the window takes its listeners with it. */
@Tag("window")
class ListenersTest extends WindowTest {
    private static final int TIMES = 40;
    private static final long LEFT_OVER = 20L * TIMES; // what is gone is told to leave when the next comes

    /** How many parts of bindings there are that something still holds. */
    private static long bindings() throws Exception {
        System.gc();
        String classes = (String) ManagementFactory.getPlatformMBeanServer()
                .invoke(
                        new ObjectName("com.sun.management:type=DiagnosticCommand"),
                        "gcClassHistogram",
                        new Object[] {new String[0]},
                        new String[] {String[].class.getName()});
        return classes.lines()
                .map(line -> line.trim().split("\\s+"))
                .filter(line -> line.length > 3 && line[3].contains("javafx.b"))
                .mapToLong(line -> Long.parseLong(line[1]))
                .sum();
    }

    private interface Step {
        void take(int time);
    }

    private static void assertNothingStays(Step step) throws Exception {
        step.take(0);
        step.take(1);
        long before = bindings();
        for (int time = 2; time < TIMES + 2; time++) {
            step.take(time);
        }
        assertThat(bindings()).as("before %d", before).isLessThan(before + LEFT_OVER);
    }

    @Test
    void recentFilesThatChange() throws Exception {
        open(now -> now);
        assertNothingStays(time -> interact(() -> program()
                .settings()
                .update(now ->
                        now.withRecentFile(Path.of("/games/" + time + ".jcube").toAbsolutePath()))));
    }

    @Test
    void cardsThatAreOpenedAndClosed() throws Exception {
        open(now -> now);
        assertNothingStays(time -> {
            interact(program().commands().newGameCard::run);
            type(KeyCode.ESCAPE);
        });
    }
}
