package org.jumpingcube.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jumpingcube.storage.ProgramName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class JumpingCubeCommandTest {
    private final StringWriter out = new StringWriter();
    private final List<Optional<Path>> opened = new ArrayList<>();

    private int run(String... args) {
        return JumpingCubeCommand.commandLine(
                        file -> {
                            opened.add(file);
                            return 0;
                        },
                        Optional::empty)
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(out))
                .execute(args);
    }

    private static final Map<String, CommandLine> COMMANDS =
            JumpingCubeCommand.commandLine(file -> 0, Optional::empty).getSubcommands();

    @Test
    void theDocumentOfTheCommandsHasALineAndAPartForEach() throws IOException {
        String page = Files.readString(Path.of("docs/commands.md"));
        assertThat(found("(?m)^\\| `(\\w+)` \\|", page.substring(0, page.indexOf("\n## "))))
                .containsExactlyInAnyOrderElementsOf(COMMANDS.keySet());
        assertThat(found("(?m)^## (\\w+)", page)).containsExactlyInAnyOrderElementsOf(COMMANDS.keySet());
    }

    private static List<String> found(String pattern, String text) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map(match -> match.group(1))
                .toList();
    }

    @Test
    void theDocumentTellsEveryOptionInThePartOfItsCommand() throws IOException {
        String page = Files.readString(Path.of("docs/commands.md"));
        var told = Pattern.compile("\n## ")
                .splitAsStream(page)
                .collect(Collectors.toMap(part -> part.replaceFirst("(?s)\\W.*", ""), part -> part));
        COMMANDS.forEach((name, command) -> command.getCommandSpec().options().stream()
                .filter(option -> !option.usageHelp() && !option.versionHelp())
                .forEach(option -> assertThat(told.get(name)).contains(option.longestName())));
    }

    /** The first line stands beside the name in the list of commands, cut off where it is longer. */
    @Test
    void theListOfCommandsSaysOfEachInOneLineWhatItDoes() {
        assertThat(run("help")).isZero();
        var lines = out.toString().lines().toList();
        var listed = lines.subList(lines.indexOf("Commands:") + 1, lines.size());
        assertThat(listed.subList(0, COMMANDS.size())).allMatch(line -> line.matches("  \\w+ +[A-Z].*\\."));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "show", "convert", "review", "render", "engine", "host", "join", "match", "bench", "perft", "help"
            })
    void theHelpOfACommandIsNotTornApart(String command) {
        assertThat(run("help", command)).isZero();
        var lines = out.toString().lines().toList();
        assertThat(lines).allMatch(line -> line.length() <= 80).noneMatch(line -> line.endsWith("*."));
        assertThat(paragraphs(Objects.requireNonNull(COMMANDS.get(command))))
                .as("a line that is broken by hand is broken again where it does not fit")
                .allMatch(part -> part.isEmpty() || part.matches("(?s)(- )?[\\p{Lu}a-z*].*[.:;]"));
    }

    private static List<String> paragraphs(CommandLine command) {
        return List.of(command.getCommandSpec().usageMessage().description());
    }

    @Test
    void helpShowsTheHelpOfACommand() {
        assertThat(run("help", "engine")).isZero();
        String help = out.toString();
        out.getBuffer().setLength(0);
        assertThat(run("engine", "--help")).isZero();
        assertThat(out.toString()).isEqualTo(help).contains("Usage: jumping-cube engine");
    }

    @Test
    void helpShowsTheHelpOfACommandsOwnCommand() {
        assertThat(run("help", "games", "list")).isZero();
        assertThat(out.toString()).contains("Usage: jumping-cube games list");
        out.getBuffer().setLength(0);
        assertThat(run("help", "games", "lst")).isEqualTo(2);
        assertThat(out.toString().lines()).containsExactly("Unknown command: lst", "Did you mean: list?");
        out.getBuffer().setLength(0);
        assertThat(run("help", "show", "list")).isEqualTo(2);
        assertThat(out.toString().lines()).containsExactly("Unknown command: list", "show has no commands of its own");
    }

    @Test
    void noHelpHasAHeadingWithNothingUnderIt() {
        var commands = new ArrayList<>(COMMANDS.keySet());
        commands.add(0, "");
        for (String command : commands) {
            out.getBuffer().setLength(0);
            assertThat(command.isEmpty() ? run("help") : run("help", command)).isZero();
            assertThat(out.toString()).as(command).doesNotContainPattern("(?m)^(Commands|Exit codes):\\n(\\s*\\n|\\z)");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "shwo x.jcube, show",
        "shwo, show",
        "revew, review",
        "hlep, help",
        "enigne --game jumpin, engine",
        "convret a.kjc b.jcube, convert",
    })
    void aCommandThatIsMisspeltIsSuggested(String typed, String meant) {
        assertThat(run(typed.split(" ", -1))).isEqualTo(2);
        assertThat(out.toString().lines())
                .containsExactly("Unknown command: " + typed.replaceAll(" .*", ""), "Did you mean: " + meant + "?");
        assertThat(opened).isEmpty();
    }

    @Test
    void aWordThatIsLikeNoCommandGetsTheListOfThem() {
        assertThat(run("zzzz", "y")).isEqualTo(2);
        assertThat(out.toString()).contains("Unknown command: zzzz").contains("The commands are: show, ");
    }

    @Test
    void twoFilesAreNotTakenForACommand() {
        assertThat(run("a.jcube", "b.jcube")).isEqualTo(2);
        assertThat(out.toString())
                .startsWith("Unmatched argument at index 1: 'b.jcube'")
                .doesNotContain("Did you mean");
    }

    @Test
    void aFileWithoutAnEndingIsOpened(@TempDir Path folder) throws IOException {
        var file = Files.createFile(folder.resolve("game"));
        assertThat(run(file.toString())).isZero();
        assertThat(run("nowhere/game")).isZero(); // the window says that there is no such file
        assertThat(opened).containsExactly(Optional.of(file), Optional.of(Path.of("nowhere/game")));
    }

    static Stream<String> commandsOfOurOwn() {
        return COMMANDS.keySet().stream()
                .filter(command -> !List.of("jump61", "help")
                        .contains(command)); // the protocol and the library say what these print
    }

    @ParameterizedTest
    @MethodSource("commandsOfOurOwn")
    void everyCommandTellsItsVersionAndItsUse(String command) {
        assertThat(run(command, "--version")).isZero();
        assertThat(out.toString().strip()).isEqualTo("Jumping Cube " + ProgramName.VERSION);
        assertThat(run(command, "--help")).isZero();
        assertThat(out.toString()).contains("Usage: jumping-cube " + command);
    }

    @Test
    void withoutACommandTheWindowOpens() {
        assertThat(run()).isZero();
        assertThat(opened).containsExactly(Optional.empty());
    }

    @Test
    void aFileIsOpenedInTheWindow() {
        assertThat(run("game.jcube")).isZero();
        assertThat(opened).containsExactly(Optional.of(Path.of("game.jcube")));
    }
}
