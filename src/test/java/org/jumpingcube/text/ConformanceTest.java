package org.jumpingcube.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.stream.Stream;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.FirstMoveEngine;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whole sessions: what is typed (NAME.in), what comes back on standard output (NAME.out) and on standard error
 * (NAME.err, missing if nothing does). Comments at the top of the input name options, the exit code if it is not 0, and
 * the computer player if it is not the one that takes the first square it may.
 */
class ConformanceTest {
    private static final Path SESSIONS = Path.of("src/test/resources/jump61");

    static Stream<String> sessions() throws IOException {
        try (var files = Files.list(SESSIONS)) {
            return files
                    .map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".in"))
                    .map(name -> name.substring(0, name.length() - ".in".length()))
                    .sorted()
                    .toList()
                    .stream();
        }
    }

    @ParameterizedTest
    @MethodSource("sessions")
    void repliesByteForByte(String name) throws IOException {
        String input = Files.readString(SESSIONS.resolve(name + ".in"));
        var out = new StringWriter();
        var err = new StringWriter();

        int exitCode = play(input, out, err);

        assertThat(exitCode)
                .isEqualTo(Integer.parseInt(setting(input, "exit code").orElse("0")));
        assertGolden(SESSIONS.resolve(name + ".out"), out.toString());
        assertGolden(SESSIONS.resolve(name + ".err"), err.toString());
    }

    @Test
    void thereAreAtLeastFortySessions() throws IOException {
        assertThat(sessions()).hasSizeGreaterThanOrEqualTo(40);
    }

    private static int play(String input, StringWriter out, StringWriter err) {
        var console = new Console(new BufferedReader(new StringReader(input)), out, err);
        LongFunction<Engine<CubePosition, Square>> engines =
                setting(input, "computer").isPresent() ? Jump61.strongest() : seed -> new FirstMoveEngine();
        List<String> options = setting(input, "options")
                .map(words -> Arrays.asList(words.split(" ")))
                .orElse(List.of());
        return new Jump61(console, engines).run(options, Optional::empty);
    }

    private static Optional<String> setting(String input, String name) {
        String beginning = "# " + name + ": ";
        return input.lines()
                .takeWhile(line -> line.startsWith("#"))
                .filter(line -> line.startsWith(beginning))
                .map(line -> line.substring(beginning.length()))
                .findFirst();
    }

    private static void assertGolden(Path file, String actual) throws IOException {
        if (Boolean.getBoolean("golden.update")) {
            if (actual.isEmpty() && !file.toString().endsWith(".out")) {
                Files.deleteIfExists(file);
            } else {
                Files.writeString(file, actual);
            }
        }
        assertThat(Files.exists(file) ? Files.readString(file) : "").isEqualTo(actual);
    }
}
