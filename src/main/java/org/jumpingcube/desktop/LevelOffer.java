package org.jumpingcube.desktop;

import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import org.jumpingcube.desktop.model.OpenGames;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Skill;
import org.jumpingcube.session.GameState.GameOver;
import org.jumpingcube.session.Notice;
import org.jumpingcube.session.SessionView;

/**
 * Counts the games against a computer that are won or lost in a row, and offers another level after enough of them. A
 * game counts once, however often its end is undone; one that was loaded at its end does not.
 */
final class LevelOffer {
    private final SettingsModel settings;
    private final ReadOnlyObjectWrapper<Optional<Skill>> level = new ReadOnlyObjectWrapper<>(Optional.empty());
    private boolean isGoingOn; // a game whose end has not been seen

    LevelOffer(OpenGames games, SettingsModel settings) {
        this.settings = settings;
        games.view().subscribe(this::follow);
    }

    /** The level that is offered while the game that led to it is over. */
    ObservableValue<Optional<Skill>> level() {
        return level.getReadOnlyProperty();
    }

    private void follow(SessionView<?, ?> view) {
        boolean isLoaded = view.notice() == Notice.GAME_LOADED;
        if (view.state() instanceof GameOver<?> over) {
            if (isGoingOn && !isLoaded) {
                over.outcome().winner().ifPresent(winner -> count(view, winner));
            }
            isGoingOn = false;
        } else {
            level.set(Optional.empty());
            isGoingOn = isGoingOn || isLoaded || view.history().turns().isEmpty();
        }
    }

    private void count(SessionView<?, ?> view, Player winner) {
        var seats = view.seats();
        if (!seats.areBothHuman() && !seats.areBothComputers()) {
            boolean isWon = !seats.isComputer(winner);
            Skill played = seats.of(isWon ? winner.opponent() : winner).skill();
            settings.update(now -> now.withProgress(now.progress().after(played, isWon)));
            level.set(settings.get().progress().betterLevel());
        }
    }
}
