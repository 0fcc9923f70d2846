package org.jumpingcube.desktop.games;

import java.io.IOException;
import java.util.List;
import org.jumpingcube.collection.GameAccess;
import org.jumpingcube.collection.GameCollection;
import org.jumpingcube.collection.GameFilter;
import org.jumpingcube.worker.Requests;

/** Looks for games in the collection. A new question replaces the one before, which is not answered any more. */
final class Finder {
    private static final int MOST_LATEST = 50; // to be shown before all are found
    private static final int MOST_IN_SIGHT = 10; // rows in a window of the usual size

    private final GameAccess games;
    private final Rows rows;
    private final Requests requests;

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
    Finder(GameAccess games, Rows rows) {
        this.games = games;
        this.rows = rows;
        requests = games.requests();
    }

    /** Looks for all games that are meant. */
    void find(GameFilter filter, Answer answer) {
        var request = requests.next();
        games.run(request, collection -> findAll(request, collection, filter, answer));
    }

    /** The same for other games than those that are shown: the latest are found first, and what their rows show. */
    void findOthers(GameFilter filter, Answer answer) {
        var request = requests.next();
        games.run(request, collection -> {
            var first = collection.find(filter, MOST_LATEST);
            var inSight = Rows.read(collection, first.subList(0, Math.min(MOST_IN_SIGHT, first.size())));
            boolean areAll = first.size() < MOST_LATEST;
            request.answer(() -> {
                rows.keep(inSight);
                answer.show(first, areAll);
            });
            if (!areAll) {
                findAll(request, collection, filter, answer);
            }
        });
    }

    private void findAll(Requests.Request request, GameCollection collection, GameFilter filter, Answer answer)
            throws IOException {
        if (!request.isStale()) {
            var ids = collection.find(filter);
            request.answer(() -> answer.show(ids, true));
        }
    }
}
