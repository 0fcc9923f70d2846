package org.jumpingcube.storage;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Our own format with two fields more, for a game that is kept while it is played, or until it is among the user's games.
 *
 * @param own reads it, and knows nothing of those fields
 * @param ownFile the user's own file that the game belongs to
 * @param notes what else is to be known of the game, for whoever has written it
 */
record KeptFormat(SaveFormat own, Optional<SeenFile> ownFile, Map<String, String> notes) implements GameFormat {
    private static final String FILE = "file";
    private static final String NOTES = "notes";

    /** What else is known of a kept game; empty if nothing is, or if that can't be read. */
    static Map<String, String> notes(byte[] contents) {
        var notes = new LinkedHashMap<String, String>();
        fields(contents)
                .flatMap(fields -> fields.optionalObject(NOTES))
                .ifPresent(found -> found.all().forEach((name, value) -> {
                    if (value instanceof String text) {
                        notes.put(name, text);
                    }
                }));
        return notes;
    }

    /** The user's own file that is named in a kept game; empty if there is none, or if that can't be read. */
    static Optional<SeenFile> ownFile(byte[] contents) {
        return fields(contents).flatMap(fields -> fields.optionalObject(FILE)).flatMap(SeenFile::read);
    }

    private static Optional<Fields> fields(byte[] contents) {
        var problems = new Problems(); // of fields that nothing else depends on
        return FileText.decode(contents, problems).flatMap(text -> Json.parse(text, problems));
    }

    @Override
    public LoadResult read(byte[] contents) {
        return own.read(contents);
    }

    @Override
    public byte[] write(SavedGame<?, ?> game) {
        var fields = GameJson.fields(game);
        ownFile.flatMap(SeenFile::fields).ifPresent(file -> fields.put(FILE, file));
        if (!notes.isEmpty()) {
            fields.put(NOTES, notes);
        }
        return Json.write(fields);
    }

    @Override
    public Extent extent() {
        return own.extent();
    }
}
