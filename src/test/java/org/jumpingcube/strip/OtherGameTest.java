package org.jumpingcube.strip;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jumpingcube.strip.StripKind.STRIP;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Helpers;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Turn;
import org.jumpingcube.games.Games;
import org.jumpingcube.session.ActionButton.Look;
import org.jumpingcube.session.ComputerPlayers;
import org.jumpingcube.session.GameSession;
import org.jumpingcube.session.GameState;
import org.jumpingcube.session.GameState.ComputerHeld;
import org.jumpingcube.session.GameState.GameOver;
import org.jumpingcube.session.GameState.HumanToMove;
import org.jumpingcube.session.GameState.MustPass;
import org.jumpingcube.session.Pauses;
import org.jumpingcube.session.SessionServices;
import org.jumpingcube.session.SessionSetup;
import org.jumpingcube.session.SessionTime;
import org.jumpingcube.session.SpareTime;
import org.jumpingcube.session.Unseen;
import org.jumpingcube.storage.FileFormats;
import org.jumpingcube.storage.LoadResult.Loaded;
import org.jumpingcube.storage.LoadResult.Rejected;
import org.jumpingcube.storage.SaveFile;
import org.jumpingcube.storage.SaveFormat;
import org.jumpingcube.storage.SavedGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Draws, passes and losses without a move, through session and files, with none of the cubes' code. */
class OtherGameTest {
    private static final SessionTime NO_TIME = new SessionTime(() -> 0, (nanos, action) -> {});

    private static final Seats HUMANS = new Seats(Seat.HUMAN, Seat.HUMAN);
    private static final Seats AGAINST_COMPUTER = new Seats(Seat.HUMAN, Seat.COMPUTER);

    private final Deque<Runnable> searches = new ArrayDeque<>();

    private GameSession<StripPosition, Hop> session(GameOptions options, Seats seats) {
        var players = new ComputerPlayers<StripPosition, Hop>(
                seat -> STRIP.engine(seat, 1, Helpers.NONE), (seat, position) -> STRIP.budget(position));
        return new GameSession<>(
                new SessionSetup<>(STRIP.start(options), seats, Pauses.NONE),
                new SessionServices<>(
                        players,
                        searches::add,
                        new SpareTime(searches::add, () -> true),
                        new Unseen<>(),
                        NO_TIME,
                        Runnable::run),
                view -> {});
    }

    private static void play(GameSession<StripPosition, Hop> session, int... squares) {
        for (int square : squares) {
            session.choose(new Hop(square - 1));
        }
    }

    private void letComputerMove() {
        searches.remove().run();
    }

    private static GameState<Hop> state(GameSession<StripPosition, Hop> session) {
        return session.view().state();
    }

    @Test
    void theThirdTimeTheSamePositionIsADraw() {
        var session = session(StripKind.options(4, "loss", "off"), HUMANS);
        play(session, 2, 3, 1, 4, 2, 3, 1);
        assertThat(state(session)).isInstanceOf(HumanToMove.class);
        play(session, 4);
        assertThat(state(session)).isEqualTo(new GameOver<Hop>(Player.ONE, new Outcome.Drawn("repetition")));
        assertThat(state(session).statusKey()).isEqualTo("status.drawn");
        assertThat(state(session).button().look()).isEqualTo(Look.DISABLED);
        assertThat(session.view().history().isUnderWay()).isFalse();
        session.undo();
        assertThat(state(session)).as("another ending can be tried").isInstanceOf(HumanToMove.class);
    }

    @Test
    void aSideThatCannotMoveLosesWhereTheRulesSaySo() {
        var session = session(StripKind.options(3, "loss", "on"), HUMANS);
        play(session, 2);
        assertThat(state(session)).isEqualTo(new GameOver<Hop>(Player.ONE, new Outcome.Won(Player.ONE, "no-move")));
        assertThat(state(session).statusKey()).isEqualTo("status.game-over");
    }

    @Test
    void aHumanWhoCannotMovePassesByTheButtonOrAClickAndByNothingElse() {
        var session = session(StripKind.options(4, "pass", "on"), HUMANS);
        play(session, 2, 3);
        assertThat(state(session)).isEqualTo(new MustPass<Hop>(Player.ONE));
        assertThat(state(session).button().textKey()).isEqualTo("button.pass");
        assertThat(state(session).button().look()).isEqualTo(Look.START);
        session.hint();
        assertThat(searches).as("there is nothing to think about").isEmpty();
        session.pressButton();
        assertThat(state(session)).isEqualTo(new MustPass<Hop>(Player.TWO));
        play(session, 4);
        assertThat(state(session)).isEqualTo(new GameOver<Hop>(Player.ONE, new Outcome.Drawn("both-passed")));
    }

    @Test
    void aComputerPassesLikeAnyMoveAndUndoGoesBackToADecisionThatWasOne() {
        var session = session(StripKind.options(4, "pass", "on"), AGAINST_COMPUTER);
        play(session, 2);
        letComputerMove();
        session.pressButton(); // the human passes
        letComputerMove(); // and so does the computer
        assertThat(state(session)).isInstanceOf(GameOver.class);
        assertThat(session.view().history().played()).extracting(Turn::move).endsWith(Hop.PASS, Hop.PASS);
        session.undo();
        assertThat(session.view().history().cursor())
                .as("a pass was no decision")
                .isZero();
        session.undoOneMove();
        session.redoOneMove();
        assertThat(state(session)).isInstanceOf(ComputerHeld.class);
    }

    // Files

    private static final FileFormats FORMATS =
            new FileFormats(new SaveFormat(List.of(Games.CUBE, STRIP)), java.util.Map.of());

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    private static SavedGame<StripPosition, Hop> game(GameOptions options, int... squares) {
        var history = History.<StripPosition, Hop>startingAt(STRIP.start(options));
        for (int square : squares) {
            history = history.then(square == 0 ? Hop.PASS : new Hop(square - 1));
        }
        return new SavedGame<>(STRIP, history, AGAINST_COMPUTER);
    }

    @ParameterizedTest
    @CsvSource({
        "4, loss, off, 2 3 1 4 2 3 1 4, drawn",
        "3, loss, on,  2,               player1",
        "4, pass, on,  2 3 0 0,         drawn",
        "4, pass, on,  2 3 0,           unfinished"
    })
    void aGameOfAnotherKindIsSavedAndLoaded(int length, String stuck, String burning, String moves, String result)
            throws Exception {
        var squares = new ArrayList<Integer>();
        List.of(moves.split(" ")).forEach(square -> squares.add(Integer.parseInt(square)));
        var saved = game(
                StripKind.options(length, stuck, burning),
                squares.stream().mapToInt(Integer::intValue).toArray());
        var file = SaveFile.at(folder.resolve("a.jcube"), FORMATS).save(saved);
        assertThat(file.load().result()).isEqualTo(new Loaded(saved));
        assertThat(new String(FORMATS.own().write(saved), StandardCharsets.UTF_8))
                .contains("\"game\": \"strip\"", "\"stuck\": \"" + stuck + "\"", "\"result\": \"" + result + "\"");
    }

    @Test
    void aPositionThatWasSetUpIsSavedAndLoaded() {
        var start = new StripPosition(StripKind.options(5, "loss", "on"), "#2.1.", Player.TWO, List.of(), 0);
        var saved = new SavedGame<>(
                STRIP, History.<StripPosition, Hop>startingAt(start).then(new Hop(2)), AGAINST_COMPUTER);
        assertThat(FORMATS.own().read(FORMATS.own().write(saved))).isEqualTo(new Loaded(saved));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'game': 'strip', 'length': 5, 'stuck': 'maybe', 'moves': [] | stuck: \"maybe\" must be one of: loss,"
                        + " pass",
                "'game': 'strip', 'moves': []                            | length: this is missing",
                "'game': 'strip', 'length': 12, 'moves': []              | length: this number must be from 2 to 9",
                "'game': 'strip', 'length': 5, 'moves': ['c4']           | Move 1: \"c4\" is not a move",
                "'game': 'strip', 'length': 5, 'moves': ['pass']         | Move 1: Player 1 may not play pass",
                "'game': 'strip', 'length': 4, 'moves': ['2'], 'result': 'drawn' | result: the moves lead to the result"
                        + " \"unfinished\"",
                "'game': 'halma', 'length': 4, 'moves': []               | game: \"halma\" must be one of: cube, strip",
            })
    void whatIsWrongIsRefusedInWords(String fields, String problem) {
        String text = "{'format': 'jumping-cube', 'version': 1, " + fields + "}";
        var result = FORMATS.own().read(text.replace('\'', '"').getBytes(StandardCharsets.UTF_8));
        assertThat(result).isInstanceOf(Rejected.class);
        assertThat(((Rejected) result).problems())
                .extracting(found -> found.text(Locale.ENGLISH))
                .containsExactly(problem);
    }

    @Test
    void aFileThatNamesNoGameIsOfTheFirstKind() {
        String text = "{'format': 'jumping-cube', 'version': 1, 'size': 3, 'moves': ['b2']}".replace('\'', '"');
        assertThat(FORMATS.own()
                        .read(text.getBytes(StandardCharsets.UTF_8))
                        .game()
                        .orElseThrow()
                        .kind())
                .isSameAs(Games.CUBE);
    }
}
