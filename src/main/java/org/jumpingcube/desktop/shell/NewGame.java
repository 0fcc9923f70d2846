package org.jumpingcube.desktop.shell;

import java.util.Optional;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.HeadStart;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.TimeControls;
import org.jumpingcube.settings.Friends;
import org.jumpingcube.settings.GameChoice;
import org.jumpingcube.settings.Play;

/**
 * What the user has chosen for a new game.
 *
 * @param isByTurns whether sides change after each game
 * @param bestOf the number of games in a series, for games whose rules have no series
 * @param clock for each side
 * @param headStart what one of the two gets before the first move
 * @param isRival whether the computer player is the user's rival
 * @param friends the names of two people; if empty, the names stay as they are
 */
public record NewGame(
        GameView<?, ?> view,
        GameOptions options,
        Seats seats,
        boolean isByTurns,
        int bestOf,
        TimeControls clock,
        Optional<HeadStart> headStart,
        boolean isRival,
        Optional<Friends> friends) {
    /** The settings with these choices in them. Two computers play this game only, and leave the seats as they are. */
    public Play in(Play play) {
        var before = play.game();
        var chosen = before.withOptions(view.kind(), options).options();
        boolean isPair = pair().isPresent();
        var level = isRival ? play.chosenSeats().computer() : before.level();
        return play.withSeats(isPair ? play.seats() : seats)
                .withClock(clock)
                .withGame(new GameChoice(
                        view.kind().name(), chosen, isByTurns, bestOf, isPair ? before.isRival() : isRival, level));
    }

    /** The two computers that play this game, while the user watches. */
    public Optional<Seats> pair() {
        return Optional.of(seats).filter(Seats::areBothComputers);
    }
}
