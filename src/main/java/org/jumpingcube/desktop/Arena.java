package org.jumpingcube.desktop;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jumpingcube.desktop.arena.ArenaNeeds;
import org.jumpingcube.desktop.arena.ArenaWindow;

/** The arena's window, which is made when it is first wanted. */
final class Arena {
    private Optional<ArenaWindow> made = Optional.empty();

    ArenaWindow window(ArenaNeeds needs) {
        var window = new ArenaWindow(needs);
        made = Optional.of(window);
        return window;
    }

    /** Completes when nothing is played any more and all results are written. */
    CompletableFuture<Void> close() {
        return made.map(ArenaWindow::end).orElseGet(() -> CompletableFuture.completedFuture(null));
    }
}
