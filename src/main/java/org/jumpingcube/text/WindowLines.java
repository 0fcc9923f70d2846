package org.jumpingcube.text;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.jumpingcube.worker.Threads;

/**
 * The lines of an input and of a window, in the order in which they arrive. The end of the input ends both, unless the
 * input has no lines at all: then only the window counts.
 */
final class WindowLines implements LineSource {
    private static final int AHEAD = 1000; // queued lines; the rest of a longer script is read later

    private final BlockingQueue<LineSource> lines = new ArrayBlockingQueue<>(AHEAD);
    private final GameWindow window;

    /** @param terminal echoes what is typed in the window */
    WindowLines(LineSource input, GameWindow window, Terminal terminal) {
        this.window = window;
        window.onLine(line -> lines.offer(() -> {
            terminal.echo(line);
            return Optional.of(line);
        }));
        Threads.start("jump61-input", () -> read(input));
    }

    private void read(LineSource input) {
        try {
            boolean isEmpty = true;
            for (var line = input.next(); line.isPresent(); line = input.next()) {
                isEmpty = false;
                put(line);
            }
            if (!isEmpty) {
                put(Optional.empty());
            }
        } catch (IOException e) {
            fail(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void put(Optional<String> line) throws InterruptedException {
        lines.put(() -> {
            line.ifPresent(text -> window.said(Printable.of(text) + "\n"));
            return line;
        });
    }

    private void fail(IOException unreadable) {
        boolean ignored = lines.offer(() -> {
            throw unreadable;
        });
    }

    @Override
    public Optional<String> next() throws IOException {
        try {
            return lines.take().next();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }
}
