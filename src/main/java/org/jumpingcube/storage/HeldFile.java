package org.jumpingcube.storage;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** A file that one program at a time can hold. The system lets go of it when the program ends, however it ends. */
final class HeldFile implements AutoCloseable {
    /**
     * What this program holds. Asked first, because on Unix a second look at a file of one's own, once closed, would
     * let go of it.
     */
    private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

    private final Path file;
    private final FileChannel channel;

    private HeldFile(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
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
        } finally {
            if (lock == null) {
                channel.close();
            }
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
