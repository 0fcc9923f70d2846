package org.jumpingcube.text.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import org.jumpingcube.cube.ai.CubeKind;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.text.LineReader;
import org.jumpingcube.worker.Threads;

/**
 * The engine protocol over two pipes. One thread reads while another searches, so that {@code stop} is heard. Other
 * lines wait until the search is done; {@code quit} ends it. A {@code go} is refused while another is unanswered, so
 * that it is always clear which search to stop.
 */
public final class EngineProtocol {
    private static final String STOP = "stop";
    private static final String QUIT = "quit";

    /** The most characters that may be queued. */
    private static final int MOST_WAITING = 1 << 20;

    private static final int CHARACTERS_PER_REQUEST = 100; // what a request takes in addition to its line

    private final BlockingQueue<Request> requests = new LinkedBlockingQueue<>();
    private final Semaphore room = new Semaphore(MOST_WAITING);
    private final PrintWriter out;
    private final EngineSession<?, ?> session;
    private final Search none = new Search();
    private final Request end = new Request(0, none, () -> {});

    /** The latest {@code go}; used by the reading thread only. */
    private Search newest = none;

    /** The request being executed; used by the executing thread only. */
    private Search current = none;

    /**
     * Uses numbers for cubes, and the notation of any other game.
     *
     * @param out flushed after every line
     */
    public EngineProtocol(PrintWriter out, GameKind<?, ?> kind) {
        this.out = out;
        session = kind instanceof CubeKind ? new CubeSession(this::answer) : new NotationSession<>(kind, this::answer);
        none.isAnswered = true;
    }

    /** Runs until {@code quit} or the end of the input. All lines read before the end are answered. */
    public void run(Reader in) {
        Threads.start("engine-input", () -> read(new LineReader(List.of(new BufferedReader(in)))));
        try {
            for (Request request = requests.take(); !request.equals(end); request = requests.take()) {
                current = request.search();
                request.work().run();
                room.release(request.size());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // treated like the end of the input
        }
    }

    private void answer(String line) {
        if (!line.startsWith("info ")) {
            current.isAnswered = true; // before it is printed, as the next go may follow at once
        }
        print(line);
    }

    private void print(String line) {
        out.print(line + "\n");
        out.flush();
    }

    private void read(LineReader in) {
        try {
            Optional<String> line = in.next();
            while (line.isPresent() && !line.get().strip().equals(QUIT)) {
                accept(line.get());
                line = in.next();
            }
            if (line.isPresent()) {
                newest.isStopped = true;
            }
        } catch (IOException e) {
            newest.isStopped = true; // the other end is gone
        } finally {
            requests.add(end);
        }
    }

    private void accept(String whole) {
        String line = whole.strip();
        if (line.equals(STOP)) {
            newest.isStopped = true;
        } else if (whole.length() >= LineReader.LONGEST_LINE) {
            refuse("a line must be shorter than " + LineReader.LONGEST_LINE + " characters");
        } else if (EngineSession.BLANKS.split(line, 2)[0].equals("go")) {
            go(line);
        } else if (!line.isEmpty()) {
            add(line.length(), none, () -> session.obey(line, () -> false));
        }
    }

    private void go(String line) {
        if (newest.isAnswered) {
            var search = new Search();
            add(line.length(), search, () -> session.obey(line, () -> search.isStopped));
            newest = search;
        } else {
            refuse("a search is running: wait for its move, or say stop first");
        }
    }

    /** Queues an answer, given when it is this line's turn. */
    private void refuse(String reason) {
        add(0, none, () -> print("error " + reason));
    }

    /** Lines that wait for a search are bounded, since that may take a day; otherwise they are soon executed. */
    private void add(int characters, Search search, Runnable work) {
        int size = characters + CHARACTERS_PER_REQUEST;
        if (newest.isAnswered) {
            room.acquireUninterruptibly(size);
        } else if (!room.tryAcquire(size)) {
            print("error too many lines wait for the search");
            return;
        }
        requests.add(new Request(size, search, work));
    }

    /** A {@code go} that has been read. */
    private static final class Search {
        private volatile boolean isStopped;
        private volatile boolean isAnswered;
    }

    /**
     * A line to execute or to refuse.
     *
     * @param size its share of the queue
     */
    private record Request(int size, Search search, Runnable work) {}
}
