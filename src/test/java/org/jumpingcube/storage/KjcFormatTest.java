package org.jumpingcube.storage;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jumpingcube.cube.Boards;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.History;
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
import org.junit.jupiter.params.provider.ValueSource;

class KjcFormatTest {
    private static final KjcFormat FORMAT = new KjcFormat(Games.CUBE);
    private static final Path EXAMPLES = Path.of("src/test/resources/saves/kjc");
    private static final String EXAMPLE = """
        # a comment
        [Game]
        0,0=1,2
        1,0=0,1
        2,0=2,2
        0,1=0,1
        1,1=1,4
        2,1=0,1
        0,2=0,1
        1,2=2,3
        2,2=0,1
        CubeDim=3
        PauseForComputer=0
        ComputerPlayer1=true
        Kepler1=false
        Newton1=true
        Skill1=4
        ComputerPlayer2=false
        Kepler2=true
        Newton2=false
        Skill2=0
        onTurn=2

        [KJumpingCube]
        Version=2.1
        """;

    private static LoadResult read(String text) {
        return FORMAT.read(text.getBytes(UTF_8));
    }

    private static List<Problem> problems(LoadResult result) {
        assertThat(result).isInstanceOf(Rejected.class);
        return ((Rejected) result).problems();
    }

    @Test
    void thePositionBecomesTheStartAndTheSeatsAreKept() {
        var game = read(EXAMPLE).game().orElseThrow();
        assertThat(game.history())
                .isEqualTo(
                        History.startingAt(new CubePosition(Boards.board("2r 1- 2b  1- 4r 1-  1- 3b 1-"), Player.TWO)));
        assertThat(game.seats().one()).isEqualTo(new Seat(true, Style.NEWTON, Skill.EXPERT));
        assertThat(game.seats().two()).isEqualTo(new Seat(false, Style.KEPLER, Skill.BEGINNER));
    }

    @Test
    void otherLineEndsBlanksAndUnknownEntriesDoNoHarm() {
        var game = read(EXAMPLE.replace("=", " = ")
                .replace("Skill1", "Mood=7\nSkill1")
                .replace("[KJ", "[Window]\nwidth=2\n[KJ")
                .replace("\n", "\r\n"));
        assertThat(game).isEqualTo(read(EXAMPLE));
    }

    @Test
    void onlyTheBoardAndTheTurnMustBeThere() {
        String short1 = EXAMPLE.lines()
                .filter(line -> !line.matches("(PauseFor|ComputerPl|Kepler|Newton|Skill).*"))
                .reduce("", (text, line) -> text + line + "\n");
        var game = read(short1).game().orElseThrow();
        assertThat(game.seats().one()).isEqualTo(Seat.HUMAN);
        assertThat(game.seats().two()).isEqualTo(Seat.COMPUTER);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0,0=1,2 | 0,0=1,3 | 3 | NOT_A_KJC_CUBE",
                "0,0=1,2 | 0,0=1,0 | 3 | NOT_A_KJC_CUBE",
                "0,0=1,2 | 0,0=3,1 | 3 | NOT_A_KJC_CUBE",
                "0,0=1,2 | 0,0=0,2 | 3 | NOT_A_KJC_CUBE",
                "0,0=1,2 | 0,0=1 | 3 | NOT_A_KJC_CUBE",
                "0,0=1,2 | 0,0=1,99999999999 | 3 | NOT_A_KJC_CUBE",
                "CubeDim=3 | CubeDim=2 | 12 | NOT_A_KJC_NUMBER",
                "CubeDim=3 | CubeDim=16 | 12 | NOT_A_KJC_NUMBER",
                "CubeDim=3 | CubeDim=99999999999999999999 | 12 | NOT_A_KJC_NUMBER",
                "CubeDim=3 | CubeDim=three | 12 | NOT_A_KJC_NUMBER",
                "onTurn=2 | onTurn=0 | 22 | NOT_A_KJC_NUMBER",
                "Skill1=4 | Skill1=5 | 17 | NOT_A_KJC_NUMBER",
                "Skill1=4 | Skill1=-1 | 17 | NOT_A_KJC_NUMBER",
                "Newton1=true | Newton1=maybe | 16 | NOT_A_KJC_FLAG",
                "PauseForComputer=0 | PauseForComputer=soon | 13 | NOT_A_KJC_FLAG",
                "onTurn=2 | onTurn 2 | 22 | NOT_AN_ENTRY",
                "Skill2=0 | Skill1=0 | 21 | TWICE",
            })
    void aWrongLineIsRefusedWithItsNumber(String good, String bad, int line, Kind kind) {
        assertThat(EXAMPLE).contains(good);
        assertThat(problems(read(EXAMPLE.replace(good, bad))))
                .extracting(Problem::place, Problem::kind)
                .contains(tuple(new FileLocation.Line(line), kind));
    }

    @ParameterizedTest
    @ValueSource(strings = {"CubeDim=3", "onTurn=2", "Version=2.1", "1,1=1,4"})
    void aMissingLineIsNamed(String line) {
        var found = problems(read(EXAMPLE.replace(line + "\n", "")));
        assertThat(found).hasSize(1);
        assertThat(found.get(0).kind()).isEqualTo(Kind.NO_ENTRY);
        assertThat(EXAMPLE).contains(found.get(0).arguments().get(0) + "=");
    }

    @Test
    void allProblemsStandInOneMessage() {
        var found = problems(read(EXAMPLE.replace("onTurn=2", "onTurn=3").replace("Skill1=4", "Skill1=9")));
        assertThat(found)
                .extracting(problem -> problem.text(Locale.ENGLISH))
                .containsExactlyInAnyOrder(
                        "line 22: onTurn must be a number from 1 to 2", "line 17: Skill1 must be a number from 0 to 4");
    }

    @Test
    void anotherKindOfTextIsRefusedWithOneReason() {
        for (String text : new String[] {"", "hello=1", "[Game]\nonTurn=1", "[Desktop Entry]\nName=x"}) {
            assertThat(problems(read(text))).extracting(Problem::kind).containsExactly(Kind.NOT_KJC);
        }
        assertThat(problems(read("x=1\n".repeat(100_000))))
                .extracting(Problem::kind)
                .containsExactly(Kind.ABSURD);
        assertThat(problems(read("x=" + "1".repeat(100_000))))
                .extracting(Problem::kind)
                .containsExactly(Kind.ABSURD);
    }

    @Test
    void anExportedPositionComesBackAsItIs() throws IOException {
        for (int side = 3; side <= 15; side++) {
            var saved = SampleGames.saved(SampleGames.random(side, 3 * side, side));
            var back = FORMAT.read(FORMAT.write(saved)).game().orElseThrow();
            assertThat(back.history().start()).isEqualTo(saved.history().current());
            assertThat(back.seats().one()).isEqualTo(saved.seats().one());
            assertThat(back.seats().two()).isEqualTo(saved.seats().two());
        }
    }

    @Test
    void aMasterIsExportedAsTheStrongestThatTheyHave() throws IOException {
        var master = new Seat(true, Style.NEWTON, Skill.MASTER);
        var saved = new SavedGame<>(Games.CUBE, SampleGames.random(4, 3, 1), new Seats(Seat.HUMAN, master));
        assertThat(FORMAT.read(FORMAT.write(saved)).game().orElseThrow().seats().two())
                .isEqualTo(new Seat(true, Style.NEWTON, Skill.EXPERT));
    }

    @Test
    void aWonBoardIsExportedWithoutItsOverloadedRest() throws IOException {
        for (long seed = 1; seed <= 20; seed++) {
            var won = SampleGames.random(4, 1000, seed);
            var back = FORMAT.read(FORMAT.write(SampleGames.saved(won))).game().orElseThrow();
            assertThat(back.history().current().winner())
                    .isEqualTo(won.current().winner())
                    .isPresent();
        }
    }

    @Test
    void aBoardSmallerThanTheirsIsRefused() {
        var tiny = SampleGames.saved(SampleGames.random(2, 2, 1));
        assertThatThrownBy(() -> FORMAT.write(tiny))
                .isInstanceOf(SaveException.class)
                .hasMessageContaining("3x3");
    }

    /** It stops in the middle of the last cascade. */
    @Test
    void aGameThatIsWonLoadsWithItsOverloadedCubesLowered() throws IOException {
        var position = example("finished-5x5.kjc");
        assertThat(position.winner()).contains(Player.TWO);
        assertThat(position.board())
                .isEqualTo(
                        Boards.board("1b 2b 2b 3b 2b  3b 4b 3b 3b 2b  3b 3b 3b 3b 3b  3b 3b 4b 3b 2b  2b 2b 1b 3b 2b"));
        assertThat(Games.FORMATS.own().read(Games.FORMATS.own().write(saved(position))))
                .isEqualTo(new Loaded(saved(position)));
    }

    private static SavedGame<CubePosition, Square> saved(CubePosition position) {
        return SampleGames.saved(History.startingAt(position));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0,2=1,4", "0,2=0,4", "0,2=0,1", "0,2=3,4", "0,2=2,0", "0,2=2,99999"})
    void anOverloadedCubeOnABoardThatIsNotWonIsRefused(String bad) throws IOException {
        String text = Files.readString(EXAMPLES.resolve("finished-5x5.kjc"));
        assertThat(problems(read(text.replace("0,2=2,4", bad))))
                .extracting(Problem::kind)
                .contains(Kind.NOT_A_KJC_CUBE);
    }

    @Test
    void theFilesOfTheFirstVersionsAreNotTransposed() throws IOException {
        assertThat(example("size-in-first-group.kjc"))
                .isEqualTo(new CubePosition(
                        Boards.board("2r 3b 1- 1- 1-  1- 4r 1- 1- 1-  1- 1- 1- 1- 1-  1- 1- 1- 1- 1-  1- 1- 1- 1- 2b"),
                        Player.ONE));
    }

    @ParameterizedTest
    @CsvSource({
        "1.0, true",
        "1.1, true",
        "1, true",
        "0.9, true",
        "1.1.2, true",
        "1.2, false",
        "1.10, false",
        "2.0, false",
        "new, false",
        "99999, false"
    })
    void upToVersion1_1ACubesRowStandsBeforeItsColumn(String version, boolean isRowFirst) {
        var game = read(EXAMPLE.replace("Version=2.1", "Version=" + version))
                .game()
                .orElseThrow();
        String rows = isRowFirst ? "2r 1- 1-  1- 4r 3b  2b 1- 1-" : "2r 1- 2b  1- 4r 1-  1- 3b 1-";
        assertThat(game.history()).isEqualTo(History.startingAt(new CubePosition(Boards.board(rows), Player.TWO)));
    }

    @ParameterizedTest
    @CsvSource({
        "True, true",
        "TRUE, true",
        "on, true",
        "Yes, true",
        "1, true",
        "False, false",
        "off, false",
        "no, false"
    })
    void yesAndNoAreReadAsKdeReadsThem(String word, boolean isComputer) {
        var game = read(EXAMPLE.replace("ComputerPlayer1=true", "ComputerPlayer1=" + word))
                .game();
        assertThat(game.orElseThrow().seats().one().isComputer()).isEqualTo(isComputer);
    }

    private static CubePosition example(String name) throws IOException {
        return Cubes.game(FORMAT.read(Files.readAllBytes(EXAMPLES.resolve(name))))
                .orElseThrow()
                .history()
                .start();
    }

    @ParameterizedTest
    @CsvSource({
        "new-6x6.kjc, 6, 1, 0",
        "under-way-5x5.kjc, 5, 2, 17",
        "finished-5x5.kjc, 5, 2, 25",
        "size-in-first-group.kjc, 5, 1, 4"
    })
    void theExamplesLoadForEver(String name, int size, int toMove, int owned) throws IOException {
        var position = example(name);
        assertThat(position.board().side()).isEqualTo(size);
        assertThat(position.toMove().number()).isEqualTo(toMove);
        assertThat(position.board().count(Player.ONE) + position.board().count(Player.TWO))
                .isEqualTo(owned);
    }
}
