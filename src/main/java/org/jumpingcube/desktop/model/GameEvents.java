package org.jumpingcube.desktop.model;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jumpingcube.desktop.model.GameEvent.Began;
import org.jumpingcube.desktop.model.GameEvent.Ended;
import org.jumpingcube.desktop.model.GameEvent.Left;
import org.jumpingcube.desktop.model.GameEvent.TurnMade;
import org.jumpingcube.desktop.model.GameEvent.WentTo;
import org.jumpingcube.game.History;
import org.jumpingcube.session.GameState.GameOver;
import org.jumpingcube.session.Notice;
import org.jumpingcube.session.SessionView;

/** Finds out what has happened from one view of the game on the screen to the next, and tells it. */
final class GameEvents {
    private final List<Consumer<GameEvent>> followers = new ArrayList<>();
    private Moment latest;
    private boolean isEndTold;

    /** The game as it was looked at. */
    private record Moment(GameModel<?, ?> model, GameModel.Beginning beginning, SessionView<?, ?> view) {
        private static Moment of(GameModel<?, ?> model) {
            return new Moment(model, model.beginning(), model.now());
        }
    }

    GameEvents(GameModel<?, ?> first) {
        latest = Moment.of(first);
    }

    void follow(Consumer<GameEvent> follower) {
        followers.add(follower);
    }

    void tell(GameEvent event) {
        List.copyOf(followers).forEach(follower -> follower.accept(event));
    }

    /** Tells what has happened since it was looked at last. */
    void look(GameModel<?, ?> model) {
        var before = latest;
        latest = Moment.of(model);
        boolean isOver = latest.view().state() instanceof GameOver;
        if (latest.beginning() != before.beginning()) {
            isEndTold = isOver;
            tell(new Began(latest.beginning().from()));
        } else {
            tellOfPlace(before.view().history(), latest.view());
            boolean isEnd = isOver && !isEndTold && latest.view().notice() == Notice.NONE;
            isEndTold = isOver;
            if (isEnd) {
                tell(new Ended(latest.view().outcome()));
            }
        }
    }

    private void tellOfPlace(History<?, ?> before, SessionView<?, ?> now) {
        var history = now.history();
        boolean isOneMore = history.cursor() == before.cursor() + 1 && now.notice() == Notice.NONE;
        if (isOneMore) {
            history.lastTurn().ifPresent(turn -> tell(new TurnMade(turn)));
        } else if (!history.equals(before)) {
            tell(new WentTo(history.cursor()));
        }
    }

    /** Tells that the game on the screen makes room for another, before it does. */
    void leave() {
        tell(new Left(latest.model().toSave(), latest.view().outcome()));
    }
}
