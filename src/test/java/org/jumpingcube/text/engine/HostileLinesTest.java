package org.jumpingcube.text.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringReader;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.jumpingcube.Figure;
import org.jumpingcube.cube.ai.CubeKind;
import org.jumpingcube.text.LineReader;
import org.junit.jupiter.api.Test;

/** Whatever a program says to the engine, in whatever order: each line has its one answer, in words. */
class HostileLinesTest {
    private static final int PATIENCE_SECONDS = 20;
    private static final List<String> WORDS = List.of(
            "new",
            "move",
            "go",
            "undo",
            "show",
            "stop",
            "qui",
            "style",
            "kepler",
            "newton",
            "skill",
            "expert",
            "time",
            "nodes",
            "depth",
            "seed",
            "beginner",
            "NEW",
            "go\tgo",
            "-",
            "é",
            "\u0000",
            "\u001b[2J",
            "\ud83c\udfb2");
    private static final List<String> NUMBERS =
            List.of("0", "1", "2", "3", "15", "16", "-1", "007", "+3", "1.0", "86400000", "99999999999999999999", "٣");
    private static final Pattern PROTOCOL = Pattern.compile(
            "ok|ok win [12]|error \\P{Cc}{1,1000}|move \\d+ \\d+|turn [12] winner [012]|([012]:\\d+ ?)+|end"
                    + "|info depth=\\d+ score=(win \\d+|loss \\d+|-?\\d+) nodes=\\d+ ms=\\d+ pv=[\\d,;]+");

    private Random random = new Random(1);

    @Test
    void eachHostileLineHasItsOneAnswer() {
        assertWithstands(5_000);
    }

    @Test
    @Figure
    void eachOfAMillionHostileLinesHasItsOneAnswer() {
        int conversations = 10;
        int lines = 100_000;
        for (int seed = 1; seed <= conversations; seed++) {
            random = new Random(seed);
            assertWithstands(lines);
        }
        System.out.printf(
                Locale.ROOT,
                "%,d hostile lines to the engine: one answer each, nothing but the protocol%n",
                conversations * lines);
    }

    private void assertWithstands(int lines) {
        var answers = new Answers();
        new EngineProtocol(new PrintWriter(answers), new CubeKind()).run(new Talk(answers, lines));
        assertThat(answers.wrong).isEmpty();
        assertThat(answers.moves).as("searches").isGreaterThan(lines / 200);
    }

    /** What the engine says, checked line by line. */
    private static final class Answers extends Writer {
        private final List<String> wrong = new ArrayList<>();
        private int count;
        private int moves;

        @Override
        public synchronized void write(String line, int offset, int length) {
            if (!PROTOCOL.matcher(line.strip()).matches()) {
                wrong.add(line);
            }
            moves += line.startsWith("move ") ? 1 : 0;
            count += line.matches("(?s)(ok|error|move|end).*") ? 1 : 0;
            notifyAll();
        }

        synchronized void awaitCount(int asked) {
            long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
            while (count < asked && System.nanoTime() < end) {
                try {
                    wait(100);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                    return;
                }
            }
            if (count != asked) {
                wrong.add(count + " answers to " + asked + " lines");
            }
        }

        @Override
        public void write(char[] characters, int offset, int length) {
            throw new UnsupportedOperationException("a line is written at once");
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }

    /** Some lines as fast as the engine reads them, ended by a stop; more once all of them are answered. */
    private final class Talk extends Reader {
        private final Answers answers;
        private StringReader some = new StringReader("");
        private int lines;
        private int asked;

        Talk(Answers answers, int lines) {
            this.answers = answers;
            this.lines = lines;
        }

        @Override
        public int read(char[] buffer, int offset, int length) throws IOException {
            int read = some.read(buffer, offset, length);
            if (read >= 0) {
                return read;
            }
            answers.awaitCount(asked);
            if (lines <= 0 || !answers.wrong.isEmpty()) {
                return -1;
            }
            some = new StringReader(more());
            return some.read(buffer, offset, length);
        }

        private String more() {
            var said = new StringBuilder();
            for (int number = 1 + random.nextInt(50); number > 0; number--) {
                said.append(line()).append(random.nextInt(10) == 0 ? "\r\n" : "\n");
            }
            said.append("stop\n");
            lines -= (int) said.toString().lines().count();
            asked += (int) said.toString()
                    .lines()
                    .filter(line -> !line.isBlank() && !line.strip().equals("stop"))
                    .count();
            return said.toString();
        }

        @Override
        public void close() {}
    }

    private String line() {
        return switch (random.nextInt(1000) / 10) {
            case 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 -> damaged(command());
            case 10, 11, 12, 13, 14, 15, 16, 17, 18, 19 -> words();
            case 20, 21 -> " ".repeat(random.nextInt(4)) + "stop" + " ".repeat(random.nextInt(2));
            case 22 -> random.nextInt(20) == 0 ? "x".repeat(LineReader.LONGEST_LINE + random.nextInt(9)) : "";
            default -> command();
        };
    }

    private String command() {
        return switch (random.nextInt(50)) {
            case 0 -> "new " + (2 + random.nextInt(random.nextBoolean() ? 3 : 14));
            case 1 -> "undo";
            case 2 -> "show";
            case 3 -> "go depth " + (1 + random.nextInt(4));
            case 4 -> "go skill " + (1 + random.nextInt(5)) + " nodes " + random.nextInt(300);
            case 5 -> "go newton seed " + random.nextInt() + " time " + random.nextInt(5);
            case 6 -> "go time 86400000\nstop\nmove"; // in a row, or it would search for a day
            default -> "move " + (1 + random.nextInt(4)) + " " + (1 + random.nextInt(4));
        };
    }

    private String words() {
        var line = new StringBuilder();
        for (int count = random.nextInt(7); count > 0; count--) {
            line.append(pick(random.nextBoolean() ? WORDS : NUMBERS)).append(random.nextBoolean() ? " " : "\t");
        }
        return line.toString();
    }

    private String damaged(String line) {
        int at = random.nextInt(line.length());
        char other = (char) (random.nextBoolean() ? random.nextInt(128) : random.nextInt(1 << 16));
        return line.substring(0, at) + (other == '\n' || other == '\r' ? 'x' : other) + line.substring(at + 1);
    }

    private String pick(List<String> texts) {
        return texts.get(random.nextInt(texts.size()));
    }
}
