package org.jumpingcube.game;

import java.util.Collection;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The values chosen for the options of a kind of game, by the options' names. Whoever makes them sees to it that each
 * is allowed by its {@link GameOption}.
 */
public record GameOptions(Map<String, String> values) {
    public GameOptions {
        values = Collections.unmodifiableMap(new TreeMap<>(values)); // in the order of names, so that texts compare
    }

    /** The usual values of these options. */
    public static GameOptions usual(Collection<GameOption> options) {
        return new GameOptions(options.stream().collect(Collectors.toMap(GameOption::name, GameOption::usual)));
    }

    /** One option that is a number. */
    public static GameOptions of(String name, int value) {
        return new GameOptions(Map.of(name, Integer.toString(value)));
    }

    /** The value of an option. */
    public String word(String name) {
        return Optional.ofNullable(values.get(name))
                .orElseThrow(() -> new IllegalArgumentException("no option " + name + " in " + values));
    }

    /** The value of an option that is a number. */
    public int number(String name) {
        return Integer.parseInt(word(name));
    }
}
