package org.jumpingcube.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jumpingcube.Slow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class SavedGameCommandsTest {
    private static final Path SAVES = Path.of("src/test/resources/saves");

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private final Path folder;

    SavedGameCommandsTest(@TempDir Path folder) {
        this.folder = folder;
    }

    private int run(Object... arguments) {
        var words = new String[arguments.length];
        for (int index = 0; index < words.length; index++) {
            words[index] = arguments[index].toString();
        }
        return JumpingCubeCommand.commandLine(file -> 0, Optional::empty)
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(words);
    }

    private String shown(Path file) {
        out.getBuffer().setLength(0);
        assertThat(run("show", file)).as(err.toString()).isZero();
        return out.toString();
    }

    @Test
    void showPrintsSizeSeatsMovesTurnAndBoard() {
        assertThat(shown(SAVES.resolve("v1/start-position.jcube"))).isEqualTo("""
            Size: 3
            Player 1 (red): human
            Player 2 (blue): computer, Newton, Strong
            Moves: 3, 1 undone: a3 c2 c1 (c2)
            To move: Player 1
            ===
                2r 1- 2b
                1- 3b 2r
                2b 1- 2b
            ===
            """);
    }

    @Test
    void showPrintsTheClocksAndWhoseTimeIsUp() throws IOException {
        Path file = folder.resolve("clocks.jcube");
        String game = """
                {"format": "jumping-cube", "version": 1, "size": 3, "moves": ["a3", "c2", "c1"], "undone": 1,
                 "clock": {"one": {"seconds": 300, "increment": 3}, "two": {"perMove": 20},
                           "times": [0, 2540, 12000], "spent": %d}}
                """;
        Files.writeString(file, game.formatted(0));
        assertThat(shown(file)).contains("""
                Moves: 2, 1 undone: a3 c2 (c1)
                Seconds: 0.0 2.5 (12.0)
                Clock of Player 1: 5:00 and 3 s for each move, 5:03 left
                Clock of Player 2: 0:20 for each move, 0:20 left
                To move: Player 1
                """);
        Files.writeString(
                file, game.formatted(20_000).replace(", \"undone\": 1", "").replace("2540", "3"));
        assertThat(shown(file)).contains("""
                Clock of Player 1: 5:00 and 3 s for each move, 4:54 left
                Clock of Player 2: 0:20 for each move, 0:00.0 left
                Won by: Player 1, on time
                """);
    }

    @Test
    void showPrintsAnOriginalGameTheSameWay() {
        assertThat(shown(SAVES.resolve("kjc/under-way-5x5.kjc")))
                .startsWith("""
                    Size: 5
                    Player 1 (red): human
                    Player 2 (blue): computer, Newton, Expert
                    Moves: 0
                    To move: Player 2
                    ===
                        2r 1- 1- 2b 1b
                    """)
                .endsWith("\n===\n");
    }

    @Test
    void showSaysWhoHasWon() {
        assertThat(shown(SAVES.resolve("v1/finished.jcube"))).contains("\nWon by: Player 1\n===\n");
    }

    @Test
    void showPutsTheProblemsOfARefusedFileOnStandardError() throws IOException {
        Path bad = folder.resolve("bad.jcube");
        Files.writeString(
                bad, "{\"format\": \"jumping-cube\", \"version\": 1, \"size\": 99, \"moves\": [], \"undone\": 3}");
        assertThat(run("show", bad)).isEqualTo(2);
        assertThat(out.toString()).isEmpty();
        assertThat(err.toString().lines())
                .containsExactly(
                        bad + " cannot be opened:",
                        "- size: this number must be from 2 to 15",
                        "- undone: this number must be from 0 to 0");
    }

    @Test
    void aMissingFileIsRefusedInWords() {
        assertThat(run("show", folder.resolve("none.jcube"))).isEqualTo(2);
        assertThat(err.toString()).contains("there is no such file");
    }

    @Test
    void convertTurnsOneFormatIntoTheOtherAndBack() {
        Path kjc = folder.resolve("a.kjc");
        Path back = folder.resolve("a.json");
        Path original = SAVES.resolve("v1/undone.jcube");
        assertThat(run("convert", original, kjc)).isZero();
        assertThat(run("convert", kjc, back)).isZero();
        String board = shown(original).replaceFirst("(?s).*===\n(.*)===\n", "$1");
        assertThat(shown(kjc)).contains(board).contains("Moves: 0");
        assertThat(shown(back)).isEqualTo(shown(kjc)).contains("To move: Player 2");
    }

    @Test
    void convertKeepsTheMovesWhereTheFormatDoes() {
        Path copy = folder.resolve("copy.jcube");
        assertThat(run("convert", SAVES.resolve("v1/undone.jcube"), copy)).isZero();
        assertThat(shown(copy))
                .isEqualTo(shown(SAVES.resolve("v1/undone.jcube")))
                .contains("7 undone");
    }

    @Test
    void aGameGoesThroughALineOfTextAndIsTheSame() throws IOException {
        Path game = SAVES.resolve("v1/undone.jcube");
        assertThat(run("show", "--line", game)).isZero();
        String line = out.toString().strip();
        assertThat(line).startsWith("jcube1.cube.").doesNotContainAnyWhitespaces();
        assertThat(shown(Path.of(line))).isEqualTo(shown(game));
        Path text = Files.writeString(folder.resolve("game.txt"), "\n" + line.replaceFirst("\\.", ".\n") + "\n");
        Path back = folder.resolve("back.jcube");
        assertThat(run("convert", text, back)).isZero();
        assertThat(shown(back)).isEqualTo(shown(game)).isEqualTo(shown(text));
    }

    /** The names of files begin as people like. */
    @Test
    void aFileWhoseNameLooksLikeALineIsAFile() throws IOException {
        Path game = SAVES.resolve("v1/undone.jcube");
        assertThat(run("show", "--line", game)).isZero();
        Path file =
                folder.resolve("x").resolve("..").resolve(out.toString().strip().substring(0, 40) + ".jcube");
        Files.createDirectory(folder.resolve("x"));
        Files.copy(game, file);
        assertThat(shown(file)).isEqualTo(shown(game));
        assertThat(run("show", "jcube1.backup.jcube")).isEqualTo(2);
        assertThat(err.toString().lines())
                .containsExactly("jcube1.backup.jcube cannot be opened:", "- there is no such file");
    }

    @Test
    void aFinishedGameOfKJumpingCubeIsShownAsWon() {
        assertThat(shown(SAVES.resolve("kjc/finished-5x5.kjc"))).contains("\nWon by: Player 2\n===\n");
    }

    @Test
    void aDamagedLineIsRefusedInWords() {
        assertThat(run("show", "jcube1.cube.ABCDEFGHIJKLMNOPQRSTUVWXYZabcdef")).isEqualTo(2);
        assertThat(err.toString().lines())
                .containsExactly(
                        "jcube1.cube.ABCDEFGHIJKLMNOPQR\u2026 cannot be opened:",
                        "- the line has been damaged: a character is missing, doubled or wrong");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "jumpin/finished.jcube",
                "jumpin/medal.jcube",
                "jumpin/minimal.jcube",
                "jumpin/swap.jcube",
                "v1/finished.jcube",
                "v1/minimal.jcube"
            })
    void aListOfMovesHoldsTheGame(String name) {
        Path list = folder.resolve("moves.txt");
        Path back = folder.resolve("back.jcube");
        assertThat(run("convert", SAVES.resolve(name), list)).isZero();
        assertThat(run("convert", list, back)).isZero();
        assertThat(withoutSeats(shown(back))).isEqualTo(withoutSeats(shown(SAVES.resolve(name))));
    }

    private static String withoutSeats(String shown) {
        return shown.replaceAll("(?m)^Player .*\\n", "");
    }

    @Test
    void aListOfMovesIsWhatPeopleWriteDown() throws IOException {
        Path list = folder.resolve("moves.txt");
        assertThat(run("convert", SAVES.resolve("jumpin/undone.jcube"), list)).isZero();
        assertThat(Files.readString(list)).startsWith("""
            [game jumpin]

            1. d1-d3 e11-e9
            2. c1-e3 a11-a9
            """).endsWith("\n10. b1-b4 d10-a7\n");
        Files.writeString(list, "[game jumpin]\n1... c1-c3\nd11-d9 a1-c1-c4");
        assertThat(shown(list)).startsWith("Game: Jumpin\nGoal: SACKSON\n").contains("Moves: 3: c1-c3 d11-d9 a1-c4\n");
    }

    @Test
    void aListOfMovesIsRefusedInWords() throws IOException {
        Path list = Files.writeString(folder.resolve("moves.txt"), "[game jumpin]\n[goal]\n[first nobody]\n1. a1-a4");
        assertThat(run("show", list)).isEqualTo(2);
        assertThat(err.toString().lines().skip(1))
                .containsExactly(
                        "- line 2: this must be a name and a value between brackets, [name value]",
                        "- first: \"nobody\" must be one of: GOLD, ALTERNATE, RANDOM");
    }

    @ParameterizedTest
    @ValueSource(strings = {"out.jcube", "out.kjc"})
    void aRefusedFileIsNotConvertedAndWhatWasThereStays(String name) throws IOException {
        Path bad = Files.writeString(folder.resolve("bad.jcube"), "{\"format\":");
        Path target = folder.resolve(name);
        assertThat(run("convert", bad, target)).isEqualTo(2);
        assertThat(target).doesNotExist();
        Files.writeString(target, "precious");
        assertThat(run("convert", bad, target)).isEqualTo(2);
        assertThat(target).hasContent("precious");
        assertThat(err.toString()).contains("the text ends too early");
    }

    @Test
    void anEndingThatNamesNoFormatIsRefused() {
        assertThat(run("convert", SAVES.resolve("v1/minimal.jcube"), folder.resolve("a.doc")))
                .isEqualTo(2);
        assertThat(err.toString()).contains("OUT must end in .jcube, .json, .txt or .kjc");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void aBoardTooSmallForTheOtherFormatIsRefused() throws IOException {
        Path tiny = folder.resolve("tiny.jcube");
        Files.writeString(tiny, "{\"format\": \"jumping-cube\", \"version\": 1, \"size\": 2, \"moves\": []}");
        assertThat(run("convert", tiny, folder.resolve("tiny.kjc"))).isEqualTo(2);
        assertThat(err.toString()).contains("KJumpingCube has no boards smaller than 3x3");
        assertThat(folder.resolve("tiny.kjc")).doesNotExist();
    }

    @Test
    void aTargetThatCannotBeWrittenIsNamedWithTheReason() {
        assertThat(run(
                        "convert",
                        SAVES.resolve("v1/minimal.jcube"),
                        folder.resolve("no").resolve("a.jcube")))
                .isEqualTo(2);
        assertThat(err.toString()).contains("cannot be written: the folder does not exist");
    }
}
