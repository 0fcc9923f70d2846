package org.jumpingcube.storage;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Files with pictures of games. */
public final class PictureFile {
    /** How the names of such files end; the first is the usual one. */
    public static final List<String> ENDINGS = List.of(".png", ".svg", ".gif");

    private PictureFile() {}

    /** Which of the endings a file's name has, if any. */
    public static Optional<String> ending(Path file) {
        String name = file.toString().toLowerCase(Locale.ROOT);
        return ENDINGS.stream().filter(name::endsWith).findFirst();
    }

    /**
     * Writes the file, all at once or not at all, over whatever it holds.
     *
     * @throws SaveException if it could not be written, with the reason
     */
    public static void write(Path file, byte[] contents) throws SaveException {
        try {
            AtomicFile.write(file, contents, AtomicFile.Readers.USUAL);
        } catch (IOException e) {
            throw SaveException.of(file, e);
        }
    }
}
