package org.jumpingcube.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.jumpingcube.game.Score;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SearchTest {
    private final Search search = new Search(1 << 16);
    private final WinSearch winSearch = new WinSearch(1 << 16);

    @ParameterizedTest
    @CsvSource({"1, win 1", "3, win 1", "4, loss 2", "5, win 3", "7, win 3", "8, loss 4", "11, win 5", "12, loss 6"})
    void aShortestWinAndALongestLossAreFound(int heap, String score) {
        // The loser of a heap of four times n takes one each time, which makes the game last 2n plies.
        var result = search.search(new TakeAway(heap), SearchLimits.ofDepth(20));

        assertThat(Score.text(result.score())).isEqualTo(score);
        assertThat(result.depth()).isEqualTo(Score.plies(result.score()));
        assertThat(result.line()).hasSize(Score.plies(result.score())).startsWith(result.move());
    }

    /** Misère: a heap of one more than four times n is lost. */
    @ParameterizedTest
    @CsvSource({"1, loss 1", "2, win 2", "4, win 2", "5, loss 3", "6, win 4", "9, loss 5"})
    void aMoveMayLoseTheGameForTheSideThatMakesIt(int heap, String score) {
        var result = search.search(new TakeAway(heap, Ending.LOST), SearchLimits.ofDepth(20));
        assertThat(Score.text(result.score())).isEqualTo(score);
        assertThat(winSearch
                        .find(new TakeAway(heap, Ending.LOST), 20, () -> false)
                        .isPresent())
                .isEqualTo(Score.isWin(result.score()));
    }

    /** Who takes the last one would rather not: with a heap of one to three left the other side can be made to. */
    @ParameterizedTest
    @CsvSource({"1, -7", "2, 7", "4, 7", "5, -7", "9, -7"})
    void aDrawIsWorthWhatTheBoardSays(int heap, int score) {
        var result = search.search(new TakeAway(heap, Ending.DRAWN), SearchLimits.ofDepth(20));
        assertThat(result.score()).isEqualTo(score);
        assertThat(winSearch.find(new TakeAway(heap, Ending.DRAWN), 20, () -> false))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"1, 1, 1", "5, 3, 1", "6, 3, 2", "7, 3, 3", "13, 7, 1"})
    void theSearchForWinsFindsTheShortest(int heap, int length, int move) {
        assertThat(winSearch.find(new TakeAway(heap), length - 1, () -> false)).isEmpty();
        assertThat(winSearch.find(new TakeAway(heap), 20, () -> false)).hasValueSatisfying(result -> {
            assertThat(Score.text(result.score())).isEqualTo("win " + length);
            assertThat(result.move()).isEqualTo(move);
        });
    }

    @Test
    void theSearchForWinsFindsNoneInALostPosition() {
        assertThat(winSearch.find(new TakeAway(16), 20, () -> false)).isEmpty();
    }

    @Test
    void aStopAtOnceStillGivesTheBestMoveOneSees() {
        var result = search.search(new TakeAway(40), new SearchLimits(30, Long.MAX_VALUE, 1, 0, () -> true));

        assertThat(result.depth()).isEqualTo(1);
        assertThat(result.move()).isBetween(1, 3);
    }

    @Test
    void aStopLaterGivesTheDeepestFinishedIteration() {
        var questions = new AtomicInteger();
        var finished = new ArrayList<Integer>();
        var limits = new SearchLimits(40, Long.MAX_VALUE, 1, 0, () -> questions.incrementAndGet() > 3);

        var result = search.search(new TakeAway(120), limits, found -> finished.add(found.depth()));

        assertThat(questions.get()).isEqualTo(4);
        assertThat(result.depth()).isEqualTo(finished.size());
    }

    @Test
    void nodesEndASearchButNotBeforeItsMinimumDepth() {
        var few = new SearchLimits(50, 1, 1, 0, () -> false);
        var patient = new SearchLimits(50, 1, 20, 0, () -> false);

        assertThat(search.search(new TakeAway(200), few).depth()).isLessThan(9);
        assertThat(search.search(new TakeAway(200), patient).depth()).isGreaterThanOrEqualTo(20);
    }

    /** In this game, whose scores are all alike until its end is seen, the first move stays the best. */
    @Test
    void aSearchWithASoftLimitAndAStableMoveLeavesMostOfItsNodes() {
        var limits = new SearchLimits(96, 20_000, 1, 0, () -> false);

        var soft = search.search(new TakeAway(200), limits.withSoftLimit());

        assertThat(search.search(new TakeAway(200), limits).nodes()).isBetween(20_000L, 20_300L);
        assertThat(soft.nodes()).isBetween(1_800L, 10_000L);
        assertThat(search.search(new TakeAway(200), new SearchLimits(96, 20_000, 30, 0, () -> false).withSoftLimit())
                        .depth())
                .isGreaterThanOrEqualTo(30);
    }

    @Test
    void movesWithinTheMarginGetExactScores() {
        var result = search.search(new TakeAway(40), new SearchLimits(5, Long.MAX_VALUE, 5, 10, () -> false));

        assertThat(result.near()).extracting(SearchResult.ScoredMove::move).containsExactly(1, 2, 3);
        assertThat(result.near()).extracting(SearchResult.ScoredMove::score).containsOnly(0);
    }

    @Test
    void aPositionWithoutAMoveIsRefusedInWords() {
        assertThatThrownBy(() -> search.search(new TakeAway(0), SearchLimits.ofDepth(1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the game is over: there is no move to search");
    }

    @Test
    void limitsOutOfRangeAreRefused() {
        assertThatThrownBy(() -> SearchLimits.ofDepth(0)).hasMessageContaining("depth 0 outside 1..96");
        assertThatThrownBy(() -> new SearchLimits(1, 0, 1, 0, () -> false))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
