package org.jumpingcube.desktop.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DesktopPreferencesTest {
    @ParameterizedTest
    @CsvSource({
        "HighContrast, true, false",
        "HighContrast:dark, true, true",
        "HighContrastInverse, true, true",
        "Adwaita, false, false",
        "Adwaita:dark, false, true",
        "Yaru-dark, false, true",
        "'', false, false",
    })
    void aThemeOfGtkSaysWhetherItHasHighContrastAndIsDark(String theme, boolean isHighContrast, boolean isDark) {
        assertThat(DesktopPreferences.isHighContrast(theme)).isEqualTo(isHighContrast);
        assertThat(DesktopPreferences.isDark(theme)).isEqualTo(isDark);
    }

    /** The portal answers Read with a variant in a variant, and 1 for more contrast. */
    @ParameterizedTest
    @CsvSource({
        "'(<<uint32 1>>,)', true",
        "'(<<uint32 0>>,)', false",
        "'(<<uint32 11>>,)', false",
        "Error: no such name, false",
    })
    void thePortalIsAskedForContrastByAProgram(String answer, boolean isWanted) {
        assertThat(DesktopPreferences.isContrastWanted(List.of("echo", answer))).isEqualTo(isWanted);
    }
}
