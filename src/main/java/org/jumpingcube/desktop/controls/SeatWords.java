package org.jumpingcube.desktop.controls;

import org.jumpingcube.game.EloScale;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;

/** Computer players in the user's words: their styles, levels and strengths. */
public final class SeatWords {
    private SeatWords() {}

    /** A computer player: "Kepler · Expert". */
    public static String computer(Texts texts, Seat seat) {
        return texts.get("panel.computer", style(texts, seat.style()), level(texts, seat));
    }

    public static String style(Texts texts, Style style) {
        return texts.get("style." + style.word());
    }

    public static String skill(Texts texts, Skill skill) {
        return texts.get("skill." + skill.word());
    }

    /** How strong a computer player is: the name of its level, or its strength in Elo; empty for another program. */
    public static String level(Texts texts, Seat seat) {
        if (!seat.name().isEmpty()) {
            return "";
        }
        return seat.elo().isPresent() ? Integer.toString(seat.elo().getAsInt()) : skill(texts, seat.skill());
    }

    /** Between which levels a strength lies: "between Novice and Average". */
    public static String between(Texts texts, EloScale scale, double elo) {
        var levels = EloScale.LEVELS;
        Skill weakest = levels.get(0);
        Skill strongest = levels.get(levels.size() - 1);
        if (elo < scale.of(weakest)) {
            return texts.get("statistics.rating.below", skill(texts, weakest));
        }
        if (elo >= scale.of(strongest)) {
            return texts.get("statistics.rating.above", skill(texts, strongest));
        }
        int above = 0;
        while (scale.of(levels.get(above)) <= elo) {
            above++;
        }
        return texts.get(
                "statistics.rating.between", skill(texts, levels.get(above - 1)), skill(texts, levels.get(above)));
    }
}
