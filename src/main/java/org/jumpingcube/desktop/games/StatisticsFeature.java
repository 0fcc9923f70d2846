package org.jumpingcube.desktop.games;

import java.util.concurrent.CompletableFuture;
import org.jumpingcube.desktop.shell.Feature;
import org.jumpingcube.desktop.shell.LazyWindow;
import org.jumpingcube.desktop.shell.Program;

/** What the user's games say, in a window that My Games opens. */
public final class StatisticsFeature implements Feature {
    private final LazyWindow<StatisticsWindow> window;

    public StatisticsFeature(Program program) {
        window = new LazyWindow<>(() -> new StatisticsWindow(program));
    }

    void open() {
        window.open();
    }

    @Override
    public CompletableFuture<Void> close() {
        return window.made().map(StatisticsWindow::end).orElseGet(Feature.super::close);
    }
}
