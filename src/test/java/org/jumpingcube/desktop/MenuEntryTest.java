package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;

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
        String type = entry("MimeType").orElseThrow().replace(";", "");
        assertThat(text(".mime.xml"))
                .contains("<mime-type type=\"" + type + "\">")
                .contains("pattern=\"*.jcube\"");
        assertThat(text(".metainfo.xml")).contains("<mediatype>" + type + "</mediatype>");
    }
}
