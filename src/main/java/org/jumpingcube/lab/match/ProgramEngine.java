package org.jumpingcube.lab.match;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.text.LineReader;

/**
 * An external program that speaks the engine protocol, started as a process of its own. It knows no positions, only the
 * moves of a game, and so plays the game that it is told. How far it looks is said by the words after {@code go}; its
 * own scores are not asked for.
 */
final class ProgramEngine implements Engine<CubePosition, Square>, Contestant {
    private static final Pattern MOVE = Pattern.compile("move\\s+([0-9]{1,2})\\s+([0-9]{1,2})");
    private static final int PATIENCE_SECONDS = 60;
    private static final int LONGEST_MOVE_SECONDS = 3600; // for a program that goes on saying what it thinks
    private static final int MOST_WAITING = 1000;
    private static final int FAREWELL_MILLIS = 500;

    private final String name;
    private final String go;
    private final Process process;
    private final BufferedWriter in;
    private final Thread reading;
    private final BlockingQueue<Optional<String>> answers =
            new LinkedBlockingQueue<>(MOST_WAITING); // ends with an empty one

    ProgramEngine(ContestantSpec.Program program) {
        name = program.name();
        go = ("go " + program.go()).strip();
        try {
            process = new ProcessBuilder(program.command())
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
        } catch (IOException e) {
            throw new ContestantException("cannot start \"" + name + "\": " + e.getMessage(), e);
        }
        in = process.outputWriter(StandardCharsets.UTF_8);
        reading = new Thread(() -> read(process.inputReader(StandardCharsets.UTF_8)), "answers of " + name);
        reading.setDaemon(true);
        reading.start();
    }

    /** A program that says more than it is asked waits until it is heard. */
    private void read(BufferedReader out) {
        var lines = new LineReader(List.of(out));
        try {
            Optional<String> line = next(lines);
            while (line.isPresent()) {
                answers.put(line.map(String::strip));
                line = next(lines);
            }
            answers.put(Optional.empty());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // the match is over
        }
    }

    private static Optional<String> next(LineReader lines) {
        try {
            return lines.next();
        } catch (IOException e) {
            return Optional.empty(); // whoever waits for an answer is told that the program has ended
        }
    }

    @Override
    public Engine<CubePosition, Square> engine(int side, long seed) {
        tell("new " + side);
        return this;
    }

    @Override
    public void played(Square move) {
        tell("move " + (move.row() + 1) + " " + (move.column() + 1));
    }

    @Override
    public Analysis<Square> analyse(
            CubePosition position,
            SearchBudget budget,
            BooleanSupplier stopRequested,
            Consumer<? super Analysis<Square>> listener) {
        var analysis = Analysis.of(move(), 0, 0, 0);
        listener.accept(analysis);
        return analysis;
    }

    private Square move() {
        long start = System.nanoTime();
        send(go);
        String answer = answer();
        while (answer.startsWith("info")) {
            if (TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - start) > LONGEST_MOVE_SECONDS) {
                throw new ContestantException("\"" + name + "\" made no move for " + LONGEST_MOVE_SECONDS + " s");
            }
            answer = answer();
        }
        Matcher move = MOVE.matcher(answer);
        if (!move.matches()) {
            throw new ContestantException("\"" + name + "\" answered \"" + answer + "\" to \"" + go + "\"");
        }
        return new Square(Integer.parseInt(move.group(1)) - 1, Integer.parseInt(move.group(2)) - 1);
    }

    private void tell(String line) {
        send(line);
        String answer = answer();
        if (!answer.equals("ok")) {
            throw new ContestantException("\"" + name + "\" answered \"" + answer + "\" to \"" + line + "\"");
        }
    }

    private void send(String line) {
        try {
            in.write(line + "\n");
            in.flush();
        } catch (IOException e) {
            throw new ContestantException("\"" + name + "\" has ended", e);
        }
    }

    private String answer() {
        try {
            Optional<String> answer = answers.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (answer == null) {
                throw new ContestantException("\"" + name + "\" gave no answer for " + PATIENCE_SECONDS + " s");
            }
            return answer.orElseThrow(() -> new ContestantException("\"" + name + "\" has ended"));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new ContestantException("the match was stopped", e);
        }
    }

    @Override
    public void close() {
        reading.interrupt();
        try {
            send("quit");
            if (process.waitFor(FAREWELL_MILLIS, TimeUnit.MILLISECONDS)) {
                return;
            }
        } catch (ContestantException e) {
            // It has gone already.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        process.destroy();
    }
}
