package org.jumpingcube.desktop.look;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.jumpingcube.settings.Motion;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the settings and the desktop say about motion. */
class LessMotionTest {
    @Test
    void theSettingsHaveTheLastWord() {
        assertThat(LessMotion.isWanted(Motion.LESS)).isTrue();
        assertThat(LessMotion.isWanted(Motion.FULL)).isFalse();
    }

    @EnabledOnOs(OS.LINUX)
    @ParameterizedTest
    @CsvSource({"echo false, true", "echo true, false", "echo nonsense, false", "exit 1, false", "sleep 30, false"})
    void theDesktopIsAskedByAProgram(String script, boolean isLess) {
        assertThat(LessMotion.areAnimationsOff(List.of("sh", "-c", script))).isEqualTo(isLess);
    }

    @Test
    void whereThereIsNoSuchProgramAllMoves() {
        assertThat(LessMotion.areAnimationsOff(
                        List.of(Path.of("no", "such", "program").toString())))
                .isFalse();
    }
}
