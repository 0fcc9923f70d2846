package org.jumpingcube.cli;

import java.nio.file.Path;
import java.util.concurrent.LinkedBlockingQueue;
import org.jumpingcube.game.Position;
import org.jumpingcube.review.Review;
import org.jumpingcube.review.ReviewServices;
import org.jumpingcube.review.Reviewer;
import org.jumpingcube.storage.SavedGame;
import org.jumpingcube.worker.Threads;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Has a saved game looked at by the analyst, and prints what it found. */
@Command(
        name = "review",
        description = {
            "Says how good the moves of a saved game were.",
            "",
            "Prints for each move the chances after it, a word for it, what it lost, the better move, "
                    + "and why, if that is known for sure. Undone moves are reviewed too."
        },
        exitCodeList = {"0: printed", "2: the file is refused; standard error says why"})
final class ReviewCommand extends TerminalCommand {
    @Parameters(index = "0", paramLabel = "GAME", description = "the saved game, or one as a line of text")
    private Path file;

    @Option(names = "--json", description = "print one JSON object instead of text")
    private boolean isJson;

    @Override
    public Integer call() throws InterruptedException {
        var game = GameInput.load(file, err());
        if (game.isEmpty()) {
            return GameInput.REFUSED;
        }
        print("%s", describe(game.get()));
        return 0;
    }

    private <P extends Position<P, M>, M> String describe(SavedGame<P, M> game) throws InterruptedException {
        var review = review(game);
        return isJson ? new ReviewJson<>(game, review).text() : new ReviewReport<>(game, review).text();
    }

    /** On all processors; results are reported on this thread, one after the other. */
    private static <P extends Position<P, M>, M> Review<P, M> review(SavedGame<P, M> game) throws InterruptedException {
        int threads = Runtime.getRuntime().availableProcessors();
        var searches = Threads.pool("review", threads);
        var news = new LinkedBlockingQueue<Runnable>();
        try {
            var surroundings = new ReviewServices<P, M>(game.kind()::analyst, searches, news::add, threads);
            var reviewer = new Reviewer<>(game.kind(), game.history(), surroundings, review -> {});
            reviewer.start();
            while (reviewer.isRunning()) {
                news.take().run();
            }
            return reviewer.review();
        } finally {
            searches.shutdownNow();
        }
    }
}
