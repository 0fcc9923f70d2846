package org.jumpingcube.storage;

import java.util.Optional;

/**
 * Our own format with one field more, for a game that is kept while it is played.
 *
 * @param own reads it, and knows nothing of that field
 * @param ownFile the user's own file that the game belongs to
 */
record KeptFormat(SaveFormat own, Optional<SeenFile> ownFile) implements GameFormat {
    private static final String FILE = "file";

    /** The user's own file that is named in a kept game; empty if there is none, or if that can't be read. */
    static Optional<SeenFile> ownFile(byte[] contents) {
        var problems = new Problems(); // of a field that nothing else depends on
        return FileText.decode(contents, problems)
                .flatMap(text -> Json.parse(text, problems))
                .flatMap(fields -> fields.optionalObject(FILE))
                .flatMap(SeenFile::read);
    }

    @Override
    public LoadResult read(byte[] contents) {
        return own.read(contents);
    }

    @Override
    public byte[] write(SavedGame<?, ?> game) {
        var fields = GameJson.fields(game);
        ownFile.flatMap(SeenFile::fields).ifPresent(file -> fields.put(FILE, file));
        return Json.write(fields);
    }

    @Override
    public Extent extent() {
        return own.extent();
    }
}
