package org.jumpingcube.cli;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;

/** On which boards the computer plays against itself, and with which random numbers. */
final class OwnGamesOptions {
    private static final int LEAST = 3;
    private static final int MOST = 8;

    @Option(
            names = "--sizes",
            paramLabel = "N",
            split = ",",
            description = "board sizes to play on, each " + LEAST + " to " + MOST + " (default: ${DEFAULT-VALUE})")
    private int[] sizes;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "for the random numbers (default: ${DEFAULT-VALUE})")
    private long seed;

    /** @param sizes that are usual */
    OwnGamesOptions(int... sizes) {
        this.sizes = sizes.clone();
    }

    /** The sizes, if all are allowed; else the command is refused. */
    List<Integer> sizes(TerminalCommand command) {
        return Arrays.stream(sizes)
                .map(size -> command.within("--sizes", size, LEAST, MOST))
                .boxed()
                .toList();
    }

    long seed() {
        return seed;
    }

    /** Numbers as the options take them. */
    static String joined(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(","));
    }
}
