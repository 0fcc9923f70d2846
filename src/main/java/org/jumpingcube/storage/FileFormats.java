package org.jumpingcube.storage;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/**
 * Which format a file is in, by its ending.
 *
 * @param own the format of every file whose ending is not named
 * @param byEnding other programs' formats, by endings in small letters with their dot
 */
public record FileFormats(SaveFormat own, Map<String, GameFormat> byEnding) {
    public FileFormats {
        byEnding = Map.copyOf(byEnding);
    }

    /** Games as lines of text, of the same kinds. */
    public LineFormat line() {
        return new LineFormat(own.kinds());
    }

    /** The format of a game in a text without a name: a list of moves has a line in brackets, all else must be a line. */
    public GameFormat ofText(String text) {
        boolean isList = !LineFormat.holdsLine(text)
                && text.lines().anyMatch(line -> line.strip().startsWith("["));
        return isList ? new MoveListFormat(own) : line();
    }

    /** Whether the name's ending is that of a saved game, of whatever format. */
    public boolean isNamed(String fileName) {
        String name = fileName.toLowerCase(Locale.ROOT);
        return SaveFormat.ENDINGS.stream().anyMatch(name::endsWith)
                || byEnding.keySet().stream().anyMatch(name::endsWith);
    }

    /**
     * The name with this ending, in place of that of another format.
     *
     * @param ending with its dot
     */
    public String named(String fileName, String ending) {
        if (fileName.toLowerCase(Locale.ROOT).endsWith(ending)) {
            return fileName;
        }
        int bare = isNamed(fileName) ? fileName.lastIndexOf('.') : fileName.length();
        return fileName.substring(0, bare) + ending;
    }

    GameFormat of(Path file) {
        String name = file.toString().toLowerCase(Locale.ROOT);
        return byEnding.entrySet().stream()
                .filter(format -> name.endsWith(format.getKey()))
                .findFirst()
                .<GameFormat>map(Map.Entry::getValue)
                .orElse(own);
    }
}
