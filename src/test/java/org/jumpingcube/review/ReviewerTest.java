package org.jumpingcube.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import org.jumpingcube.CaughtLog;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Square;
import org.jumpingcube.games.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class ReviewerTest {
    private static final History<CubePosition, Square> GAME = game(6);

    @RegisterExtension
    final CaughtLog log = new CaughtLog();

    private final List<CubePosition> asked = new ArrayList<>();
    private final Deque<Runnable> searches = new ArrayDeque<>();
    private final List<Review<CubePosition, Square>> heard = new ArrayList<>();
    private final Engine<CubePosition, Square> engine = (position, budget, stop, listener) -> {
        asked.add(position);
        return Analysis.of(position.legalMoves().get(0), 0, 1, 1);
    };

    private final Reviewer<CubePosition, Square> reviewer = reviewer(engine);

    private Reviewer<CubePosition, Square> reviewer(Engine<CubePosition, Square> analyst) {
        return new Reviewer<>(
                Games.CUBE, GAME, new ReviewServices<>(() -> analyst, searches::add, Runnable::run, 2), heard::add);
    }

    /** Each plays the first move there is. */
    private static History<CubePosition, Square> game(int moves) {
        var history = History.<CubePosition, Square>startingAt(CubePosition.start(5));
        while (history.turns().size() < moves) {
            history = history.then(history.current().legalMoves().get(0));
        }
        return history;
    }

    private void search(int times) {
        for (int time = 0; time < times; time++) {
            searches.remove().run();
        }
    }

    @Test
    void positionsAreAnalysedFromTheLatestToTheFirst() {
        reviewer.start();
        search(7);

        assertThat(asked)
                .isEqualTo(List.of(6, 5, 4, 3, 2, 1, 0).stream()
                        .map(reviewer.review()::position)
                        .toList());
        assertThat(reviewer.review().isComplete()).isTrue();
        assertThat(reviewer.isRunning()).isFalse();
        assertThat(searches).isEmpty();
    }

    @Test
    void noMoreSearchesRunAtOnceThanAreWanted() {
        reviewer.start();

        assertThat(searches).hasSize(2);
    }

    @Test
    void eachAnalysisIsHeardAndTheEndTwice() {
        reviewer.start();
        search(7);

        assertThat(heard).hasSize(8);
        assertThat(heard.get(1).analysis(6)).isPresent();
    }

    @Test
    void aStoppedReviewKeepsWhatItKnowsAndGoesOnThere() {
        reviewer.start();
        search(3);
        reviewer.stop();
        int before = heard.size();
        search(searches.size());

        assertThat(heard).hasSize(before);
        assertThat(reviewer.review().analysis(4)).isPresent();
        assertThat(reviewer.review().analysis(3)).isEmpty();

        asked.clear();
        reviewer.start();
        search(searches.size());
        assertThat(asked).first().isEqualTo(reviewer.review().position(3));
    }

    @Test
    void aGameThatGoesOnIsReviewedFromItsNewEnd() {
        reviewer.start();
        search(7);
        asked.clear();
        reviewer.follow(game(8));
        reviewer.start();
        search(2);

        assertThat(asked).containsExactly(game(8).current(), game(7).current());
        assertThat(reviewer.review().isComplete()).isTrue();
    }

    @Test
    void aFailingEngineEndsTheReviewAndIsLogged() {
        var failing = reviewer((position, budget, stop, listener) -> {
            throw new IllegalStateException("broken");
        });
        failing.start();
        search(7);

        assertThat(failing.isRunning()).isFalse();
        assertThat(log.faults()).hasSize(7);
    }

    @Test
    void aRealGameIsReviewedOnTwoThreads() throws InterruptedException {
        var threads = Executors.newFixedThreadPool(2);
        var news = new LinkedBlockingQueue<Runnable>();
        try {
            var real = new Reviewer<>(
                    Games.CUBE,
                    game(10),
                    new ReviewServices<>(
                            () -> (position, budget, stop, listener) ->
                                    Games.CUBE.analyst().analyse(position, budget.withNodes(500), stop, listener),
                            threads,
                            news::add,
                            2),
                    review -> {});
            real.start();
            while (real.isRunning()) {
                news.take().run();
            }
            assertThat(real.review().moves()).hasSize(10);
        } finally {
            threads.shutdownNow();
        }
    }
}
