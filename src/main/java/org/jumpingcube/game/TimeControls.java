package org.jumpingcube.game;

/** The time controls of both sides, which may differ as a handicap. */
public record TimeControls(TimeControl one, TimeControl two) {
    /** A game without clocks. */
    public static final TimeControls OFF = both(TimeControl.UNLIMITED);

    /** The same for both sides. */
    public static TimeControls both(TimeControl control) {
        return new TimeControls(control, control);
    }

    public TimeControl of(Player player) {
        return player == Player.ONE ? one : two;
    }

    /** Whether at least one side has a limit. */
    public boolean isOn() {
        return !equals(OFF);
    }

    /** The same times with sides swapped. */
    public TimeControls swapped() {
        return new TimeControls(two, one);
    }
}
