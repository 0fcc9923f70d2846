package org.jumpingcube.desktop.model;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.settings.Look;

/**
 * One kind of game as the window knows it, whether or not it is played just now: what it is called, what there is to
 * choose before a new game, and its pieces in small. What is said of its moves is its {@link GameWording}, and what they
 * are made on a {@link GameBoard}.
 *
 * @param <P> the game's own type of position
 * @param <M> the game's own type of move
 */
public interface GameView<P extends Position<P, M>, M> {
    GameKind<P, M> kind();

    /** What is said of positions and moves. */
    GameWording<P, M> wording();

    /** A new board, that follows no game yet. */
    GameBoard<P, M> newBoard();

    /** What the game is called. */
    String title();

    /** What it is about, in a sentence or two. */
    String about();

    /** The page of the handbook that tells about it, without its ending; empty for the first page. */
    default String handbookPage() {
        return "";
    }

    /** What there is to choose before a new game. */
    List<ShownOption> newGameOptions();

    /** Options that belong together, to be chosen at once. */
    default List<ShownPreset> presets() {
        return List.of();
    }

    /**
     * Options that belong together.
     *
     * @param name what they are called
     * @param about what they are, in a line
     */
    record ShownPreset(String name, String about, GameOptions options) {}

    /** Whether an option makes a difference beside the others that are chosen. */
    default boolean counts(String option, GameOptions chosen) {
        return true;
    }

    /** Whether the rules themselves make a series of several games. */
    default boolean hasSeries() {
        return false;
    }

    /** The options of the game that is shown to somebody who wants to watch one. */
    GameOptions demo();

    // In small

    /** Changes how the small pictures are painted. */
    void restyle(Look look);

    /** What a player plays with, so large, in the look of the board; always the same node. Empty for a plain mark. */
    default Optional<Node> token(Player player, double size) {
        return Optional.empty();
    }

    /** A small picture of the board, so high. */
    Node picture(double height);

    /** A small picture of the board that options ask for, so high; empty if they hardly change it. */
    default Optional<Node> picture(GameOptions options, double height) {
        return Optional.empty();
    }
}
