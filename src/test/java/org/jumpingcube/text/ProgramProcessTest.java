package org.jumpingcube.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.jumpingcube.Slow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What can only be seen of the program as a whole: its class path, its exit, its pipes. */
@Slow
class ProgramProcessTest {
    private static final Path SESSIONS = Path.of("src/test/resources/jump61");

    @ParameterizedTest
    @ValueSource(strings = {"worked-session", "a-win-by-a-cascade", "unknown-words", "letters-of-other-scripts"})
    void runsWithoutAnyLibraryOnTheClassPath(String session) throws Exception {
        try (var program = ProgramProcess.start()) {
            assertReplies(program, session);
        }
    }

    @Test
    void theSubcommandIsTheSameProgram() throws Exception {
        List<String> withLibraries = List.of("-cp", System.getProperty("java.class.path"), "org.jumpingcube.Main");

        try (var program = ProgramProcess.start(withLibraries, List.of("jump61"))) {
            assertReplies(program, "worked-session");
        }
        try (var program = ProgramProcess.start(withLibraries, List.of("jump61", "--strict"))) {
            assertThat(exitCodeAfter(program, "foo\ndump\n")).isEqualTo(1);
        }
        try (var program = ProgramProcess.start(withLibraries, List.of("jump61", "--version"))) {
            assertThat(exitCodeAfter(program, "")).isZero();
            assertThat(errors(program)).isEqualTo("Version Jump61 4.0\n");
        }
        try (var program = ProgramProcess.start(withLibraries, List.of("jump61", "no/such/file"))) {
            assertThat(exitCodeAfter(program, "")).isEqualTo(1);
            assertThat(errors(program)).isEqualTo("Could not open no/such/file\n");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"jump61.Main", "org.jumpingcube.Main jump61"})
    void noClassOfTheGraphicalInterfaceIsLoaded(String start, @TempDir Path folder) throws Exception {
        Path log = folder.resolve("classes.txt");
        List<String> javaArguments =
                List.of("-Xlog:class+load:file=" + log, "-cp", System.getProperty("java.class.path"));
        assertThat(javaArguments.get(2)).as("JavaFX could be loaded").contains("javafx");

        try (var program = ProgramProcess.start(javaArguments, Arrays.asList(start.split(" ")))) {
            assertThat(exitCodeAfter(program, "size 3\n2 2\nboard\nquit\n")).isZero();
        }

        assertThat(Files.readString(log))
                .contains("org.jumpingcube.text.Jump61Session")
                .doesNotContain("javafx.")
                .doesNotContain("com.sun.glass")
                .doesNotContain("java.awt.");
    }

    @Test
    void equalSeedsGiveEqualGamesOnAnyNumberOfProcessors() throws Exception {
        String once = gameOfTwoComputers("-XX:ActiveProcessorCount=1", "seed 61\nsize 5\nauto red\n");
        String again =
                gameOfTwoComputers("-XX:ActiveProcessorCount=8", "1 1\n1 1\nseed 9\n2 2\nseed 61\nsize 5\nauto red\n");
        String other = gameOfTwoComputers("-XX:ActiveProcessorCount=2", "seed 63\nsize 5\nauto red\n");

        assertThat(once).contains("wins.").isEqualTo(again).isNotEqualTo(other);
    }

    @Test
    void aClosedOutputPipeEndsTheProgramQuietly() throws Exception {
        try (var program = ProgramProcess.start()) {
            assertThat(program.process().getInputStream().read()).isEqualTo('W');
            program.process().getInputStream().close();
            program.send("size 3");
            program.send("auto red");
            program.send("dump");

            assertThat(program.waitForExit()).isZero();
            assertThat(errors(program)).isEmpty();
        }
    }

    @Test
    void eachLineIsThereAtOnce() throws Exception {
        try (var program = ProgramProcess.start().listening()) {
            assertThat(program.nextLine()).isEqualTo("Welcome to Jump61 4.0");
            program.send("size 2");
            program.send("1 1");
            assertThat(program.nextLine()).matches("\\* [12] [12]");
            program.send("dump");
            assertThat(program.nextLine()).isEqualTo("===");
        }
    }

    /** The moves and the result after red was made automatic. */
    private static String gameOfTwoComputers(String javaArgument, String input) throws Exception {
        List<String> javaArguments = List.of(javaArgument, "-cp", "target/classes", "jump61.Main");
        try (var program = ProgramProcess.start(javaArguments, List.of())) {
            assertThat(exitCodeAfter(program, input)).isZero();
            String out = new String(program.process().getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return out.substring(out.lastIndexOf("red> * "));
        }
    }

    private static void assertReplies(ProgramProcess program, String session) throws Exception {
        Path errors = SESSIONS.resolve(session + ".err");

        assertThat(exitCodeAfter(program, Files.readString(SESSIONS.resolve(session + ".in"))))
                .isZero();

        assertThat(new String(program.process().getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                .isEqualTo(Files.readString(SESSIONS.resolve(session + ".out")));
        assertThat(errors(program)).isEqualTo(Files.exists(errors) ? Files.readString(errors) : "");
    }

    private static int exitCodeAfter(ProgramProcess program, String input) throws IOException, InterruptedException {
        program.process().getOutputStream().write(input.getBytes(StandardCharsets.UTF_8));
        program.process().getOutputStream().close();
        return program.waitForExit();
    }

    private static String errors(ProgramProcess program) throws IOException {
        return new String(program.process().getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    }
}
