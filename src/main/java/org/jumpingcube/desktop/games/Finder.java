package org.jumpingcube.desktop.games;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import javafx.application.Platform;
import org.jumpingcube.collection.GameCollection;
import org.jumpingcube.collection.GameFilter;
import org.jumpingcube.desktop.collection.GameLibrary;

/** Looks for games in the collection. A new question replaces the one before, which is not answered any more. */
final class Finder {
    private static final int MOST_LATEST = 50; // to be shown before all are found
    private static final int MOST_IN_SIGHT = 10; // rows in a window of the usual size

    private final GameLibrary library;
    private final Rows rows;
    private final AtomicLong asked = new AtomicLong();

    /** Shows what was found. */
    interface Answer {
        /**
         * Called on the JavaFX thread.
         *
         * @param ids of the games, the latest first
         * @param areAll whether these are all; if not, another answer follows
         */
        void show(List<Long> ids, boolean areAll);
    }

    /** @param rows given those that come into sight first */
    Finder(GameLibrary library, Rows rows) {
        this.library = library;
        this.rows = rows;
    }

    /** Looks for all games that are meant. */
    void find(GameFilter filter, Answer answer) {
        long question = asked.incrementAndGet();
        library.run(collection -> findAll(question, collection, filter, answer));
    }

    /** The same for other games than those that are shown: the latest are found first, and what their rows show. */
    void findOthers(GameFilter filter, Answer answer) {
        long question = asked.incrementAndGet();
        library.run(collection -> {
            if (isOld(question)) {
                return;
            }
            var latest = collection.find(filter, MOST_LATEST);
            var inSight = Rows.read(collection, latest.subList(0, Math.min(MOST_IN_SIGHT, latest.size())));
            boolean areAll = latest.size() < MOST_LATEST;
            tell(question, () -> {
                rows.keep(inSight);
                answer.show(latest, areAll);
            });
            if (!areAll) {
                findAll(question, collection, filter, answer);
            }
        });
    }

    private void findAll(long question, GameCollection collection, GameFilter filter, Answer answer)
            throws IOException {
        if (!isOld(question)) {
            var ids = collection.find(filter);
            tell(question, () -> answer.show(ids, true));
        }
    }

    private void tell(long question, Runnable answer) {
        Platform.runLater(() -> {
            if (!isOld(question)) {
                answer.run();
            }
        });
    }

    private boolean isOld(long question) {
        return question != asked.get();
    }
}
