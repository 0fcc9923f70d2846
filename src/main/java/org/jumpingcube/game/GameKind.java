package org.jumpingcube.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * A kind of game: everything the program needs to know of one, except its view.
 *
 * @param <P> the game's own type of position
 * @param <M> the game's own type of move
 */
public interface GameKind<P extends Position<P, M>, M> {
    /** Its name in files, commands and message keys, in lower case. */
    String name();

    /** The options that are chosen before a game begins. */
    List<GameOption> options();

    /** The option that is the size of the board, if there are several: the number that a file must give. */
    default Optional<GameOption.Range> size() {
        return options().stream()
                .flatMap(option -> option instanceof GameOption.Range range ? Stream.of(range) : Stream.empty())
                .filter(GameOption.Range::isRequired)
                .findFirst();
    }

    /** The options of a game with these values, and defaults that suit them for the rest. */
    default GameOptions usual(Map<String, String> chosen) {
        var values = new TreeMap<>(GameOptions.usual(options()).values());
        values.putAll(chosen);
        return new GameOptions(values);
    }

    /** The start position of a game with these options. */
    P start(GameOptions options);

    /** The options of the game that a position belongs to. */
    GameOptions options(P position);

    /** The start of the next game of a series, after a game that is over; empty if there is no next game. */
    default Optional<P> next(P over) {
        return Optional.empty();
    }

    /**
     * The symmetries of the board at the usual start: each maps a move to the one that does the same on the board that is
     * mirrored or turned. The first leaves every move as it is.
     */
    default List<UnaryOperator<M>> symmetries(P start) {
        return List.of(UnaryOperator.identity());
    }

    /** Whether the weaker side can be given points before the first move. */
    default boolean hasHeadStarts() {
        return false;
    }

    /** The head start that a game from this position begins with; empty if it begins in any other way. */
    default Optional<HeadStart> headStart(P start) {
        return Optional.empty();
    }

    /** Whether a game from this position is even: it begins as usual, without a head start, and nobody has set it up. */
    default boolean isEven(P start) {
        return start.equals(start(options(start)));
    }

    Notation<P, M> notation();

    /** How strong its computer players are. */
    EloScale elo();

    /**
     * A computer player.
     *
     * @param seat gives its style and its level or strength
     * @param seed players with different seeds prefer different moves among equals, and overlook different things
     * @param helpers threads for a Master; the other levels use none
     */
    Engine<P, M> engine(Seat seat, long seed, Helpers helpers);

    /** A player without style, lapses or randomness, to analyse positions with. */
    Engine<P, M> analyst();

    /**
     * The score at which the odds of winning are e to one when strong players play on from such a position; see
     * {@link Score#chance}.
     */
    double logit(P position);

    /** What can be said about this game's moves. */
    default Commentary<P, M> commentary() {
        return (played, better, reply) -> Optional.empty();
    }

    /** The most that a computer player should spend on a move in this position. */
    SearchBudget budget(P position);

    /**
     * Warms the JVM up, so that the first real move is searched as fast as the tenth. For a background thread at the
     * start of the program.
     *
     * @param options of the games that will be played
     * @param stopRequested asked many times a millisecond; ends the warm-up at once
     */
    void warmUp(GameOptions options, BooleanSupplier stopRequested);
}
