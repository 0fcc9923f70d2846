package org.jumpingcube.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A game from its start position to its last turn, and the place in it: the turns from {@code cursor} on have been
 * undone and can be redone. A value.
 *
 * @param start the position the game began with
 * @param turns all turns, the undone ones too; each begins where the one before it ended
 * @param cursor how many turns are played, 0 to {@code turns.size()}
 * @param variations lines that the game left when somebody played on from an earlier position
 */
public record History<P extends Position<P, M>, M>(
        P start, List<Turn<P, M>> turns, int cursor, List<Variation<P, M>> variations) {
    public History {
        turns = List.copyOf(turns);
        variations = List.copyOf(variations);
        if (cursor < 0 || cursor > turns.size()) {
            throw new IllegalArgumentException("cursor " + cursor + " outside 0.." + turns.size());
        }
    }

    public static <P extends Position<P, M>, M> History<P, M> startingAt(P start) {
        return new History<>(start, List.of(), 0);
    }

    /** A game without variations. */
    public History(P start, List<Turn<P, M>> turns, int cursor) {
        this(start, turns, cursor, List.of());
    }

    public P current() {
        return lastTurn().map(Turn::after).orElse(start);
    }

    /** The latest turn that is not undone. */
    public Optional<Turn<P, M>> lastTurn() {
        return cursor == 0 ? Optional.empty() : Optional.of(turns.get(cursor - 1));
    }

    /** The turn that {@link #redo()} would play again. */
    public Optional<Turn<P, M>> nextTurn() {
        return canRedo() ? Optional.of(turns.get(cursor)) : Optional.empty();
    }

    /** The turns that are not undone, oldest first. */
    public List<Turn<P, M>> played() {
        return turns.subList(0, cursor);
    }

    /**
     * The game with one more move. Undone turns are dropped, with their variations.
     *
     * @throws IllegalArgumentException if the move is not legal
     */
    public History<P, M> then(M move) {
        var kept = new ArrayList<>(played());
        kept.add(current().play(move));
        var left = variations.stream()
                .filter(variation -> variation.after() <= cursor)
                .toList();
        return new History<>(start, kept, kept.size(), left);
    }

    /**
     * The number of a turn, as in chess: one of player one and the one of player two that follows it share a number.
     *
     * @param place of the turn, from 0; that of the one that comes next, too
     */
    public int number(int place) {
        return 1
                + (int) IntStream.rangeClosed(1, place)
                        .filter(next -> !isSecond(next))
                        .count();
    }

    /**
     * The number of the last of the first turns, as in chess: in how many moves a game has come that far.
     *
     * @param played how many turns, 0 or more
     */
    public int moves(int played) {
        return played == 0 ? 0 : number(played - 1);
    }

    /** In how many moves the game has come to where it is. */
    public int moves() {
        return moves(cursor);
    }

    /** Whether a turn has the same number as the one before it. */
    public boolean isSecond(int place) {
        return place > 0 && turns.get(place - 1).player() == Player.ONE && mover(place) == Player.TWO;
    }

    private Player mover(int place) {
        return place < turns.size()
                ? turns.get(place).player()
                : turns.get(place - 1).after().toMove();
    }

    public boolean canUndo() {
        return cursor > 0;
    }

    public boolean canRedo() {
        return cursor < turns.size();
    }

    /** The game one turn back, or this game if there is none to undo. */
    public History<P, M> undo() {
        return canUndo() ? at(cursor - 1) : this;
    }

    /** The game one turn on, or this game if there is none to redo. */
    public History<P, M> redo() {
        return canRedo() ? at(cursor + 1) : this;
    }

    /** The same game with the first {@code played} turns played and the rest undone. */
    public History<P, M> at(int played) {
        return new History<>(start, turns, played, variations);
    }

    /** All turns of a variation from the start of the game. */
    public List<Turn<P, M>> line(Variation<P, M> variation) {
        return Stream.concat(turns.stream().limit(variation.after()), variation.turns().stream())
                .toList();
    }

    /**
     * The game along another line, all of it played. The old line becomes a variation, unless the new one includes it
     * all.
     *
     * @param line turns from the start of the game, each beginning where the one before it ended
     */
    public History<P, M> along(List<Turn<P, M>> line) {
        var others = Stream.concat(Stream.of(turns), variations.stream().map(this::line))
                .flatMap(other -> besides(line, other).stream())
                .toList();
        return new History<>(start, line, line.size(), others);
    }

    /** What another line has that this one has not. */
    private static <P extends Position<P, M>, M> Optional<Variation<P, M>> besides(
            List<Turn<P, M>> line, List<Turn<P, M>> other) {
        int same = common(line, other);
        return same == other.size()
                ? Optional.empty()
                : Optional.of(new Variation<>(same, other.subList(same, other.size())));
    }

    /** How many turns two lines from the same start share before they part. */
    public static <P extends Position<P, M>, M> int common(List<Turn<P, M>> line, List<Turn<P, M>> other) {
        int same = 0;
        while (same < Math.min(line.size(), other.size())
                && line.get(same).move().equals(other.get(same).move())) {
            same++;
        }
        return same;
    }

    /**
     * Whether at least one move has been played and the game is not over: a game that a user would not like to lose.
     */
    public boolean isUnderWay() {
        return canUndo() && !current().outcome().isOver();
    }
}
