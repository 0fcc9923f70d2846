package org.jumpingcube.storage;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFileAttributeView;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import java.util.concurrent.locks.LockSupport;

/**
 * Replaces files atomically: any reader sees the old contents or the new, even after a power cut. The new contents are
 * written to a temporary file beside the target, flushed to the disk, and then moved over it.
 */
final class AtomicFile {
    private static final int MAX_LINKS = 40; // Linux's limit
    private static final int MAX_NAME = 50; // in characters; with the suffix it fits into the usual 255 bytes
    private static final Duration ABANDONED = Duration.ofHours(1); // no save takes that long

    private static final int MOST_TRIES = 3;
    private static final Duration PAUSE = Duration.ofMillis(20);

    /** Who may read a file that was not there before. */
    enum Readers {
        /** Whoever the user lets read all files that are made. */
        USUAL,
        /** The user alone, where the system has modes. */
        USER_ALONE
    }

    private AtomicFile() {}

    /**
     * Writes the file anew. A symbolic link stays one, and the file it leads to is written; permissions are kept where
     * the file system has them. The folder must exist.
     *
     * @throws IOException if the file could not be written, or if something other than an ordinary file is there
     */
    static void write(Path file, byte[] contents, Readers readers) throws IOException {
        Path target = withoutLinks(file.toAbsolutePath());
        PrivateFiles.checkOrdinary(target);
        Path folder = folderOf(target);
        String name = temporaryName(target);
        Path temporary = folder.resolve(name + UUID.randomUUID() + ".tmp");
        try {
            writeThrough(temporary, target, contents, readers);
            if (Files.exists(target) && !Files.isWritable(target)) {
                throw new AccessDeniedException(target.toString()); // its owner does not want it replaced
            }
            patiently(() ->
                    Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING));
        } finally {
            Files.deleteIfExists(temporary);
        }
        flush(folder);
        deleteAbandoned(folder, name);
    }

    /** On Windows nobody can replace a file while a scanner or another window reads it, which takes a moment. */
    static <T> T patiently(HeldFile.Work<T> work) throws IOException {
        for (int tries = 1; ; tries++) {
            try {
                return work.run();
            } catch (FileSystemException e) {
                if (tries == MOST_TRIES) {
                    throw e;
                }
                LockSupport.parkNanos(PAUSE.toNanos());
            }
        }
    }

    private static Path folderOf(Path target) throws NoSuchFileException {
        Path folder = target.getParent();
        if (folder == null) {
            throw new NoSuchFileException(target.toString());
        }
        return folder;
    }

    /** What the names of this file's temporary ones begin with. */
    private static String temporaryName(Path target) {
        String name = String.valueOf(target.getFileName());
        boolean isLong = name.length() > MAX_NAME;
        return "." + (isLong ? Integer.toHexString(name.hashCode()) : name) + ".";
    }

    private static Path withoutLinks(Path file) throws IOException {
        Path target = file;
        for (int links = 0; Files.isSymbolicLink(target); links++) {
            if (links == MAX_LINKS) {
                throw new FileSystemLoopException(file.toString());
            }
            target = folderOf(target).resolve(Files.readSymbolicLink(target)); // also where it leads to nothing yet
        }
        return target;
    }

    private static void writeThrough(Path temporary, Path target, byte[] contents, Readers readers) throws IOException {
        try (var channel = create(temporary, readers)) {
            copyPermissions(target, temporary);
            var buffer = ByteBuffer.wrap(contents);
            while (buffer.hasRemaining()) {
                channel.write(buffer);
            }
            channel.force(true);
        }
    }

    private static FileChannel create(Path temporary, Readers readers) throws IOException {
        return switch (readers) {
            case USUAL -> FileChannel.open(temporary, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            case USER_ALONE -> PrivateFiles.open(temporary, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        };
    }

    private static void copyPermissions(Path from, Path to) throws IOException {
        var source = Files.getFileAttributeView(from, PosixFileAttributeView.class);
        var target = Files.getFileAttributeView(to, PosixFileAttributeView.class);
        if (source != null && target != null && Files.exists(from)) {
            target.setPermissions(source.readAttributes().permissions());
        }
    }

    /** Takes the new name down to the disk, where the system lets a folder be opened (Windows does not). */
    private static void flush(Path folder) {
        try (var channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException e) {
            // the file is written and in its place; only a power cut in the next seconds could bring the old one back
        }
    }

    /**
     * Removes what a killed program left beside this file, whatever its age. Only for a caller who knows that nobody is
     * saving it now.
     */
    static void deleteTemporary(Path file) throws IOException {
        delete(folderOf(file.toAbsolutePath()), temporaryName(file), Duration.ZERO);
    }

    /** Removes what a killed program left beside this file. */
    private static void deleteAbandoned(Path folder, String name) {
        try {
            delete(folder, name, ABANDONED);
        } catch (IOException e) {
            // only tidying up: the save itself is done
        }
    }

    private static void delete(Path folder, String name, Duration youngest) throws IOException {
        var latest = FileTime.from(Instant.now().minus(youngest));
        try (var files = Files.newDirectoryStream(folder, isTemporary(name))) {
            for (Path file : files) {
                if (Files.getLastModifiedTime(file, LinkOption.NOFOLLOW_LINKS).compareTo(latest) <= 0) {
                    Files.deleteIfExists(file);
                }
            }
        }
    }

    private static DirectoryStream.Filter<Path> isTemporary(String name) {
        return file -> {
            String found = file.getFileName().toString();
            return found.startsWith(name) && found.endsWith(".tmp");
        };
    }
}
