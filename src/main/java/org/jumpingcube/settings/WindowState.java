package org.jumpingcube.settings;

import java.util.Optional;

/**
 * What is remembered of the window.
 *
 * @param bounds where it was when not maximised; empty before the first start
 */
public record WindowState(
        Optional<WindowBounds> bounds, boolean maximised, boolean toolbar, boolean statusbar, boolean sidePanel) {
    public static final WindowState DEFAULT = new WindowState(Optional.empty(), false, true, true, true);

    public WindowState withBounds(WindowBounds other) {
        return new WindowState(Optional.of(other), maximised, toolbar, statusbar, sidePanel);
    }

    public WindowState withMaximised(boolean full) {
        return new WindowState(bounds, full, toolbar, statusbar, sidePanel);
    }

    public WindowState withToolbar(boolean shown) {
        return new WindowState(bounds, maximised, shown, statusbar, sidePanel);
    }

    public WindowState withStatusbar(boolean shown) {
        return new WindowState(bounds, maximised, toolbar, shown, sidePanel);
    }

    public WindowState withSidePanel(boolean shown) {
        return new WindowState(bounds, maximised, toolbar, statusbar, shown);
    }
}
