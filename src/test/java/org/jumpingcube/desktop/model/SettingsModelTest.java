package org.jumpingcube.desktop.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jumpingcube.language.Language;
import org.jumpingcube.settings.Theme;
import org.jumpingcube.storage.SettingsFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The settings of windows that are open side by side. */
@Timeout(120)
class SettingsModelTest {
    private final SettingsFile file;
    private final List<IOException> trouble = Collections.synchronizedList(new ArrayList<>());

    SettingsModelTest(@TempDir Path folder) {
        file = new SettingsFile(folder.resolve("settings.json"));
    }

    private SettingsModel window() {
        return new SettingsModel(file, file.load().settings(), trouble::add);
    }

    private static void close(SettingsModel... windows) {
        for (var window : windows) {
            assertThat(window.close()).succeedsWithin(Duration.ofSeconds(60));
        }
    }

    @Test
    void filesAndSettingsOfTwoWindowsAreAllKept() {
        var first = window();
        var second = window();
        first.update(now -> now.withRecentFile(Path.of("/games/a.jcube")));
        first.update(now -> now.withLook(now.look().withTheme(Theme.DARK)));
        second.update(now -> now.withRecentFile(Path.of("/games/b.jcube")));
        second.update(now -> now.withLanguage(Language.GERMAN));
        close(first, second);
        var kept = file.load().settings();
        assertThat(kept.recentFiles()).containsExactlyInAnyOrder(Path.of("/games/a.jcube"), Path.of("/games/b.jcube"));
        assertThat(kept.look().theme()).isEqualTo(Theme.DARK);
        assertThat(kept.language()).isEqualTo(Language.GERMAN);
        assertThat(trouble).isEmpty();
    }

    @Test
    void aChangeWaitsForNoLockAndIsWrittenOnceThatIsFree() throws IOException {
        Path lock = file.path().resolveSibling(".settings.json.lock");
        var window = window();
        try (var channel = FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            channel.lock();
            window.update(now -> now.withLanguage(Language.GERMAN)); // waits for the lock for a while, elsewhere
            assertThat(file.path()).doesNotExist();
        }
        close(window);
        assertThat(file.load().settings().language()).isEqualTo(Language.GERMAN);
        assertThat(trouble).isEmpty();
    }

    @Test
    void settingsThatWereRemovedMeanwhileAreWrittenInFull() throws IOException {
        var window = window();
        window.update(now -> now.withLanguage(Language.GERMAN));
        close(window);
        var second = window();
        Files.delete(file.path());
        second.update(now -> now.withLook(now.look().withTheme(Theme.DARK)));
        close(second);
        assertThat(file.load().settings()).isEqualTo(second.get());
    }

    @Test
    void whatAKilledWindowLeftOfASaveIsCleanedUp() throws IOException {
        Path half = Files.writeString(file.path().resolveSibling(".settings.json.1234.tmp"), "{");
        var window = window();
        window.update(now -> now.withLanguage(Language.GERMAN));
        close(window);
        assertThat(half).doesNotExist();
    }
}
