package org.jumpingcube.settings;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jumpingcube.game.BestOf;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOption;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;

/**
 * Which game was chosen last, and how each is played.
 *
 * @param name of the game; empty for the first there is
 * @param options the options that differ from their defaults, at most {@value #MAX_OPTIONS}: the game's name, a full
 *     stop and the option's name, with its value
 * @param changeSides whether sides change after each game
 * @param bestOf how many games make a series, 1 to {@value BestOf#MOST_GAMES}
 * @param isRival whether the computer player is to be as strong as the user
 * @param level the computer player whose level or strength was chosen last, kept while the rival plays in its place
 */
public record GameChoice(
        String name, Map<String, String> options, boolean changeSides, int bestOf, boolean isRival, Seat level) {
    private static final Seat USUAL_LEVEL = new Seat(true, Style.KEPLER, Skill.BEGINNER);

    public static final GameChoice DEFAULT = new GameChoice("", Map.of(), false, 1);

    private static final int MAX_OPTIONS = 100;
    private static final int MAX_LENGTH = 50;

    public GameChoice {
        options = Collections.unmodifiableMap(new TreeMap<>(options)); // in the order of names, so files compare
        boolean isShort = options.entrySet().stream()
                .allMatch(option -> option.getKey().length() + option.getValue().length() <= 2 * MAX_LENGTH);
        if (name.length() > MAX_LENGTH
                || options.size() > MAX_OPTIONS
                || !isShort
                || bestOf < 1
                || bestOf > BestOf.MOST_GAMES) {
            throw new IllegalArgumentException("game " + name + " " + options);
        }
    }

    /** Without a rival. */
    public GameChoice(String name, Map<String, String> options, boolean changeSides, int bestOf) {
        this(name, options, changeSides, bestOf, false, USUAL_LEVEL);
    }

    /** The same without a rival. */
    public GameChoice withoutRival() {
        return new GameChoice(name, options, changeSides, bestOf, false, level);
    }

    /** The options for a game of this kind: the values chosen, where they are allowed, and the defaults for the rest. */
    public GameOptions options(GameKind<?, ?> kind) {
        return options(kind.name(), kind.options());
    }

    /** The same for some options of a game with this name. */
    public GameOptions options(String game, List<GameOption> known) {
        var values = new TreeMap<String, String>();
        known.forEach(option -> {
            String chosen = options.getOrDefault(key(game, option), "");
            values.put(option.name(), option.allows(chosen) ? chosen : option.usual());
        });
        return new GameOptions(values);
    }

    /** This choice with these options for a kind of game. If there are too many, some of other games are forgotten. */
    public GameChoice withOptions(GameKind<?, ?> kind, GameOptions chosen) {
        return withOptions(kind.name(), kind.options(), chosen);
    }

    /** The same for some options of a game with this name. */
    public GameChoice withOptions(String game, List<GameOption> known, GameOptions chosen) {
        var others = new TreeMap<>(options);
        var values = new TreeMap<String, String>();
        known.forEach(option -> {
            others.remove(key(game, option));
            String value = chosen.word(option.name());
            if (!value.equals(option.usual())) {
                values.put(key(game, option), value);
            }
        });
        int room = MAX_OPTIONS - values.size();
        others.entrySet().stream().limit(room).forEach(option -> values.put(option.getKey(), option.getValue()));
        return new GameChoice(name, values, changeSides, bestOf, isRival, level);
    }

    private static String key(String game, GameOption option) {
        return game + "." + option.name();
    }
}
