package org.jumpingcube.desktop.model;

import static org.assertj.core.api.Assertions.assertThat;

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
}
