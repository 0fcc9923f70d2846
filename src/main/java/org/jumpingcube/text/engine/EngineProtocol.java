package org.jumpingcube.text.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The engine protocol between two pipes. One thread reads, so that {@code stop} is heard while another searches; lines
 * that come during a search wait until it is done, {@code quit} ends it.
 */
public final class EngineProtocol {
    private static final String STOP = "stop";
    private static final String QUIT = "quit";
    private static final Request END = new Request(QUIT, new AtomicBoolean());

    private final BlockingQueue<Request> requests = new LinkedBlockingQueue<>();
    private final PrintWriter out;

    /** The stop flag of the newest {@code go}; touched by the reading thread only. */
    private AtomicBoolean newestStop = new AtomicBoolean();

    /** @param out is flushed after every line */
    public EngineProtocol(PrintWriter out) {
        this.out = out;
    }

    /** Answers until {@code quit} or the end of the input. Lines already read before the end are all answered. */
    public void run(Reader in) {
        var reading = new Thread(() -> read(new BufferedReader(in)), "engine-input");
        reading.setDaemon(true);
        reading.start();
        var session = new EngineSession(this::answer);
        try {
            for (Request request = requests.take(); !request.equals(END); request = requests.take()) {
                session.obey(request.line(), request.stop()::get);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // as good as the end of the input
        }
    }

    private void answer(String line) {
        out.print(line + "\n");
        out.flush();
    }

    private void read(BufferedReader in) {
        try {
            String line = in.readLine();
            while (line != null && !line.strip().equals(QUIT)) {
                accept(line.strip());
                line = in.readLine();
            }
            if (line != null) {
                newestStop.set(true);
            }
        } catch (IOException e) {
            newestStop.set(true); // whoever was talking to us is gone
        } finally {
            requests.add(END);
        }
    }

    private void accept(String line) {
        if (line.equals(STOP)) {
            newestStop.set(true);
        } else if (line.equals("go") || line.startsWith("go ")) {
            newestStop = new AtomicBoolean();
            requests.add(new Request(line, newestStop));
        } else if (!line.isEmpty()) {
            requests.add(new Request(line, new AtomicBoolean()));
        }
    }

    /**
     * A line to obey.
     *
     * @param stop set once the search that the line starts is to end
     */
    private record Request(String line, AtomicBoolean stop) {}
}
