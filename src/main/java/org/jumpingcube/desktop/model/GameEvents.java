package org.jumpingcube.desktop.model;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jumpingcube.desktop.model.GameEvent.Began;
import org.jumpingcube.desktop.model.GameEvent.Ended;
import org.jumpingcube.desktop.model.GameEvent.TurnMade;
import org.jumpingcube.desktop.model.GameEvent.WentTo;
import org.jumpingcube.game.History;
import org.jumpingcube.session.GameState.GameOver;
import org.jumpingcube.session.Notice;
import org.jumpingcube.session.SessionView;

/** Finds out what has happened from one view of the game on the screen to the next, and tells it. */
final class GameEvents {
    private final List<Consumer<GameEvent>> followers = new ArrayList<>();
    private Seen latest;

    /** The game as it was looked at last. */
    private record Seen(GameModel<?, ?> model, int number, SessionView<?, ?> view) {
        private static Seen of(GameModel<?, ?> model) {
            return new Seen(model, model.number(), model.now());
        }

        private boolean isSameGame(Seen other) {
            return model.equals(other.model) && number == other.number;
        }

        private boolean isOver() {
            return view.state() instanceof GameOver;
        }
    }

    GameEvents(GameModel<?, ?> first) {
        latest = Seen.of(first);
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
        var now = Seen.of(model);
        latest = now;
        if (now.isSameGame(before)) {
            tellOfPlace(before.view().history(), now.view());
            if (now.isOver() && !before.isOver() && !isRedone(now.view())) {
                tell(new Ended(now.view().outcome()));
            }
        } else {
            tell(new Began(model.from()));
        }
    }

    private void tellOfPlace(History<?, ?> before, SessionView<?, ?> now) {
        var history = now.history();
        if (history.cursor() == before.cursor() + 1 && !isRedone(now)) {
            history.lastTurn().ifPresent(turn -> tell(new TurnMade(turn)));
        } else if (!history.equals(before)) {
            tell(new WentTo(history.cursor()));
        }
    }

    private static boolean isRedone(SessionView<?, ?> now) {
        return now.notice() == Notice.MOVE_REDONE || now.notice() == Notice.MOVES_REDONE;
    }
}
