package org.jumpingcube.jumpin;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jumpingcube.game.GameOption;
import org.jumpingcube.game.GameOptions;

/** Sets of options, named after those who played by them. */
public enum Preset {
    RECOMMENDED,
    CLASSIC,
    /** A straggler cannot be fetched, so few games would end; therefore draws are adjudicated. */
    NETO,
    JI;

    /** The options that are about a series of games rather than about the rules of one. */
    public static final Set<String> SERIES = Set.of("series", "games");

    public GameOptions options() {
        return with(
                switch (this) {
                    case RECOMMENDED -> Map.of();
                    case CLASSIC -> Map.of("goal", "CLASSIC", "stalemate", "PASS");
                    case NETO -> Map.of("goal", "CLASSIC", "backward", "ONLY_IF_FORCED");
                    case JI -> Map.of("swap", "on");
                });
    }

    /** The set that these options are of, whatever is chosen of series; empty if they are of none. */
    public static Optional<Preset> of(GameOptions options) {
        return Stream.of(values())
                .filter(preset -> Rules.OPTIONS.stream()
                        .map(GameOption::name)
                        .filter(name -> !SERIES.contains(name))
                        .allMatch(name ->
                                options.word(name).equals(preset.options().word(name))))
                .findFirst();
    }

    /**
     * The default options with these changes. If pawns may only go back when forced, draws are adjudicated by default.
     */
    public static GameOptions with(Map<String, String> chosen) {
        var values = new TreeMap<>(GameOptions.usual(Rules.OPTIONS).values());
        if (Rules.Backward.ONLY_IF_FORCED.name().equals(chosen.get("backward"))) {
            values.put("adjudicate", "on");
        }
        values.putAll(chosen);
        return new GameOptions(values);
    }
}
