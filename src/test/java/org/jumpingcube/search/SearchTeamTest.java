package org.jumpingcube.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.jumpingcube.game.Helpers;
import org.jumpingcube.game.Score;
import org.jumpingcube.search.Search.Width;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SearchTeamTest {
    private final ThreadPoolExecutor threads =
            new ThreadPoolExecutor(3, 3, 1, TimeUnit.MINUTES, new LinkedBlockingQueue<>());
    private final SearchTeam team = new SearchTeam(1 << 16, Width.FULL, new Helpers(3, threads));

    @AfterEach
    void close() {
        threads.shutdownNow();
    }

    @ParameterizedTest
    @CsvSource({"1, win 1", "3, win 1", "4, loss 2", "5, win 3", "8, loss 4", "11, win 5", "12, loss 6", "40, loss 20"})
    void aShortestWinAndALongestLossAreFound(int heap, String score) {
        for (int again = 0; again < 20; again++) {
            var result = team.search(() -> new TakeAway(heap), SearchLimits.ofDepth(30), found -> {});
            assertThat(Score.text(result.score())).isEqualTo(score);
            assertThat(result.line()).startsWith(result.move());
        }
    }

    @Test
    void withoutHelpersItIsTheSearchByItself() {
        var alone = new SearchTeam(1 << 16, Width.SELECTIVE, Helpers.NONE);
        var search = new Search(1 << 16, Width.SELECTIVE);
        for (int heap = 30; heap > 20; heap -= 2) {
            var limits = new SearchLimits(12, 3_000, 1, 0, () -> false);
            assertThat(alone.searchNext(boards(heap), limits, found -> {}))
                    .isEqualTo(search.searchNext(new TakeAway(heap), limits, found -> {}));
        }
    }

    @Test
    void everybodyStopsWithTheLeaderAndNoWorkIsLeft() throws InterruptedException {
        var forgetful = new SearchTeam(256, Width.FULL, new Helpers(3, threads)); // by itself it would never end
        var isStopped = new AtomicBoolean();
        var limits = new SearchLimits(SearchLimits.MAX_DEPTH, Long.MAX_VALUE, 1, 0, isStopped::get);
        long[] stop = new long[1];
        forgetful.search(boards(400), limits, found -> {
            if (found.depth() == 6) {
                stop[0] = System.nanoTime();
                isStopped.set(true);
            }
        });
        assertThat(System.nanoTime() - stop[0]).isLessThan(Duration.ofSeconds(1).toNanos());
        threads.shutdown();
        assertThat(threads.awaitTermination(5, TimeUnit.SECONDS)).isTrue();
        assertThat(threads.getCompletedTaskCount()).isEqualTo(3);
    }

    @Test
    void whoeverCannotHelpIsDoneWithout() {
        var closed = new SearchTeam(1 << 16, Width.FULL, new Helpers(2, task -> {
            throw new RejectedExecutionException();
        }));
        assertThat(closed.search(boards(11), SearchLimits.ofDepth(9), found -> {})
                        .score())
                .isEqualTo(Score.winIn(5));
    }

    /** Else a helper that never works would never be noticed. */
    @Test
    void aHelperThatFailsIsHeardOfWithTheNextQuestion() {
        var before =
                new SearchTeam(1 << 14, Search.Width.FULL, new Helpers(1, Runnable::run)); // works before the leader
        var made = new AtomicInteger();
        Supplier<SearchBoard> boards = () -> made.getAndIncrement() == 0 ? new TakeAway(0) : new TakeAway(9);
        before.search(boards, SearchLimits.ofDepth(9), found -> {});

        assertThatThrownBy(() -> before.search(boards, SearchLimits.ofDepth(9), found -> {}))
                .isInstanceOf(CompletionException.class)
                .hasMessageContaining("the game is over");
    }

    private static Supplier<SearchBoard> boards(int heap) {
        return () -> new TakeAway(heap);
    }
}
