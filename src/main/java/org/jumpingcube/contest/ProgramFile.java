package org.jumpingcube.contest;

import java.nio.file.Path;
import java.util.Locale;

/** A program in a file, as a word of a command line. */
public final class ProgramFile {
    private ProgramFile() {}

    /** The command line that starts it: a jar by Java, a script in Python by Python, anything else by itself. */
    public static String command(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        if (name.endsWith(".jar")) {
            return "java -jar " + word(file);
        }
        return name.endsWith(".py") ? "python3 " + word(file) : word(file);
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
