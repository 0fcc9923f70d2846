package org.jumpingcube.desktop.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

class DesktopAnswerTest {
    private static final List<String> QUESTION = List.of("echo", "an answer");

    @Test
    void theDesktopsProgramsAreStartedByTheirPathsAlone() {
        assertThat(DesktopAnswer.busCall("a.Service", "/object", "an.interface.Method"))
                .first()
                .isEqualTo("/usr/bin/gdbus");
        assertThat(DesktopAnswer.setting("a.schema", "key"))
                .containsExactly("/usr/bin/gsettings", "get", "a.schema", "key");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aProgramsAnswerIsItsOutput() {
        assertThat(DesktopAnswer.of(QUESTION)).contains("an answer");
    }

    @Test
    @DisabledOnOs(OS.LINUX)
    void noOtherSystemIsAsked() {
        assertThat(DesktopAnswer.of(QUESTION)).isEmpty();
    }
}
