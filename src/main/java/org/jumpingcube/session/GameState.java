package org.jumpingcube.session;

import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Player;

/** What the session is doing right now: exactly one of these. It decides the button and the status text. */
public sealed interface GameState<M> {
    ActionButton button();

    /** The key of the status bar's text. */
    String statusKey();

    /** The player the status text is about. */
    Player player();

    /** Whether a move or a hint is in progress, so that only New and the button work. */
    default boolean isRunning() {
        return true;
    }

    /** Nothing is in progress: the user is free to act. */
    sealed interface Resting<M> extends GameState<M> {
        @Override
        default boolean isRunning() {
            return false;
        }
    }

    /** The session waits for the answer of a search. */
    sealed interface Searching<M> extends GameState<M> {
        SearchTicket ticket();
    }

    /** A move is in progress, from its choice to the end of its cascade. */
    sealed interface MoveUnderWay<M> extends GameState<M> {
        Plan plan();

        @Override
        default String statusKey() {
            return plan().flow() == Plan.Flow.FINISHING ? "status.finishing-move" : "status.computer-moving";
        }

        /** The same state with another plan. */
        MoveUnderWay<M> with(Plan plan);
    }

    /** A human is to move, and may pass instead where the rules say so. */
    record HumanToMove<M>(Player player, boolean isOneOfTwo, boolean mayPass) implements Resting<M> {
        @Override
        public ActionButton button() {
            return mayPass
                    ? ActionButton.start("button.pass")
                    : ActionButton.disabled(isOneOfTwo ? "button.player-" + player.number() : "button.your-turn");
        }

        @Override
        public String statusKey() {
            return isOneOfTwo ? "status.player-to-move" : "status.your-move";
        }
    }

    /** A computer player is to move but waits for the button. */
    record ComputerHeld<M>(Player player, Cause cause) implements Resting<M> {
        /** What the button will start. */
        public enum Cause {
            START_GAME("button.start-game"),
            CONTINUE_GAME("button.continue-game"),
            START_COMPUTER_MOVE("button.start-computer-move");

            private final String textKey;

            Cause(String textKey) {
                this.textKey = textKey;
            }
        }

        @Override
        public ActionButton button() {
            return ActionButton.start(cause.textKey);
        }

        @Override
        public String statusKey() {
            return "status.computer-held";
        }
    }

    /** A friend elsewhere is to move, who may have gone. */
    record FriendToMove<M>(Player player, boolean isThere) implements Resting<M> {
        private static final String GONE = "friend.presence.away";

        @Override
        public ActionButton button() {
            return ActionButton.disabled(isThere ? "button.friend-to-move" : GONE);
        }

        @Override
        public String statusKey() {
            return isThere ? "status.friend-to-move" : GONE;
        }
    }

    /** A computer move is being calculated. */
    record Thinking<M>(SearchTicket ticket, Player player, Plan plan) implements MoveUnderWay<M>, Searching<M> {
        @Override
        public ActionButton button() {
            return runningButton(plan, "button.stop-computing");
        }

        @Override
        public MoveUnderWay<M> with(Plan changed) {
            return new Thinking<>(ticket, player, changed);
        }
    }

    /** A hint for a human is being calculated. */
    record ThinkingOfHint<M>(SearchTicket ticket, Player player) implements Searching<M> {
        @Override
        public ActionButton button() {
            return ActionButton.stop("button.stop-computing");
        }

        @Override
        public String statusKey() {
            return "status.computing-hint";
        }
    }

    /** The computer's chosen move blinks before it is played. */
    record ShowingMove<M>(M move, Player player, Plan plan) implements MoveUnderWay<M> {
        @Override
        public ActionButton button() {
            return runningButton(plan, "button.stop-showing-move");
        }

        @Override
        public MoveUnderWay<M> with(Plan changed) {
            return new ShowingMove<>(move, player, changed);
        }
    }

    /** A hint blinks. */
    record ShowingHint<M>(M move, Player player) implements GameState<M> {
        @Override
        public ActionButton button() {
            return ActionButton.stop("button.stop-showing-move");
        }

        @Override
        public String statusKey() {
            return "status.showing-hint";
        }
    }

    /** The consequences of the last move are being shown; the move itself is already played. */
    record Animating<M>(Player player, int stage, Plan plan) implements MoveUnderWay<M> {
        @Override
        public ActionButton button() {
            return runningButton(plan, "button.stop-animation");
        }

        @Override
        public String statusKey() {
            return plan.flow() == Plan.Flow.FINISHING ? "status.finishing-move" : "status.animating";
        }

        @Override
        public MoveUnderWay<M> with(Plan changed) {
            return new Animating<>(player, stage, changed);
        }
    }

    /** The next step of the last move's cascade waits for the user. */
    record PausedAtStep<M>(Player player, int stage, Plan plan) implements MoveUnderWay<M> {
        @Override
        public ActionButton button() {
            return ActionButton.start("button.show-next-step");
        }

        @Override
        public String statusKey() {
            return "status.paused-at-step";
        }

        @Override
        public MoveUnderWay<M> with(Plan changed) {
            return new PausedAtStep<>(player, stage, changed);
        }
    }

    /** A human is to move and can do nothing but pass. */
    record MustPass<M>(Player player) implements Resting<M> {
        @Override
        public ActionButton button() {
            return ActionButton.start("button.pass");
        }

        @Override
        public String statusKey() {
            return "status.must-pass";
        }
    }

    /**
     * The game has ended.
     *
     * @param player the winner; after a draw, the player who would be to move
     * @param outcome how and why it ended
     */
    record GameOver<M>(Player player, Outcome outcome) implements Resting<M> {
        @Override
        public ActionButton button() {
            return ActionButton.disabled("button.game-over");
        }

        @Override
        public String statusKey() {
            return outcome.winner().isPresent() ? "status.game-over" : "status.drawn";
        }
    }

    private static ActionButton runningButton(Plan plan, String activityKey) {
        return ActionButton.stop(plan.isContinuous() ? "button.interrupt-game" : activityKey);
    }
}
