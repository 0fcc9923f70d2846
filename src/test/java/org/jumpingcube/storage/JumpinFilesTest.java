package org.jumpingcube.storage;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Random;
import org.jumpingcube.Law;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Seats;
import org.jumpingcube.games.Games;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.Positions;
import org.jumpingcube.jumpin.Rules;
import org.jumpingcube.jumpin.ai.JumpinKind;
import org.jumpingcube.storage.LoadResult.Loaded;
import org.jumpingcube.storage.LoadResult.Rejected;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games of Jumpin in our own files. */
class JumpinFilesTest {
    private static final SaveFormat FORMAT = Games.FORMATS.own();
    private static final LineFormat LINE = Games.FORMATS.line();

    private static History<JumpinPosition, JumpinMove> randomHistory(JumpinPosition start, Random random) {
        var history = History.<JumpinPosition, JumpinMove>startingAt(start);
        for (int ply = 0; ply < 40 && !history.current().outcome().isOver(); ply++) {
            var moves = history.current().legalMoves();
            history = history.then(moves.get(random.nextInt(moves.size())));
        }
        return history.at(random.nextInt(history.turns().size() + 1));
    }

    @Law(tries = 100)
    void aGameOfAnyOptionsIsSavedAndLoaded(Random random) {
        var start = random.nextBoolean()
                ? JumpinPosition.start(Rules.of(Positions.randomOptions(random)), Player.ONE)
                : Positions.randomPosition(random);
        var saved = new SavedGame<>(kind(), randomHistory(start, random), Seats.USUAL);
        assertThat(FORMAT.read(FORMAT.write(saved))).isEqualTo(new Loaded(saved));
        assertThat(LINE.read(LINE.write(saved))).isEqualTo(new Loaded(saved));
    }

    /** The program's own, since games are equal only if their kinds are the same. */
    private static JumpinKind kind() {
        return Games.ALL.stream()
                .filter(JumpinKind.class::isInstance)
                .map(JumpinKind.class::cast)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theLaterGamesOfASeriesKeepTheirCard() {
        var first = Positions.play(
                Positions.position("1xxxxx/xxxxxx/x5/6/6/6/6/6/w5/1wwwww/wwwwww x", "series", "MATCH"), "a9-a11");
        var second = first.nextGame().orElseThrow();
        var history = History.<JumpinPosition, JumpinMove>startingAt(second).then(Positions.move("a11-a9"));
        var saved = new SavedGame<>(kind(), history, Seats.USUAL);
        assertThat(new String(FORMAT.write(saved), UTF_8)).contains("\"1 1/12/0 0/11/10\"");
        assertThat(FORMAT.read(FORMAT.write(saved))).isEqualTo(new Loaded(saved));
    }

    private static LoadResult read(String fields) {
        String text = "{'format': 'jumping-cube', 'version': 1, 'game': 'jumpin', " + fields + "}";
        return FORMAT.read(text.replace('\'', '"').getBytes(UTF_8));
    }

    @Test
    void optionsThatAreMissingAreTheUsualOnes() {
        var game = read("'moves': ['a1-a3']").game().orElseThrow();
        assertThat(game.history().start()).isEqualTo(Positions.start());
    }

    @Test
    void movesMayStandInTheLongForm() {
        String start = "'start': {'toMove': 1, 'board': ['wwwwww/w4w/6/4w1/4w1/4w1/1wxw2/x5/x5/x2x1x/xxxxxx x']}, ";
        assertThat(read(start + "'moves': ['a1-a5-e5-e9']").game()).isPresent();
        assertThat(read(start + "'moves': ['a1-e5-e9']").game()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'goal': 'GOLF', 'moves': [] | goal: \"GOLF\" must be one of: SACKSON, CLASSIC",
                "'noProgress': 501, 'moves': [] | noProgress: this number must be from 0 to 500",
                "'moves': ['a1-a4'] | Move 1: Player 1 may not play a1-a4",
                "'moves': ['a1'] | Move 1: \"a1\" is not a move",
                "'moves': ['a1-g3'] | Move 1: \"a1-g3\" is not a move",
                "'moves': ['a1-a12'] | Move 1: \"a1-a12\" is not a move",
                "'moves': ['pass'] | Move 1: Player 1 may not play pass",
                "'moves': ['c4=c5'] | Move 1: Player 1 may not play c4=c5",
                "'moves': ['a1-a3-c3'] | Move 1: \"a1-a3-c3\" is not a move",
                "'moves': [], 'start': {'toMove': 1, 'board': []} | start.board: this is not a board of this game",
                "'moves': [], 'start': {'toMove': 1, 'board': ['6/6 x']} | start.board[0]: this is not a board of this game",
                "'moves': [], 'start': {'toMove': 2, 'board': ['w5/6/6/6/6/6/6/6/6/x5/x5 x']} | start.board[0]: the board says that the other side is to move",
                "'moves': [], 'start': {'toMove': 1, 'board': ['6/6/6/6/6/6/6/6/6/x5/x5 x']} | start.board[0]: each side must have 1 to 13 pieces, not 0",
                "'moves': [], 'start': {'toMove': 1, 'board': ['w5/6/6/6/6/6/6/6/6/6/x5 x']} | start.board[0]: the game is already over in this position",
                "'moves': [], 'start': {'toMove': 1, 'board': ['6/w5/6/6/6/6/6/6/w5/x5/x5 x ko=a2a3']} | start.board[0]: these two squares cannot have been swapped just now",
                "'moves': [], 'start': {'toMove': 1, 'board': ['6/w5/6/6/6/6/6/6/w5/x5/x5 x', '1 2/3']} | start.board[1]: \"1 2/3\" cannot be the result of a game in this series",
                "'moves': [], 'start': {'toMove': 1, 'board': ['6/w5/6/6/6/6/6/6/w5/x5/x5 x', '1 40/12/0 40/11/10']} | start.board: the series was decided before this game"
            })
    void whatIsWrongIsRefusedInWords(String fields, String problem) {
        var result = read(fields);
        assertThat(result).isInstanceOf(Rejected.class);
        assertThat(((Rejected) result).problems())
                .extracting(found -> found.text(Locale.ENGLISH))
                .containsExactly(problem);
    }
}
