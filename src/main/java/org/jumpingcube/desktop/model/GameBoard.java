package org.jumpingcube.desktop.model;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.Region;
import org.jumpingcube.desktop.sound.Sound;
import org.jumpingcube.game.Position;
import org.jumpingcube.session.MovePresenter;
import org.jumpingcube.settings.Look;

/**
 * The board on which a game is played, and all that changes with it. It follows one game, which {@link OpenGame#of}
 * attaches. A move may take several clicks; what is half chosen is the board's own matter.
 *
 * @param <P> the game's own type of position
 * @param <M> the game's own type of move
 */
public interface GameBoard<P extends Position<P, M>, M> {
    /** Shows on this board what moves cause. */
    MovePresenter<P, M> presenter();

    /** Follows a game from now on, and plays in it what the user chooses. To be called once, before all that follows. */
    void attach(GameModel<P, M> game);

    /** What is put into the window; always the same. */
    Region node();

    /** What is on the board just now, in figures. */
    ObservableValue<Tally> shown();

    /** A board beside this one, to look at other moments on; always the same. */
    ReplayBoard<P, M> replayBoard();

    /** Changes how everything is painted. */
    void restyle(Look look);

    /** What a newcomer is told first, in this order; in the language of the moment. */
    List<FirstStep<P, M>> firstSteps();

    /** What tells how the game went, in place of the chart of who led by how much. */
    default Optional<Region> chart() {
        return Optional.empty();
    }

    /**
     * Takes back the last part of a move that is half chosen.
     *
     * @return whether there was one
     */
    default boolean takeBack() {
        return false;
    }

    /** Names who is told of what is heard while a move is shown. */
    default void onSound(Consumer<Sound> listener) {}
}
