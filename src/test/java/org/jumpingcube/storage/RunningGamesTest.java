package org.jumpingcube.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Square;
import org.jumpingcube.games.Games;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class RunningGamesTest {
    private final Path home;
    private final Path running;
    private final RunningGames games;
    private final List<Process> processes = new ArrayList<>();

    RunningGamesTest(@TempDir Path home) {
        this.home = home;
        var folders = KeepGames.folders(home);
        running = folders.state().resolve("running");
        games = new RunningGames(folders, Games.FORMATS.own());
    }

    @AfterEach
    void noProcessOutlivesItsTest() throws InterruptedException {
        for (Process process : processes) {
            JavaProcess.kill(process);
        }
    }

    /** A window of another program that has kept a game. */
    private Process window(String way) throws IOException {
        var process = JavaProcess.start(KeepGames.class, home, way);
        processes.add(process);
        var said = process.inputReader(StandardCharsets.UTF_8).readLine();
        assertThat(said).isEqualTo("kept");
        return process;
    }

    private Optional<SavedGame<CubePosition, Square>> leftOver() throws IOException {
        return games.findLeftOver().flatMap(KeptGame::game).map(Cubes::ofCubes);
    }

    private List<String> files() throws IOException {
        try (var files = Files.list(running)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> !name.equals("gate"))
                    .toList();
        }
    }

    @Test
    void atTheFirstStartNothingIsLeftOver() throws IOException {
        assertThat(games.findLeftOver()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"one.jcube", "My \u00fcbung #1 \u6e38\u620f \"?\\.jcube"})
    @EnabledOnOs(OS.LINUX)
    void theFileOfAGameIsKnownAtTheNextStart(String name) throws IOException {
        var seen = Cubes.file(home.resolve(name)).save(SaveFileTest.OLD).seen();
        try (var kept = games.begin()) {
            kept.keep(SaveFileTest.NEW, seen);
        }
        try (var found = games.findLeftOver().orElseThrow()) {
            assertThat(found.game().map(Cubes::ofCubes)).contains(SaveFileTest.NEW);
            assertThat(found.ownFile()).isPresent().isEqualTo(seen);
            found.keep(SaveFileTest.NEW);
            assertThat(found.ownFile()).as("a game of another file, or of none").isEmpty();
        }
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aNameThatIsNoTextIsLeftOutAndTheGameKept() throws IOException {
        var seen = new SeenFile(Path.of(URI.create("file:///games/%FF.jcube")), "0".repeat(64));
        try (var kept = games.begin()) {
            kept.keep(SaveFileTest.NEW, Optional.of(seen));
            assertThat(kept.game().map(Cubes::ofCubes)).contains(SaveFileTest.NEW);
            assertThat(kept.ownFile()).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"one.jcube\"",
                "{}",
                "{\"path\": \"/games/one.jcube\"}",
                "{\"path\": \"one.jcube\", \"sha256\": \"DIGEST\"}",
                "{\"path\": \"/games/one\\u0000\", \"sha256\": \"DIGEST\"}",
                "{\"path\": [\"/games/one.jcube\"], \"sha256\": \"DIGEST\"}",
                "{\"path\": \"/games/one.jcube\", \"sha256\": \"DIGEST0\"}",
                "{\"path\": \"/games/one.jcube\", \"sha256\": 7}"
            })
    void aSpoiltNameOfAFileIsIgnoredAndTheGameFound(String spoilt) throws IOException {
        var seen = Cubes.file(home.resolve("one.jcube")).save(SaveFileTest.OLD).seen();
        try (var kept = games.begin()) {
            kept.keep(SaveFileTest.NEW, seen);
        }
        Path file = running.resolve(files().stream()
                .filter(name -> name.endsWith(".jcube"))
                .findFirst()
                .orElseThrow());
        String text = Files.readString(file);
        int name = text.indexOf('{', text.indexOf("\"file\""));
        String other = spoilt.replace("DIGEST", "0".repeat(64));
        Files.writeString(file, text.substring(0, name) + other + text.substring(text.indexOf('}', name) + 1));
        try (var found = games.findLeftOver().orElseThrow()) {
            assertThat(found.game().map(Cubes::ofCubes)).contains(SaveFileTest.NEW);
            assertThat(found.ownFile()).isEmpty();
        }
    }

    @Test
    void aGameClosedWithItsWindowIsFoundAtTheNextStart() throws IOException {
        try (var kept = games.begin()) {
            kept.keep(SaveFileTest.OLD);
            kept.keep(SaveFileTest.NEW);
            assertThat(games.findLeftOver()).as("while the window lives").isEmpty();
        }
        assertThat(leftOver()).contains(SaveFileTest.NEW);
    }

    @Test
    void aDiscardedGameIsNotOfferedAndLeavesNoFiles() throws IOException {
        var kept = games.begin();
        kept.keep(SaveFileTest.OLD);
        kept.discard();
        assertThat(games.findLeftOver()).isEmpty();
        assertThat(files()).isEmpty();
    }

    @Test
    void aWindowWithoutAMoveLeavesNoFiles() throws IOException {
        games.begin().close();
        assertThat(files()).isEmpty();
    }

    @Test
    void aGameTakenOverGoesOnInItsPlace() throws IOException {
        try (var kept = games.begin()) {
            kept.keep(SaveFileTest.OLD);
        }
        try (var again = games.findLeftOver().orElseThrow()) {
            assertThat(games.findLeftOver()).as("offered once").isEmpty();
            again.keep(SaveFileTest.NEW);
        }
        assertThat(leftOver()).contains(SaveFileTest.NEW);
    }

    @Test
    void twoWindowsOfOneProgramKeepTwoGames() throws IOException {
        var first = games.begin();
        var second = games.begin();
        first.keep(SaveFileTest.OLD);
        second.keep(SaveFileTest.NEW);
        Files.setLastModifiedTime(kept(SaveFileTest.OLD), FileTime.fromMillis(1));
        first.close();
        second.close();
        assertThat(leftOver()).as("the latest first").contains(SaveFileTest.NEW);
        assertThat(leftOver()).contains(SaveFileTest.OLD);
        assertThat(leftOver()).isEmpty();
    }

    private Path kept(SavedGame<CubePosition, Square> game) throws IOException {
        return files().stream()
                .filter(name -> name.endsWith(".jcube"))
                .map(running::resolve)
                .filter(file -> Cubes.file(file)
                        .load()
                        .result()
                        .game()
                        .filter(game::equals)
                        .isPresent())
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aLookForLeftOversDoesNotFreeTheGamesOfOnesOwnWindows() throws IOException, InterruptedException {
        try (var kept = games.begin()) {
            kept.keep(SaveFileTest.OLD);
            assertThat(games.findLeftOver()).isEmpty();
            assertThat(leftOversSeenByAnotherProgram()).isEqualTo("0");
        }
        assertThat(leftOversSeenByAnotherProgram()).isEqualTo("1");
    }

    private String leftOversSeenByAnotherProgram() throws IOException, InterruptedException {
        return JavaProcess.output(JavaProcess.command(KeepGames.class, home, "find"))
                .strip();
    }

    @Test
    @Timeout(120)
    void theGameOfAKilledProgramIsFoundAndThoseOfLivingOnesAreNot() throws IOException, InterruptedException {
        var first = window("one");
        window("one");
        assertThat(games.findLeftOver()).as("both live").isEmpty();
        JavaProcess.kill(first);
        assertThat(leftOver()).contains(SaveFileTest.OLD);
        assertThat(games.findLeftOver()).as("the second still lives").isEmpty();
    }

    @Test
    @Timeout(120)
    void aProgramKilledWhileItKeepsItsGameHasKeptOneOfThem() throws IOException, InterruptedException {
        var random = new Random(1);
        for (int round = 0; round < 3; round++) {
            var process = window("forever");
            Thread.sleep(random.nextInt(50));
            JavaProcess.kill(process);
            assertThat(leftOver())
                    .hasValueSatisfying(game -> assertThat(game).isIn(SaveFileTest.OLD, SaveFileTest.NEW));
        }
    }

    @Test
    void aGameThatCannotBeReadIsSetAsideAndNotOfferedAgain() throws IOException {
        try (var kept = games.begin()) {
            kept.keep(SaveFileTest.OLD);
        }
        Path file = kept(SaveFileTest.OLD);
        Files.writeString(file, "{\"format\": \"jumping-cube\", \"version\": 99}");
        assertThat(games.findLeftOver()).isEmpty();
        assertThat(files()).containsExactly(file.getFileName() + ".broken");

        try (var kept = games.begin()) {
            kept.keep(SaveFileTest.OLD);
        }
        assertThat(kept(SaveFileTest.OLD)).as("the name is free again").isEqualTo(file);
        Files.writeString(file, "another");
        assertThat(games.findLeftOver()).isEmpty();
        assertThat(files()).containsExactlyInAnyOrder(file.getFileName() + ".broken", file.getFileName() + ".broken-2");
    }

    @Test
    void aFileOfAnEarlierProgramWithOurNumberIsNotOverwritten() throws IOException {
        Files.createDirectories(running);
        Path earlier = running.resolve(ProcessHandle.current().pid() + "-1.jcube");
        Files.writeString(earlier, "precious");
        games.begin().keep(SaveFileTest.OLD);
        assertThat(earlier).hasContent("precious");
    }

    @Test
    void whatAKilledWindowLeftOfASaveIsCleanedUpAndThatOfALivingOneIsNot() throws IOException {
        try (var kept = games.begin()) {
            kept.keep(SaveFileTest.OLD);
        }
        Path dead = half(kept(SaveFileTest.OLD));
        try (var living = games.begin()) {
            living.keep(SaveFileTest.NEW);
            Path alive = half(kept(SaveFileTest.NEW));
            assertThat(leftOver()).contains(SaveFileTest.OLD);
            assertThat(dead).doesNotExist();
            assertThat(alive).exists();
        }
    }

    /** Half a save of a game, as a kill leaves it. */
    private static Path half(Path game) throws IOException {
        return Files.writeString(game.resolveSibling("." + game.getFileName() + ".1234.tmp"), "{");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aGameOfAnotherUserHidesNoneOfOnesOwn() throws IOException {
        try (var kept = games.begin()) {
            kept.keep(SaveFileTest.OLD);
        }
        Files.createDirectory(running.resolve("1-1.lock")); // cannot be opened as a file, not even by root
        Path theirs = Files.copy(kept(SaveFileTest.OLD), running.resolve("1-1.jcube"));
        Files.setLastModifiedTime(theirs, FileTime.fromMillis(System.currentTimeMillis() + 10_000));
        assertThat(leftOver()).contains(SaveFileTest.OLD);
    }
}
