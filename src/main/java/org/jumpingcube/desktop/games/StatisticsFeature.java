package org.jumpingcube.desktop.games;

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
}
