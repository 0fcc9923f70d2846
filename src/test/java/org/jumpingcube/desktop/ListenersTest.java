package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import javafx.scene.input.KeyCode;
import javax.management.ObjectName;
import org.jumpingcube.Slow;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What comes and goes in the window leaves nothing behind, and what is not seen gathers nothing. */
@Slow
@Tag("window")
class ListenersTest extends WindowTest {
    private static final int TIMES = 40;
    private static final long LEFT_OVER = 20L * TIMES; // what is gone is told to leave when the next comes

    private static final int COUNTS = 5;
    private static final String LISTENERS = "javafx.b";
    private static final String PAINT = "com.sun.prism.paint"; // one for each stroke that waits to be seen

    /**
     * How many objects of some classes there are that something still holds. While another thread is in native code Java may
     * count without clearing first, so the least of several counts is taken.
     */
    private static long held(String part) throws Exception {
        long least = Long.MAX_VALUE;
        for (int count = 0; count < COUNTS; count++) {
            least = Math.min(least, counted(part));
        }
        return least;
    }

    private static long counted(String part) throws Exception {
        System.gc();
        String classes = (String) ManagementFactory.getPlatformMBeanServer()
                .invoke(
                        new ObjectName("com.sun.management:type=DiagnosticCommand"),
                        "gcClassHistogram",
                        new Object[] {new String[0]},
                        new String[] {String[].class.getName()});
        return classes.lines()
                .map(line -> line.trim().split("\\s+"))
                .filter(line -> line.length > 3 && line[3].contains(part))
                .mapToLong(line -> Long.parseLong(line[1]))
                .sum();
    }

    private interface Step {
        void take(int time);
    }

    private static void assertNothingStays(String part, Step step) throws Exception {
        step.take(0);
        step.take(1);
        long before = held(part);
        for (int time = 2; time < TIMES + 2; time++) {
            step.take(time);
        }
        assertThat(held(part)).as("before %d", before).isLessThan(before + LEFT_OVER);
    }

    @Test
    void recentFilesThatChange() throws Exception {
        open(now -> now);
        assertNothingStays(
                LISTENERS,
                time -> interact(() -> program()
                        .settings()
                        .update(now -> now.withRecentFile(
                                Path.of("/games/" + time + ".jcube").toAbsolutePath()))));
    }

    @Test
    void cardsThatAreOpenedAndClosed() throws Exception {
        open(now -> now);
        assertNothingStays(LISTENERS, time -> {
            interact(() -> program().commands().run("new-game"));
            type(KeyCode.ESCAPE);
        });
    }

    @Test
    void paintOnABoardThatIsNotSeen() throws Exception {
        open(now -> now);
        clickSquares("a1", "b2");
        interact(() -> program().commands().run("replay"));
        assertNothingStays(PAINT, time -> {
            var commands = program().commands();
            interact(() -> {
                for (int again = 0; again < 20; again++) {
                    commands.run(again % 2 == 0 ? "undo" : "redo");
                }
            });
            Frames.settle();
        });
    }
}
