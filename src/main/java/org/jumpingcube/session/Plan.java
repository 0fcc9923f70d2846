package org.jumpingcube.session;

/**
 * How a move in progress goes on, decided when it starts.
 *
 * @param stepwise whether the game pauses before each step of the cascade
 * @param holdsNext whether the next side was given to a computer meanwhile, which then waits for the button
 */
public record Plan(Flow flow, boolean stepwise, boolean holdsNext) {
    /** What follows the move, and what the button does meanwhile. */
    public enum Flow {
        /** The next side's seat decides; the button stops the current activity. */
        SINGLE_MOVE,
        /** Two computers play on without a pause; the button interrupts the game. */
        CONTINUOUS,
        /** The game was interrupted: this move is finished, then the game waits for the button. */
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
