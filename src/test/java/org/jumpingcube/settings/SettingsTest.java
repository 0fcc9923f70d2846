package org.jumpingcube.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.RecordComponent;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jumpingcube.language.Language;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Settings of which one part is changed. */
class SettingsTest {
    private static final Settings OTHER = new Settings(
            new Play(
                    Play.DEFAULT.seats(), true, true, Play.DEFAULT.game(), Play.DEFAULT.master(), Play.DEFAULT.clock()),
            Look.DEFAULT.withTheme(Theme.DARK),
            MoveAnimation.DEFAULT.withStageSeconds(1.5),
            Language.GERMAN,
            Map.of("undo", "Ctrl+U"),
            WindowState.DEFAULT.withMaximised(true),
            List.of(Path.of("/a.jcube")),
            Progress.DEFAULT.withLesson("one"),
            new Friends("Anna", "Bert"),
            Speech.DEFAULT.withManner(3, Speech.DEFAULT.voice()),
            new Broker("localhost", true, "anna", "secret"),
            false);

    static Stream<RecordComponent> parts() {
        return Arrays.stream(Settings.class.getRecordComponents());
    }

    private static Object value(RecordComponent part, Settings settings) throws ReflectiveOperationException {
        return part.getAccessor().invoke(settings);
    }

    @ParameterizedTest
    @MethodSource("parts")
    void onePartChangesAndTheOthersStay(RecordComponent part) throws ReflectiveOperationException {
        String name = part.getName();
        var with = Settings.class.getMethod(
                "with" + Character.toUpperCase(name.charAt(0)) + name.substring(1), part.getType());
        var changed = (Settings) with.invoke(Settings.DEFAULT, value(part, OTHER));
        for (RecordComponent each : Settings.class.getRecordComponents()) {
            assertThat(value(each, changed))
                    .as(each.getName())
                    .isEqualTo(value(each, each.getName().equals(name) ? OTHER : Settings.DEFAULT));
        }
        assertThat(value(part, OTHER)).isNotEqualTo(value(part, Settings.DEFAULT));
    }
}
