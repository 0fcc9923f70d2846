package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jumpingcube.language.Language;
import org.jumpingcube.storage.GameLink;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a Linux desktop is told about the program is true. */
class MenuEntryTest {
    private static final Path FOLDER = Path.of("src/main/packaging/linux");

    private static String text(String ending) throws IOException {
        return Files.readString(FOLDER.resolve("org.jumpingcube.JumpingCube" + ending));
    }

    private static Optional<String> entry(String key) throws IOException {
        return text(".desktop")
                .lines()
                .filter(line -> line.startsWith(key + "="))
                .map(line -> line.substring(key.length() + 1))
                .findFirst();
    }

    @Test
    void theMenuEntryKnowsTheWindowsByTheClassThatJavaFxIsStartedWith() throws IOException {
        assertThat(entry("StartupWMClass")).hasValue(JumpingCube.class.getName());
    }

    @Test
    void theMenuEntryAndTheSoftwareCentreNameTheTypeOfOurFiles() throws IOException {
        String[] types = entry("MimeType").orElseThrow().split(";", -1);
        String type = types[0];
        assertThat(types[1]).isEqualTo("x-scheme-handler/" + GameLink.SCHEME.replace(":", ""));
        assertThat(text(".mime.xml"))
                .contains("<mime-type type=\"" + type + "\">")
                .contains("pattern=\"*.jcube\"");
        assertThat(text(".metainfo.xml")).contains("<mediatype>" + type + "</mediatype>");
    }

    static Stream<Language> translations() {
        return Language.translated().filter(language -> language != Language.ENGLISH);
    }

    @ParameterizedTest
    @MethodSource("translations")
    void theMenuEntryIsInEveryLanguage(Language language) throws IOException {
        Locale locale = language.locale(Locale.ROOT);
        for (String key : List.of("GenericName", "Comment", "Keywords")) {
            assertThat(entry(key + "[" + locale + "]")).as(key).isPresent();
        }
        assertThat(text(".desktop").lines().filter(line -> line.startsWith("Name[" + locale + "]=")))
                .as("the names of the actions")
                .hasSize(2);
    }

    @ParameterizedTest
    @MethodSource("translations")
    void whatSoftwareCentresShowIsInEveryLanguage(Language language) throws IOException {
        for (String file : List.of(".metainfo.xml", ".mime.xml")) {
            assertThat(text(file).split("xml:lang=\"" + language.tag() + "\"", -1))
                    .as(file)
                    .hasSameSizeAs(text(file).split("xml:lang=\"de\"", -1));
        }
    }

    @ParameterizedTest
    @MethodSource("translations")
    void theManualPageIsInEveryLanguage(Language language) throws IOException {
        Path translated = FOLDER.resolve("man/" + language.locale(Locale.ROOT) + "/jumping-cube.6");
        assertThat(sections(translated)).isEqualTo(sections(FOLDER.resolve("jumping-cube.6")));
    }

    /** The requests that divide a manual page. */
    private static List<String> sections(Path page) throws IOException {
        return Files.readString(page)
                .lines()
                .filter(line -> line.matches("\\.(TH|SH|TP|PP)\\b.*"))
                .map(line -> line.substring(0, ".TH".length()))
                .toList();
    }
}
