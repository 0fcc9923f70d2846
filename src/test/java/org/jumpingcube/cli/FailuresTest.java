package org.jumpingcube.cli;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jumpingcube.Slow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Nobody is shown a stack trace, and nothing that drives the terminal. */
@Slow
class FailuresTest {
    private static final Path ANY_GAME = Path.of("src/test/resources/saves/v1/minimal.jcube");

    private final CommandRun commands = new CommandRun();

    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of(
                        new NoSuchFileException("a/b"), "x could not finish: a/b: there is no such file or folder"),
                Arguments.of(new IOException("No space left on device"), "x could not finish: No space left on device"),
                Arguments.of(new IOException("\u001b[31m"), "x could not finish: ?[31m"),
                Arguments.of(
                        new IllegalStateException("odd"), "x could not finish: java.lang.IllegalStateException: odd"),
                Arguments.of(new OutOfMemoryError("heap"), "x could not finish: there is not enough memory"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void whatComesOutOfACommandIsOneLine(Throwable fault, String line) {
        var err = new StringWriter();
        var program = new CommandLine(new Failing(fault)).setErr(new PrintWriter(err));
        Failures.tell(program);
        assertThat(program.execute()).isEqualTo(1);
        assertThat(err.toString().lines()).containsExactly(line);
    }

    @Command(name = "x")
    private record Failing(Throwable fault) implements Runnable {
        @Override
        public void run() {
            throwUnchecked(fault);
        }

        @SuppressWarnings("unchecked")
        private static <T extends Throwable> void throwUnchecked(Throwable fault) throws T {
            throw (T) fault;
        }
    }

    @Test
    @Timeout(120)
    void aTableLargerThanTheMemoryEndsInWords() throws Exception {
        var words = CommandRun.ownProgram("bench", "--table", "1024");
        words.add(1, "-Xmx64m");
        var process = new ProcessBuilder(words).start();
        assertThat(new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8).strip())
                .isEqualTo("jumping-cube could not finish: there is not enough memory");
        assertThat(process.waitFor()).isEqualTo(1);
    }

    static Stream<String> commandLines() {
        var names = program().getSubcommands().keySet().stream().filter(name -> !name.equals("jump61"));
        return Stream.of(
                        Stream.of("--help", "--version"),
                        names.map(name -> name + " --help"),
                        Stream.of(
                                "show " + ANY_GAME,
                                "show --line " + ANY_GAME,
                                "review " + ANY_GAME,
                                "review --json " + ANY_GAME,
                                "perft 3 2",
                                "perft 3 2 --fast",
                                "match --a random --b random --games 2 --size 3",
                                "match --json --a random --b random --games 2 --size 3"))
                .flatMap(lines -> lines);
    }

    private static CommandLine program() {
        return JumpingCubeCommand.commandLine(file -> 0, Optional::empty);
    }

    @ParameterizedTest
    @MethodSource("commandLines")
    @Timeout(60)
    void aCommandWhoseOutputIsLostSaysSo(String line) {
        var err = new StringWriter();
        var program = program().setOut(new PrintWriter(fullDisk())).setErr(new PrintWriter(err));
        assertThat(program.execute(line.split(" "))).isEqualTo(1);
        String name = line.startsWith("-") ? "jumping-cube" : line.split(" ", -1)[0];
        assertThat(err.toString().lines().filter(said -> !said.startsWith("#")))
                .containsExactly(name + " could not finish: its output cannot be written (is the disk full?)");
    }

    private static Writer fullDisk() {
        return new Writer() {
            @Override
            public void write(char[] text, int offset, int length) throws IOException {
                throw new IOException("No space left on device");
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
    }

    @ParameterizedTest
    @ValueSource(strings = {"show src/test/resources/saves/v1/minimal.jcube", "engine", "jump61", "jump61 --help"})
    @EnabledOnOs(OS.LINUX)
    @Timeout(60)
    void aFullDiskIsToldByTheProgramItself(String line) throws Exception {
        var process = new ProcessBuilder(CommandRun.ownProgram(line.split(" ")))
                .redirectOutput(new File("/dev/full"))
                .start();
        try (var in = process.getOutputStream()) {
            in.write("show\nquit\n".getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            // it has ended before it has read anything
        }
        String said = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(said.lines()).hasSize(1);
        assertThat(said)
                .containsAnyOf("could not finish: its output cannot be written", "Could not write the replies: ");
        assertThat(process.waitFor()).isEqualTo(1);
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    @Timeout(60)
    void nothingIsSaidToOneWhoHasReadEnough() throws Exception {
        var process = new ProcessBuilder(CommandRun.ownProgram("engine")).start();
        process.getInputStream().close();
        try (var in = process.getOutputStream()) {
            in.write("show\nquit\n".getBytes(StandardCharsets.UTF_8));
        }
        assertThat(process.getErrorStream().readAllBytes()).isEmpty();
        assertThat(process.waitFor()).isEqualTo(1);
    }

    @Test
    @Timeout(60)
    void noFileOfArgumentsIsRead() {
        assertThat(commands.run("show", "@/dev/zero")).isEqualTo(2);
        assertThat(commands.err()).startsWith("@/dev/zero cannot be opened:\n- there is no such file");
    }

    @Test
    void controlCharactersInNamesAreNotPrinted(@TempDir Path folder) {
        String name = "\u001b[31m\u202ered\u0007";
        assertThat(commands.run("show", name + ".jcube")).isEqualTo(2);
        assertThat(commands.run("convert", ANY_GAME.toString(), folder + "/" + name + "/x.jcube"))
                .isEqualTo(2);
        assertThat(commands.run("tournament", folder + "/" + name + "/x")).isEqualTo(1);
        assertThat(commands.run("bench", "--" + name)).isEqualTo(2);
        assertThat(commands.run("match", "--a", name, "--b", "random")).isEqualTo(1);
        assertThat(commands.err()).contains("?[31m?red?").doesNotContain("\u001b", "\u202e", "\u0007");
    }

    /** Java takes names by the locale, and one of ASCII alone leaves it without a name for a file called so. */
    @ParameterizedTest
    @EnabledOnOs(OS.LINUX)
    @Timeout(60)
    @CsvSource({
        "show \"$FOLDER\"/a.jcube, 2",
        "tournament \"$FOLDER\"/a, 2",
        "'', 1",
    })
    void aNameThatTheLocaleDoesNotHaveIsRefusedInWords(String words, int code, @TempDir Path folder) throws Exception {
        var process = inAscii("JUMPING_CUBE_HOME=$FOLDER \"$@\" " + words, folder);
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
        assertThat(said.lines().findFirst())
                .hasValueSatisfying(line -> assertThat(line)
                        .contains(folder + "/", "cannot be the name of a file here", "LC_ALL=C.UTF-8")
                        .doesNotContain("java"));
        assertThat(said.lines()).as("with the usage").hasSizeLessThan(code == 1 ? 2 : 20);
        assertThat(said).doesNotContain("\tat ");
        assertThat(process.waitFor()).isEqualTo(code);
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    @Timeout(60)
    void aFolderWithoutANameInTheLocaleCostsAtMostALineOfWords(@TempDir Path folder) throws Exception {
        var process = inAscii("mkdir \"$FOLDER\"; cd \"$FOLDER\"; \"$@\" --version", folder);
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
        assertThat(said.lines()).hasSize(1);
    }

    /** Runs the program with $FOLDER, a folder that is not called in ASCII. */
    private static Process inAscii(String script, Path folder) throws IOException {
        var words =
                new ArrayList<>(List.of("sh", "-c", "FOLDER=\"$0\"/$(printf '\\303\\274')\n" + script, folder + ""));
        words.addAll(CommandRun.ownProgram());
        words.add(5, "-Dglass.platform=Monocle"); // needs no display to begin with
        var builder = new ProcessBuilder(words).redirectErrorStream(true);
        builder.environment().put("LC_ALL", "C");
        builder.environment().remove("JAVA_TOOL_OPTIONS");
        return builder.start();
    }

    @Test
    @Timeout(60)
    void convertReplacesNothingButOrdinaryFiles(@TempDir Path folder) throws Exception {
        Path pipe = pipe(folder);
        Path link = Files.createSymbolicLink(folder.resolve("link.jcube"), pipe);
        Path second = Files.createSymbolicLink(folder.resolve("second.jcube"), link);
        for (Path target : new Path[] {pipe, link, second}) {
            assertThat(commands.run("convert", ANY_GAME.toString(), target.toString()))
                    .isEqualTo(2);
            assertThat(commands.err()).endsWith(target + " cannot be written: this is not an ordinary file\n");
        }
        assertThat(Files.isRegularFile(pipe)).isFalse();
        assertThat(link).isSymbolicLink();
    }

    private static Path pipe(Path folder) throws IOException, InterruptedException {
        Path pipe = folder.resolve("pipe.jcube");
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/mkfifo")));
        var making = new ProcessBuilder("mkfifo", pipe.toString()).start();
        assertThat(making.waitFor(10, SECONDS)).isTrue();
        return pipe;
    }
}
