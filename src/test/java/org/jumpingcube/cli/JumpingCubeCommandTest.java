package org.jumpingcube.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jumpingcube.storage.Program;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JumpingCubeCommandTest {
    private final StringWriter out = new StringWriter();
    private final List<Optional<Path>> opened = new ArrayList<>();

    private int run(String... args) {
        return JumpingCubeCommand.commandLine((file, commands) -> {
                    opened.add(file);
                    return 0;
                })
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(out))
                .execute(args);
    }

    @ParameterizedTest
    @ValueSource(strings = {"perft", "show", "convert", "match", "engine", "bench", "solve", "train"})
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
