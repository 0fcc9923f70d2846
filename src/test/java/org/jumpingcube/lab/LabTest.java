package org.jumpingcube.lab;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jumpingcube.LongRunning;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.ai.Weights;
import org.jumpingcube.cube.puzzle.Puzzle;
import org.jumpingcube.cube.puzzle.Puzzles;
import org.jumpingcube.cube.solver.SolvedBoards;
import org.jumpingcube.games.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The workshop makes what the program reads. */
@Slow
class LabTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final StringWriter err = new StringWriter();

    private int run(String... words) {
        return Lab.commandLine(new PrintStream(out, true, UTF_8))
                .setErr(new PrintWriter(err))
                .execute(words);
    }

    private List<String> lines(String... words) {
        assertThat(run(words)).as(err::toString).isZero();
        return out.toString(UTF_8).lines().toList();
    }

    @ParameterizedTest
    @CsvSource({
        "2, 2x2: player 2 wins in 4 plies, 9",
        "3, 3x3: player 2 wins in 14 plies, 37832",
        "2x4, 2x4: player 2 wins in 10 plies, 8077",
        "5x2, 2x5: player 1 wins in 13 plies, 219095"
    })
    void smallBoardsAreSolvedToTheLastPly(String size, String winner, String positions) {
        assertThat(lines("solve", size))
                .startsWith(winner)
                .element(1)
                .asString()
                .contains("solved up to symmetry " + positions + ",");
    }

    @Test
    void largerOnesAreProved() {
        assertThat(lines("solve", "3x4", "--memory", "1"))
                .startsWith("3x4: player 1 wins")
                .element(1)
                .asString()
                .startsWith("positions looked at 39147,");
    }

    @ParameterizedTest
    @ValueSource(strings = {"5", "1", "9", "1x8", "2x9", "3x6", "4x5", "44", "4x", "x4", "4 x 4", "-2", ""})
    void otherSizesAreRefusedInWords(String size) {
        assertThat(run("solve", "--", size)).isEqualTo(2);
        assertThat(err.toString()).contains("SIZE must be 2 to 4, 2x3 to 2x8, 3x4 or 3x5, not " + size + "\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    solve 4 --memory 0 | --memory must be 1 to 8192, not 0
                    train --sizes 6,16 | --sizes must be 2 to 15, not 16
                    train --sizes 5,7 | --sizes must contain 6 unless --onward is given
                    train --depth 21 | --depth must be 1 to 20, not 21
                    puzzles --moves 1,5 | --moves must be 1 to 4, not 5
                    book --sizes 9 | --sizes must be 3 to 8, not 9
                    """)
    void badInputIsRefusedInWords(String words, String reason) {
        assertThat(run(words.split(" "))).isEqualTo(2);
        assertThat(err.toString()).startsWith(reason + System.lineSeparator());
        assertThat(out.size()).isZero();
    }

    @Test
    void theProgramReadsTheWeightsThatAreTrained() {
        var lines = lines("train", "--onward", "--sizes", "2", "--games", "10", "--depth", "1");
        assertThat(lines.get(0)).startsWith("# round 1,  2x2 : ");
        assertThat(WeightsFile.lines(Weights.parse(lines))).isEqualTo(lines.subList(1, lines.size()));
    }

    @Test
    void theProgramReadsThePuzzlesThatAreFound() {
        var lines = lines("puzzles", "--count", "2", "--moves", "1", "--sizes", "3");
        assertThat(lines.get(0)).isEqualTo("# src/lab/lab puzzles --sizes 3 --moves 1 --count 2 --seed 1");
        assertThat(lines.subList(1, lines.size()))
                .hasSize(2)
                .allSatisfy(line -> assertThat(Puzzle.parse(line)).isPresent());
    }

    @Test
    void theProgramReadsTheBookThatIsPlayed() {
        var lines = lines("book", "--count", "2", "--sizes", "3,4", "--nodes", "50");
        assertThat(lines.get(0)).isEqualTo("# src/lab/lab book --sizes 3,4 --count 2 --nodes 50 --seed 1");
        assertThat(lines.subList(1, lines.size()))
                .hasSize(4)
                .allSatisfy(line -> assertThat(Games.FORMATS
                                .line()
                                .read(line.getBytes(UTF_8))
                                .game()
                                .orElseThrow()
                                .history()
                                .current()
                                .outcome()
                                .isOver())
                        .isTrue());
    }

    @ParameterizedTest
    @CsvSource({"/cube/puzzle/puzzles.txt, # src/lab/lab puzzles ", "/collection/book.txt, # src/lab/lab book "})
    void aFileThatTheProgramBringsAlongSaysWhatMadeIt(String file, String command) throws IOException {
        assertThat(Files.readAllLines(Path.of("src/main/resources/org/jumpingcube" + file))
                                .get(0) + " ")
                .startsWith(command);
    }

    /** What the command in its first line prints, whose options are the usual ones. */
    @LongRunning
    @Test
    void theFileOfPuzzlesIsMadeByItsCommandAlone() {
        assertThat(new PuzzleFinder(List.of(4, 5, 6), List.of(1, 2, 3, 4), 1).find(80, done -> {}))
                .isEqualTo(Puzzles.all());
    }

    @Test
    void theSameSeedFindsTheSamePuzzles() {
        Function<Long, List<Puzzle>> find =
                seed -> new PuzzleFinder(List.of(4), List.of(1, 2), seed).find(8, done -> {});
        assertThat(find.apply(7L)).isEqualTo(find.apply(7L)).isNotEqualTo(find.apply(8L));
    }

    @Test
    void theSameSeedPlaysTheSameGames() {
        var one = new BookGames(50, 7);
        var two = new BookGames(50, 7);
        var first = one.play(3);
        assertThat(two.play(3)).isEqualTo(first);
        assertThat(one.play(3).seats()).isEqualTo(first.seats().swapped());
        assertThat(first.history().current().outcome().isOver()).isTrue();
    }

    /** Makes them again, which takes as long as the proof. */
    @Test
    @LongRunning
    void theStoredRepliesAreWhatTheProgramChoosesToday() throws IOException {
        ReplyChooser.writeReplies(out, 1 << 27);
        try (var file = Objects.requireNonNull(SolvedBoards.class.getResourceAsStream("replies4x4.bin"))) {
            assertThat(out.toByteArray()).isEqualTo(file.readAllBytes());
        }
    }
}
