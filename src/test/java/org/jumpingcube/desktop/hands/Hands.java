package org.jumpingcube.desktop.hands;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import javafx.application.Platform;
import org.junit.jupiter.api.Assumptions;

/**
 * Plays with a seed, and tells of a failure so that it can be had again. A program too, for a real display: the arguments are
 * the first seed, how many seeds, and how many actions of each.
 */
final class Hands {
    private static final int TRIES = Integer.getInteger("hands.tries", 60);
    private static final Duration SHRINKING =
            Duration.ofSeconds(60); // the report must be there before the test's own limit
    private static final Path REPORTS = Path.of("target", "hands");

    private Hands() {}

    public static void main(String[] arguments) throws Exception {
        var started = new CountDownLatch(1);
        Platform.startup(started::countDown);
        started.await();
        Platform.setImplicitExit(false); // a window is not the last one
        long first = Long.parseLong(arguments[0]);
        int count = Integer.parseInt(arguments[2]);
        for (long seed = first; seed < first + Long.parseLong(arguments[1]); seed++) {
            try {
                play(seed, count);
                System.out.println("seed " + seed + ": " + count + " actions, no fault");
            } catch (AssertionError failure) {
                System.out.println("seed " + seed + " failed: " + failure.getMessage());
            }
        }
        Platform.exit();
    }

    /** Fails with a report at the first thing that is wrong. */
    static void play(long seed, int count) throws IOException {
        var actions = Action.random(seed, count);
        var failure = Run.of(seed, actions);
        if (failure.isPresent()) {
            throw new AssertionError(report(seed, actions, failure.get()));
        }
    }

    /**
     * The same for a build, which may have been held up by whatever else the machine does: what is wrong counts if the same
     * actions lead to it again, and what is thrown counts at once. Anything else is reported, and the test is skipped.
     */
    static void playInBuild(long seed, int count) throws IOException {
        var actions = Action.random(seed, count);
        var failure = Run.of(seed, actions);
        if (failure.isPresent()) {
            String report = report(seed, actions, failure.get());
            Assumptions.assumeTrue(failure.get().isThrown() || comesAgain(seed, actions, failure.get()), report);
            throw new AssertionError(report);
        }
    }

    private static boolean comesAgain(long seed, List<Action> actions, Run.Failure failure) {
        return Run.of(seed, actions.subList(0, failure.after()))
                .filter(failure::isLike)
                .isPresent();
    }

    private static String report(long seed, List<Action> actions, Run.Failure failure) throws IOException {
        var until = actions.subList(0, failure.after());
        var shortest = new Shrinker(TRIES, SHRINKING, InstantSource.system())
                .shortest(
                        until,
                        list -> Run.of(seed, list).filter(failure::isLike).isPresent());
        var lines = new ArrayList<String>();
        lines.add(Long.toString(seed));
        shortest.forEach(action -> lines.add(action.line()));
        Files.createDirectories(REPORTS);
        Path file = Files.write(REPORTS.resolve(seed + ".txt"), lines);
        return """
            seed %d, after %d actions: %s
            %d actions show it: %s
            ./mvnw test -Dtest=RandomHandsTest#whatFailedBeforeFailsNoMore -Dhands.again=%s\
            """.formatted(
                        seed, failure.after(), failure.what(), shortest.size(), lines.subList(1, lines.size()), file);
    }
}
