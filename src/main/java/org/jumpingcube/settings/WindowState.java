package org.jumpingcube.settings;

import java.util.Optional;

/**
 * What is remembered about the window.
 *
 * @param bounds where it was when not maximised; empty before the first start
 * @param sound whether sounds are played
 */
public record WindowState(
        Optional<WindowBounds> bounds,
        boolean maximised,
        boolean toolbar,
        boolean statusbar,
        boolean sidePanel,
        boolean sound) {
    public static final WindowState DEFAULT = new WindowState(Optional.empty(), false, true, true, true, true);

    public WindowState withBounds(WindowBounds other) {
        return new WindowState(Optional.of(other), maximised, toolbar, statusbar, sidePanel, sound);
    }

    public WindowState withMaximised(boolean full) {
        return new WindowState(bounds, full, toolbar, statusbar, sidePanel, sound);
    }

    public WindowState withToolbar(boolean shown) {
        return new WindowState(bounds, maximised, shown, statusbar, sidePanel, sound);
    }

    public WindowState withStatusbar(boolean shown) {
        return new WindowState(bounds, maximised, toolbar, shown, sidePanel, sound);
    }

    public WindowState withSidePanel(boolean shown) {
        return new WindowState(bounds, maximised, toolbar, statusbar, shown, sound);
    }

    public WindowState withSound(boolean heard) {
        return new WindowState(bounds, maximised, toolbar, statusbar, sidePanel, heard);
    }
}
