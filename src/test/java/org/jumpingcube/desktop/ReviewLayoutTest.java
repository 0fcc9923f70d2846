package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollBar;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.Region;
import org.jumpingcube.LongRunning;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.desktop.controls.MoveList;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.TimeControl;
import org.jumpingcube.game.TimeControls;
import org.jumpingcube.games.Games;
import org.jumpingcube.language.Language;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.settings.Theme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What stands beside the film of a game, in windows of several sizes. */
@Slow
class ReviewLayoutTest extends WindowTest {
    private static final long NODES = 2_000;
    private static final int MOVES = 60;
    private static final TimeControls AN_HOUR = TimeControls.both(new TimeControl.Fischer(3_600, 0));

    private final CountDownLatch gate = new CountDownLatch(1);

    /** The analyst of the program, after a short look; it waits at the gate. */
    private Analysis<Square> look(
            CubePosition position,
            SearchBudget budget,
            BooleanSupplier stop,
            Consumer<? super Analysis<Square>> listener) {
        try {
            gate.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return Games.CUBE.analyst().analyse(position, SearchBudget.USUAL.withNodes(NODES), stop, listener);
    }

    @ParameterizedTest
    @CsvSource({
        "800, 480, ENGLISH, LIGHT, true, 0",
        "1008, 744, ENGLISH, LIGHT, false, 4",
        "1366, 768, ENGLISH, LIGHT, false, 7",
        "1366, 768, GERMAN, DARK, true, 6",
        "1366, 700, FRENCH, LIGHT, true, 3",
        "1400, 1000, GERMAN, LIGHT, true, 9"
    })
    void whatIsSaidIsReadInFullAndTheListKeepsItsPlace(
            int width, int height, Language language, Theme theme, boolean hasClocks, int leastRows) {
        play(windowSize(width, height)
                .andThen(now -> now.withLanguage(language).withLook(now.look().withTheme(theme)))
                .andThen(now -> hasClocks ? now.withPlay(now.play().withClock(AN_HOUR)) : now)::apply);
        push(new KeyCodeCombination(KeyCode.R, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN));
        await("the review", () -> isShown("#review-run"));
        gate.countDown();
        await("the end of the review", () -> !isShown("#review-run"));
        interact(lookup("#review-worst").<ButtonBase>query()::fire);
        interact(() -> stage().getScene().getRoot().layout());
        picture().keep("review-%dx%d-%s-%s".formatted(width, height, language, theme));

        assertNothingIsCut();
        assertThat(place("#judged-moves").getMaxY())
                .as("all of it is in sight")
                .isLessThanOrEqualTo(place(".side").getMaxY());
        assertThat(isShown("#time-bars")).isEqualTo(hasClocks);
        if (hasClocks) {
            assertThat(place(".side").contains(place("#time-bars"))).isTrue();
        }
        assertThat(lookup("#judged-moves").queryAs(Region.class).getHeight())
                .isGreaterThan(leastRows * MoveList.ROW_HEIGHT);
        var show = place("#review-show");
        var list = place("#judged-moves");
        press("#replay-back");
        assertThat(place("#judged-moves")).as("beside another remark").isEqualTo(list);
        press("#replay-forward");
        assertThat(place("#review-show").getMinY()).isCloseTo(show.getMinY(), within(0.5));
        for (Node disc : lookup(".story-disc").queryAll()) {
            interact(((ButtonBase) disc)::fire);
            interact(() -> stage().getScene().getRoot().layout());
            assertThat(place("#judged-moves")).as("beside the story").isEqualTo(list);
            assertNothingIsCut();
        }
    }

    private void assertNothingIsCut() {
        assertThat(Scenes.shown(stage().getScene())
                        .filter(Labeled.class::isInstance)
                        .map(Labeled.class::cast)
                        .filter(label -> isInPanel(label) && Scenes.isCut(label)))
                .isEmpty();
    }

    /** Letters of other typefaces are higher, and a window as high as the screen has a title bar. */
    @ParameterizedTest
    @EnumSource(names = {"ENGLISH", "JAPANESE"})
    @LongRunning
    void theLongestRemarkLeavesTheMovesInSight(Language language) {
        play(windowSize(1366, 744)
                .andThen(now -> now.withLanguage(language).withPlay(now.play().withClock(AN_HOUR)))::apply);
        gate.countDown();
        push(new KeyCodeCombination(KeyCode.R, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN));
        await("the end of the review", () -> isShown("#replay-first") && !isShown("#review-run"));
        int all = movesPlayed();
        for (int move = all; move > 0; move--) {
            assertThat(place("#judged-moves").getMaxY())
                    .as("after move %d: %s", move, text("#review-words"))
                    .isLessThanOrEqualTo(place(".side").getMaxY());
            press("#replay-back");
        }
    }

    @ParameterizedTest
    @CsvSource({"800, 480", "1366, 700"})
    void theListsLieBelowTheirHeading(int width, int height) {
        play(windowSize(width, height).andThen(now -> now.withPlay(now.play().withClock(AN_HOUR)))::apply);
        gate.countDown();
        push(new KeyCodeCombination(KeyCode.R, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN));
        await("the end of the review", () -> isShown("#review-more") && !isShown("#review-run"));
        for (String list : List.of("#judged-moves", "#explorer")) {
            Frames.settle();
            assertThat(place(list).getMinY())
                    .as(list)
                    .isGreaterThanOrEqualTo(place("#review-more").getMaxY());
            interact(lookup("#review-explore").<ButtonBase>query()::fire);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {545, 560, 566, 592})
    void theFirstRowThatIsInSightIsWhole(int height) {
        play(windowSize(900, height)::apply);
        gate.countDown();
        for (String list : List.of("#move-list", "#judged-moves")) {
            await("the list is laid out", () -> lookup(list).query().getParent() != null);
            Frames.settle();
            double top = place(list + " .virtual-flow").getMinY();
            assertThat(lookup(list + " .list-cell").queryAllAs(IndexedCell.class).stream()
                            .filter(cell -> cell.isVisible() && !cell.isEmpty())
                            .mapToDouble(cell ->
                                    cell.localToScene(cell.getBoundsInLocal()).getMinY())
                            .filter(y -> y > top - MoveList.ROW_HEIGHT)
                            .min())
                    .as(list)
                    .hasValue(top);
            push(new KeyCodeCombination(KeyCode.R, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN));
            await("the end of the review", () -> isShown("#judged-moves") && !isShown("#review-run"));
        }
    }

    /** Two rows stand in a line only where both are in sight to their ends. */
    @Test
    void noMoveReachesBelowTheScrollBar() {
        play(windowSize(1320, 600)::apply);
        for (int width = 1320; width <= 1440; width += 6) {
            int next = width;
            interact(() -> stage().setWidth(next));
            Frames.settle();
            double end = lookup("#move-list .scroll-bar").queryAllAs(ScrollBar.class).stream()
                    .filter(bar -> bar.getOrientation() == Orientation.VERTICAL)
                    .mapToDouble(bar -> bar.localToScene(bar.getBoundsInLocal()).getMinX())
                    .sum();
            assertThat(lookup("#move-list .entry").queryAll().stream()
                            .filter(Node::isVisible)
                            .mapToDouble(entry ->
                                    entry.localToScene(entry.getBoundsInLocal()).getMaxX())
                            .max()
                            .orElseThrow())
                    .as("in a window %d wide", width)
                    .isLessThanOrEqualTo(end);
        }
    }

    /** A game on 6x6 in which both sides lose their heads. */
    private void play(UnaryOperator<Settings> change) {
        open(boardSize(6).andThen(change)::apply, this::look);
        interact(() -> {
            for (int move = 0; move < MOVES && game().position().winner().isEmpty(); move++) {
                var moves = game().position().legalMoves();
                CubesPlayedBy.session(program()).choose(moves.get(17 * move % moves.size()));
            }
        });
    }

    private static boolean isInPanel(Node node) {
        return "review-panel".equals(node.getId()) || (node.getParent() != null && isInPanel(node.getParent()));
    }
}
