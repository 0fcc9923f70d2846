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
    private final SaveFile file;
    private final HeldFile hold;

    KeptGame(Path file, SaveFormat format, HeldFile hold) {
        this.file = new SaveFile(file, format, Optional.empty(), AtomicFile.Readers.USER_ALONE);
        this.hold = hold;
    }

    /** The game kept here; empty if there is none yet. */
    public Optional<SavedGame<?, ?>> game() {
        return file.load().result().game();
    }

    /**
     * Keeps the game as it is now, in place of what was kept before. To be called after every move.
     *
     * @throws SaveException if it could not be written; what was kept before still is
     */
    public void keep(SavedGame<?, ?> game) throws SaveException {
        file.save(game);
    }

    /** Whether the folder of the place is still there; somebody may have removed it. */
    public boolean isThere() {
        Path folder = file.path().toAbsolutePath().getParent();
        return folder != null && Files.isDirectory(folder);
    }

    /** Forgets the game and gives the place up: it is over, or the user does not want it. */
    public void discard() throws IOException {
        Files.deleteIfExists(file.path());
        hold.delete();
    }

    /** Gives the place up and leaves the game in it, to be found at the next start. */
    @Override
    public void close() throws IOException {
        if (Files.exists(file.path())) {
            hold.close();
        } else {
            hold.delete();
        }
    }
}
