package org.jumpingcube.storage;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Files of text, written all at once or not at all. */
public final class TextFile {
    private TextFile() {}

    /**
     * Writes a file of the user's, over whatever it holds.
     *
     * @throws SaveException if it could not be written, with the reason
     */
    public static void write(Path file, String text) throws SaveException {
        try {
            AtomicFile.write(file, text.getBytes(StandardCharsets.UTF_8), AtomicFile.Readers.USUAL);
        } catch (IOException e) {
            throw SaveException.of(file, e);
        }
    }

    /** Writes a file of the program's own, which only the user may read; its folder is made if it is missing. */
    public static void keep(Path file, String text) throws IOException {
        PrivateFiles.createFolderOf(file);
        AtomicFile.write(file, text.getBytes(StandardCharsets.UTF_8), AtomicFile.Readers.USER_ALONE);
    }
}
