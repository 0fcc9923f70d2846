package org.jumpingcube.storage;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jumpingcube.games.Games;
import org.jumpingcube.storage.LoadResult.Rejected;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games as people write them down. */
class MoveListFormatTest {
    private static final MoveListFormat FORMAT = new MoveListFormat(Games.FORMATS.own());
    private static final String CUBES = "[game cube]\n[size 3]\n";

    private static LoadResult read(String text) {
        return FORMAT.read(text.getBytes(UTF_8));
    }

    private static List<String> moves(LoadResult result) {
        return result.game().orElseThrow().history().played().stream()
                .map(turn -> turn.move().toString().toLowerCase(Locale.ROOT))
                .toList();
    }

    private static List<String> problems(String text) {
        assertThat(read(text)).as(text).isInstanceOf(Rejected.class);
        return ((Rejected) read(text))
                .problems().stream()
                        .map(problem -> problem.text(Locale.ENGLISH))
                        .toList();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. c1 b1\n2. c2 a1",
                "1.c1 b1\n2.c2 a1",
                "C1 B1 C2 A1",
                "c1! b1?? c2!? a1",
                "c1, b1, c2, a1.",
                "c1,b1;c2,a1;",
                "1) c1 b1 2) c2 a1",
                "1: c1 b1 2: c2 a1",
                "1. c1 1... b1 2. c2 2...a1",
                "# a good game\n1. c1 b1 # the corner\n; a line of thoughts\n2. c2 {threatens} a1",
                "1. C1!, B1; {1-0?} 2.C2 A1.",
                "1. c1 b1 2. c2 a1 1-0",
                "1. c1 b1 2. c2 a1\n0-1",
                "1. c1 b1 2. c2 a1 1/2-1/2",
                "1. c1 b1 2. c2 a1 *",
                "1. c1 $1 b1 $4 2. c2 a1 *",
                "1. c1$1 b1!$14$2 2. c2 $146 a1",
                "1. c1 {the corner would have\nbeen safer here} b1 2. c2 a1",
                "{A game\r\n[game jumpin]\r\n; of # cubes}\r\n1. c1 b1\r\n2. c2 {a1} a1",
                "# { no comment begins here\nc1 b1 c2 a1 # and none ends here }",
            })
    void movesAreReadAsPeopleWriteThem(String written) {
        assertThat(read(CUBES + written)).isEqualTo(read(CUBES + "c1 b1 c2 a1"));
        assertThat(read(CUBES + written).game()).as(written).isPresent();
    }

    @ParameterizedTest
    @CsvSource({"moves-capitals.txt, 4", "moves-comment.txt, 2", "moves-glued.txt, 4"})
    void theExamplesLoadForEver(String name, int count) throws IOException {
        var contents =
                Files.readAllBytes(Path.of("src/test/resources/saves/moves").resolve(name));
        assertThat(moves(FORMAT.read(contents))).hasSize(count);
    }

    @Test
    void movesOfJumpinAreReadInTheSameWay() {
        assertThat(read("[game jumpin]\n1.C1-C3!, D11-D9; 2.a1-c4?"))
                .isEqualTo(read("[game jumpin]\nc1-c3 d11-d9 a1-c4"));
        assertThat(read("[game jumpin]\n1.C1-C3!").game()).isPresent();
    }

    @Test
    void namesOfTagsMayHaveCapitalsAndCommentsBehindThem() {
        assertThat(read("""
                        [Game cube] # ours
                        [SIZE 3]
                        [TOMOVE 2]
                        [Board 2r 1- 1-]
                        [board 1- 1- 1-]
                        [board 1- 1- 2b]
                        c3"""))
                .isEqualTo(read(
                        "[game cube]\n[size 3]\n[toMove 2]\n[board 2r 1- 1-]\n[board 1- 1- 1-]\n[board 1- 1- 2b]\nc3"));
        assertThat(read("[size 3] # see [1]\n[white Bob #1]\nc1").game()).isPresent();
    }

    @Test
    void tagsMayHaveQuotationMarksAsChessProgramsWriteThem() {
        assertThat(read("[Event \"club [1]\"]\n[Game \"cube\"]\n[Size \"3\"]\n[Result \"1-0\"]\n\nc1 b1 1-0"))
                .isEqualTo(read(CUBES + "c1 b1"));
        assertThat(read("[size \"3\"]\nc1").game()).isPresent();
    }

    @Test
    void aLineKeepsItsNumberBehindACommentOfSeveralLines() {
        assertThat(problems(CUBES + "c1 {one\ntwo\nthree} b1\n[what is this"))
                .first()
                .isEqualTo("line 6: this must be a name and a value between brackets, [name value]");
    }

    @Test
    void aTextOfMarksAndBracesIsRefusedInTime() {
        assertThat(problems(CUBES + "!".repeat(100_000) + "x")).hasSize(1);
        assertThat(problems(CUBES + "{\n".repeat(20_000))).isNotEmpty();
        assertThat(problems(CUBES + "\n".repeat(50_000) + "x")).hasSize(1);
    }

    /** A word that is left out in silence would be another game. */
    @ParameterizedTest
    @CsvSource({
        "c1 with b1, Move 2: \"with\" is not a move",
        "3 1, Move 1: \"3\" is not a move",
        "c1 (b1), Move 2: \"(b1)\" is not a move",
        "c1 {b1, Move 2: \"{b1\" is not a move",
        "c1 {b1 c2 {so} a1, Move 2: \"{b1\" is not a move",
        "c1 1-0 b1, Move 2: \"1-0\" is not a move",
        "c1 * b1 *, Move 2: \"*\" is not a move",
        "c1 $ b1, Move 2: \"$\" is not a move",
        "c9, Move 1: Player 1 may not play c9",
    })
    void whatIsNoMoveIsRefused(String moves, String problem) {
        assertThat(problems(CUBES + moves)).contains(problem);
    }

    @Test
    void aGameThatIsNotInTheBoxIsRefusedWithThoseThatAre() {
        assertThat(problems("[game jumpinn]\n1. a1-a3"))
                .containsExactly("game: \"jumpinn\" must be one of: cube, jumpin, reversi");
    }
}
