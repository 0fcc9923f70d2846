package org.jumpingcube.jumpin;

import java.util.Map;
import java.util.TreeMap;
import org.jumpingcube.game.GameOptions;

/** Sets of options, named after those who played by them. */
public enum Preset {
    RECOMMENDED,
    CLASSIC,
    /** A straggler cannot be fetched, so few games would end; therefore draws are adjudicated. */
    NETO,
    JI;

    public GameOptions options() {
        return with(
                switch (this) {
                    case RECOMMENDED -> Map.of();
                    case CLASSIC -> Map.of("goal", "CLASSIC", "stalemate", "PASS");
                    case NETO -> Map.of("goal", "CLASSIC", "backward", "ONLY_IF_FORCED");
                    case JI -> Map.of("swap", "on");
                });
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
