package org.jumpingcube.desktop.games;

import java.util.List;
import java.util.Optional;
import javafx.scene.canvas.Canvas;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.settings.Look;

/** The kinds of game that the window knows, by their names. */
record Kinds(List<GameView<?, ?>> views) {
    Optional<GameView<?, ?>> of(String name) {
        return views.stream().filter(view -> view.kind().name().equals(name)).findFirst();
    }

    /** What a kind is called; its name in the collection if it is not known here. */
    String title(String name) {
        return of(name).map(GameView::title).orElse(name);
    }

    /** A size of the board of the kind with this name, in words. */
    String size(String name, int size) {
        return of(name).map(view -> view.sizeInWords(size)).orElseGet(() -> Integer.toString(size));
    }

    /** What a side is called by its pieces; empty for "Player 1" and "Player 2". */
    String side(String name, Player player) {
        return of(name).map(view -> view.wording().side(player)).orElse("");
    }

    /** Paints a small picture of a position of the kind with this name. */
    void paint(String name, Position<?, ?> position, Canvas canvas) {
        of(name).ifPresent(view -> paint(view, position, canvas));
    }

    @SuppressWarnings("unchecked") // a kind's name determines its types
    private static <P extends Position<P, M>, M> void paint(
            GameView<P, M> view, Position<?, ?> position, Canvas canvas) {
        view.paint((P) position, canvas);
    }

    void restyle(Look look) {
        views.forEach(view -> view.restyle(look));
    }
}
