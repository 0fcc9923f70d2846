package org.jumpingcube.desktop;

import java.util.List;
import javafx.beans.value.ObservableValue;
import org.jumpingcube.desktop.model.GameModel;
import org.jumpingcube.desktop.model.OpenGames;

/** Lets the game in the window wait while something else must be answered first. */
final class Interruptions {
    private final OpenGames games;
    private final List<ObservableValue<Boolean>> questions;

    private Interruptions(OpenGames games, List<ObservableValue<Boolean>> questions) {
        this.games = games;
        this.questions = questions;
    }

    /** @param questions whether each kind of question is being asked */
    static void follow(OpenGames games, List<ObservableValue<Boolean>> questions) {
        var interruptions = new Interruptions(games, questions);
        games.shown().subscribe((before, now) -> {
            interruptions.keep(before.model(), false);
            interruptions.look();
        });
        questions.forEach(question -> question.subscribe(isAsked -> interruptions.look()));
    }

    private void look() {
        keep(games.shown().get().model(), questions.stream().anyMatch(ObservableValue::getValue));
    }

    private void keep(GameModel<?, ?> game, boolean isAsked) {
        game.hold(this, isAsked);
    }
}
