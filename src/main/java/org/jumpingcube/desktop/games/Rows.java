package org.jumpingcube.desktop.games;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javafx.application.Platform;
import org.jumpingcube.collection.GameAccess;
import org.jumpingcube.collection.GameCollection;

/** What the rows of the list show: read a few at a time, those wanted last first, and remembered for a while. */
final class Rows {
    private static final int AT_ONCE = 8; // a new filter waits for no more than these
    private static final int MOST_WANTED = 100; // more than any screen shows; those scrolled past are dropped
    private static final int MOST_KEPT = 500;

    private final GameAccess games;
    private final Consumer<Set<Long>> onRead;
    private final Set<Long> wanted = new LinkedHashSet<>();
    private final Set<Long> stale = new HashSet<>();
    private final Map<Long, Optional<Row>> kept = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, Optional<Row>> eldest) {
            return size() > MOST_KEPT;
        }
    };
    private boolean isReading;

    /** @param onRead told which rows have been read */
    Rows(GameAccess games, Consumer<Set<Long>> onRead) {
        this.games = games;
        this.onRead = onRead;
    }

    /** The row of a game, or nothing yet: then it is read soon. Nothing for ever if the game is gone. */
    Optional<Row> get(long id) {
        var known = kept.get(id);
        if (known == null || stale.contains(id)) {
            want(id);
        }
        return known == null ? Optional.empty() : known;
    }

    private void want(long id) {
        wanted.remove(id);
        wanted.add(id);
        if (wanted.size() > MOST_WANTED) {
            wanted.remove(wanted.iterator().next());
        }
        if (!isReading) {
            isReading = true;
            Platform.runLater(this::readNext); // once all rows in sight are wanted
        }
    }

    private void readNext() {
        isReading = !wanted.isEmpty();
        if (!isReading) {
            return;
        }
        List<Long> next = new ArrayList<>(wanted);
        List<Long> latest = List.copyOf(next.subList(Math.max(0, next.size() - AT_ONCE), next.size()));
        latest.forEach(wanted::remove);
        games.ask(collection -> read(collection, latest), this::take);
    }

    /** Reads the rows of games; nothing for a game that is gone. */
    static Map<Long, Optional<Row>> read(GameCollection collection, List<Long> ids) throws IOException {
        var read = new HashMap<Long, Optional<Row>>();
        for (long id : ids) {
            read.put(id, Row.read(collection, id));
        }
        return read;
    }

    private void take(Map<Long, Optional<Row>> read) {
        keep(read);
        readNext();
    }

    /** Takes over rows that somebody else has read. */
    void keep(Map<Long, Optional<Row>> read) {
        kept.putAll(read);
        stale.removeAll(read.keySet());
        onRead.accept(read.keySet());
    }

    /** What is known may no longer hold: it is shown until it has been read again. */
    void renew() {
        stale.addAll(kept.keySet());
    }

    /** The collection could not be read. */
    void giveUp() {
        isReading = false;
        wanted.clear();
    }
}
