package org.jumpingcube.session;

/**
 * Where a game stops until the user presses the button.
 *
 * @param beforeMove before each computer move
 * @param beforeStep before each step of a cascade
 */
public record Pauses(boolean beforeMove, boolean beforeStep) {
    public static final Pauses NONE = new Pauses(false, false);

    boolean areOff() {
        return !beforeMove && !beforeStep;
    }
}
