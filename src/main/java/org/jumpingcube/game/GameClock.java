package org.jumpingcube.game;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.IntStream;

/**
 * The clocks of a game: how long its moves took, and how long the side to move has been thinking. A value; whoever uses
 * it says what time it is, in nanoseconds since any moment. Without limits it never runs and has no times.
 *
 * @param times how long each turn of the game took, the undone ones too, in milliseconds
 * @param spent what the side to move has spent on its next move so far, in milliseconds, without the time since
 *     {@code since}
 * @param since when the clock of the side to move was last started; empty while it stands still
 */
public record GameClock(TimeControls controls, List<Integer> times, int spent, OptionalLong since) {
    /** No clocks. */
    public static final GameClock OFF = at(TimeControls.OFF);

    private static final long NANOS_PER_MILLI = 1_000_000;

    public GameClock {
        times = List.copyOf(times);
    }

    /** The clocks at the beginning of a game, standing still. */
    public static GameClock at(TimeControls controls) {
        return new GameClock(controls, List.of(), 0, OptionalLong.empty());
    }

    /** Whether there is a limit for at least one side. */
    public boolean isOn() {
        return controls.isOn();
    }

    public boolean isRunning() {
        return since.isPresent();
    }

    /** The clock running; if it runs already, nothing changes. */
    public GameClock started(long now) {
        return isOn() && !isRunning() ? new GameClock(controls, times, spent, OptionalLong.of(now)) : this;
    }

    /** The clock standing still. No more has been spent than there was. */
    public GameClock stopped(History<?, ?> game, long now) {
        if (!isRunning()) {
            return this;
        }
        long all = Math.min(Integer.MAX_VALUE, leftAtFirst(game, mover(game)).orElse(Integer.MAX_VALUE));
        return new GameClock(controls, times, (int) Math.min(all, spentBy(now)), OptionalLong.empty());
    }

    /**
     * The clock after the next move, standing still.
     *
     * @param played how many moves were played before it; the times of undone moves are dropped
     */
    public GameClock moved(int played) {
        if (!isOn()) {
            return this;
        }
        var kept = new ArrayList<>(times.subList(0, played));
        kept.add(spent);
        return new GameClock(controls, kept, 0, OptionalLong.empty());
    }

    /** The clock after an undo or a redo, standing still: what was spent on the move that nobody made does not count. */
    public GameClock elsewhere() {
        return new GameClock(controls, times, 0, OptionalLong.empty());
    }

    /**
     * The clock of another line of the game, standing still. Nobody knows how long its own moves took.
     *
     * @param common how many turns it shares with the line so far
     * @param turns how many it has in all
     */
    public GameClock along(int common, int turns) {
        if (!isOn()) {
            return this;
        }
        var known = times.subList(0, common);
        var all = IntStream.range(0, turns)
                .mapToObj(turn -> turn < common ? known.get(turn) : Integer.valueOf(0))
                .toList();
        return new GameClock(controls, all, 0, OptionalLong.empty());
    }

    /**
     * What a player has left, in milliseconds, 0 or more; empty if there is no limit.
     *
     * @param game the game whose clocks these are
     */
    public OptionalLong left(History<?, ?> game, Player player, long now) {
        var atFirst = leftAtFirst(game, player);
        return atFirst.isEmpty() || player != mover(game)
                ? atFirst
                : OptionalLong.of(Math.max(0, atFirst.getAsLong() - spentBy(now)));
    }

    /** Whether the side to move has nothing left. */
    public boolean isOut(History<?, ?> game, long now) {
        return left(game, mover(game), now).orElse(1) == 0;
    }

    private static Player mover(History<?, ?> game) {
        return game.current().toMove();
    }

    private OptionalLong leftAtFirst(History<?, ?> game, Player player) {
        var own = IntStream.range(0, isOn() ? game.cursor() : 0)
                .filter(turn -> game.turns().get(turn).player() == player)
                .mapToObj(times::get)
                .toList();
        return controls.of(player).left(own);
    }

    private long spentBy(long now) {
        return since.isPresent() ? spent + (now - since.getAsLong()) / NANOS_PER_MILLI : spent;
    }
}
