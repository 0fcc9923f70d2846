package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;
import javafx.scene.control.ToggleButton;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PointPlacing;
import org.jumpingcube.game.HeadStart;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.games.Games;
import org.jumpingcube.session.Notice;
import org.jumpingcube.settings.CubeSize;
import org.jumpingcube.settings.MasterThinking;
import org.jumpingcube.settings.Play;
import org.jumpingcube.settings.Progress;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.storage.SavedGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The rival is offered after three games in a row that went the same way. */
@Slow
class LevelOfferTest extends WindowTest {
    /** A user who is player 1, or 2, against this level, after so many games in a row. */
    private static UnaryOperator<Settings> user(int player, Skill level, int streak) {
        var computer = new Seat(true, Style.NEWTON, level);
        var seats = player == 1 ? new Seats(Seat.HUMAN, computer) : new Seats(computer, Seat.HUMAN);
        return now -> now.withPlay(new Play(seats, false, false, CubeSize.choice(3), MasterThinking.DEFAULT))
                .withProgress(new Progress(
                        now.progress().firstSteps(),
                        level,
                        streak,
                        Map.of(),
                        now.progress().puzzles(),
                        now.progress().lessons()));
    }

    private static int winner() {
        var position = CubePosition.start(3);
        while (position.winner().isEmpty()) {
            position = position.play(position.legalMoves().get(0)).after();
        }
        return position.winner().orElseThrow().number();
    }

    @ParameterizedTest
    @CsvSource({
        "true, AVERAGE, 2, true",
        "true, AVERAGE, 1, false",
        "true, AVERAGE, 3, false",
        "true, AVERAGE, -2, false",
        "true, EXPERT, 2, true",
        "true, MASTER, 2, false",
        "false, MASTER, -2, true",
        "false, AVERAGE, -2, true",
        "false, BEGINNER, -2, false",
        "false, STRONG, 5, false",
    })
    void theThirdWinOrLossInARowOffersTheRival(boolean isWon, Skill level, int streak, boolean isOffered) {
        int user = isWon ? winner() : 3 - winner();
        open(user(user, level, streak));
        playToTheEnd();
        assertThat(isShown("#result-rival")).isEqualTo(isOffered);
        assertThat(isShown("#result-rematch")).isNotEqualTo(isOffered);
    }

    @Test
    void theOfferComesOnceInARowOfGames() {
        open(user(winner(), Skill.AVERAGE, 2));
        playToTheEnd();
        press("#result-undo");
        assertThat(isShown("#result-bar")).isFalse();
        press("#tool-redo");
        assertThat(isShown("#result-rival")).as("once").isFalse();
        press("#result-new");
        playToTheEnd();
        assertThat(isShown("#result-rival")).as("four in a row").isFalse();
        assertThat(settings().progress().streak()).isEqualTo(4);
    }

    @Test
    void theOfferGoesWithTheGameThatLedToIt() {
        open(user(winner(), Skill.AVERAGE, 2));
        playToTheEnd();
        assertThat(isShown("#result-rival")).isTrue();
        var over = program().games().toSave();
        interact(() -> program().games().load(over, settings().play()));
        assertThat(isShown("#result-rival")).as("beside a game that was loaded").isFalse();
        assertThat(isShown("#result-rematch")).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"1600, 1000", "480, 420"})
    void theOfferHasRoomInTheResultBar(int width, int height) {
        open(windowSize(width, height).andThen(user(winner(), Skill.AVERAGE, 2))::apply);
        playToTheEnd();
        leaveBoard();
        picture().keep("level-offer-%dx%d".formatted(width, height));
        assertThat(place("#result-undo").getMaxX()).isLessThanOrEqualTo(width);
        assertThat(place("#result-text").getMinX()).isGreaterThanOrEqualTo(0);
        press("#result-rival");
        assertThat(game().position().winner()).as("another game").isEmpty();
        assertThat(settings().play().seats()).isEqualTo(game().seats());
        assertThat(settings().play().game().isRival()).isTrue();
        playToTheEnd();
        assertThat(settings().progress().streak())
                .as("games against the rival are not counted for a level")
                .isEqualTo(3);
    }

    @Test
    void aGameWithAHeadStartDoesNotCount() {
        open(user(winner(), Skill.AVERAGE, 2));
        var placed = PointPlacing.all(CubePosition.start(3), new HeadStart(Player.ONE, 1), new Random(1));
        var seats = settings().play().seats();
        interact(() -> program()
                .games()
                .load(
                        new SavedGame<>(Games.CUBE, History.startingAt(placed), seats),
                        settings().play()));
        playToTheEnd();
        assertThat(settings().progress().streak()).isEqualTo(2);
        assertThat(settings().progress().results()).isEmpty();
        assertThat(isShown("#result-rival")).isFalse();
    }

    @Test
    void aGameFromAPositionThatWasSetUpDoesNotCount() {
        open(user(winner(), Skill.AVERAGE, 2));
        var setUp = new CubePosition(CubePosition.start(3).board(), Player.TWO);
        var seats = settings().play().seats();
        interact(() -> program()
                .games()
                .load(
                        new SavedGame<>(Games.CUBE, History.startingAt(setUp), seats),
                        settings().play(),
                        Notice.NEW_GAME));
        playToTheEnd();
        assertThat(settings().progress().streak()).isEqualTo(2);
        assertThat(settings().progress().results()).isEmpty();
        assertThat(isShown("#result-rival")).isFalse();
    }

    @Test
    void gamesOfTwoPeopleDoNotCount() {
        open(now -> now.withProgress(new Progress(
                now.progress().firstSteps(),
                Skill.AVERAGE,
                2,
                Map.of(),
                now.progress().puzzles(),
                now.progress().lessons())));
        playToTheEnd();
        assertThat(settings().progress().streak()).isEqualTo(2);
        assertThat(isShown("#result-rival")).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "true, You won 2 of your last 3 games against this player.",
        "false, You won 1 of your last 3 games against this player."
    })
    void theCardOfANewGameTellsHowTheLatestGamesEnded(boolean isWon, String record) {
        var newton = new Seat(true, Style.NEWTON, Skill.NOVICE);
        open(user(isWon ? winner() : 3 - winner(), Skill.NOVICE, 0)
                .andThen(now -> now.withProgress(now.progress()
                        .recorded("cube", newton, Optional.of(true))
                        .recorded("cube", newton, Optional.empty())))::apply);
        playToTheEnd();
        interact(() -> program().commands().run("new-game"));
        picture().keep("new-game-record-" + isWon);
        assertThat(text("#about-level")).endsWith(record);
        interact(tileNamed("Expert")::fire);
        assertThat(text("#about-level")).as("no game at that level").isEqualTo("Looks far ahead and is hard to beat.");
    }

    @ParameterizedTest
    @CsvSource({
        "true, You won your only game against this player.",
        "false, You lost your only game against this player.",
        ", Your only game against this player was a draw."
    })
    void theCardOfANewGameTellsHowTheOnlyGameEnded(@Nullable Boolean isWon, String record) {
        var newton = new Seat(true, Style.NEWTON, Skill.NOVICE);
        open(
                user(1, Skill.NOVICE, 0)
                                .andThen(now -> now.withProgress(
                                        now.progress().recorded("cube", newton, Optional.ofNullable(isWon))))::apply);
        interact(() -> program().commands().run("new-game"));
        assertThat(text("#about-level")).endsWith(record);
    }

    private ToggleButton tileNamed(String name) {
        return lookup(".tile-choice").queryAllAs(ToggleButton.class).stream()
                .filter(tile -> name.equals(tile.getAccessibleText()))
                .findFirst()
                .orElseThrow();
    }
}
