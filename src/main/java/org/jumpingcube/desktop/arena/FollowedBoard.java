package org.jumpingcube.desktop.arena;

import java.util.Optional;
import javafx.scene.layout.Region;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.model.SmallBoard;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Position;
import org.jumpingcube.settings.Look;

/**
 * A small board that follows one game after the other. A move is shown to its end, and then the latest one: what was
 * played in between is skipped.
 *
 * @param <P> the game's own type of position
 * @param <M> the game's own type of move
 */
final class FollowedBoard<P extends Position<P, M>, M> {
    static final int MOST_TIMES_BEHIND = 10;

    private final GameView<P, M> view;
    private final SmallBoard<P, M> board;
    private Optional<FollowedGame<P, M>> game = Optional.empty();
    private int shown; // how many moves have been made on the board
    private boolean isMoving;
    private int timesBehind;

    FollowedBoard(GameView<P, M> view) {
        this.view = view;
        board = view.newSmallBoard();
    }

    Region node() {
        return board.node();
    }

    Optional<FollowedGame<P, M>> game() {
        return game;
    }

    /** Follows another game of the same kind from now on. */
    void take(FollowedGame<?, ?> next) {
        var taken = next.of(view);
        game = Optional.of(taken);
        isMoving = false;
        show(taken.history());
    }

    /**
     * Shows the game as it is now. If a move is still being shown when this is called for the {@value
     * #MOST_TIMES_BEHIND}th time with others waiting, it is cut short.
     */
    void follow() {
        game.map(FollowedGame::history).filter(now -> moves(now) > shown).ifPresent(now -> {
            if (!isMoving || ++timesBehind >= MOST_TIMES_BEHIND) {
                play(now);
            }
        });
    }

    private static int moves(History<?, ?> history) {
        return history.turns().size();
    }

    private void show(History<P, M> now) {
        shown = moves(now);
        timesBehind = 0;
        board.show(now.current());
    }

    private void play(History<P, M> now) {
        shown = moves(now);
        timesBehind = 0;
        isMoving = true;
        now.lastTurn().ifPresent(turn -> board.play(turn, () -> isMoving = false));
    }

    void restyle(Look look) {
        board.restyle(look);
    }
}
