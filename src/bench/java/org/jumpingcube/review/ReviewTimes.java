package org.jumpingcube.review;

import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.LinkedBlockingQueue;
import org.jumpingcube.game.Position;
import org.jumpingcube.games.Games;
import org.jumpingcube.storage.SaveFile;
import org.jumpingcube.storage.SavedGame;
import org.jumpingcube.worker.SearchWorker;

/**
 * How long the review of a saved game takes by the clock, from the press on, with as many searches at a time as in the
 * window: to the first move that is judged, and to the end. The first round of three is as in a program just started. A
 * program.
 */
final class ReviewTimes {
    private static final int ROUNDS = 3;

    private ReviewTimes() {}

    /** Runs the program; the argument is the file. */
    public static void main(String[] arguments) throws InterruptedException {
        var game = SaveFile.at(Path.of(arguments[0]), Games.FORMATS)
                .load()
                .result()
                .game()
                .orElseThrow();
        for (int round = 0; round < ROUNDS; round++) {
            time(game);
        }
    }

    private static <P extends Position<P, M>, M> void time(SavedGame<P, M> game) throws InterruptedException {
        try (var searches = new SearchWorker("review", SearchWorker.STUDIES)) {
            var news = new LinkedBlockingQueue<Runnable>();
            var kind = game.kind();
            var needs = new ReviewServices<>(kind::analyst, searches, news::add, SearchWorker.STUDIES);
            long start = System.nanoTime();
            long[] first = {0};
            var reviewer = new Reviewer<>(kind, game.history(), needs, review -> {
                if (first[0] == 0 && review.known() > 0) {
                    first[0] = System.nanoTime() - start;
                }
            });
            reviewer.start();
            while (reviewer.isRunning()) {
                news.take().run();
            }
            System.out.printf(
                    Locale.ROOT,
                    "%d moves, %d searches at a time: first move after %.2f s, all after %.2f s%n",
                    reviewer.review().known(),
                    SearchWorker.STUDIES,
                    first[0] / 1e9,
                    (System.nanoTime() - start) / 1e9);
        }
    }
}
