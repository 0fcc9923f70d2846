package org.jumpingcube.desktop.controls;

import org.jumpingcube.game.EloScale;
import org.jumpingcube.game.Skill;

/** Strengths in Elo in words. */
public final class StrengthWords {
    private StrengthWords() {}

    /** Between which levels a strength lies: "between Novice and Average". */
    public static String between(Texts texts, EloScale scale, double elo) {
        var levels = EloScale.LEVELS;
        Skill weakest = levels.get(0);
        Skill strongest = levels.get(levels.size() - 1);
        if (elo < scale.of(weakest)) {
            return texts.get("statistics.rating.below", name(texts, weakest));
        }
        if (elo >= scale.of(strongest)) {
            return texts.get("statistics.rating.above", name(texts, strongest));
        }
        int above = 0;
        while (scale.of(levels.get(above)) <= elo) {
            above++;
        }
        return texts.get(
                "statistics.rating.between", name(texts, levels.get(above - 1)), name(texts, levels.get(above)));
    }

    private static String name(Texts texts, Skill skill) {
        return texts.get("skill." + Texts.word(skill));
    }
}
