package org.jumpingcube.desktop.model;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;

/**
 * What is said about the positions and moves of one kind of game, in the current language.
 *
 * @param <P> the game's own type of position
 * @param <M> the game's own type of move
 */
public interface GameWording<P extends Position<P, M>, M> {
    /** The least {@link #length} of a turn that is worth seeing again. */
    int WORTH_SEEING = 3;

    /** The board in a word, such as its size. */
    String boardName(P position);

    /** What the first player is to do, in a few words; empty if that goes without saying. */
    default String howToBegin() {
        return "";
    }

    /** How that is done, and done well, in a sentence or two. */
    default String howToBeginWell() {
        return "";
    }

    /** The figures of a position. */
    Tally tally(P position);

    /** The name that a side has from its pieces, such as "Red"; empty for "Player 1" and "Player 2". */
    default String side(Player player) {
        return "";
    }

    /** Why a game has ended as it has; empty if that goes without saying. */
    default String reason(Outcome outcome) {
        return "";
    }

    /** What happens while a turn is shown: "Cubes are bursting". */
    String moving();

    /** A turn in the list of moves: its move and, in short, what it caused. */
    String entry(Turn<P, M> turn);

    /** The same in at most seven characters. */
    default String shortEntry(Turn<P, M> turn) {
        return entry(turn);
    }

    /** What the turn gained, in short, shown if there is room for it; often empty. */
    default String gain(Turn<P, M> turn) {
        return "";
    }

    /** How much a turn sets off, such as bursts or jumps: the turn with most of it is worth seeing again. */
    default int length(Turn<P, M> turn) {
        return 0;
    }

    /** The place of the turn that sets off most, the latest of several; empty if none is worth seeing again. */
    default OptionalInt highlight(List<Turn<P, M>> turns) {
        return IntStream.range(0, turns.size())
                .filter(place -> length(turns.get(place)) >= WORTH_SEEING)
                .reduce((before, later) -> length(turns.get(later)) >= length(turns.get(before)) ? later : before);
    }

    /** What the turn of the greatest {@link #length} is called: "Longest cascade". */
    default String longest() {
        return "";
    }

    /** Whether entries are short enough for two pairs of them in one line of a wide list. */
    default boolean areEntriesShort() {
        return false;
    }

    /** A turn in a few words, without saying who moved. */
    String summary(Turn<P, M> turn);

    /**
     * The same in words.
     *
     * @param number of the turn, see {@link History#number}
     * @param name of whoever moved
     */
    String entryInWords(Turn<P, M> turn, int number, String name);

    // For people who hear the game

    /** A turn as it is spoken, with who made it and what it did: "Blue c4: 7 bursts, takes 9 Red, Blue leads 20 to 16". */
    default String spoken(Turn<P, M> turn) {
        return summary(turn);
    }

    /** The latest turn of a game, with all that it did. */
    default String lastMove(History<P, M> game) {
        return game.lastTurn().map(this::spoken).orElse("");
    }

    /** Which squares the latest turn of a game changed, and to what. */
    default String changes(History<P, M> game) {
        return lastMove(game);
    }

    /** How both sides stand, and who is to move. */
    default String score(History<P, M> game) {
        return Stream.of(Player.values())
                .map(player -> tally(game.current()).scoreInWords(player, side(player)))
                .collect(Collectors.joining(". "));
    }

    /** Which pieces of a side matter now: full cubes, or pawns that can jump. */
    default String pieces(P position, Player player) {
        return "";
    }

    /** The whole board, a line for each row. */
    default String whole(P position) {
        return boardName(position);
    }
}
