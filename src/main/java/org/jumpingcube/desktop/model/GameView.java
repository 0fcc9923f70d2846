package org.jumpingcube.desktop.model;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import javafx.scene.Node;
import javafx.scene.canvas.Canvas;
import javafx.scene.paint.Color;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.settings.Look;

/**
 * What the window knows of one kind of game, whether or not it is being played: its name, what can be chosen before a new
 * game, and small pictures of its pieces. Its {@link GameWording} has the words for its moves, and they are made on a
 * {@link GameBoard}.
 *
 * @param <P> the game's own type of position
 * @param <M> the game's own type of move
 */
public interface GameView<P extends Position<P, M>, M> {
    GameKind<P, M> kind();

    /** What is said about positions and moves. */
    GameWording<P, M> wording();

    /** A new board, which follows no game yet. */
    GameBoard<P, M> newBoard();

    /** A new small board, to look at a game that goes on by itself. */
    SmallBoard<P, M> newSmallBoard();

    /** The name of the game. */
    String title();

    /** What the game is about, in a sentence or two. */
    String about();

    /** The same in two or three words, to stand behind a colon. */
    default String inShort() {
        return "";
    }

    /** The file name, without its ending, of the handbook page about the game; without such a page, the list of all opens. */
    default String handbookPage() {
        return "";
    }

    /** The options that can be chosen before a new game. */
    List<ShownOption> newGameOptions();

    /** Options that belong together, to be chosen at once. */
    default List<ShownPreset> presets() {
        return List.of();
    }

    /**
     * Options that belong together.
     *
     * @param name their name
     * @param about what they are, in one line
     */
    record ShownPreset(String name, String about, GameOptions options) {}

    /** The preset that these options are of, whatever is chosen of the options that are changed often. */
    default Optional<ShownPreset> presetOf(GameOptions chosen) {
        return presets().stream()
                .filter(preset -> with(preset, chosen).equals(chosen))
                .findFirst();
    }

    /** These options changed to a preset, except for those that are changed often. */
    default GameOptions with(ShownPreset preset, GameOptions chosen) {
        var values = new TreeMap<>(chosen.values());
        newGameOptions().stream()
                .filter(shown -> !shown.isOftenChosen())
                .map(shown -> shown.option().name())
                .forEach(name -> values.put(name, preset.options().word(name)));
        return new GameOptions(values);
    }

    /** A size of the board in words, as the card of a new game has it. */
    default String sizeInWords(int size) {
        String number = Integer.toString(size);
        return newGameOptions().stream()
                .filter(shown -> kind().size()
                        .filter(option -> option.name().equals(shown.option().name()))
                        .isPresent())
                .findFirst()
                .map(shown -> shown.words().apply(number))
                .orElse(number);
    }

    /** Whether an option makes a difference with the other options chosen like this. */
    default boolean counts(String option, GameOptions chosen) {
        return true;
    }

    /** Whether the rules themselves make a series of several games. */
    default boolean hasSeries() {
        return false;
    }

    /** The options of the game that is shown as a demo. */
    GameOptions demo();

    // What a game may have besides; what it lacks cannot be chosen in the menus while it is on the screen

    /** The lessons about the game. */
    default Optional<Lessons<P, M>> lessons() {
        return Optional.empty();
    }

    /** How positions are set up. */
    default Optional<? extends PositionSetup<P, ?>> setup() {
        return Optional.empty();
    }

    /** The colour of a side in a look, wherever the window has it beside the board; empty for that of the cubes' sides. */
    default Optional<Color> colour(Player player, Look look) {
        return Optional.empty();
    }

    // Small pictures

    /** Changes how the small pictures are painted. */
    void restyle(Look look);

    /** A player's piece in this size and in the look of the board; the same node for the same size. Empty for a plain
     * mark. */
    default Optional<Node> token(Player player, double size) {
        return Optional.empty();
    }

    /**
     * Paints a player's piece on a square of the board, as large as a canvas: it says in the large button whose turn it is.
     *
     * @return false for a plain mark instead
     */
    default boolean paintPiece(Player player, Look look, Canvas canvas) {
        return false;
    }

    /** Paints a small picture of a position, in the middle of a canvas; nothing by default. */
    default void paint(P position, Canvas canvas) {}

    /** A small picture of the board, of this height. */
    Node picture(double height);

    /** A small picture, of this height, of the board that these options give; empty if they hardly change it. */
    default Optional<Node> picture(GameOptions options, double height) {
        return Optional.empty();
    }
}
