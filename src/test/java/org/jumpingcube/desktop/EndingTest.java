package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Boards;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.FirstMoveEngine;
import org.jumpingcube.desktop.controls.Announcement;
import org.jumpingcube.game.BestOf;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Square;
import org.jumpingcube.games.Games;
import org.jumpingcube.language.Language;
import org.jumpingcube.settings.CascadeDisplay;
import org.jumpingcube.settings.Friends;
import org.jumpingcube.settings.Motion;
import org.jumpingcube.settings.MoveAnimation;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.settings.StageUnit;
import org.jumpingcube.settings.Theme;
import org.jumpingcube.storage.SaveException;
import org.jumpingcube.storage.SaveFile;
import org.jumpingcube.storage.SavedGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kordamp.ikonli.javafx.FontIcon;

/** The card about the end of a game: when it comes and goes, what it says, and what it leads to. */
class EndingTest extends WindowTest {
    /** One more point on a1 takes all that Blue has: a cascade of several bursts. */
    private static final Board LAST = Boards.board("""
            2r 3r 2r
            3b 4b 3b
            1r 1r 1r
            """);

    private static final Board BEHIND = Boards.board("""
            2r 3b 2b
            3r 4b 3b
            2r 3b 1b
            """);

    private static final KeyCodeCombination UNDO = new KeyCodeCombination(KeyCode.Z, KeyCombination.SHORTCUT_DOWN);

    private static final Seats TWO_PEOPLE = new Seats(Seat.HUMAN, Seat.HUMAN);

    /** A game in which Red wins with a1, after a move before that. */
    private void openBeforeTheEnd(UnaryOperator<Settings> change, Seats seats) throws SaveException {
        openBeforeTheEnd(change, seats, LAST);
    }

    private void openBeforeTheEnd(UnaryOperator<Settings> change, Seats seats, Board last) throws SaveException {
        open(change, new FirstMoveEngine());
        var start = new CubePosition(last, Player.ONE);
        Path file = folder.resolve("last.jcube");
        SaveFile.at(file, Games.FORMATS)
                .save(new SavedGame<>(Games.CUBE, History.<CubePosition, Square>startingAt(start), seats));
        load(file);
    }

    private void openBeforeTheEnd() throws SaveException {
        openBeforeTheEnd(UnaryOperator.identity(), TWO_PEOPLE);
    }

    /** The same in a series. */
    private void openBeforeTheEnd(Seats seats, BestOf series) throws SaveException {
        open(UnaryOperator.identity(), new FirstMoveEngine());
        var start = new CubePosition(LAST, Player.ONE);
        Path file = folder.resolve("series.jcube");
        SaveFile.at(file, Games.FORMATS)
                .save(new SavedGame<>(Games.CUBE, History.<CubePosition, Square>startingAt(start), seats, series));
        load(file);
    }

    @Test
    void aSeriesThatIsWonHasAMomentOfItsOwn() throws SaveException {
        openBeforeTheEnd(new Seats(Seat.HUMAN, COMPUTER), new BestOf(3, 1, 0));
        assertThat(text("#series")).isEqualToIgnoringCase("Best of 3 \u00b7 1 : 0");
        win();
        assertThat(text("#ending-title")).isEqualTo("You win the series!");
        assertThat(text("#ending-distinction")).isEqualTo("Best of 3 \u00b7 won 2 : 0");
        assertThat(text("#ending-circumstances")).as("said once").isEmpty();
        picture().keep("series-won");
    }

    @Test
    void theUsersGamesComeFirstWhicheverSideTheUserHas() throws SaveException {
        openBeforeTheEnd(new Seats(COMPUTER, Seat.HUMAN), new BestOf(3, 1, 0));
        assertThat(text("#series")).isEqualToIgnoringCase("Best of 3 \u00b7 0 : 1");
    }

    private void win() {
        clickSquare("a1");
        awaitResult();
    }

    private boolean isCard() {
        return isShown("#result-card");
    }

    @Test
    void theCardSaysWhoHasWonAndLeavesTheMovesToBeReadAndNothingElseSaysIt() throws SaveException {
        openBeforeTheEnd();
        assertThat(isCard()).isFalse();
        win();
        assertThat(text("#ending-title")).isEqualTo("Player 1 wins!");
        assertThat(text("#ending-opposition")).isEqualTo("against Player 2, in 1 move");
        assertThat(isShown("#result-bar")).as("it would say it again").isFalse();
        assertThat(caption()).isEqualTo("Game over");
        assertThat(place(".result-veil").getMaxX())
                .as("only the board is veiled")
                .isLessThanOrEqualTo(place(".side").getMinX());
        assertThat(place("#result-card").getMinY())
                .isGreaterThan(place(".result-veil").getMinY());
        picture().keep("result-card");
    }

    @ParameterizedTest
    @ValueSource(strings = {"escape", "cross", "beside", "undo", "new", "review", "move list"})
    void theCardGoesWithWhateverTheUserDoes(String what) throws SaveException {
        openBeforeTheEnd();
        win();
        switch (what) {
            case "escape" -> push(KeyCode.ESCAPE);
            case "cross" -> press("#ending-close");
            case "beside" -> interact(() -> clickOnVeil());
            case "undo" -> push(UNDO);
            case "new" -> push(new KeyCodeCombination(KeyCode.N, KeyCombination.SHORTCUT_DOWN));
            case "review" -> press("#ending-review");
            default -> press(".move-list .entry");
        }
        assertThat(isCard()).isFalse();
        assertThat(movesPlayed()).isEqualTo(what.equals("undo") || what.equals("new") ? 0 : 1);
        assertThat(isShown("#replay-bar")).isEqualTo(what.equals("review") || what.equals("move list"));
        assertThat(isShown("#result-bar"))
                .as("the result has its usual place again, unless the story is told")
                .isEqualTo(!List.of("undo", "new", "review").contains(what));
    }

    private void clickOnVeil() {
        Node veil = lookup(".result-veil").query();
        veil.getOnMouseClicked().handle(null);
    }

    @Test
    void anEndThatIsRedoneOrPlayedAgainHasNoSecondCard() throws SaveException {
        openBeforeTheEnd();
        win();
        push(UNDO);
        assertThat(movesPlayed()).isZero();
        press("#tool-redo");
        assertThat(movesPlayed()).isEqualTo(1);
        assertThat(isCard()).isFalse();
        press("#result-undo");
        clickSquare("a1");
        assertThat(caption()).isEqualTo("Game over");
        assertThat(isCard()).as("the same end").isFalse();
        press("#result-new");
        playToTheEnd(); // which waits for the card of the next game
    }

    @Test
    void aGameThatIsLoadedAtItsEndHasNone() throws SaveException {
        open(UnaryOperator.identity());
        var start = new CubePosition(LAST, Player.ONE);
        Path file = folder.resolve("over.jcube");
        SaveFile.at(file, Games.FORMATS)
                .save(new SavedGame<>(
                        Games.CUBE,
                        History.<CubePosition, Square>startingAt(start).then(square("a1")),
                        TWO_PEOPLE));
        load(file);
        assertThat(caption()).isEqualTo("Game over");
        assertThat(isCard()).isFalse();
        assertThat(isShown("#result-bar")).isTrue();
    }

    @Test
    void aDemoHasNone() {
        open(UnaryOperator.identity(), new FirstMoveEngine());
        interact(() -> program().commands().run("demo"));
        for (int stage = 0; stage < 2000 && !caption().equals("Game over"); stage++) {
            interact(() -> program().games().session().skipBlinking());
            interact(() -> program().games().session().pressButton());
        }
        awaitCaption("Game over");
        assertThat(isCard()).isFalse();
        assertThat(isShown("#result-bar")).isTrue();
    }

    @Test
    void enterBeginsTheRematchOnce() throws SaveException {
        openBeforeTheEnd(UnaryOperator.identity(), new Seats(Seat.HUMAN, COMPUTER));
        win();
        assertThat(lookup("#ending-again").queryAs(Button.class).isFocused()).isTrue();
        assertThat(text("#ending-again")).isEqualTo("Rematch");
        int number = program().games().shown().get().model().number();
        push(KeyCode.ENTER);
        assertThat(isCard()).isFalse();
        assertThat(program().games().shown().get().model().number()).isEqualTo(number + 1);
        assertThat(game().seats()).as("the same players").isEqualTo(new Seats(COMPUTER, Seat.HUMAN));
        assertThat(movesPlayed()).isZero();
        assertThat(boardView().isFocused()).isTrue();
    }

    @Test
    void whatTheCardAddsToTheResultIsSaid() throws SaveException {
        openBeforeTheEnd();
        var said = new ArrayList<String>();
        interact(() -> stage().addEventHandler(Announcement.MADE, event -> said.add(event.text())));
        win();
        assertThat(said).anyMatch(text -> text.startsWith("Player 1 wins!"));
        assertThat(said).contains("against Player 2, in 1 move");
    }

    @Test
    void theTurningPointIsToldWithWhoWasBehindAndByHowMuch() throws SaveException {
        openBeforeTheEnd(windowSize(1010, 743), TWO_PEOPLE, BEHIND);
        win();
        assertThat(text("#ending-turn")).isEqualTo("Turning point: move 1, a1");
        assertThat(text("#ending-turn-words")).isEqualTo("Player 1 was 3 cubes behind and won with this move.");
    }

    @Test
    void whoeverWinsForTheFirstTimeIsToldAndOnlyThen() {
        open(computers(false, true), new FirstMoveEngine());
        var told = new ArrayList<Boolean>();
        for (int game = 0; game < 4; game++) {
            playUntilOver();
            boolean isWon = text("#ending-title").equals("You win!");
            boolean isTold = isShown("#ending-distinction");
            assertThat(isTold).isEqualTo(isWon && !told.contains(true));
            assertThat(isShown(".ray")).as("joy is for whoever has won").isEqualTo(isWon);
            assertThat(text("#ending-opposition"))
                    .matches(
                            isWon
                                    ? "against Kepler, Beginner, in \\d+ moves"
                                    : "This time, (in \\d+ moves|move \\d+ made the difference: .*)");
            assertThat(isWon || text("#ending-title").equals("Kepler wins")).isTrue();
            told.add(isWon);
            push(KeyCode.ENTER);
        }
        assertThat(told).contains(true, false);
    }

    private void playUntilOver() {
        while (!isCard()) {
            if (caption().startsWith("Start")) {
                press("#action-button");
            } else if (caption().equals("Your turn")) {
                var move = game().position().legalMoves().get(0);
                interact(() -> CubesPlayedBy.session(program()).choose(move));
            }
            Frames.settle();
        }
    }

    @Test
    void aPlayerHasTheSameNameOnTheCardAsBesideTheBoard() throws SaveException {
        openBeforeTheEnd(now -> now.withFriends(new Friends("Anna", "Ben")), TWO_PEOPLE);
        win();
        assertThat(text("#ending-title")).startsWith(text("#name-1")).isEqualTo("Anna wins!");
        assertThat(text("#ending-opposition")).contains(text("#name-2")).isEqualTo("against Ben, in 1 move");
    }

    @Test
    void theLongestCascadeIsAFilmThatCanBeStopped() throws SaveException {
        openBeforeTheEnd(windowSize(1010, 743), TWO_PEOPLE);
        win();
        assertThat(text(".film-place .quiet")).startsWith("a1 \u2726");
        assertThat(filmIcon()).isEqualTo("bi-pause-fill");
        press("#ending-film");
        assertThat(isCard()).isTrue();
        assertThat(filmIcon()).isEqualTo("bi-play-fill");
    }

    private String filmIcon() {
        return ((FontIcon) lookup("#ending-film").queryAs(Button.class).getGraphic()).getIconLiteral();
    }

    @Test
    void whoeverWantsLessMotionHasACardOnWhichNothingMoves() throws SaveException {
        openBeforeTheEnd(
                windowSize(1010, 743)
                        .andThen(now -> now.withAnimation(
                                new MoveAnimation(CascadeDisplay.SCATTER, 0.15, StageUnit.WAVE, Motion.LESS)))::apply,
                TWO_PEOPLE);
        win();
        assertThat(lookup(".drift").tryQuery()).isEmpty();
        assertThat(isShown(".film-place")).isTrue();
        assertThat(isShown("#ending-film")).isFalse();
        assertThat(lookup("#result-card").query().getTranslateY()).isZero();
    }

    /** The board shows first that the game is won. */
    @Test
    void theCardWaitsForTheWaveOverTheBoard() throws SaveException {
        openBeforeTheEnd(
                now -> now.withAnimation(new MoveAnimation(CascadeDisplay.SCATTER, 0.15, StageUnit.WAVE, Motion.FULL)),
                TWO_PEOPLE);
        clickSquare("a1");
        await("the wave", () -> isCelebrating());
        assertThat(isCard()).isFalse();
        assertThat(isShown("#result-bar")).as("it does not come and go").isFalse();
        awaitResult();
        interact(() -> assertThat(isCelebrating()).isFalse());
    }

    @Test
    void whoeverGoesOnDuringTheWaveHasNoCard() throws SaveException {
        openBeforeTheEnd(
                now -> now.withAnimation(new MoveAnimation(CascadeDisplay.SCATTER, 0.15, StageUnit.WAVE, Motion.FULL)),
                TWO_PEOPLE);
        clickSquare("a1");
        await("the wave", () -> isCelebrating());
        push(UNDO);
        await("calm", () -> !isCelebrating());
        Frames.settle();
        assertThat(isCard()).isFalse();
        assertThat(boardView().isFocused()).isTrue();
    }

    private boolean isCelebrating() {
        return program().games().shown().get().board().isCelebrating().getValue();
    }

    @ParameterizedTest
    @CsvSource({
        "480, 420, ENGLISH",
        "480, 420, GERMAN",
        "480, 420, UKRAINIAN",
        "640, 480, FRENCH",
        "800, 460, POLISH",
        "1010, 743, GERMAN",
        "1366, 768, JAPANESE",
        "1600, 1000, ENGLISH"
    })
    void theCardFitsAndCutsNothing(int width, int height, Language language) throws SaveException {
        openBeforeTheEnd(
                windowSize(width, height).andThen(now -> now.withLanguage(language))::apply,
                new Seats(Seat.HUMAN, COMPUTER));
        win();
        var card = place("#result-card");
        var veil = place(".result-veil");
        assertThat(veil.contains(card)).as("%s in %s", card, veil).isTrue();
        Stream.of("#ending-title", "#ending-opposition", "#ending-again", "#ending-review", "#ending-share")
                .forEach(part -> {
                    assertThat(isShown(part)).as(part).isTrue();
                    assertThat(card.contains(place(part))).as(part).isTrue();
                });
        assertThat(lookup("#result-card .label, #result-card .button").queryAllAs(Labeled.class))
                .filteredOn(WindowTest::isShown)
                .noneMatch(Scenes::isCut);
        boolean isLarge = height > 700;
        assertThat(isShown("#ending-curve")).isEqualTo(isLarge);
        assertThat(isShown(".film-place")).isEqualTo(isLarge);
        picture().keep("result-card-%dx%d-%s".formatted(width, height, language));
    }

    @ParameterizedTest
    @CsvSource({"DARK", "HIGH_CONTRAST", "HIGH_CONTRAST_DARK"})
    void theCardHasTheThemeOfTheWindow(Theme theme) throws SaveException {
        openBeforeTheEnd(
                windowSize(1010, 743).andThen(now -> now.withLook(now.look().withTheme(theme)))::apply, TWO_PEOPLE);
        win();
        boolean hasShadow = lookup(".result-shadow").query().getEffect() != null;
        assertThat(hasShadow).isEqualTo(theme == Theme.DARK);
        picture().keep("result-card-" + theme);
    }

    @Test
    void theGameIsSharedFromTheCardWhichStays() throws SaveException {
        openBeforeTheEnd();
        win();
        press("#ending-share");
        press("#share-copy");
        assertThat(isCard()).isTrue();
        assertThat(text("#status-text")).startsWith("Game copied to the clipboard");
    }

    @Test
    void anotherCardLiesOverItAndGivesTheKeysBack() throws SaveException {
        openBeforeTheEnd();
        win();
        interact(() -> program().commands().run("picture"));
        push(KeyCode.ESCAPE);
        assertThat(isCard()).isTrue();
        assertThat(lookup("#ending-again").query().isFocused()).isTrue();
    }
}
