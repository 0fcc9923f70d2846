package org.jumpingcube.jumpin;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jumpingcube.game.GameOption;
import org.jumpingcube.game.GameOptions;

/**
 * The rules chosen before a game. The words of the {@link GameOptions} are the constants' names.
 *
 * @param allowPass whether a side may pass at any time
 * @param stayInGoal whether a pawn that is in its goal must end its turns there
 * @param swap whether a pawn may swap places with an enemy pawn beside it
 * @param noProgress after how many plies without a new record of either side's advance the game ends; 0 for never
 * @param adjudicate whether draws are adjudicated by the pawns in the goals and the advance
 * @param games how many games a match has
 */
public record Rules(
        Goal goal,
        Stalemate stalemate,
        Backward backward,
        boolean allowPass,
        boolean stayInGoal,
        boolean swap,
        Repetition repetition,
        int noProgress,
        boolean adjudicate,
        Series series,
        int games,
        First first) {
    private static final int MOST_NO_PROGRESS = 500;
    private static final int MOST_GAMES = 99;

    /** What wins a game. */
    public enum Goal {
        /** The enemy's home is full, and at least one of the pawns in it is the player's own. */
        SACKSON,
        /** All of the player's pawns are in the enemy's home. */
        CLASSIC
    }

    /** What happens to a side without a legal turn. */
    public enum Stalemate {
        LOSS,
        PASS
    }

    /** Whether pawns may go back. */
    public enum Backward {
        FREE,
        /** A turn that ends further back than it began is legal only if the player has no other. */
        ONLY_IF_FORCED
    }

    /** What happens when a position repeats. */
    public enum Repetition {
        /** The third occurrence of a position is a draw. */
        DRAW,
        /** No turn may lead to an earlier position. */
        SUPERKO
    }

    /** The kind of series, and what counts in it. */
    public enum Series {
        SINGLE,
        /** Best of a number of games. */
        MATCH,
        /** Four games, each played until both sides have reached the goal; the fewest turns count. */
        MEDAL
    }

    /** Who moves first; in a series the sides always alternate. */
    public enum First {
        GOLD,
        ALTERNATE,
        RANDOM
    }

    private static final List<String> NO_YES = List.of("no", "yes");
    private static final List<String> OFF_ON = List.of("off", "on");

    /** The options of the game, with their values. */
    public static final List<GameOption> OPTIONS = List.of(
            choice("goal", Goal.values()),
            choice("stalemate", Stalemate.values()),
            choice("backward", Backward.values()),
            new GameOption.Choice("allowPass", NO_YES),
            new GameOption.Choice("stayInGoal", NO_YES),
            new GameOption.Choice("swap", OFF_ON),
            choice("repetition", Repetition.values()),
            new GameOption.Range("noProgress", 0, MOST_NO_PROGRESS, 100, false),
            new GameOption.Choice("adjudicate", OFF_ON),
            choice("series", Series.values()),
            new GameOption.Range("games", 1, MOST_GAMES, 3, false),
            choice("first", First.values()));

    /** The default rules. */
    public static final Rules USUAL = of(GameOptions.usual(OPTIONS));

    private static GameOption choice(String name, Enum<?>[] values) {
        return new GameOption.Choice(name, Stream.of(values).map(Enum::name).toList());
    }

    /** The rules of these options, each of which must have a value. */
    public static Rules of(GameOptions options) {
        return new Rules(
                Goal.valueOf(options.word("goal")),
                Stalemate.valueOf(options.word("stalemate")),
                Backward.valueOf(options.word("backward")),
                options.word("allowPass").equals("yes"),
                options.word("stayInGoal").equals("yes"),
                options.word("swap").equals("on"),
                Repetition.valueOf(options.word("repetition")),
                options.number("noProgress"),
                options.word("adjudicate").equals("on"),
                Series.valueOf(options.word("series")),
                options.number("games"),
                First.valueOf(options.word("first")));
    }

    /** The same rules as options. */
    public GameOptions options() {
        return new GameOptions(Map.ofEntries(
                Map.entry("goal", goal.name()),
                Map.entry("stalemate", stalemate.name()),
                Map.entry("backward", backward.name()),
                Map.entry("allowPass", NO_YES.get(allowPass ? 1 : 0)),
                Map.entry("stayInGoal", NO_YES.get(stayInGoal ? 1 : 0)),
                Map.entry("swap", OFF_ON.get(swap ? 1 : 0)),
                Map.entry("repetition", repetition.name()),
                Map.entry("noProgress", Integer.toString(noProgress)),
                Map.entry("adjudicate", OFF_ON.get(adjudicate ? 1 : 0)),
                Map.entry("series", series.name()),
                Map.entry("games", Integer.toString(games)),
                Map.entry("first", first.name())));
    }
}
