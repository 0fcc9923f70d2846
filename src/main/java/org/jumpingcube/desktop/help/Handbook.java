package org.jumpingcube.desktop.help;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.parser.Parser;
import org.jumpingcube.language.Language;

/** The pages of the handbook in one language, in reading order. Their sources are in docs/handbook. */
record Handbook(List<Page> pages) {
    static final List<String> NAMES = List.of(
            "index",
            "rules",
            "first-game",
            "review",
            "button",
            "settings",
            "strategy",
            "jumpin",
            "jumpin-strategy",
            "reversi",
            "friend",
            "setup",
            "keys",
            "files",
            "collection",
            "questions",
            "accessibility");

    private static final Parser PARSER =
            Parser.builder().extensions(List.of(TablesExtension.create())).build();

    /** The handbook in the language of the locale; pages that are not translated are in English. */
    static Handbook in(Locale locale) {
        String folder = Language.of(locale).tag();
        return new Handbook(NAMES.stream().map(name -> page(folder, name)).toList());
    }

    private static Page page(String folder, String name) {
        String file = name + ".md";
        String place = folder.isEmpty() ? file : folder + "/" + file;
        return Optional.ofNullable(Handbook.class.getResource(place))
                .map(found -> parse(name, read(found), false))
                .orElseGet(() ->
                        parse(name, read(Objects.requireNonNull(Handbook.class.getResource(file), file)), true));
    }

    static Page parse(String name, String markdown, boolean isInEnglish) {
        return new Page(name, PARSER.parse(markdown), isInEnglish);
    }

    private static String read(URL file) {
        try (InputStream page = file.openStream()) {
            return new String(page.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Page first() {
        return pages.get(0);
    }

    Optional<Page> page(String name) {
        return pages.stream().filter(page -> page.name().equals(name)).findFirst();
    }
}
