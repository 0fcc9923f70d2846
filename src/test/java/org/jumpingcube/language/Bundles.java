package org.jumpingcube.language;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Properties;

/** The program's files of texts, as they stand in the sources. */
public final class Bundles {
    public static final String WINDOW = "desktop/messages";

    /** All bundles, by folder and name. */
    public static final List<String> ALL = List.of(WINDOW, "reversi/reversi", "review/review", "storage/problems");

    private static final Path SOURCES = Path.of("src/main/resources/org/jumpingcube");

    private Bundles() {}

    /** The file of a bundle in a language, whether it is there or not. */
    public static Path file(String bundle, Language language) {
        String ending = language == Language.ENGLISH ? "" : "_" + language.locale(Locale.ROOT);
        return SOURCES.resolve(bundle + ending + ".properties");
    }

    /** The texts of a bundle in a language, by their keys, without English ones for those that are missing. */
    public static Properties read(String bundle, Language language) {
        var texts = new Properties();
        try (var file = Files.newBufferedReader(file(bundle, language))) {
            texts.load(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return texts;
    }
}
