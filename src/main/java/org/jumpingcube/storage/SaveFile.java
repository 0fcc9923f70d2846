package org.jumpingcube.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jumpingcube.storage.AtomicFile.Readers;
import org.jumpingcube.storage.LoadResult.Rejected;
import org.jumpingcube.storage.Problem.Kind;

/**
 * A file that a game was loaded from or saved to, or is to be saved to. Remembers what the file held then, so that
 * nobody else's changes are overwritten unasked. A value: a save gives the next one.
 */
public final class SaveFile {
    private final Path path;
    private final GameFormat format;
    private final Optional<String> known;
    private final Readers readers;

    /** @param known the digest of what the file held when it was last seen; empty for no file */
    SaveFile(Path path, GameFormat format, Optional<String> known, Readers readers) {
        this.path = path;
        this.format = format;
        this.known = known;
        this.readers = readers;
    }

    /** A place that nothing was loaded from yet; its ending tells the format. */
    public static SaveFile at(Path path, FileFormats formats) {
        return new SaveFile(path, formats.of(path), Optional.empty(), Readers.USUAL);
    }

    /** The file that an earlier run of the program has seen; whether it is still as it was is not looked at. */
    public static SaveFile at(SeenFile seen, FileFormats formats) {
        return new SaveFile(seen.path(), formats.of(seen.path()), Optional.of(seen.sha256()), Readers.USUAL);
    }

    /**
     * What a load found.
     *
     * @param file the file, knowing what it holds now; of use only if the result is a game
     */
    public record Opened(SaveFile file, LoadResult result) {}

    public Path path() {
        return path;
    }

    /** What a later run needs to know of it; empty if it has been neither loaded nor saved. */
    public Optional<SeenFile> seen() {
        return known.map(digest -> new SeenFile(path, digest));
    }

    /** Whether a save keeps the whole game, and not a part of it alone. */
    public boolean keepsAll() {
        return extent() == GameFormat.Extent.ALL;
    }

    /** How much of the game a save keeps. */
    public GameFormat.Extent extent() {
        return format.extent();
    }

    /** Reads the file. Whatever is wrong with it, down to its not being there, is a refusal; nothing is thrown. */
    public Opened load() {
        try {
            if (Files.exists(path) && !Files.isRegularFile(path)) {
                return new Opened(this, new Rejected(List.of(Problem.of(Kind.NOT_A_FILE))));
            }
            byte[] contents = FileText.bytes(path);
            return new Opened(holding(contents), format.read(contents));
        } catch (IOException e) {
            return new Opened(this, Rejected.unread(e));
        }
    }

    private SaveFile holding(byte[] contents) {
        return new SaveFile(path, format, Optional.of(SeenFile.digest(contents)), readers);
    }

    /**
     * Whether a save would overwrite what this program has not seen: the file holds something else than when it was
     * loaded or saved, or there is one where there was none. A file that is gone is no loss.
     */
    public boolean isChangedByOthers() {
        try {
            String now = SeenFile.digest(FileText.bytes(path));
            return known.filter(now::equals).isEmpty();
        } catch (IOException e) {
            return false; // it has gone, or cannot be read; if it cannot be written either, the save says why
        }
    }

    /**
     * Writes the game, all at once or not at all, over whatever the file holds.
     *
     * @return this file, knowing what it holds now
     * @throws SaveException if it could not be written, with the reason; the old file is then unchanged
     */
    public SaveFile save(SavedGame<?, ?> game) throws SaveException {
        byte[] contents = format.write(game);
        try {
            AtomicFile.write(path, contents, readers);
        } catch (IOException e) {
            throw SaveException.of(path, e);
        }
        return holding(contents);
    }
}
