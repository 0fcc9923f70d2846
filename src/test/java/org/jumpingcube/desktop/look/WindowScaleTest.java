package org.jumpingcube.desktop.look;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.ScaleFile;
import org.jumpingcube.storage.SettingsFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WindowScaleTest {
    @ParameterizedTest
    @CsvSource({"1.0, 100", "1.25, 125", "2, 200", "3.5, 200", "0.8, 100", "1e300, 200"})
    void theDesktopsFactorIsTakenWithinLimits(String factor, int percent) {
        assertThat(WindowScale.percent(Optional.of(factor))).hasValue(percent);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "large", "NaN", "Infinity", "No such schema \u201corg.gnome.desktop.interface\u201d"})
    void anythingElseIsNone(String answer) {
        assertThat(WindowScale.percent(Optional.of(answer))).isEmpty();
    }

    /**
     * @param kept what the last start has kept; empty for nothing
     * @param settings what the settings' file holds now; empty if there is none
     * @param desktop the desktop's own factor
     * @param left what is kept before this start, and used
     */
    @ParameterizedTest
    @CsvSource(
            nullValues = "-",
            value = {
                "-, '', 2.0, -",
                "200 200, LARGEST, 1.0, 200 200",
                "200 200, {, 1.0, -",
                "200 200, {, 1.5, 150 150",
                "400 200, {, 1.25, 250 125",
                "200 200, '', 1.0, -",
                "200 200, HUGE, 1.0, -",
                "200 200, NORMAL, 2.0, -",
                "300 150, LARGE, 2.0, 250 125",
                "160 160, LARGEST, 1.0, 160 160", // as much as the screen has room for
                "150 150, SYSTEM, 1.0, 150 150"
            })
    void aSizeThatTheSettingsNoLongerAskForIsTakenBackBeforeTheStart(
            @Nullable String kept, String settings, String desktop, @Nullable String left, @TempDir Path home)
            throws IOException {
        var folders = new Folders(home.resolve("settings"), home);
        var file = new ScaleFile(folders);
        if (kept != null) {
            Files.writeString(home.resolve("scale.txt"), kept);
        }
        var settingsFile = SettingsFile.in(folders);
        Files.createDirectories(settingsFile.path().getParent());
        if (settings.equals("{")) {
            Files.writeString(settingsFile.path(), settings);
        } else if (!settings.isEmpty()) {
            settingsFile.save(
                    Settings.DEFAULT.withWindow(Settings.DEFAULT.window().withSound(false)));
            String text = Files.readString(settingsFile.path());
            assertThat(text).contains("\"textSize\": \"system\"");
            String size = "\"" + settings.toLowerCase(Locale.ROOT) + "\"";
            Files.writeString(settingsFile.path(), text.replace("\"textSize\": \"system\"", "\"textSize\": " + size));
        }
        WindowScale.takeBack(file, settingsFile::load, () -> Optional.of(desktop));
        assertThat(file.read().map(scale -> scale.whole() + " " + scale.text())).isEqualTo(Optional.ofNullable(left));
    }

    @Test
    void noAnswerIsNone() {
        assertThat(WindowScale.percent(Optional.empty())).isEqualTo(OptionalInt.empty());
    }
}
