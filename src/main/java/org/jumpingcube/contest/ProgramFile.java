package org.jumpingcube.contest;

import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Pattern;

/** A program in a file, as a word of a command line. */
public final class ProgramFile {
    private static final Pattern ENDED = Pattern.compile(".+\\.\\p{Alpha}{1,4}");

    private ProgramFile() {}

    /** The command line that starts it: a jar by Java, a script in Python by Python, anything else by itself. */
    public static String command(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        if (name.endsWith(".jar")) {
            return "java -jar " + word(file);
        }
        return name.endsWith(".py") ? "python3 " + word(file) : word(file);
    }

    /** What the program of a command line is called: as its file, without the ending; empty if there is no command. */
    public static String name(String command) {
        var words = CommandWords.split(command);
        String word = words.stream()
                .filter(text -> ENDED.matcher(text).matches())
                .findFirst()
                .orElseGet(() -> words.stream().findFirst().orElse(""));
        String file = word.substring(Math.max(word.lastIndexOf('/'), word.lastIndexOf('\\')) + 1);
        return ENDED.matcher(file).matches() ? file.substring(0, file.lastIndexOf('.')) : file;
    }

    /** Its path, in quotation marks if a command line would be split there. */
    public static String word(Path file) {
        String path = file.toString();
        if (path.matches("[^\\s\"']*")) {
            return path;
        }
        return path.indexOf('"') < 0 ? '"' + path + '"' : "'" + path + "'";
    }
}
