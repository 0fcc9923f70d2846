package org.jumpingcube.settings;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.jumpingcube.game.BestOf;

/**
 * Which game was chosen last, and how each is played.
 *
 * @param name of the game; empty for the first there is
 * @param options the options that differ from their defaults, at most {@value #MAX_OPTIONS}: the game's name, a full
 *     stop and the option's name, with its value
 * @param changeSides whether sides change after each game
 * @param bestOf how many games make a series, 1 to {@value BestOf#MOST_GAMES}
 */
public record GameChoice(String name, Map<String, String> options, boolean changeSides, int bestOf) {
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
}
