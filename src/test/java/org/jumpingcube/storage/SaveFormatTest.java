package org.jumpingcube.storage;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jumpingcube.cube.Boards;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.BestOf;
import org.jumpingcube.game.Histories;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Style;
import org.jumpingcube.games.Games;
import org.jumpingcube.storage.LoadResult.Loaded;
import org.jumpingcube.storage.LoadResult.Rejected;
import org.jumpingcube.storage.Problem.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class SaveFormatTest {
    private static final SaveFormat FORMAT = Games.FORMATS.own();
    private static final Path EXAMPLES = Path.of("src/test/resources/saves/v1");
    private static final String MINIMAL = """
            {"format": "jumping-cube", "version": 1, "size": 3, "moves": ["a1", "c3"]}
            """;

    private static LoadResult read(String text) {
        return FORMAT.read(text.getBytes(UTF_8));
    }

    private static SavedGame<CubePosition, Square> loaded(LoadResult result) {
        assertThat(result).isInstanceOf(Loaded.class);
        return Cubes.game(result).orElseThrow();
    }

    private static List<Problem> problems(LoadResult result) {
        assertThat(result).isInstanceOf(Rejected.class);
        return ((Rejected) result).problems();
    }

    /** As programs write them that have one kind of number, and as a JSON schema counts them. */
    @Test
    void aWholeNumberMayBeWrittenWithAFractionOfZero() {
        var read = loaded(read("""
                {"format": "jumping-cube", "version": 1.0, "size": 30e-1, "moves": ["a1", "c3"], "undone": 1.00,
                 "bestOf": {"games": 3.0, "one": -0.0, "two": 0.0}, "variations": [{"after": 1E0, "moves": ["b1"]}],
                 "clock": {"one": {"seconds": 60.0}, "two": {"seconds": 60}, "times": [1000.0, 2.0]}}
                """));
        assertThat(read.history().turns()).hasSize(2);
        assertThat(read.history().cursor()).isEqualTo(1);
        assertThat(read.history().variations()).hasSize(1);
        assertThat(read.clock().times()).containsExactly(1000, 2);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 9, 15})
    void aGameComesBackMoveByMoveWithWhatIsUndone(int side) {
        for (long seed = 1; seed <= 5; seed++) {
            var game = SampleGames.random(side, 1000, seed);
            for (int played :
                    new int[] {0, 1, game.turns().size() / 2, game.turns().size()}) {
                var saved = SampleGames.saved(game.at(played));
                assertThat(loaded(FORMAT.read(FORMAT.write(saved)))).isEqualTo(saved);
            }
        }
    }

    /** In a file and in a line. */
    @ParameterizedTest
    @EnumSource(Skill.class)
    void everyLevelComesBack(Skill skill) throws SaveException {
        var seats = new Seats(Seat.HUMAN, new Seat(true, Style.NEWTON, skill));
        var saved = new SavedGame<>(Games.CUBE, SampleGames.random(3, 4, 1), seats);
        assertThat(loaded(FORMAT.read(FORMAT.write(saved)))).isEqualTo(saved);
        assertThat(Games.FORMATS.line().read(LineFormat.line(saved).getBytes(UTF_8)))
                .isEqualTo(new Loaded(saved));
    }

    /** It may be a file of anybody's, with anything in it. */
    @Test
    void theNameOfAProgramComesBackWithoutWhatIsInvisibleInIt() throws SaveException {
        var named = Seat.COMPUTER.named("<b>Mine\u202e\n\u0000</b>");
        assertThat(named.name()).isEqualTo("<b>Mine</b>");
        assertThat(Seat.COMPUTER.named("x".repeat(39) + "\ud83d\ude00").name()).isEqualTo("x".repeat(39));
        var saved = new SavedGame<>(
                Games.CUBE, SampleGames.random(3, 4, 1), new Seats(named, Seat.COMPUTER.named("x".repeat(90))));
        assertThat(loaded(FORMAT.read(FORMAT.write(saved)))).isEqualTo(saved);
        assertThat(saved.seats().two().name()).hasSize(Seat.LONGEST_NAME);
        String hostile = new String(FORMAT.write(saved), UTF_8).replace("<b>Mine</b>", "\\u0007\\u2067 Mine");
        assertThat(loaded(FORMAT.read(hostile.getBytes(UTF_8))).seats().one().name())
                .isEqualTo("Mine");
    }

    /** A line has room for levels alone. */
    @Test
    void anOwnStrengthComesBackFromAFileAndItsLevelFromALine() throws SaveException {
        var seat = Games.CUBE.elo().seat(Style.NEWTON, 1450);
        var saved = new SavedGame<>(Games.CUBE, SampleGames.random(3, 4, 1), new Seats(Seat.HUMAN, seat));
        assertThat(loaded(FORMAT.read(FORMAT.write(saved)))).isEqualTo(saved);
        assertThat(new String(FORMAT.write(saved), UTF_8)).contains("\"skill\": \"novice\"", "\"strength\": 1450");
        assertThat(Games.FORMATS.line().read(LineFormat.line(saved).getBytes(UTF_8)))
                .isEqualTo(new Loaded(new SavedGame<>(
                        Games.CUBE,
                        saved.history(),
                        new Seats(Seat.HUMAN, new Seat(true, Style.NEWTON, Skill.NOVICE)))));
    }

    @Test
    void variationsComeBackWithTheGame() {
        var game = SampleGames.random(5, 30, 1);
        var other = game.at(7).then(game.at(7).current().legalMoves().get(3));
        var saved = SampleGames.saved(
                game.along(other.turns()).along(game.turns().subList(0, 12)).at(9));

        assertThat(saved.history().variations()).hasSize(2);
        assertThat(loaded(FORMAT.read(FORMAT.write(saved)))).isEqualTo(saved);
    }

    @Test
    void aProgramThatKnowsNoVariationsReadsTheGameItself() {
        var game = SampleGames.random(5, 12, 1);
        var saved = SampleGames.saved(game.along(game.turns().subList(0, 5)));
        String text = new String(FORMAT.write(saved), UTF_8).replace("\"variations\"", "\"unknown\"");

        assertThat(loaded(read(text)).history().turns())
                .isEqualTo(saved.history().turns());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'after': 3, 'moves': ['b1']} | variations[0].after: this number must be from 0 to 2",
                "{'after': 1, 'moves': ['zz']} | Variation 1, move 2: \"zz\" is not a move",
                "{'after': 1, 'moves': ['a1']} | Variation 1, move 2: Player 2 may not play a1",
                "{'moves': ['b1']} | variations[0].after: this is missing",
                "{'after': 0} | variations[0].moves: this is missing",
            })
    void aVariationThatBreaksTheRulesIsRefused(String variation, String problem) {
        var result = read(MINIMAL.replace(
                "]}", "], 'variations': [%s]}".formatted(variation).replace('\'', '"')));

        assertThat(problems(result))
                .extracting(found -> found.text(Locale.ENGLISH))
                .containsExactly(problem);
    }

    @Test
    void aGameFromAStartPositionComesBackWithThePosition() {
        var start = new CubePosition(Boards.board("2r 1- 1- 1- 3b 1- 1- 1- 2b"), Player.TWO);
        var saved = SampleGames.saved(SampleGames.random(start, 7, 1).at(4));
        assertThat(loaded(FORMAT.read(FORMAT.write(saved)))).isEqualTo(saved);
    }

    /** Spec 9b: the original gives the turn to the wrong player. */
    @Test
    void undoToALoadedStartPositionGivesTheTurnToThePlayerWhoHadIt() {
        var start = new CubePosition(Boards.board("2r 1- 1- 1- 3b 1- 1- 1- 2b"), Player.TWO);
        var saved = SampleGames.saved(SampleGames.random(start, 3, 1));
        var history = loaded(FORMAT.read(FORMAT.write(saved))).history();
        assertThat(history.undo().undo().undo().current()).isEqualTo(start);
        assertThat(history.undo().undo().current().toMove()).isEqualTo(Player.ONE);
    }

    @Test
    void missingFieldsHaveTheirDefaults() {
        var game = loaded(read(MINIMAL));
        assertThat(game.seats().one()).isEqualTo(Seat.HUMAN);
        assertThat(game.seats().two()).isEqualTo(Seat.COMPUTER);
        assertThat(game.history())
                .isEqualTo(Histories.replay(CubePosition.start(3), List.of(new Square(0, 0), new Square(2, 2))));
    }

    @Test
    void unknownFieldsAreIgnoredWhereverTheyStand() {
        var game = read("""
                {"format": "jumping-cube", "version": 1, "size": 3, "moves": ["a1", "c3"], "clock": {"a": [1, 2, {}]},
                 "seats": [{"name": "Ada"}, {"name": null, "elo": 1e3}]}
                """);
        assertThat(loaded(game)).isEqualTo(loaded(read(MINIMAL)));
    }

    @Test
    void aByteOrderMarkDoesNoHarm() {
        assertThat(loaded(read("\uFEFF" + MINIMAL))).isEqualTo(loaded(read(MINIMAL)));
    }

    @Test
    void aNewerVersionIsRefusedInWordsAndInNoOthers() {
        var found = problems(read("{\"format\": \"jumping-cube\", \"version\": 2, \"size\": \"hexagon\"}"));
        assertThat(found).hasSize(1);
        assertThat(found.get(0).text(Locale.ENGLISH)).contains("newer program").contains("version 2");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`` | EMPTY",
                "hello | NOT_JSON",
                "{ | TRUNCATED",
                "{\"format\": \"jumping-cube\", \"version\": 1, \"size\": 6, \"mov | TRUNCATED",
                "{\"format\": \"jumping-cube\", \"format\": \"jumping-cube\"} | NOT_JSON",
                "{} {} | NOT_JSON",
                "{'size': 6} | NOT_JSON",
                "[1, 2] | NOT_AN_OBJECT",
                "\"text\" | NOT_AN_OBJECT",
                "{\"version\": 1} | MISSING",
                "{\"format\": \"chess\", \"version\": 1} | OTHER_FORMAT",
                "{\"format\": \"jumping-cube\", \"version\": 1, \"game\": \"halma\"} | NOT_A_CHOICE",
                "{\"format\": \"jumping-cube\", \"version\": \"1\"} | NOT_A_NUMBER",
                "{\"format\": \"jumping-cube\", \"version\": 0} | OUT_OF_RANGE",
                "{\"format\": 1, \"version\": 1} | NOT_A_TEXT",
            })
    void whatIsNoSaveOfOursIsRefusedWithOneReason(String text, Kind kind) {
        assertThat(problems(read(text == null ? "" : text)))
                .extracting(Problem::kind)
                .containsExactly(kind);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"size\": 1, \"moves\": [] | size | OUT_OF_RANGE",
                "\"size\": 16, \"moves\": [] | size | OUT_OF_RANGE",
                "\"size\": 3.5, \"moves\": [] | size | NOT_A_NUMBER",
                "\"size\": 16.0, \"moves\": [] | size | OUT_OF_RANGE",
                "\"size\": 123456789012345678901, \"moves\": [] | size | OUT_OF_RANGE",
                "\"size\": 1e999999999, \"moves\": [] | size | OUT_OF_RANGE",
                "\"size\": \"6\", \"moves\": [] | size | NOT_A_NUMBER",
                "\"size\": null, \"moves\": [] | size | NOT_A_NUMBER",
                "\"moves\": [] | size | MISSING",
                "\"size\": 3 | moves | MISSING",
                "\"size\": 3, \"moves\": {} | moves | NOT_A_LIST",
                "\"size\": 3, \"moves\": [1] | moves[0] | NOT_A_TEXT",
                "\"size\": 3, \"moves\": [\"a1\", \"A2\"] | Move 2 | NOT_A_MOVE",
                "\"size\": 3, \"moves\": [\"a0\"] | Move 1 | NOT_A_MOVE",
                "\"size\": 3, \"moves\": [\"d1\"] | Move 1 | ILLEGAL_MOVE",
                "\"size\": 3, \"moves\": [\"a1\", \"a1\"] | Move 2 | ILLEGAL_MOVE",
                "\"size\": 2, \"moves\": [\"a1\", \"b1\", \"a1\", \"b1\", \"a2\"] | Move 4 | MOVE_AFTER_END",
                "\"size\": 3, \"moves\": [\"a1\"], \"undone\": 2 | undone | OUT_OF_RANGE",
                "\"size\": 3, \"moves\": [\"a1\"], \"undone\": -1 | undone | OUT_OF_RANGE",
                "\"size\": 3, \"moves\": [], \"result\": \"player1\" | result | WRONG_RESULT",
                "\"size\": 3, \"moves\": [], \"result\": \"draw\" | result | NOT_A_CHOICE",
                "\"size\": 3, \"moves\": [], \"seats\": [{}] | seats | TWO_SEATS",
                "\"size\": 3, \"moves\": [], \"seats\": [{}, 2] | seats[1] | NOT_AN_OBJECT",
                "\"size\": 3, \"moves\": [], \"seats\": [{\"skill\": \"god\"}, {}] | seats[0].skill | NOT_A_CHOICE",
                "\"size\": 3, \"moves\": [], \"seats\": [{}, {\"player\": 3}] | seats[1].player | NOT_A_TEXT",
                "\"size\": 3, \"moves\": [], \"bestOf\": 5 | bestOf | NOT_AN_OBJECT",
                "\"size\": 3, \"moves\": [], \"bestOf\": {\"games\": 5, \"one\": 1} | bestOf.two | MISSING",
                "\"size\": 3, \"moves\": [], \"bestOf\": {\"games\": 0, \"one\": 0, \"two\": 0} | bestOf.games | OUT_OF_RANGE",
                "\"size\": 3, \"moves\": [], \"bestOf\": {\"games\": 3, \"one\": 4, \"two\": 0} | bestOf.one | OUT_OF_RANGE",
                "\"size\": 3, \"moves\": [], \"start\": {\"toMove\": 1} | start.board | MISSING",
                "\"size\": 3, \"moves\": [], \"start\": [] | start | NOT_AN_OBJECT",
                "\"size\": 2, \"moves\": [], \"start\": {\"toMove\": 3, \"board\": [\"1- 1-\", \"1- 1-\"]} | start.toMove | OUT_OF_RANGE",
                "\"size\": 2, \"moves\": [], \"start\": {\"toMove\": 1, \"board\": [\"1- 1-\"]} | start.board | ROWS",
                "\"size\": 2, \"moves\": [], \"start\": {\"toMove\": 1, \"board\": [\"1- 1-\", \"1-\"]} | start.board[1] | CUBES_IN_ROW",
                "\"size\": 2, \"moves\": [], \"start\": {\"toMove\": 1, \"board\": [\"1- 3r\", \"1- 1-\"]} | start.board[0] | NOT_A_CUBE",
                "\"size\": 2, \"moves\": [], \"start\": {\"toMove\": 1, \"board\": [\"1- 2-\", \"1- 1-\"]} | start.board[0] | NOT_A_CUBE",
                "\"size\": 2, \"moves\": [], \"start\": {\"toMove\": 1, \"board\": [\"1- 2g\", \"1- 1-\"]} | start.board[0] | NOT_A_CUBE",
                "\"size\": 2, \"moves\": [\"a1\"], \"start\": {\"toMove\": 1, \"board\": [\"1r 1r\", \"1r 1r\"]} | Move 1 | MOVE_AFTER_END",
            })
    void aFileThatIsWrongSaysWhere(String fields, String place, Kind kind) {
        var found = problems(read("{\"format\": \"jumping-cube\", \"version\": 1, " + fields + "}"));
        assertThat(found)
                .extracting(problem -> problem.place().text(Locale.ENGLISH), Problem::kind)
                .containsExactly(tuple(place + ": ", kind));
    }

    @Test
    void theSeriesThatAGameBelongsToIsKept() {
        var alone = SampleGames.saved(SampleGames.random(4, 6, 1));
        var third = new SavedGame<>(alone.kind(), alone.history(), alone.seats(), new BestOf(5, 0, 2));
        assertThat(FORMAT.read(FORMAT.write(third)).game()).contains(third);
        assertThat(new String(FORMAT.write(alone), UTF_8)).doesNotContain("bestOf");
    }

    @Test
    void allProblemsStandInOneMessageThatNamesTheFile() {
        var result = read("""
                {"format": "jumping-cube", "version": 1, "size": 3, "undone": -1, "moves": ["a1", "hello", 7],
                 "seats": [{"style": "tesla"}, {"skill": 4}]}
                """);
        assertThat(((Rejected) result).message("my.jcube", Locale.ENGLISH)).isEqualTo("""
                        my.jcube cannot be opened:
                        - seats[0].style: "tesla" must be one of: kepler, newton
                        - seats[1].skill: this must be a string in quotation marks
                        - moves[2]: this must be a string in quotation marks
                        - Move 2: "hello" is not a move
                        - undone: this number must be from 0 to 3""");
    }

    @Test
    void aSyntaxErrorSaysInWhichLine() {
        var found = problems(read("{\n  \"format\": \"jumping-cube\",\n  \"size\" 6\n}"));
        assertThat(found.get(0).text(Locale.ENGLISH))
                .startsWith("line 3, column ")
                .endsWith("this is not JSON");
    }

    @Test
    void anotherEncodingIsRefusedWithTheLine() {
        assertThat(problems(FORMAT.read("{\n\"player\": \"Jürgen\"}".getBytes(ISO_8859_1))))
                .containsExactly(Problem.at(new FileLocation.Line(2), Kind.NOT_UTF8));
        assertThat(problems(FORMAT.read(MINIMAL.getBytes(UTF_16)))).hasSize(1);
    }

    @Test
    void theLimitsHoldForSizeNestingNumbersTextsAndNames() {
        assertThat(problems(FORMAT.read(new byte[FileText.MAX_BYTES + 1])))
                .extracting(Problem::kind)
                .containsExactly(Kind.TOO_LARGE);
        for (String value : List.of(
                "[".repeat(100),
                "[".repeat(100_000),
                "{\"a\":".repeat(100_000),
                "1".repeat(1000),
                "\"" + "x".repeat(200_000) + "\"",
                "{\"" + "n".repeat(50_000) + "\": 1}",
                "[" + "[],".repeat(200_000) + "[]]")) {
            assertThat(problems(read("{\"format\": \"jumping-cube\", \"version\": 1, \"x\": " + value + "}")))
                    .as(value.substring(0, 20))
                    .extracting(Problem::kind)
                    .containsExactly(Kind.ABSURD);
        }
    }

    @Test
    void aFileFullOfMistakesListsThirtyAndCountsTheRest() {
        var found = problems(read("{\"format\": \"jumping-cube\", \"version\": 1, \"size\": 3, \"moves\": ["
                + "\"no\",".repeat(99) + "\"no\"]}"));
        assertThat(found).hasSize(Problems.MOST + 1);
        assertThat(found.get(Problems.MOST).text(Locale.ENGLISH)).isEqualTo("and 70 more problems");
    }

    @Test
    void whatAMessageRepeatsFromTheFileCannotCommandATerminal() {
        var found = problems(read(
                "{\"format\": \"jumping-cube\", \"version\": 1, \"size\": 3, \"moves\": [\"\\u001b[2J\\ud800\"]}"));
        assertThat(found.get(0).text(Locale.ENGLISH)).isEqualTo("Move 1: \"?[2J?\" is not a move");
    }

    /** Files of the first version of the format, kept for ever: they must always load, and as the game they are. */
    @ParameterizedTest
    @CsvSource({
        "minimal.jcube,          3, 2,  0, 1, human,    human",
        "two-humans.jcube,       6, 12, 0, 1, human,    human",
        "by-message.jcube,       5, 5,  0, 2, human,    human",
        "undone.jcube,           5, 20, 7, 2, human,    computer",
        "finished.jcube,         4, 25, 0, 2, computer, computer",
        "start-position.jcube,   3, 4,  1, 1, human,    computer",
        "largest.jcube,         15, 30, 0, 1, computer, human",
        "unknown-fields.jcube,   3, 2,  0, 1, human,    computer",
    })
    void theExamplesOfVersionOneLoadForEver(
            String name, int size, int moves, int undone, int toMove, String one, String two) throws IOException {
        var game = loaded(FORMAT.read(Files.readAllBytes(EXAMPLES.resolve(name))));
        var history = game.history();
        assertThat(history.current().board().side()).isEqualTo(size);
        assertThat(history.turns()).hasSize(moves);
        assertThat(history.turns().size() - history.cursor()).isEqualTo(undone);
        assertThat(history.current().toMove().number()).isEqualTo(toMove);
        assertThat(game.seats().one().isComputer()).isEqualTo(one.equals("computer"));
        assertThat(game.seats().two().isComputer()).isEqualTo(two.equals("computer"));
    }

    @Test
    void aSaveLooksAsTheDocumentHasIt() throws IOException {
        var start = new CubePosition(Boards.board("2r 1- 1- 1- 3b 1- 1- 1- 2b"), Player.TWO);
        var game = new SavedGame<>(
                Games.CUBE,
                SampleGames.random(start, 4, 1).at(3),
                new Seats(Seat.HUMAN, new Seat(true, Style.NEWTON, Skill.STRONG)));
        var text = new String(FORMAT.write(game), UTF_8).replace(ProgramName.VERSION, "0.1.0");
        assertThat(text).isEqualTo(Files.readString(EXAMPLES.resolve("start-position.jcube")));
    }
}
