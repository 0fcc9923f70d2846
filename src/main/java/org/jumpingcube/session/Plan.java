package org.jumpingcube.session;

/**
 * How a move that is under way goes on, decided when it begins.
 *
 * @param stepwise whether the game pauses before each step of the cascade
 * @param holdsNext whether the next side has been given to a computer meanwhile, which so waits for the button
 */
public record Plan(Flow flow, boolean stepwise, boolean holdsNext) {
    /** What follows the move, and so what a press of the button means while it runs. */
    public enum Flow {
        /** The next side's seat decides; a press stops the activity of the moment. */
        SINGLE_MOVE,
        /** Two computers play on without a pause; a press interrupts the game. */
        CONTINUOUS,
        /** The game was interrupted: this move runs to its end, then the game is held. */
        FINISHING
    }

    boolean isContinuous() {
        return flow == Flow.CONTINUOUS;
    }

    Plan finishing() {
        return new Plan(Flow.FINISHING, stepwise, holdsNext);
    }

    Plan holdingNext(boolean isHeld) {
        return new Plan(flow, stepwise, isHeld);
    }
}
