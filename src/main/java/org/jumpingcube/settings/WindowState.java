package org.jumpingcube.settings;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.Optional;

/**
 * What is remembered about the window.
 *
 * @param bounds where it was when not maximised; empty before the first start
 * @param sound whether sounds are played
 */
@JsonPropertyOrder("bounds")
public record WindowState(
        @JsonUnwrapped @JsonInclude(JsonInclude.Include.NON_ABSENT)
        Optional<WindowBounds> bounds,

        boolean maximised,
        boolean toolbar,
        boolean statusbar,
        boolean sidePanel,
        boolean sound) {
    public static final WindowState DEFAULT = new WindowState(Optional.empty(), false, true, true, true, true);

    /** As it is written: the bounds' numbers stand beside the rest, and hold only when all four are there. */
    @JsonCreator
    static WindowState of(
            Optional<Double> x,
            Optional<Double> y,
            Optional<Double> width,
            Optional<Double> height,
            boolean maximised,
            boolean toolbar,
            boolean statusbar,
            boolean sidePanel,
            boolean sound) {
        var bounds = new WindowBounds(x.orElse(0.0), y.orElse(0.0), width.orElse(1.0), height.orElse(1.0));
        boolean isComplete = x.isPresent() && y.isPresent() && width.isPresent() && height.isPresent();
        return new WindowState(
                isComplete ? Optional.of(bounds) : Optional.empty(), maximised, toolbar, statusbar, sidePanel, sound);
    }

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
