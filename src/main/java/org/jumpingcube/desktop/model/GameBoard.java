package org.jumpingcube.desktop.model;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.Region;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.session.MovePresenter;
import org.jumpingcube.settings.Look;
import org.jumpingcube.sound.Sound;

/**
 * The board on which a game is played, and everything that changes with it. It follows one game, which {@link
 * OpenGame#of} attaches. A move may take several clicks; the board itself keeps track of an incomplete move.
 *
 * @param <P> the game's own type of position
 * @param <M> the game's own type of move
 */
public interface GameBoard<P extends Position<P, M>, M> {
    /** Shows on this board the effects of moves. */
    MovePresenter<P, M> presenter();

    /**
     * Follows a game from now on, and plays the moves that the user chooses in it. Call this or the other one, once,
     * before the methods below.
     */
    default void attach(GameModel<P, M> game) {
        attach(game, game.session()::choose);
    }

    /**
     * Follows a game from now on, in which somebody else plays the moves that the user chooses.
     *
     * @param player takes the user's choice, and may leave it at that
     */
    void attach(GameModel<P, M> game, Consumer<M> player);

    /** The node for the window; always the same. */
    Region node();

    /** The current tallies of the board. */
    ObservableValue<Tally> shown();

    /** Whether the end of a game is still being shown on it, although the game itself waits for nothing any more. */
    default ObservableValue<Boolean> isCelebrating() {
        return new ReadOnlyBooleanWrapper();
    }

    /** Says what the sides are called, on a board that names them; asked each time. */
    default void callSides(Function<Player, String> names) {}

    /** Why the user cannot choose what they have just tried to choose on this board, in words; empty most of the time. */
    default ObservableValue<String> refused() {
        return new ReadOnlyStringWrapper("");
    }

    /**
     * A move as an answer in an exercise.
     *
     * @param <M> the game's own type of move
     */
    record Answer<M>(M move, boolean isRight) {}

    /** Marks the user's latest answer in an exercise as right or wrong; with none, the board has no such mark. */
    default void mark(Optional<Answer<M>> answer) {}

    /** A second board, to show other moments of the game; always the same. */
    ReplayBoard<P, M> replayBoard();

    /** Changes how everything is painted. */
    void restyle(Look look);

    /** The first hints for a newcomer, in this order and in the current language. */
    List<FirstStep<P, M>> firstSteps();

    /** A node that shows how the game went, in place of the chart of the leads. */
    default Optional<Region> chart() {
        return Optional.empty();
    }

    /**
     * Takes back the last part of an incomplete move.
     *
     * @return whether there was one
     */
    default boolean takeBack() {
        return false;
    }

    /** Sets the listener for the sounds of moves that are shown. */
    default void onSound(Consumer<Sound> listener) {}
}
