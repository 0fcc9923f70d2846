package org.jumpingcube.desktop;

import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import org.jumpingcube.desktop.model.OpenGames;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Skill;
import org.jumpingcube.session.GameState.GameOver;
import org.jumpingcube.session.Notice;
import org.jumpingcube.session.SessionView;

/**
 * Keeps the record of the games against computers, and offers another level after enough of them have been won or lost
 * in a row. A game counts once, however often its end is undone; one that was loaded at its end does not, nor does one
 * against a player who has no level.
 */
final class LevelOffer {
    private final OpenGames games;
    private final SettingsModel settings;
    private final ReadOnlyObjectWrapper<Optional<Skill>> level = new ReadOnlyObjectWrapper<>(Optional.empty());
    private boolean isGoingOn; // a game whose end has not been counted

    LevelOffer(OpenGames games, SettingsModel settings) {
        this.games = games;
        this.settings = settings;
        games.view().subscribe(this::follow);
    }

    /** The level on offer, while the game that led to it is over. */
    ObservableValue<Optional<Skill>> level() {
        return level.getReadOnlyProperty();
    }

    private void follow(SessionView<?, ?> view) {
        boolean isLoaded = view.notice() == Notice.GAME_LOADED;
        if (view.state() instanceof GameOver<?> over) {
            if (isGoingOn && !isLoaded) {
                count(view, over.outcome().winner());
            }
            isGoingOn = false;
        } else {
            level.set(Optional.empty());
            isGoingOn = isGoingOn || isLoaded || view.history().turns().isEmpty();
        }
    }

    private void count(SessionView<?, ?> view, Optional<Player> winner) {
        var seats = view.seats();
        Seat computer = seats.one().isComputer() ? seats.one() : seats.two();
        if (seats.isOneComputer() && computer.elo().isEmpty()) {
            String game = games.shown().get().view().kind().name();
            Optional<Boolean> isWon = winner.map(side -> !seats.isComputer(side));
            settings.update(now -> now.withProgress(now.progress().recorded(game, computer, isWon)));
            isWon.ifPresent(won -> count(computer.skill(), won));
        }
    }

    private void count(Skill played, boolean isWon) {
        settings.update(now -> now.withProgress(now.progress().after(played, isWon)));
        level.set(settings.get().progress().betterLevel());
    }
}
