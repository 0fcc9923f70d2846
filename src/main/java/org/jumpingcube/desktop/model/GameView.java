package org.jumpingcube.desktop.model;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import org.jumpingcube.desktop.sound.Sound;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOption;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;
import org.jumpingcube.session.MovePresenter;
import org.jumpingcube.settings.GameChoice;
import org.jumpingcube.settings.Look;
import org.jumpingcube.settings.Play;
import org.jumpingcube.storage.SavedGame;

/**
 * How one kind of game looks, and what its board takes for a move: all that the window asks of a kind of game beside
 * its {@link GameKind}. A choice may take several clicks; what is half chosen is the view's own matter.
 *
 * @param <P> the game's own type of position
 * @param <M> the game's own type of move
 */
public interface GameView<P extends Position<P, M>, M> {
    GameKind<P, M> kind();

    /** Shows what moves cause, on this view's board. */
    MovePresenter<P, M> presenter();

    /** This view's board. It follows one game: the one of the first call. */
    Region board(GameModel<P, M> game);

    /** A board of this view beside that of the game, to look at other moments on. Always the same one. */
    ReplayBoard<P, M> replayBoard();

    /** Changes how everything is painted. */
    void restyle(Look look);

    /** What the game is called. */
    String title();

    /** What it is about, in a sentence or two. */
    String about();

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
     */
    record ShownPreset(String name, GameOptions options) {}

    /** What a newcomer is told first, in this order; in the language of the moment. */
    List<FirstStep<P, M>> firstSteps();

    /** Whether the rules themselves make a series of several games. */
    default boolean hasSeries() {
        return false;
    }

    /** The options that the settings ask for in the next new game. */
    default GameOptions options(Play play) {
        var values = new TreeMap<>(GameOptions.usual(kind().options()).values());
        kind().options()
                .forEach(option -> Optional.ofNullable(play.game().options().get(key(option)))
                        .filter(option::allows)
                        .ifPresent(value -> values.put(option.name(), value)));
        return new GameOptions(values);
    }

    /** The settings that ask for these options. */
    default Play withOptions(Play play, GameOptions options) {
        var chosen = new TreeMap<>(play.game().options());
        kind().options().forEach(option -> {
            String value = options.word(option.name());
            if (value.equals(option.usual())) {
                chosen.remove(key(option));
            } else {
                chosen.put(key(option), value);
            }
        });
        return play.withGame(new GameChoice(
                play.game().name(),
                chosen,
                play.game().changeSides(),
                play.game().bestOf()));
    }

    private String key(GameOption option) {
        return kind().name() + "." + option.name();
    }

    /** The options of the game that is shown to somebody who wants to watch one. */
    GameOptions demo();

    /** The board in a word, such as its size. */
    String boardName(P position);

    /** A position in figures. */
    Tally tally(P position);

    /** What is on this view's board just now, in figures; follows the one game whose board this is. */
    default ObservableValue<Tally> shown(GameModel<P, M> game) {
        return game.view().map(view -> tally(view.position()));
    }

    /**
     * Takes back the last part of a move that is half chosen.
     *
     * @return whether there was one
     */
    default boolean takeBack() {
        return false;
    }

    /** What tells how the game went, in place of the chart of who led by how much. */
    default Optional<Region> chart(GameModel<P, M> game) {
        return Optional.empty();
    }

    /** What a side is called where two people play at one screen; empty for "Player 1" and "Player 2". */
    default String side(Player player) {
        return "";
    }

    /** Why a game has ended as it has; empty if that goes without saying. */
    default String reason(Outcome outcome) {
        return "";
    }

    /** Names who is told of what is heard while a move is shown. */
    default void onSound(Consumer<Sound> listener) {}

    /** How a turn is listed: its move, and in short what it caused. */
    String entry(Turn<P, M> turn);

    /** The same where there is room for seven characters only. */
    default String shortEntry(Turn<P, M> turn) {
        return entry(turn);
    }

    /** What the turn gained, in short, where there is room for it besides; often empty. */
    default String gain(Turn<P, M> turn) {
        return "";
    }

    /** Whether entries are so short that two pairs of them can stand in a line of a wide list. */
    default boolean areEntriesShort() {
        return false;
    }

    /** A turn in a few words, without who moved. */
    String summary(Turn<P, M> turn);

    /**
     * The same in words.
     *
     * @param number of the turn, from 1; the turns of both sides that belong together have the same
     */
    String entryInWords(Turn<P, M> turn, int number);

    /** The saved game, if it is of this kind. */
    @SuppressWarnings("unchecked") // a kind's name tells its types
    default Optional<SavedGame<P, M>> own(SavedGame<?, ?> saved) {
        return saved.kind().name().equals(kind().name()) ? Optional.of((SavedGame<P, M>) saved) : Optional.empty();
    }
}
