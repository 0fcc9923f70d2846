package org.jumpingcube.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStreamReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import org.jumpingcube.Figure;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.FirstMoveEngine;
import org.junit.jupiter.api.Test;

/** Whatever is typed, the session goes on, and nothing but the protocol comes back. */
@Slow
class RobustnessTest {
    private static final int LINES = 100_000;
    private static final int LONG_LINES = 5;
    private static final List<String> WORDS = List.of(
            "new", "size", "auto", "manual", "set", "dump", "board", "seed", "verbose", "quiet", "help", "clear",
            "start", "s", "se", "qui", "d", "b", "red", "blue", "r", "white", "*", "===", ">", "#", "-", "NaN", "1e9");
    private static final List<String> NUMBERS = List.of(
            "0",
            "1",
            "2",
            "3",
            "4",
            "5",
            "6",
            "-1",
            "7",
            "10",
            "11",
            "2147483648",
            "-2147483649",
            "9223372036854775808",
            "99999999999999999999999999",
            "007",
            "+3",
            "0x3",
            "1.0");

    private Random random = new Random(5);

    @Test
    void hostileInputNeverEndsTheSessionNorPrintsAStackTrace() {
        assertWithstands();
    }

    @Test
    @Figure
    void aMillionHostileLinesNeverEndTheSessionNorPrintAStackTrace() {
        int sessions = 10;
        for (int seed = 1; seed <= sessions; seed++) {
            random = new Random(seed);
            assertWithstands();
        }
        System.out.printf(Locale.ROOT, "%,d hostile lines to jump61: nothing but the protocol%n", sessions * LINES);
    }

    private void assertWithstands() {
        var out = new StringWriter();
        var err = new StringWriter();

        int exitCode = new Jump61(console(hostileInput(), out, err), seed -> new FirstMoveEngine())
                .run(List.of(), Optional::empty);

        assertThat(exitCode).isZero();
        assertThat(out.toString()).endsWith("red> ===\n    1- 1-\n    1- 1-\n===\nred> \n");
        assertThat(err.toString().lines())
                .hasSizeGreaterThan(100)
                .allMatch(line ->
                        line.matches("(invalid move: |invalid request to put |invalid side color: |Bad number in:"
                                + " |(Unknown|Ambiguous) command: |Argument\\(s\\) missing: |size must be between"
                                + " 2 and 10)[^\\p{Cc}&&[^\\t]]*"));
        assertThat(out.toString().lines().filter(line -> line.contains("*")))
                .hasSizeGreaterThan(100)
                .allMatch(line -> line.matches("((red|blue|\\+)> )*\\* (\\d+ \\d+|(Red|Blue) wins\\.)"));
        assertThat(out.toString().lines().filter(line -> line.contains("===")))
                .hasSizeGreaterThan(100)
                .allMatch(line -> line.matches("((red|blue|\\+)> )*==="));
    }

    private static Console console(byte[] input, StringWriter out, StringWriter err) {
        var in = new InputStreamReader(new ByteArrayInputStream(input), StandardCharsets.UTF_8);
        return new Console(new BufferedReader(in), out, err);
    }

    private byte[] hostileInput() {
        var input = new ByteArrayOutputStream();
        for (int line = 0; line < LINES; line++) {
            input.writeBytes(line % (LINES / LONG_LINES) == 0 ? longLine() : line());
            input.write('\n');
        }
        input.writeBytes("manual r\nmanual b\nsize 2\ndump\n".getBytes(StandardCharsets.UTF_8));
        return input.toByteArray();
    }

    private byte[] line() {
        return switch (random.nextInt(6)) {
            case 0 -> randomBytes();
            case 1 -> damaged(command());
            case 2 -> (pick(NUMBERS) + ' ' + pick(NUMBERS)).getBytes(StandardCharsets.UTF_8);
            case 3 -> words();
            default -> command();
        };
    }

    private byte[] longLine() {
        return (random.nextBoolean() ? "1 ".repeat(1 << 19) : "é".repeat(1 << 20)).getBytes(StandardCharsets.UTF_8);
    }

    private byte[] words() {
        var line = new StringBuilder();
        for (int count = random.nextInt(7); count >= 0; count--) {
            line.append(pick(random.nextBoolean() ? WORDS : NUMBERS)).append(random.nextBoolean() ? " " : "\t");
        }
        return line.toString().getBytes(StandardCharsets.UTF_8);
    }

    /** Mostly sensible, on boards so small that many games end. */
    private byte[] command() {
        String line = switch (random.nextInt(40)) {
            case 0 -> "size " + (2 + random.nextInt(3));
            case 1 -> "auto " + colour();
            case 2, 3, 4 -> "manual " + colour();
            case 5 -> "dump";
            case 6 -> "board";
            case 7 -> "seed " + random.nextLong();
            case 8 -> "new";
            case 9, 10, 11, 12, 13 -> "set " + square() + ' ' + random.nextInt(4) + ' ' + colour();
            default -> square();
        };
        return line.getBytes(StandardCharsets.UTF_8);
    }

    private String colour() {
        return random.nextBoolean() ? "red" : "b";
    }

    private String square() {
        return (1 + random.nextInt(3)) + " " + (1 + random.nextInt(3));
    }

    private byte[] damaged(byte[] line) {
        line[random.nextInt(line.length)] = (byte) random.nextInt();
        return withoutLineEndsOrQuit(line);
    }

    private byte[] randomBytes() {
        var line = new byte[random.nextInt(60)];
        random.nextBytes(line);
        return withoutLineEndsOrQuit(line);
    }

    private static byte[] withoutLineEndsOrQuit(byte[] line) {
        for (int i = 0; i < line.length; i++) {
            if (line[i] == '\n' || line[i] == '\r' || line[i] == 'q' || line[i] == 'Q') {
                line[i] = 'x';
            }
        }
        return line;
    }

    private String pick(List<String> texts) {
        return texts.get(random.nextInt(texts.size()));
    }
}
