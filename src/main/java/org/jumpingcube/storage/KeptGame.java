package org.jumpingcube.storage;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/**
 * The place on disk where one window keeps its running game. Held by this program until it is closed or discarded, or
 * until the program ends, however it ends; nobody else touches the place until then. For one thread at a time.
 */
public final class KeptGame implements AutoCloseable {
    private static final int ROOM = 1 << 16; // in bytes: more than a game and its lock need

    private final Path file;
    private final SaveFormat format;
    private final HeldFile hold;

    KeptGame(Path file, SaveFormat format, HeldFile hold) {
        this.file = file;
        this.format = format;
        this.hold = hold;
    }

    /** The game kept here; empty if there is none yet. */
    public Optional<SavedGame<?, ?>> game() {
        return at(Optional.empty()).load().result().game();
    }

    /** The user's own file that the game belongs to, as it was last seen; empty if there is none. */
    public Optional<SeenFile> ownFile() {
        try {
            return KeptFormat.ownFile(FileText.bytes(file));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** When the game was kept last; empty if there is none yet. */
    public Optional<Instant> lastKept() {
        try {
            return Optional.of(Files.getLastModifiedTime(file).toInstant());
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Keeps a game that belongs to no file, as below. */
    public void keep(SavedGame<?, ?> game) throws SaveException {
        keep(game, Optional.empty());
    }

    /**
     * Keeps the game as it is now, in place of what was kept before. To be called after every move.
     *
     * @param ownFile the user's own file that the game belongs to
     * @throws SaveException if it could not be written; what was kept before still is
     */
    public void keep(SavedGame<?, ?> game, Optional<SeenFile> ownFile) throws SaveException {
        at(ownFile).save(game);
    }

    /**
     * Keeps a game that is over until it is where it belongs.
     *
     * @param notes what else is to be known of it
     * @throws SaveException as above
     */
    public void keep(SavedGame<?, ?> game, Map<String, String> notes) throws SaveException {
        at(Optional.empty(), notes).save(game);
    }

    /** What else is known of the game; empty if nothing is. */
    public Map<String, String> notes() {
        try {
            return KeptFormat.notes(FileText.bytes(file));
        } catch (IOException e) {
            return Map.of();
        }
    }

    private SaveFile at(Optional<SeenFile> ownFile) {
        return at(ownFile, Map.of());
    }

    private SaveFile at(Optional<SeenFile> ownFile, Map<String, String> notes) {
        var withFile = new KeptFormat(format, ownFile, notes);
        return new SaveFile(file, withFile, Optional.empty(), AtomicFile.Readers.USER_ALONE);
    }

    /**
     * Takes some room on the disk for the end of the game, which may find it full. Takes none where there is too little.
     *
     * @throws IOException if what was taken of it cannot be given back
     */
    public void takeRoom() throws IOException {
        byte[] room = new byte[ROOM];
        new Random().nextBytes(room); // zeros take no room where a file system compresses them
        boolean isTaken = false;
        try (var channel = PrivateFiles.open(room(), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            isTaken = channel.write(ByteBuffer.wrap(room)) == ROOM;
        } catch (IOException e) {
            // then the end has to do without
        }
        if (!isTaken) {
            giveRoom();
        }
    }

    /** Gives that room back to the disk. */
    public void giveRoom() throws IOException {
        Files.deleteIfExists(room());
    }

    private Path room() {
        return file.resolveSibling(file.getFileName() + ".room");
    }

    /** Whether the folder of the place is still there; somebody may have removed it. */
    public boolean isThere() {
        Path folder = file.toAbsolutePath().getParent();
        return folder != null && Files.isDirectory(folder);
    }

    /** Forgets the game and gives the place up: it is over, or the user does not want it. */
    public void discard() throws IOException {
        giveRoom();
        Files.deleteIfExists(file);
        hold.delete();
    }

    /** Gives the place up and leaves the game in it, to be found at the next start. */
    @Override
    public void close() throws IOException {
        giveRoom();
        if (Files.exists(file)) {
            hold.close();
        } else {
            hold.delete();
        }
    }
}
