package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import org.jumpingcube.Slow;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.settings.CubeSize;
import org.jumpingcube.settings.MasterThinking;
import org.jumpingcube.settings.Play;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.SettingsFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Quitting in the middle of something, as a process of its own: the original crashed or hung there. */
@Slow
@Tag("window")
@ExtendWith(WindowLibraries.class)
class QuitTest {
    private static final long SECONDS = 30; // long enough for a busy machine; a thread left over lasts for ever

    private static final Seat EXPERT = new Seat(true, Style.KEPLER, Skill.EXPERT);

    @TempDir
    @SuppressWarnings("NullAway.Init")
    Path home;

    @Test
    void fault_g_quittingWhileThinkingEndsTheProgram() throws Exception {
        assertEnds(
                "Interrupt game",
                play -> new Play(new Seats(EXPERT, EXPERT), false, false, CubeSize.choice(15), MasterThinking.DEFAULT));
    }

    @Test
    void fault_g_quittingDuringAnAnimationEndsTheProgram() throws Exception {
        assertEnds(
                "Stop animation",
                play -> new Play(new Seats(Seat.HUMAN, Seat.HUMAN), false, false, play.game(), MasterThinking.DEFAULT));
    }

    @Test
    void fault_g_quittingNotesNoFaultAndKeepsTheLastSetting() throws Exception {
        assertEnds("Your turn", play -> play);
        assertThat(home.resolve("state").resolve("faults.log")).doesNotExist();
        var settings = SettingsFile.in(new Folders(home, home.resolve("state"))).load();
        assertThat(settings.settings().window().bounds()).as("the last setting").isPresent();
    }

    private void assertEnds(String caption, UnaryOperator<Play> play) throws IOException, InterruptedException {
        SettingsFile.in(new Folders(home, home.resolve("state")))
                .save(Settings.DEFAULT
                        .withPlay(play.apply(Play.DEFAULT))
                        .withAnimation(Settings.DEFAULT.animation().withStageSeconds(1.5)));
        List<String> headless = List.of(
                "-Dprism.order=sw",
                "-Djava.awt.headless=true",
                "-Dglass.platform=Monocle",
                "-Dmonocle.platform=Headless");
        Process process = ChildProgram.of(QuittingUser.class, home, headless, caption)
                .redirectErrorStream(true)
                .start();
        try (var output = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            assertThat(output.readLine()).isEqualTo("quitting");
            assertThat(process.waitFor(SECONDS, TimeUnit.SECONDS))
                    .as("ends by itself")
                    .isTrue();
            assertThat(output.lines().toList()).containsExactly("exit code 0");
            assertThat(process.exitValue()).isZero();
        } finally {
            process.destroyForcibly();
        }
    }
}
