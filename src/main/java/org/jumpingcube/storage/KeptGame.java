package org.jumpingcube.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The place on disk where one window keeps its running game. Held by this program until it is closed or discarded, or
 * until the program ends, however it ends; nobody else touches the place until then. For one thread at a time.
 */
public final class KeptGame implements AutoCloseable {
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

    private SaveFile at(Optional<SeenFile> ownFile) {
        var withFile = new KeptFormat(format, ownFile);
        return new SaveFile(file, withFile, Optional.empty(), AtomicFile.Readers.USER_ALONE);
    }

    /** Whether the folder of the place is still there; somebody may have removed it. */
    public boolean isThere() {
        Path folder = file.toAbsolutePath().getParent();
        return folder != null && Files.isDirectory(folder);
    }

    /** Forgets the game and gives the place up: it is over, or the user does not want it. */
    public void discard() throws IOException {
        Files.deleteIfExists(file);
        hold.delete();
    }

    /** Gives the place up and leaves the game in it, to be found at the next start. */
    @Override
    public void close() throws IOException {
        if (Files.exists(file)) {
            hold.close();
        } else {
            hold.delete();
        }
    }
}
