package org.jumpingcube.collection;

import java.io.IOException;
import java.nio.file.Path;

/** A process that keeps games, from one number on, and prints the number of each when it is kept. */
final class KeepUntilKilled {
    private KeepUntilKilled() {}

    public static void main(String[] arguments) throws IOException {
        long first = Long.parseLong(arguments[1]);
        long end = first + Long.parseLong(arguments[2]);
        for (long number = first; number < end; number++) {
            try (var collection = PlayedGames.open(Path.of(arguments[0]))) {
                collection.keep(PlayedGames.cubes(number));
            }
            System.out.println(number);
        }
    }
}
