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
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jumpingcube.storage.Program;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
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

    static Stream<String> commandsOfOurOwn() {
        return COMMANDS.keySet().stream()
                .filter(command -> !command.equals("jump61")); // its protocol says what these print
    }

    @ParameterizedTest
    @MethodSource("commandsOfOurOwn")
    void everyCommandTellsItsVersionAndItsUse(String command) {
        assertThat(run(command, "--version")).isZero();
        assertThat(out.toString().strip()).isEqualTo("Jumping Cube " + Program.VERSION);
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
