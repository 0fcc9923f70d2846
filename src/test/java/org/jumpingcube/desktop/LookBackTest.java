package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.Slider;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.Region;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Polyline;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.FirstMoveEngine;
import org.jumpingcube.desktop.cube.BoardSpots;
import org.jumpingcube.desktop.cube.BoardView;
import org.jumpingcube.desktop.review.ListedJudgements;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Turn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kordamp.ikonli.javafx.FontIcon;

/** Reviewing at a game in the window. */
@Slow
class LookBackTest extends WindowTest {
    private static final String[] GAME = {"a1", "c3", "a2", "c3", "a1", "b3"};
    private static final KeyCodeCombination REPLAY = new KeyCodeCombination(KeyCode.R, KeyCombination.SHORTCUT_DOWN);
    private static final KeyCodeCombination REVIEW =
            new KeyCodeCombination(KeyCode.R, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN);

    private void playAndLookBack(KeyCodeCombination keys, String... moves) {
        open(UnaryOperator.identity(), LookBackTest::wantingC2);
        clickSquares(moves);
        push(keys);
        await("the film", () -> isShown("#replay-bar"));
    }

    /** Plays c2 where it can, and thinks that who has it wins. */
    private static Analysis<Square> wantingC2(
            CubePosition position,
            SearchBudget budget,
            BooleanSupplier stop,
            Consumer<? super Analysis<Square>> heard) {
        var c2 = square("c2");
        boolean isEnemys = position.board().at(c2).isOwnedBy(position.toMove().opponent());
        var moves = position.legalMoves();
        return Analysis.of(moves.contains(c2) ? c2 : moves.get(0), isEnemys ? -1000 : 1000, 1, 1);
    }

    private List<Double> leads() {
        interact(() -> stage().getScene().getRoot().layout());
        return lookup("#story-chart .one .line").queryAs(Polyline.class).getPoints();
    }

    /** What stands under More. */
    private void fire(String button) {
        interact(lookup(button).<ButtonBase>query()::fire);
        Frames.settle();
    }

    private void showChances() {
        fire("#review-chances");
    }

    private double moment() {
        return lookup("#replay-moves").queryAs(Slider.class).getValue();
    }

    private void clickReplay(String square) {
        var board = lookup("#replay-board").queryAs(BoardView.class);
        var cell = BoardSpots.cell(board, square(square));
        clickOn(board.localToScreen(cell.getCenterX(), cell.getCenterY()));
    }

    @Test
    void theFilmBeginsAtTheStartAndIsSteppedThroughByKeys() {
        playAndLookBack(REPLAY, GAME);
        assertThat(lookup("#replay-play").query().isFocused())
                .as("the next key plays it")
                .isTrue();
        assertThat(text("#replay-where")).isEqualTo("Move 0 of 3");
        assertThat(leads()).hasSize(2 * (GAME.length + 1));
        showChances();
        assertThat(leads()).as("no move has been judged").isEmpty();
        push(KeyCode.END);
        assertThat(text("#replay-where")).isEqualTo("Move 3 of 3 \u00b7 b3");
        push(KeyCode.LEFT);
        push(KeyCode.LEFT);
        assertThat(text("#replay-where")).isEqualTo("Move 2 of 3 \u00b7 c3");
        push(KeyCode.HOME);
        assertThat(moment()).isZero();
        push(KeyCode.RIGHT);
        push(KeyCode.END);
        assertThat(moment()).isEqualTo(6);
        interact(() -> lookup("#replay-moves").queryAs(Slider.class).setValue(5.6)); // a click on its track
        assertThat(moment()).as("the thumb stays where the moment is").isEqualTo(6);
        push(KeyCode.ESCAPE);
        assertThat(isShown("#replay-bar")).isFalse();
        assertThat(boardView().isFocused()).isTrue();
        assertThat(movesPlayed()).isEqualTo(6);
    }

    /** The words for the end are those of the last position alone. */
    @Test
    void whoeverLooksBackAtAGameThatIsOverIsToldOfTheMomentAndNotOfTheEnd() {
        open(UnaryOperator.identity());
        playToTheEnd();
        int all = movesPlayed();
        push(REPLAY);
        await("the film", () -> isShown("#replay-bar"));
        push(KeyCode.END);
        assertThat(isShown("#result-bar")).isTrue();
        assertThat(caption()).isEqualTo("Game over");
        push(KeyCode.HOME);
        assertThat(isShown("#result-bar")).isFalse();
        assertThat(text("#status-text")).isEqualTo("Reviewing: Move 0 of " + (all + 1) / 2);
        assertThat(caption()).isEqualTo("Play on from here");
        assertThat(actionButton().isDisabled()).isFalse();
        push(KeyCode.END);
        assertThat(isShown("#result-bar")).isTrue();
        push(KeyCode.HOME);
        push(KeyCode.ESCAPE);
        assertThat(isShown("#result-bar")).isTrue();
        assertThat(caption()).isEqualTo("Game over");
    }

    @Test
    void theLargeButtonGoesOnFromTheMomentThatIsShown() {
        playAndLookBack(REPLAY, GAME);
        push(KeyCode.HOME);
        push(KeyCode.RIGHT);
        press("#action-button");
        assertThat(isShown("#replay-bar")).isFalse();
        assertThat(movesPlayed()).isEqualTo(1);
        assertThat(caption()).isNotEqualTo("Play on from here");
    }

    @Test
    void escapeGoesBackToTheGameWhereverTheFocusIs() {
        playAndLookBack(REPLAY, GAME);
        for (String part : List.of("#tool-settings", "#replay-speed .toggle-button", "#judged-moves", "#review-more")) {
            interact(() -> lookup(part).query().requestFocus());
            push(KeyCode.ESCAPE);
            assertThat(isShown("#replay-bar")).as("with the focus on %s", part).isFalse();
            push(REPLAY);
            assertThat(isShown("#replay-bar")).isTrue();
        }
        interact(() -> program().commands().run("handbook"));
        interact(() -> stage().requestFocus());
        push(KeyCode.ESCAPE);
        assertThat(isShown("#replay-bar")).isFalse();
    }

    @Test
    void theGameIsAsItWasAndMayGoOnMeanwhile() {
        playAndLookBack(REPLAY, GAME);
        push(KeyCode.HOME);
        interact(() -> CubesPlayedBy.session(program()).choose(square("a3")));
        assertThat(movesPlayed()).isEqualTo(7);
        assertThat(text("#replay-where")).isEqualTo("Move 0 of 4");
    }

    /** Board, list and status bar tell of the same moment, also while two computers play. */
    @Test
    void allThatIsShownBesideTheFilmIsOfTheMomentThatIsLookedAt() {
        open(computers(true, true).andThen(boardSize(6))::apply, new FirstMoveEngine());
        press("#action-button");
        await("some moves", () -> movesPlayed() >= 6);
        push(REPLAY);
        await("the film", () -> isShown("#replay-bar"));
        push(KeyCode.END);
        int played = movesPlayed();
        int cubes = Integer.parseInt(count(0)) + Integer.parseInt(count(1));
        assertThat(cubes).isEqualTo(board().count(Player.ONE) + board().count(Player.TWO));
        push(KeyCode.HOME);
        push(KeyCode.RIGHT);
        assertThat(text("#status-text")).isEqualTo("Reviewing: Move 1 of " + (played + 1) / 2 + " \u00b7 game paused");
        assertThat(text("#review-words")).isEqualTo("Press \u201cReview\u201d to see how good each move was.");
        assertThat(List.of(count(0), count(1))).containsExactly("1", "0");
        assertThat(movesPlayed()).as("game paused").isEqualTo(played);
        push(KeyCode.ESCAPE);
        assertThat(text("#status-text")).doesNotStartWith("Reviewing");
        await("the game goes on", () -> movesPlayed() > played);
        press("#action-button");
    }

    private String count(int place) {
        return lookup("#status-bar .count").nth(place).queryLabeled().getText();
    }

    @Test
    void whatIsListedFollowsAGameThatGetsShorter() {
        open(boardSize(6), LookBackTest::wantingC2);
        playMoves(52);
        push(REVIEW);
        await("the film", () -> isShown("#replay-bar"));
        for (int played : List.of(46, 8, 4, 2)) {
            interact(() -> goBackTo(played));
            playMoves(1);
            interact(() -> stage().setHeight(stage().getHeight() - 1)); // looks at all of it again
            assertThat(ListedJudgements.count(lookup("#judged-moves").query())).isEqualTo(played + 1);
            assertThat(text("#replay-where")).contains(" of " + (played + 2) / 2);
        }
    }

    @Test
    void aQuestionAboutAMoveThatIsGoneIsAskedNoMore() {
        playAndLookBack(REVIEW, "a1", "c3", "a2", "c1", "a3", "b3");
        await("the review", () -> !isShown("#review-run"));
        Button retry = lookup("#review-retry").queryButton();
        interact(retry::fire);
        press("#retry-next");
        assertThat(text("#review-words")).startsWith("Move 1 was c3.");
        interact(() -> goBackTo(1));
        interact(() -> CubesPlayedBy.session(program()).choose(square("c2")));
        await("nothing is asked", () -> !text("#review-words").contains("What is better?"));
        assertThat(isShown("#retry-show")).isFalse();
    }

    /** Goes back in the game itself, which is played on behind what is looked at. */
    private void goBackTo(int played) {
        while (movesPlayed() > played) {
            program().games().session().undoOneMove();
        }
    }

    private void playMoves(int count) {
        interact(() -> {
            for (int move = 0; move < count; move++) {
                var moves = game().position().legalMoves();
                CubesPlayedBy.session(program()).choose(moves.get(17 * movesPlayed() % moves.size()));
            }
        });
    }

    @Test
    void playingOnFromAMomentKeepsTheOldLineAsAVariation() {
        playAndLookBack(REPLAY, GAME);
        push(KeyCode.HOME);
        push(KeyCode.RIGHT);
        assertThat(isShown("#replay-play-on")).as("the large button does").isFalse();
        interact(() -> program().commands().run("toolbar"));
        press("#replay-play-on");
        assertThat(isShown("#replay-bar")).isFalse();
        assertThat(game().history().turns()).extracting(Turn::move).isEqualTo(List.of(square("a1")));
        assertThat(game().history().variations()).hasSize(1);
        clickSquare("b2");
        assertThat(lookup("#move-list").<ListView<?>>query().getItems())
                .as("a pair of moves and the variation")
                .hasSize(2);
        clickOn("#move-list .variation");
        await("the film", () -> isShown("#replay-bar"));
        assertThat(moment()).isEqualTo(2);
        assertThat(text("#review-words")).startsWith("Instead: c3 a2 c3");
        push(KeyCode.ESCAPE);
        push(REPLAY);
        await("the film", () -> isShown("#judged-moves"));
        assertThat(lookup("#judged-moves").<ListView<?>>query().getItems().size())
                .as("a pair of moves and the variation")
                .isEqualTo(2);
    }

    @Test
    void aClickInTheListOfMovesGoesThere() {
        open(UnaryOperator.identity());
        clickSquares(GAME);
        interact(() -> stage().getScene().getRoot().layout());
        clickOn(lookup("#move-list .entry").nth(2).<javafx.scene.Node>query());
        await("the film", () -> isShown("#replay-bar"));
        assertThat(moment()).isEqualTo(3);
    }

    @Test
    void aReviewJudgesTheMovesAndAsksForBetterOnes() {
        playAndLookBack(REVIEW, "a1", "c3", "a2", "c1", "a3", "b3");
        await("the review", () -> !isShown("#review-run"));
        assertThat(lookup("#accuracy-1").query().getAccessibleText()).matches("Player 1: \\d+%");
        assertThat(text("#review-words")).startsWith("b3: blunder.");
        Button retry = lookup("#review-retry").queryButton();
        assertThat(retry.isDisabled()).isFalse();
        interact(retry::fire);
        assertThat(text("#review-words")).isEqualTo("Move 1 was a1. Find a better one on the board. (1 of 3)");
        assertThat(text("#retry-show")).as("it tells nothing yet").isEqualTo("Show the Answer");
        clickReplay("a1");
        assertThat(text("#review-words")).startsWith("a1 is the move that was played.");
        clickReplay("b2");
        await("the answer", () -> text("#review-words").startsWith("b2 costs"));
        clickReplay("c2");
        assertThat(text("#review-words")).isEqualTo("c2 is right: no move is better.");
        push(KeyCode.SPACE);
        assertThat(text("#review-words")).as("by the keyboard alone").contains("(2 of 3)");
        clickReplay("a1");
        assertThat(text("#review-words")).isEqualTo("That cube belongs to your opponent");
        press("#retry-show");
        assertThat(text("#review-words")).isEqualTo("c2 was better.");
        await("the better move", () -> text("#replay-where").equals("Move 1 of 1 \u00b7 c2"));
        assertThat(text("#review-words")).as("it asks no more").isEqualTo("c2 was better.");
        assertThat(isShown("#retry-show")).isFalse();
        push(KeyCode.SPACE);
        assertThat(text("#review-words")).contains("(3 of 3)");
        assertThat(text("#retry-next")).isEqualTo("More Mistakes");
        press("#retry-next");
        assertThat(text("#review-words")).contains("(1 of 3)");
        assertThat(retry.getText()).isEqualTo("Retry Your Mistakes");
        interact(() -> program().settings().update(computers(true, true)));
        await("nobody here has made them", () -> retry.getText().equals("Retry the Mistakes"));
        showChances();
        var points = lookup("#story-chart .turning-point").queryAll();
        assertThat(points).isNotEmpty().allSatisfy(point -> assertThat(point).isInstanceOf(Polygon.class));
        assertThat(lookup("#replay-bar .turning-point").queryAll()).hasSameSizeAs(points);
        assertThat(lookup("#chance-bar").query().getAccessibleText()).startsWith("Winning chances after move ");
    }

    @Test
    void aRetryBeginsWithTheMistakeThatLostMost() {
        open(UnaryOperator.identity(), (position, budget, stop, heard) -> {
            var found = wantingC2(position, budget, stop, heard);
            int stake = position.board().totalPoints() - 8; // grows with each move
            return Analysis.of(found.move(), found.score() / 10 * stake, 1, 1);
        });
        clickSquares("a1", "c3", "a2", "c1");
        push(REVIEW);
        await("the review", () -> !isShown("#review-run"));
        interact(lookup("#review-retry").queryButton()::fire);
        assertThat(text("#review-words")).startsWith("Move 2 was c1.");
        press("#retry-show");
        press("#retry-next");
        assertThat(text("#review-words")).startsWith("Move 2 was a2.");
    }

    /** In both lists, in what is said aloud, in the status bar, under the film and in the review. */
    @Test
    void movesAreCountedInOneWay() {
        open(UnaryOperator.identity(), LookBackTest::wantingC2);
        clickSquares("a1", "c3", "a2", "c1", "a3", "b3");
        assertThat(numbers("#move-list")).containsExactly("1", "2", "3");
        assertThat(lookup("#move-list .entry").queryAll().stream()
                        .filter(LookBackTest::isSeen)
                        .map(entry -> numberIn(entry.getAccessibleText())))
                .containsExactlyInAnyOrder(1, 1, 2, 2, 3, 3);
        assertThat(text("#status-text")).endsWith("move 4");
        push(REVIEW);
        await("the review", () -> !isShown("#review-run"));
        assertThat(numbers("#judged-moves")).containsExactly("1", "2", "3");
        press("#replay-back");
        assertThat(text("#replay-where")).isEqualTo("Move 3 of 3 \u00b7 a3");
        assertThat(lookup("#judged-moves .judged").queryAll().stream()
                        .filter(entry -> entry.getPseudoClassStates().contains(PseudoClass.getPseudoClass("current")))
                        .map(entry -> numberIn(entry.getAccessibleText())))
                .containsExactly(3);
        fire("#review-worst");
        assertThat(text("#review-worst"))
                .isEqualTo("Worst move: " + text("#replay-where").replaceAll("Move | of \\d+", ""));
    }

    /** The number in "Move 5, player 1: …". */
    private static int numberIn(String said) {
        return Integer.parseInt(said.substring("Move ".length(), said.indexOf(',')));
    }

    private List<String> numbers(String list) {
        interact(() -> stage().getScene().getRoot().layout());
        return lookup(list + " .number").queryAllAs(Label.class).stream()
                .filter(number -> isSeen(number))
                .sorted(Comparator.comparingDouble(
                        number -> number.localToScene(0, 0).getY()))
                .map(Label::getText)
                .toList();
    }

    private static boolean isSeen(@Nullable Node node) {
        return node == null || (node.isVisible() && isSeen(node.getParent()));
    }

    @Test
    void theWorstMoveIsAButtonAwayAndLiveAnalysisAKey() {
        playAndLookBack(REVIEW, "a1", "c3", "a2", "c1", "a3", "b3");
        await("the review", () -> !isShown("#review-run"));
        assertThat(text("#review-worst")).isEqualTo("Worst move: 1 \u00b7 a1");
        press("#review-more");
        press("#review-worst");
        assertThat(moment()).isEqualTo(1);
        push(new KeyCodeCombination(KeyCode.L, KeyCombination.SHORTCUT_DOWN));
        await("live analysis", () -> text("#review-words").startsWith("Best: "));
        var board = lookup("#replay-board").queryAs(BoardView.class);
        var score = lookup(".move-overlay .score").query();
        assertThat(board.localToScreen(BoardSpots.cell(board, square("c2")))
                        .contains(score.localToScreen(score.getBoundsInLocal())))
                .as("the chance stands on its square")
                .isTrue();
        push(new KeyCodeCombination(KeyCode.L, KeyCombination.SHORTCUT_DOWN));
        assertThat(text("#review-words")).doesNotStartWith("Best: ");
    }

    @Test
    void allOfTheFilmIsInTheSmallestWindow() {
        open(windowSize(480, 420));
        clickSquares(GAME);
        push(REVIEW);
        await("the film", () -> isShown("#replay-bar"));
        double width = stage().getScene().getWidth();
        assertThat(place("#replay-board").getMinX()).isNotNegative();
        assertThat(place("#replay-board").getMaxX()).isLessThanOrEqualTo(width);
        assertThat(place("#replay-bar").getMinX()).isNotNegative();
        assertThat(place("#replay-bar").getMaxX()).isLessThanOrEqualTo(width);
    }

    /** Beside the board in a low window, below it in a high one; what it shows is where its buttons are. */
    @ParameterizedTest
    @CsvSource({"480, 420, true", "480, 900, false"})
    void theCardOfANarrowWindowIsBesideTheBoardOrBelowIt(int width, int height, boolean isBeside) {
        open(windowSize(width, height).andThen(computers(false, false))::apply, LookBackTest::wantingC2);
        playToTheEnd();
        push(REVIEW);
        await("the story", () -> isShown("#story-caption"));
        await("the end of the review", () -> isShown("#story-next"));
        Frames.settle();
        var card = place("#review-card");
        var board = boardWithFrame();
        assertThat(card.intersects(board)).isFalse();
        assertThat(card.getMinX() >= board.getMaxX()).isEqualTo(isBeside);
        assertThat(board.getWidth()).isGreaterThan(120);
        for (String button : List.of("#review-card", "#story-next")) {
            assertThat(place(".card-place").contains(place(button))).as(button).isTrue();
        }
        interact(() -> stage().setWidth(1000));
        await("the panel", () -> isShown("#judged-moves"));
        assertThat(place("#review-panel").contains(place("#review-card"))).isTrue();
    }

    /** The frame of what has the keys would else be around all of the list. */
    @Test
    void theKeysOfTheListOfMovesAreSeenOnTheCurrentMove() {
        playAndLookBack(REVIEW, GAME);
        var list = lookup("#judged-moves").<ListView<?>>query();
        assertThat(list.isFocused()).isTrue();
        assertThat(list.getBorder() == null || list.getBorder().getInsets().getTop() == 0)
                .isTrue();
        assertThat(list.getPseudoClassStates()).contains(PseudoClass.getPseudoClass("marked"));
        push(KeyCode.HOME);
        assertThat(list.getPseudoClassStates()).doesNotContain(PseudoClass.getPseudoClass("marked"));
    }

    private Bounds boardWithFrame() {
        var board = lookup("#replay-board").queryAs(BoardView.class);
        return board.localToScene(BoardSpots.extent(board));
    }

    private double chanceBarWidth() {
        interact(() -> stage().getScene().getRoot().layout());
        var bar = lookup("#chance-bar").queryAs(Region.class);
        return bar.isVisible() ? bar.getWidth() : 0;
    }

    @Test
    void theChancesStandBesideTheBoardWhichKeepsItsSizeWhereThereIsRoom() {
        open(windowSize(1000, 600), LookBackTest::wantingC2);
        clickSquares(GAME);
        push(REPLAY);
        await("the film", () -> isShown("#replay-bar"));
        Bounds before = boardWithFrame();
        assertThat(chanceBarWidth()).isZero();
        push(REVIEW);
        await("the review", () -> !isShown("#review-run"));
        showChances();
        assertThat(boardWithFrame()).isEqualTo(before);
        assertThat(chanceBarWidth()).isPositive();
        assertThat(place("#chance-bar").getMaxX()).isLessThan(before.getMinX());
        interact(() -> {
            stage().setWidth(480);
            stage().setHeight(900);
        });
        await("no room", () -> chanceBarWidth() == 0);
    }

    @Test
    void theChancesStayBesideABoardThatGetsLarger() {
        open(windowSize(1000, 600), LookBackTest::wantingC2);
        clickSquares(GAME);
        push(REVIEW);
        await("the review", () -> !isShown("#review-run"));
        showChances();
        interact(() -> {
            var root = stage().getScene().getRoot();
            double gap = boardWithFrame().getMinX() - place("#chance-bar").getMaxX();
            root.resize(1366, 900);
            root.layout();
            assertThat(boardWithFrame().getMinX() - place("#chance-bar").getMaxX())
                    .isCloseTo(gap, within(1.0));
        });
    }

    @Test
    void aWindowMadeNarrowShowsTheWholeFilmAtOnce() {
        open(windowSize(1000, 700), LookBackTest::wantingC2);
        clickSquares(GAME);
        push(REVIEW);
        await("the review", () -> !isShown("#review-run"));
        interact(() -> {
            var root = stage().getScene().getRoot();
            root.resize(495, 700);
            root.layout(); // the frame in which the panel beside the board goes
            assertThat(place("#replay-board").getMinX()).isNotNegative();
            assertThat(place("#replay-board").getMaxX()).isLessThanOrEqualTo(495);
        });
    }

    /** Whether the sliders stand below each other depends on the window alone, and so does the size of the board. */
    @Test
    void theSlidersStayWhereTheyAreWhileTheFilmRuns() {
        open(windowSize(1000, 600), LookBackTest::wantingC2);
        for (String move : List.of("a1", "c3", "a1", "c3", "a1", "b3")) {
            interact(() -> CubesPlayedBy.session(program()).choose(square(move)));
        }
        assertThat(movesPlayed()).isEqualTo(6);
        interact(() -> program().commands().run("replay"));
        await("the film", () -> isShown("#replay-bar"));
        for (double width = 480; width < 1100; width += 70) {
            double windowWidth = width;
            interact(() -> stage().setWidth(windowWidth));
            var places = new HashSet<Bounds>();
            for (double moment : new double[] {0, 2, 2.5, 4, 4.5, 6}) {
                interact(() -> {
                    lookup("#replay-moves").queryAs(Slider.class).setValue(Math.floor(moment));
                    if (moment > Math.floor(moment)) {
                        lookup("#replay-stages").queryAs(Slider.class).setValue(0.5);
                    }
                    stage().getScene().getRoot().layout();
                });
                places.add(place("#replay-moves"));
            }
            assertThat(places).as("in a window of %s pixels", width).hasSize(1);
        }
    }

    @Test
    void theWavesOfTheNextMoveAreUnderTheMomentWhichTheyBelongTo() {
        open(windowSize(1000, 600), LookBackTest::wantingC2);
        clickSquares("a1", "c3", "a1", "c3", "a1", "b3");
        push(REPLAY);
        await("the film", () -> isShown("#replay-bar"));
        assertThat(isShown("#replay-stages")).as("nothing follows").isFalse();
        push(KeyCode.HOME);
        assertThat(isShown("#replay-stages")).as("a1 bursts nothing yet").isFalse();
        push(KeyCode.RIGHT);
        push(KeyCode.RIGHT);
        assertThat(isShown("#replay-stages")).isTrue();
        assertThat(text(".bubble .label")).isEqualTo("a1");
        Bounds thumb = lookup("#replay-moves .thumb")
                .query()
                .localToScene(lookup("#replay-moves .thumb").query().getLayoutBounds());
        interact(() -> stage().getScene().getRoot().layout());
        assertThat(place(".bubble").getCenterX()).isCloseTo(thumb.getCenterX(), within(6.0));
        assertThat(place(".bubble").getMinY()).isGreaterThan(thumb.getMinY());
        press("#speed-double");
        press("#speed-double");
        assertThat(lookup(".replay-bar .toggle-button").queryAllAs(ToggleButton.class).stream()
                        .filter(ToggleButton::isSelected)
                        .map(ToggleButton::getText))
                .containsExactly("2\u00d7");
    }

    /** Red could have won by c2, and played something else; at the end it takes everything. */
    private void playToTheEndAndReview() {
        open(computers(false, false)::apply, LookBackTest::wantingC2);
        playToTheEnd();
        push(REVIEW);
        await("the review", () -> isShown("#replay-bar") && !isShown("#review-run"));
        Frames.settle();
    }

    @Test
    void theStoryOfAGameThatIsOverIsToldAPointAtATime() {
        playToTheEndAndReview();
        int all = movesPlayed();
        int points = lookup(".story-disc").queryAll().size();
        assertThat(points).isGreaterThan(1);
        assertThat(lookup(".story-disc").queryAllAs(Button.class).stream()
                        .sorted(Comparator.comparingDouble(Node::getLayoutX))
                        .map(Button::getText))
                .as("in the order of the game")
                .isSorted();
        String promised = "";
        for (int point = 1; point <= points; point++) {
            assertThat(text("#story-caption"))
                    .startsWith(point + " OF " + points)
                    .endsWith(promised.toUpperCase(Locale.ROOT));
            promised = point < points
                    ? lookup("#story-next").queryButton().getAccessibleText().substring("Next: ".length())
                    : "";
            int move = numberIn(text("#story-title"), ":");
            assertThat((int) moment() / 2 + 1).as("the position before it").isEqualTo(move);
            assertThat(text("#replay-where")).startsWith("Before move " + move + " of " + (all + 1) / 2);
            assertThat(markedInList()).isEqualTo(move);
            assertThat(caption()).isEqualTo("Play on from here");
            press(point < points ? "#story-next" : "#story-back");
        }
        assertThat(text("#story-caption")).startsWith(points - 1 + " OF ");
        press("#replay-forward");
        assertThat(isShown("#story-caption")).as("something else is looked at").isFalse();
        press("#story-" + points);
        assertThat(text("#story-caption")).startsWith(points + " OF ");
        press("#story-done");
        assertThat(isShown("#replay-bar")).isFalse();
    }

    private int markedInList() {
        interact(() -> stage().getScene().getRoot().layout());
        return lookup("#judged-moves .judged").queryAll().stream()
                .filter(entry ->
                        isSeen(entry) && entry.getPseudoClassStates().contains(PseudoClass.getPseudoClass("current")))
                .mapToInt(entry -> numberIn(entry.getAccessibleText(), ","))
                .findFirst()
                .orElse(0);
    }

    private static int numberIn(String said, String end) {
        return Integer.parseInt(said.substring("Move ".length(), said.indexOf(end)));
    }

    @Test
    void whatWasMissedIsTriedOnTheBoardWhichThenShowsWhatWasBetter() {
        playToTheEndAndReview();
        while (!isShown("#story-try")) {
            press("#story-next");
        }
        String caption = text("#story-caption");
        assertNothingIsTold();
        press("#story-try");
        assertThat(text("#review-words")).endsWith("Find a better one on the board.");
        assertThat(lookup(".move-overlay .bulb").queryAll())
                .as("it tells nothing yet")
                .isEmpty();
        clickReplay("c2");
        assertThat(text("#review-words")).isEqualTo("c2 is right: no move is better.");
        assertThat(lookup(".move-overlay .bulb").queryAll()).isNotEmpty();
        press("#retry-next");
        assertThat(text("#story-caption")).as("back in the story").isEqualTo(caption);
        assertTheBetterMoveIsShown();
    }

    private void assertNothingIsTold() {
        assertThat(text("#story-title") + text("#review-words"))
                .as("what was missed, and not the move")
                .doesNotContain("c2");
        assertThat(lookup(".move-overlay .bulb").queryAll()).isEmpty();
        assertThat(lookup("#replay-board").queryAs(BoardView.class).getAccessibleText())
                .doesNotContain("c2");
        assertThat(lookup(".move-overlay .badge").queryAll())
                .as("the doubtful move")
                .hasSize(1);
    }

    private void assertTheBetterMoveIsShown() {
        assertThat(text("#story-title")).contains("c2");
        assertThat(lookup(".move-overlay .bulb").queryAll()).isNotEmpty();
        assertThat(isShown("#story-try")).as("it is known").isFalse();
    }

    @Test
    void theBetterMoveIsShownToWhoeverAsksForItAndStaysKnown() {
        playToTheEndAndReview();
        while (!isShown("#story-try")) {
            press("#story-next");
        }
        assertNothingIsTold();
        String disc = "#story-" + text("#story-caption").charAt(0);
        press("#story-show");
        assertTheBetterMoveIsShown();
        press("#replay-last");
        press(disc);
        assertTheBetterMoveIsShown();
    }

    @Test
    void untilAllMovesAreJudgedOneCardSaysThatTheGameIsBeingLookedAt() {
        var looks = new Semaphore(0);
        open(computers(false, false)::apply, (position, budget, stop, heard) -> {
            looks.acquireUninterruptibly();
            return wantingC2(position, budget, stop, heard);
        });
        playToTheEnd();
        int all = movesPlayed();
        push(REVIEW);
        await("the review", () -> isShown("#review-run"));
        assertThat(text("#story-caption")).isEqualTo("0 OF " + all + " MOVES ANALYSED");
        for (int look = 1; look < all / 2; look++) {
            String before = text("#story-caption");
            looks.release();
            await("progress", () -> !text("#story-caption").equals(before));
            assertThat(text("#story-caption")).endsWith(" OF " + all + " MOVES ANALYSED");
            assertThat(text("#story-title")).isEqualTo("Analysing the game…");
            assertThat(lookup(".story-disc").queryAll()).isEmpty();
        }
        looks.release(100);
        await("the story", () -> text("#story-caption").startsWith("1 OF "));
        await("the end of the review", () -> !isShown("#review-run"));
        assertThat(text("#story-caption"))
                .startsWith("1 OF " + lookup(".story-disc").queryAll().size());
    }

    @Test
    void whoLooksAtAMoveMeanwhileIsNotCalledAwayByTheStory() {
        var gate = new CountDownLatch(1);
        open(computers(false, false)::apply, (position, budget, stop, heard) -> {
            try {
                gate.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return wantingC2(position, budget, stop, heard);
        });
        playToTheEnd();
        push(REVIEW);
        await("the review", () -> isShown("#review-run"));
        push(KeyCode.LEFT);
        double moment = moment();
        gate.countDown();
        await("the end of the review", () -> !isShown("#review-run"));
        assertThat(moment()).isEqualTo(moment);
        assertThat(isShown("#story-caption")).isFalse();
        await("the way to the story", () -> isShown("#story-begin"));
        Frames.settle(); // the panel is laid out anew
        press("#story-begin");
        await("the story", () -> text("#story-caption").startsWith("1 OF "));
    }

    /** Two steps lead from the result to the film: Review and Play. */
    @Test
    void theFilmBeginsAtTheStartAlsoFromTheStory() {
        playToTheEndAndReview();
        press("#story-next");
        interact(() -> lookup("#judged-moves").query().requestFocus());
        assertThat(moment()).isPositive();
        push(KeyCode.SPACE);
        assertThat(moment()).isLessThanOrEqualTo(1);
        assertThat(isShown("#story-caption")).isFalse();
        push(KeyCode.SPACE);
    }

    @Test
    void aTurnOfTheStoryIsWatchedAlone() {
        playToTheEndAndReview();
        while (!isShown("#story-watch")) {
            press("#story-next");
        }
        double before = moment();
        press("#story-watch");
        await("it has been played", () -> moment() == before + 1);
        assertThat(lookup("#replay-play .ikonli-font-icon")
                        .queryAs(FontIcon.class)
                        .getIconLiteral())
                .isEqualTo("bi-play-fill");
    }

    @Test
    void goodMovesHaveNoSignAndTheLegendHasTheSignsThatThereAre() {
        playAndLookBack(REVIEW, "a1", "c3", "a2", "c1", "a3", "b3");
        await("the review", () -> !isShown("#review-run"));
        var signs = lookup("#judged-moves .badge").queryAllAs(Label.class).stream()
                .filter(sign -> isSeen(sign))
                .map(Label::getText)
                .distinct()
                .toList();
        assertThat(signs).isNotEmpty().isSubsetOf("?!", "?", "??");
        assertThat(lookup("#review-legend .badge").queryAllAs(Label.class).stream()
                        .filter(sign -> isSeen(sign))
                        .map(Label::getText))
                .containsExactlyInAnyOrderElementsOf(signs);
    }
}
