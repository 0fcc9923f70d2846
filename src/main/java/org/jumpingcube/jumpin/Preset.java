package org.jumpingcube.jumpin;

import java.util.Map;
import java.util.TreeMap;
import org.jumpingcube.game.GameOptions;

/** Options that belong together, by the names of those who played by them. */
public enum Preset {
    RECOMMENDED,
    CLASSIC,
    /** Nobody can fetch a straggler back, and few games would end: so what would be a draw is decided. */
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
     * The usual options but for these; where pawns go back only if forced, and nothing else is said, what would be a draw
     * is decided.
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
