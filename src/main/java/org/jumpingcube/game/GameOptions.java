package org.jumpingcube.game;

import java.util.Collection;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The values chosen for the options of a kind of game, by name. The caller makes sure that each {@link GameOption}
 * allows its value.
 */
public record GameOptions(Map<String, String> values) {
    public GameOptions {
        values = Collections.unmodifiableMap(
                new TreeMap<>(values)); // sorted by name, so that equal options make equal texts
    }

    /** The defaults of these options. */
    public static GameOptions usual(Collection<GameOption> options) {
        return new GameOptions(options.stream().collect(Collectors.toMap(GameOption::name, GameOption::usual)));
    }

    /** A single numeric option. */
    public static GameOptions of(String name, int value) {
        return new GameOptions(Map.of(name, Integer.toString(value)));
    }

    /** The same with another value of one option. */
    public GameOptions with(String name, String value) {
        var changed = new TreeMap<>(values);
        changed.put(name, value);
        return new GameOptions(changed);
    }

    /** The value of an option. */
    public String word(String name) {
        return Optional.ofNullable(values.get(name))
                .orElseThrow(() -> new IllegalArgumentException("no option " + name + " in " + values));
    }

    /** The value of a numeric option. */
    public int number(String name) {
        return Integer.parseInt(word(name));
    }
}
