package org.jumpingcube.storage;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A lock file, which one program at a time can hold. The system lets go of it when the program ends, however it ends.
 * That of a file lies {@link #beside} it; that of a folder is its {@code gate}; and each kept game has one that its
 * window holds, see {@link RunningGames}.
 */
final class HeldFile implements AutoCloseable {
    /**
     * What this program holds. Asked first, because on Unix a second look at a file of one's own, once closed, would
     * let go of it.
     */
    private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

    private static final Duration PATIENCE = Duration.ofSeconds(10); // a busy machine starts five windows at once
    private static final Duration PAUSE = Duration.ofMillis(10);

    private final Path file;
    private final FileChannel channel;

    private HeldFile(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /** The lock file of a file, in the same folder. */
    static Path beside(Path file) {
        return file.resolveSibling("." + file.getFileName() + ".lock");
    }

    /** Holds the file, which is made if need be; empty if somebody holds it already. */
    static Optional<HeldFile> hold(Path path) throws IOException {
        Path file = path.toAbsolutePath().normalize();
        if (!HELD.add(file)) {
            return Optional.empty();
        }
        var held = Optional.<HeldFile>empty();
        try {
            held = lock(file);
            return held;
        } finally {
            if (held.isEmpty()) {
                HELD.remove(file);
            }
        }
    }

    private static Optional<HeldFile> lock(Path file) throws IOException {
        var channel = PrivateFiles.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock lock = null;
        try {
            lock = channel.tryLock();
            return lock == null ? Optional.empty() : Optional.of(new HeldFile(file, channel));
        } catch (OverlappingFileLockException e) {
            return Optional.empty(); // held within this program, but by none of us
        } finally {
            if (lock == null) {
                channel.close();
            }
        }
    }

    /** Some work with files. */
    interface Work<T> {
        T run() throws IOException;
    }

    /**
     * Does the work while it holds the file, so that nobody else does any. Others hold it for milliseconds, if they are
     * not short of processors.
     *
     * @throws IOException if the work fails, or another program, which may hang, holds the file for 10 s
     */
    static <T> T alone(Path path, Work<T> work) throws IOException {
        PrivateFiles.createFolderOf(path);
        var held = holdPatiently(path);
        try {
            return work.run();
        } finally {
            held.close();
        }
    }

    /** Does the work while no other window, of this program or another, uses the folder: none must vanish half-made. */
    static <T> T aloneIn(Path folder, Work<T> work) throws SaveException {
        Path gate = folder.resolve("gate");
        try {
            return alone(gate, work);
        } catch (IOException e) {
            throw SaveException.of(gate, e);
        }
    }

    private static HeldFile holdPatiently(Path path) throws IOException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        var held = hold(path);
        while (held.isEmpty()) {
            if (System.nanoTime() > end) {
                throw new SaveException(Problem.of(Problem.Kind.HELD));
            }
            pause();
            held = hold(path);
        }
        return held.get();
    }

    private static void pause() throws InterruptedIOException {
        try {
            Thread.sleep(PAUSE.toMillis());
        } catch (InterruptedException e) {
            throw new InterruptedIOException();
        }
    }

    /** Lets go of the file. */
    @Override
    public void close() throws IOException {
        try {
            channel.close();
        } finally {
            HELD.remove(file);
        }
    }

    /** Lets go of the file and removes it. */
    void delete() throws IOException {
        close(); // first: Windows removes no file that is held
        Files.deleteIfExists(file);
    }
}
