package org.jumpingcube.contest;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jumpingcube.text.LineReader;
import org.jumpingcube.worker.Threads;

/**
 * Another program, run as a process of its own and talked to in lines. It may do what it likes: one that writes without
 * end has to wait, a line is cut, and only the latest lines are kept.
 */
final class ProgramProcess implements AutoCloseable {
    private static final int MOST_WAITING = 1000;
    private static final int MOST_KEPT = 20;
    private static final int LONGEST_KEPT = 500;
    private static final int FAREWELL_MILLIS = 500;
    private static final int LAST_WORDS_MILLIS = 2000; // something that it started may keep them open

    private final String name;
    private final Process process;
    private final BufferedWriter in;
    private final Thread reading;
    private final Thread readingErrors;
    private final BlockingQueue<Optional<String>> answers =
            new LinkedBlockingQueue<>(MOST_WAITING); // an empty line marks the end
    private final Deque<String> latest = new ArrayDeque<>();

    /**
     * Starts the program.
     *
     * @param name of the contestant, for messages
     * @param folder in which it runs
     * @param errors takes what it writes to standard error, line by line, on a thread of its own
     * @throws ContestantException if it does not start
     */
    ProgramProcess(String name, List<String> command, Path folder, Consumer<String> errors) {
        this.name = name;
        try {
            process = new ProcessBuilder(command)
                    .directory(folder.toAbsolutePath().toFile())
                    .start();
        } catch (IOException e) {
            throw new ContestantException(Fault.CRASH, "cannot start \"" + name + "\": " + e.getMessage(), e);
        }
        in = process.outputWriter(StandardCharsets.UTF_8);
        reading = Threads.start("answers of " + name, () -> readAnswers(process.inputReader(StandardCharsets.UTF_8)));
        readingErrors = Threads.start(
                "errors of " + name, () -> readErrors(process.errorReader(StandardCharsets.UTF_8), errors));
    }

    private void readAnswers(BufferedReader out) {
        var lines = new LineReader(List.of(out));
        try {
            Optional<String> line = next(lines);
            while (line.isPresent()) {
                keep(line.get());
                answers.put(line.map(String::strip));
                line = next(lines);
            }
            answers.put(Optional.empty());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // the game is over
        }
    }

    private void readErrors(BufferedReader out, Consumer<String> errors) {
        var lines = new LineReader(List.of(out));
        Optional<String> line = next(lines);
        while (line.isPresent()) {
            keep(line.get());
            errors.accept(line.get());
            line = next(lines);
        }
    }

    private static Optional<String> next(LineReader lines) {
        try {
            return lines.next();
        } catch (IOException e) {
            return Optional.empty(); // a caller waiting for an answer learns that the program has ended
        }
    }

    private void keep(String line) {
        synchronized (latest) {
            if (latest.size() == MOST_KEPT) {
                latest.removeFirst();
            }
            latest.addLast(line.substring(0, Math.min(line.length(), LONGEST_KEPT)));
        }
    }

    /**
     * The latest lines that it wrote, at most {@value #MOST_KEPT}, oldest first. If it has ended, its last words are
     * waited for.
     */
    List<String> latestLines() {
        try {
            if (process.waitFor(1, TimeUnit.MILLISECONDS)) {
                readingErrors.join(LAST_WORDS_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        synchronized (latest) {
            return List.copyOf(latest);
        }
    }

    ProcessHandle handle() {
        return process.toHandle();
    }

    /** @throws ContestantException if it has ended */
    void send(String line) {
        try {
            in.write(line + "\n");
            in.flush();
        } catch (IOException e) {
            throw new ContestantException(Fault.CRASH, "\"" + name + "\" has ended", e);
        }
    }

    /**
     * Its next line, without blanks at its ends.
     *
     * @throws ContestantException if it has ended or writes none in this time
     */
    String answer(Duration patience) {
        try {
            Optional<String> answer = answers.poll(patience.toNanos(), TimeUnit.NANOSECONDS);
            if (answer == null) {
                throw new ContestantException(Fault.TIME, "\"" + name + "\" gave no answer for " + words(patience));
            }
            return answer.orElseThrow(() -> new ContestantException(Fault.CRASH, "\"" + name + "\" has ended"));
        } catch (InterruptedException e) {
            throw stopped(e);
        }
    }

    /**
     * What it has written although nobody waits for an answer, and what it writes in the time given; at most
     * {@value #MOST_WAITING} lines, without blanks at their ends.
     */
    List<String> unasked(Duration moment) {
        long end = System.nanoTime() + moment.toNanos();
        var lines = new ArrayList<String>();
        try {
            Optional<String> line = answers.poll(moment.toNanos(), TimeUnit.NANOSECONDS);
            while (line != null && line.isPresent() && lines.size() < MOST_WAITING) {
                lines.add(line.get());
                line = answers.poll(Math.max(0, end - System.nanoTime()), TimeUnit.NANOSECONDS);
            }
            if (line != null && line.isEmpty()) {
                answers.put(line); // the end, of which whoever asks next is told
            }
        } catch (InterruptedException e) {
            throw stopped(e);
        }
        return lines;
    }

    private static ContestantException stopped(InterruptedException e) {
        Thread.currentThread().interrupt();
        return new ContestantException(Fault.TIME, "the match was stopped", e);
    }

    private static String words(Duration time) {
        return time.toMillis() % 1000 == 0 ? time.toSeconds() + " s" : time.toMillis() + " ms";
    }

    /** Asks it to end, and ends it if it does not, with whatever it has started. */
    @Override
    public void close() {
        reading.interrupt();
        var started = process.descendants().toList(); // nobody knows them once it has ended
        try {
            send("quit");
            process.waitFor(FAREWELL_MILLIS, TimeUnit.MILLISECONDS);
        } catch (ContestantException e) {
            // It has ended already.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        started.forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        readingErrors.interrupt();
    }
}
