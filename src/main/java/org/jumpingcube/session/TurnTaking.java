package org.jumpingcube.session;

import org.jumpingcube.game.History;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seats;
import org.jumpingcube.session.GameState.ComputerHeld;
import org.jumpingcube.session.GameState.FriendToMove;
import org.jumpingcube.session.GameState.GameOver;
import org.jumpingcube.session.GameState.HumanToMove;
import org.jumpingcube.session.GameState.MustPass;

/** Whose turn it is and who decides: what follows from a game and its seats alone. */
final class TurnTaking {
    private TurnTaking() {}

    /** Where a game rests until the user does something. */
    static <P extends Position<P, M>, M> GameState<M> waiting(
            History<P, M> history, Seats seats, boolean isFriendThere) {
        P position = history.current();
        Player mover = position.toMove();
        Outcome outcome = position.outcome();
        if (outcome.isOver()) {
            return new GameOver<>(outcome.winner().orElse(mover), outcome);
        }
        if (seats.of(mover).isFriend()) {
            return new FriendToMove<>(mover, isFriendThere);
        }
        if (seats.isComputer(mover)) {
            return new ComputerHeld<>(mover, heldCause(history, seats));
        }
        return position.forcedPass().isPresent()
                ? new MustPass<>(mover)
                : new HumanToMove<>(mover, seats.areBothHuman(), position.pass().isPresent());
    }

    private static ComputerHeld.Cause heldCause(History<?, ?> history, Seats seats) {
        if (!seats.areBothComputers()) {
            return ComputerHeld.Cause.START_COMPUTER_MOVE;
        }
        return history.turns().isEmpty() ? ComputerHeld.Cause.START_GAME : ComputerHeld.Cause.CONTINUE_GAME;
    }

    static <P extends Position<P, M>, M> History<P, M> undoToOwnDecision(History<P, M> history, Seats seats) {
        History<P, M> earlier = history.undo();
        while (earlier.canUndo() && isBetweenOwnDecisions(earlier, seats)) {
            earlier = earlier.undo();
        }
        return earlier;
    }

    static <P extends Position<P, M>, M> History<P, M> redoToOwnDecision(History<P, M> history, Seats seats) {
        History<P, M> later = history.redo();
        while (later.canRedo() && isBetweenOwnDecisions(later, seats)) {
            later = later.redo();
        }
        return later;
    }

    private static <P extends Position<P, M>, M> boolean isBetweenOwnDecisions(History<P, M> history, Seats seats) {
        P position = history.current();
        boolean isOwnDecision =
                seats.isHuman(position.toMove()) && position.forcedPass().isEmpty();
        return !seats.areBothComputers() && !isOwnDecision;
    }
}
