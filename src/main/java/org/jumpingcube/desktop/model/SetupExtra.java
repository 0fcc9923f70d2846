package org.jumpingcube.desktop.model;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.UnaryOperator;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import org.jumpingcube.game.Player;

/**
 * What one game has for setting up besides what all have.
 *
 * @param <D> the game's own type of draft
 */
public interface SetupExtra<D> {
    /** The window that this is in. */
    interface Host<D> {
        /** Edits the draft. */
        void edit(UnaryOperator<D> edit);

        /** What a side is called, whatever the language and the settings become. */
        ObservableValue<String> side(Player player);

        /** Where something is done that may take long. */
        Executor studies();

        /** A feature of the program; empty if it has none of this kind. */
        <T> Optional<T> find(Class<T> kind);
    }

    /** Parts of the panel beside the board. */
    default List<Node> beside() {
        return List.of();
    }

    /**
     * Buttons that mend what is wrong with a draft, shown below the words about it. One that is not wanted is invisible
     * and keeps its place, so that the board stays as it is.
     */
    default List<Node> remedies() {
        return List.of();
    }

    /** What is wrong with a draft, where this game says it better than the reader of files. */
    default Optional<String> problem(D draft) {
        return Optional.empty();
    }

    /** Follows the draft. */
    default void show(D draft) {}

    /** Ends what runs in the background. */
    default void end() {}
}
