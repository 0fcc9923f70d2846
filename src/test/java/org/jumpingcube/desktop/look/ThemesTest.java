package org.jumpingcube.desktop.look;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.BooleanProperty;
import org.jumpingcube.desktop.WindowLibraries;
import org.jumpingcube.desktop.model.DesktopPreferences;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.settings.Look;
import org.jumpingcube.storage.SettingsFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** When the look of a window changes. */
@Tag("window")
@ExtendWith(WindowLibraries.class)
class ThemesTest {
    @Test
    void theDesktopIsFollowedEachTimeThatItTurnsDarkOrLight(@TempDir Path folder) {
        assumeTrue(DesktopPreferences.dark() instanceof BooleanProperty, "this JavaFX asks the real desktop");
        var dark = (BooleanProperty) DesktopPreferences.dark();
        var file = new SettingsFile(folder.resolve("settings.json"));
        var settings = new SettingsModel(file, file.load().settings(), trouble -> {});
        List<Look> dressed = new ArrayList<>();
        Themes.follow(settings, dressed::add);
        assertThat(dressed).as("at once").hasSize(1);
        for (int change = 1; change <= 4; change++) {
            dark.set(!dark.get());
            assertThat(dressed).as("after %d changes", change).hasSize(1 + change);
        }
        assertThat(settings.close()).succeedsWithin(Duration.ofSeconds(60));
    }
}
