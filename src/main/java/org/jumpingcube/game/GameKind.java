package org.jumpingcube.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;

/**
 * A kind of game: all that the program asks of one, but for its view.
 *
 * @param <P> the game's own type of position
 * @param <M> the game's own type of move
 */
public interface GameKind<P extends Position<P, M>, M> {
    /** What it is called in files, commands and the keys of texts: small letters. */
    String name();

    /** What is settled before a game begins. */
    List<GameOption> options();

    /** The options of a game for which these values are chosen: the others have those that usually go with them. */
    default GameOptions usual(Map<String, String> chosen) {
        var values = new TreeMap<>(GameOptions.usual(options()).values());
        values.putAll(chosen);
        return new GameOptions(values);
    }

    /** The position that a game of these options begins with, unless another is set up. */
    P start(GameOptions options);

    /** The options of the game that a position belongs to. */
    GameOptions options(P position);

    /** How the next game of the series begins that a game belongs to which is over; empty if there is none. */
    default Optional<P> next(P over) {
        return Optional.empty();
    }

    Notation<P, M> notation();

    /**
     * A computer player.
     *
     * @param seat whose style and skill it has
     * @param seed players of different seeds prefer different ones of equally good moves, and overlook different things
     * @param helpers for a Master; the others do without
     */
    Engine<P, M> engine(Seat seat, long seed, Helpers helpers);

    /** A player without style, slips or chance, to study positions with. */
    Engine<P, M> analyst();

    /**
     * The score at which the odds of winning are e to one when strong players play on, in positions of this game's
     * kind; see {@link Score#chance}.
     */
    double logit(P position);

    /** What can be said of this game's moves. */
    default Commentary<P, M> commentary() {
        return (played, better, reply) -> Optional.empty();
    }

    /** How long a computer player should look for a move in a position at most. */
    SearchBudget budget(P position);

    /**
     * Plays for practice, so that the first real move is as good as the tenth. For a background thread at the start of
     * the program.
     *
     * @param options of the games that will be played
     * @param stopRequested asked many times a millisecond; ends the practice at once
     */
    void warmUp(GameOptions options, BooleanSupplier stopRequested);
}
