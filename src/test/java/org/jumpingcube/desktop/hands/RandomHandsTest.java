package org.jumpingcube.desktop.hands;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.jumpingcube.LongRunning;
import org.jumpingcube.desktop.WindowLibraries;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Somebody clicks and types at random in the whole window, and after each action it still tells the truth. The same seed
 * gives the same actions. A failure writes the shortest list of them that it was found again with into a file, and says how
 * to have that done again.
 */
@Tag("window")
@ExtendWith(WindowLibraries.class)
class RandomHandsTest {
    private static final int SEED = 49;
    private static final int ACTIONS = 1000;
    private static final int SEEDS = 100;

    @Test
    @Timeout(value = 20, unit = TimeUnit.MINUTES)
    void theWindowTellsTheTruthWhateverIsClickedAndTyped() throws IOException {
        Hands.playInBuild(Integer.getInteger("hands.seed", SEED), Integer.getInteger("hands.actions", ACTIONS));
    }

    @Test
    @LongRunning
    @Timeout(value = 4, unit = TimeUnit.HOURS)
    void theWindowTellsTheTruthForAHundredThousandActions() throws IOException {
        int first = Integer.getInteger("hands.from", 1000);
        for (int seed = first; seed < first + SEEDS; seed++) {
            Hands.play(seed, ACTIONS);
        }
    }

    /** What a failure has left: -Dhands.again=target/hands/17.txt. */
    @Test
    @Timeout(value = 15, unit = TimeUnit.MINUTES)
    void whatFailedBeforeFailsNoMore() throws IOException {
        String file = System.getProperty("hands.again", "");
        Assumptions.assumeFalse(file.isEmpty(), "nothing is to be done again");
        var lines = Files.readAllLines(Path.of(file));
        var actions = lines.stream().skip(1).map(Action::of).toList();
        Run.of(Long.parseLong(lines.get(0)), actions).ifPresent(failure -> {
            throw new AssertionError(failure.toString());
        });
    }
}
