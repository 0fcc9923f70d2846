package org.jumpingcube.session;

import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Seat;

/**
 * The computer players of a session. Each stays until its game is over. The next game gets new ones, so games
 * differ.
 */
public final class ComputerPlayers<P extends Position<P, M>, M> {
    private final Function<Seat, Engine<P, M>> maker;
    private final BiFunction<Seat, P, SearchBudget> budget;
    private final Map<Seat, Engine<P, M>> engines = new HashMap<>();

    /**
     * @param maker makes a new player for a seat
     * @param budget how long a seat's player may search a position
     */
    public ComputerPlayers(Function<Seat, Engine<P, M>> maker, BiFunction<Seat, P, SearchBudget> budget) {
        this.maker = maker;
        this.budget = budget;
    }

    /** Lets the players go, and with them the memory that they need. */
    void dismiss() {
        engines.clear();
    }

    /**
     * What a player is asked in a position.
     *
     * @param allowance the most milliseconds that the clock allows; empty if there is none
     */
    Analyst.Question<P, M> question(Seat seat, P position, OptionalLong allowance) {
        SearchBudget usual = budget.apply(seat, position);
        return new Analyst.Question<>(
                engine(seat), position, allowance.isPresent() ? usual.withinMillis(allowance.getAsLong()) : usual);
    }

    Engine<P, M> engine(Seat seat) {
        return engines.computeIfAbsent(seat, maker);
    }
}
