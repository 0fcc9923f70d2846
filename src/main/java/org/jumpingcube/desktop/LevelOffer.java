package org.jumpingcube.desktop;

import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableValue;
import org.jumpingcube.desktop.model.GameEvent;
import org.jumpingcube.desktop.model.OpenGames;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.desktop.shell.Rivals;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.session.GameState.GameOver;
import org.jumpingcube.session.SessionView;

/**
 * Keeps the record of the games against computers, and offers the rival, who is about as strong as the user, after enough
 * of them have been won or lost in a row at one level. A game counts once, however often its end is undone; one that was
 * loaded at its end does not, nor does one against a player who has no level, or one that was not even from its start.
 */
final class LevelOffer {
    private final OpenGames games;
    private final SettingsModel settings;
    private final Rivals rivals;
    private final ReadOnlyBooleanWrapper isOffered = new ReadOnlyBooleanWrapper();
    private boolean isGoingOn; // a game whose end has not been counted

    LevelOffer(OpenGames games, SettingsModel settings, Rivals rivals) {
        this.games = games;
        this.settings = settings;
        this.rivals = rivals;
        isGoingOn = !(games.now().state() instanceof GameOver);
        games.follow(this::follow);
    }

    /** Whether the rival is on offer, while the game that led to it is over. */
    ObservableValue<Boolean> isRivalOffered() {
        return isOffered.getReadOnlyProperty();
    }

    private void follow(GameEvent event) {
        if (event instanceof GameEvent.Began) {
            isGoingOn = !(games.now().state() instanceof GameOver);
            isOffered.set(false);
        } else if (event instanceof GameEvent.TurnMade || event instanceof GameEvent.WentTo) {
            isOffered.set(false);
        } else if (event instanceof GameEvent.Ended over && isGoingOn) {
            isGoingOn = false;
            count(games.now(), over.outcome().winner());
        }
    }

    private void count(SessionView<?, ?> view, Optional<Player> winner) {
        var seats = view.seats();
        Seat computer = seats.computer();
        if (settings.get().play().game().isRival()) {
            lookForRival();
        }
        if (seats.isOneComputer()
                && computer.elo().isEmpty()
                && !isRival(seats)
                && games.toSave().isEven()) {
            String game = games.shown().get().view().kind().name();
            Optional<Boolean> isWon = winner.map(side -> !seats.isComputer(side));
            settings.update(now -> now.withProgress(now.progress().recorded(game, computer, isWon)));
            isWon.ifPresent(won -> count(computer.skill(), won));
        }
    }

    private void count(Skill played, boolean isWon) {
        settings.update(now -> now.withProgress(now.progress().after(played, isWon)));
        isOffered.set(settings.get().progress().betterLevel().isPresent());
        if (isOffered.get()) {
            lookForRival();
        }
    }

    /** How strong the next one is; all games are read for it, so only when there is to be one. */
    private void lookForRival() {
        rivals.look(games.shown().get().view().kind());
    }

    /** A rival may happen to be as strong as a level. */
    private boolean isRival(Seats seats) {
        var play = settings.get().play();
        return play.game().isRival()
                && (seats.equals(play.seats()) || seats.swapped().equals(play.seats()));
    }
}
