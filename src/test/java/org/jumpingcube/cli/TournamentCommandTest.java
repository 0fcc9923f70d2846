package org.jumpingcube.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jumpingcube.Slow;
import org.jumpingcube.arena.ResultFile;
import org.jumpingcube.arena.TournamentJson;
import org.jumpingcube.games.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

@Slow
class TournamentCommandTest {
    private final CommandRun commands = new CommandRun();

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    private Path file(String name, String players, int games) throws IOException {
        return Files.writeString(folder.resolve(name), """
                {"format": "jumping-cube-tournament", "version": 1, "players": [%s],
                 "boards": [{"size": "4"}], "games": %d, "opening": "2"}
                """.formatted(players, games));
    }

    private static final String THREE =
            "{\"player\": \"kepler beginner\"}, {\"player\": \"newton novice\"}, {\"player\": \"greedy\"}";

    @Test
    void aTournamentEndsWithATable() throws Exception {
        Path file = file("three.json", THREE, 4);
        assertThat(commands.run("tournament", file.toString())).isZero();
        assertThat(commands.out()).contains("player", "Elo", "points", "1 newton novice");
        assertThat(commands.out().lines()).hasSize(4);
        assertThat(commands.err()).isEmpty();
    }

    @Test
    void programsGetTheSameAsJson() throws Exception {
        Path file = file("three.json", THREE, 2);
        assertThat(commands.run("tournament", file.toString(), "--json")).isZero();
        var report = JsonMapper.shared().readTree(commands.out());
        assertThat(report.get("games").asInt()).isEqualTo(6);
        assertThat(report.get("players").values().stream()
                        .map(player -> player.get("name").asString()))
                .containsExactlyInAnyOrder("kepler beginner", "newton novice", "greedy");
        assertThat(report.get("list")).hasSize(6);
    }

    @Test
    void aWebPageIsWrittenButNeverOverTheTournament() throws Exception {
        Path file = file("three.json", THREE, 2);
        Path page = folder.resolve("report.html");
        assertThat(commands.run("tournament", file.toString(), "--html", page.toString()))
                .isZero();
        assertThat(page).content().startsWith("<!DOCTYPE html>").contains("newton novice", "<svg ");
        for (String taken : List.of("three.json", "three.json.results")) {
            Path over = folder.resolve(taken);
            String before = Files.readString(over);
            assertThat(commands.run("tournament", file.toString(), "--csv", over.toString()))
                    .isEqualTo(2);
            assertThat(commands.err()).contains("--csv cannot be " + taken);
            assertThat(over).hasContent(before);
        }
        assertThat(commands.run("tournament", file.toString(), "--html", folder.toString()))
                .isEqualTo(2);
        assertThat(commands.err()).contains("cannot be written");
    }

    /** Killed at some moment, it goes on, and has the games that it has when nobody disturbs it. */
    @Test
    void whatIsKilledGoesOn() throws Exception {
        Path csv = folder.resolve("games.csv");
        Path undisturbed = file("whole.json", THREE, 40);
        assertThat(commands.run("tournament", undisturbed.toString(), "--csv", csv.toString()))
                .isZero();
        String expected = Files.readString(csv);

        Path killed = file("killed.json", THREE, 40);
        Path results = folder.resolve("killed.json.results");
        var words = new ArrayList<>(CommandRun.ownProgram("tournament", killed.toString(), "--threads", "2"));
        var program = new ProcessBuilder(words)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("said").toFile())
                .start();
        while (program.isAlive() && lines(results) < 6) { // a line a game
            Thread.onSpinWait();
        }
        program.destroyForcibly().waitFor();
        assertThat(commands.run("tournament", killed.toString(), "--csv", csv.toString()))
                .isZero();
        assertThat(Files.readString(csv)).isEqualTo(expected);
    }

    /** The program reads nothing any more, so that the end of its input does not end it. */
    @Test
    @DisabledOnOs(OS.WINDOWS)
    void whoIsAskedToEndLeavesNoProgramBehind() throws Exception {
        Path rude = Path.of("src/test/resources/arena/rude.sh").toAbsolutePath();
        Path file = file("bots.json", "{\"jump61\": \"sh " + rude + " hang\"}, {\"player\": \"greedy\"}", 2);
        var program = new ProcessBuilder(CommandRun.ownProgram("tournament", file.toString(), "--programs"))
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("said").toFile())
                .start();
        while (program.isAlive() && program.descendants().count() < 2) { // the shell, and what it sleeps with
            Thread.onSpinWait();
        }
        var started = program.descendants().toList();
        program.destroy();
        program.waitFor();
        assertThat(started).hasSizeGreaterThanOrEqualTo(2);
        for (var left : started) {
            left.onExit().get(10, TimeUnit.SECONDS);
        }
    }

    private static long lines(Path file) throws IOException {
        return Files.exists(file) ? Files.readString(file).lines().count() : 0;
    }

    @Test
    void anotherProgramCannotPlayTheSameAtTheSameTime() throws Exception {
        Path file = file("three.json", THREE, 2);
        var tournament = TournamentJson.read(Files.readString(file), Games.ALL);
        try (var results = ResultFile.open(folder.resolve("three.json.results"), tournament)) {
            assertThat(results.earlier()).isEmpty();
            var other = new ProcessBuilder(CommandRun.ownProgram("tournament", file.toString()))
                    .redirectErrorStream(true)
                    .start();
            assertThat(new String(other.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                    .contains("another program plays this tournament");
            assertThat(other.waitFor()).isEqualTo(1);
        }
    }

    @Test
    void aPlayerThatIsRefusedCanBeCorrected() throws Exception {
        Path file = file("some.json", "{\"player\": \"greedy\"}, {\"player\": \"kepler brilliant\"}", 2);
        assertThat(commands.run("tournament", file.toString())).isEqualTo(2);
        assertThat(commands.err()).contains("unknown option \"brilliant\"");
        file("some.json", "{\"player\": \"greedy\"}, {\"player\": \"kepler beginner\"}", 2);
        assertThat(commands.run("tournament", file.toString())).isZero();
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void programsAreStartedOnlyIfTheUserAllowsIt() throws Exception {
        Path made = folder.resolve("made");
        Path file = file("bots.json", "{\"player\": \"greedy\"}, {\"jump61\": \"touch " + made + "\"}", 2);
        assertThat(commands.run("tournament", file.toString())).isEqualTo(2);
        assertThat(commands.err()).contains("starts programs, without --programs", "  touch " + made + "\n");
        assertThat(made).doesNotExist();

        assertThat(commands.run("tournament", file.toString(), "--programs")).isZero();
        assertThat(made).exists();
        assertThat(commands.out()).contains("2 crash");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {}                            | is no tournament: not a tournament
            {"format"                     | is no tournament: not JSON
            """)
    void whatIsNoTournamentIsRefusedInWords(String text, String message) throws Exception {
        Path file = Files.writeString(folder.resolve("no.json"), text);
        assertThat(commands.run("tournament", file.toString())).isEqualTo(2);
        assertThat(commands.err()).contains(message);
        assertThat(List.of(folder.toFile().list())).containsExactly("no.json");
    }

    @Test
    void aFileThatIsNotThereIsSaidInWords() {
        assertThat(commands.run("tournament", folder.resolve("none.json").toString()))
                .isEqualTo(1);
        assertThat(commands.err()).contains("there is no such file");
    }
}
