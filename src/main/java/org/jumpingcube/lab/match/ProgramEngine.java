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
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.text.LineReader;

/**
 * An external program that speaks the engine protocol, run as a separate process. It is sent the moves of a game, not
 * positions. The options after {@code go} say how much it may search; its scores are not used.
 */
final class ProgramEngine<P extends Position<P, M>, M> implements Engine<P, M>, Contestant<P, M> {
    private static final int PATIENCE_SECONDS = 60;
    private static final int LONGEST_MOVE_SECONDS = 3600; // for a program that never stops sending info lines
    private static final int MOST_WAITING = 1000;
    private static final int FAREWELL_MILLIS = 500;

    private final String name;
    private final String go;
    private final MatchGame.Words<M> words;
    private final Process process;
    private final Optional<Pace> pace;
    private final BufferedWriter in;
    private final Thread reading;
    private final BlockingQueue<Optional<String>> answers =
            new LinkedBlockingQueue<>(MOST_WAITING); // an empty line marks the end

    ProgramEngine(ContestantSpec.Program program, MatchGame.Words<M> words) {
        this.words = words;
        name = program.name();
        go = ("go " + program.go()).strip();
        try {
            process = new ProcessBuilder(program.command())
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
        } catch (IOException e) {
            throw new ContestantException("cannot start \"" + name + "\": " + e.getMessage(), e);
        }
        pace = program.cpuMillis().map(millis -> new Pace(process.toHandle(), millis));
        in = process.outputWriter(StandardCharsets.UTF_8);
        reading = new Thread(() -> read(process.inputReader(StandardCharsets.UTF_8)), "answers of " + name);
        reading.setDaemon(true);
        reading.start();
    }

    /** A program that writes more than is read has to wait. */
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
            return Optional.empty(); // a caller waiting for an answer learns that the program has ended
        }
    }

    @Override
    public Engine<P, M> engine(long seed) {
        pace.ifPresent(Pace::endGame);
        tell(words.begin());
        pace.ifPresent(Pace::beginGame);
        return this;
    }

    @Override
    public long nanoTime() {
        return pace.map(Pace::nanos).orElseGet(System::nanoTime);
    }

    @Override
    public void played(M move) {
        tell(words.write(move));
    }

    @Override
    public Analysis<M> analyse(
            P position, SearchBudget budget, BooleanSupplier stopRequested, Consumer<? super Analysis<M>> listener) {
        var analysis = Analysis.of(move(), 0, 0, 0);
        listener.accept(analysis);
        return analysis;
    }

    private M move() {
        long start = System.nanoTime();
        String command = pace.map(known -> go + " nodes " + known.nodes()).orElse(go);
        send(command);
        String answer = answer();
        while (answer.startsWith("info")) {
            if (TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - start) > LONGEST_MOVE_SECONDS) {
                throw new ContestantException("\"" + name + "\" made no move for " + LONGEST_MOVE_SECONDS + " s");
            }
            answer = answer();
        }
        String last = answer;
        return words.read(last)
                .orElseThrow(() ->
                        new ContestantException("\"" + name + "\" answered \"" + last + "\" to \"" + command + "\""));
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
            // It has ended already.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        process.destroy();
    }
}
