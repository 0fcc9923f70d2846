package org.jumpingcube.desktop.controls;

import java.util.List;
import java.util.stream.Stream;
import org.jumpingcube.game.EloScale;
import org.jumpingcube.game.Skill;

/** Strengths in Elo in words. */
public final class StrengthWords {
    private static final List<Skill> LEVELS =
            Stream.of(Skill.values()).filter(skill -> skill != Skill.MASTER).toList();

    private StrengthWords() {}

    /** Between which levels a strength lies: "between Novice and Average". */
    public static String between(Texts texts, EloScale scale, double elo) {
        Skill weakest = LEVELS.get(0);
        Skill strongest = LEVELS.get(LEVELS.size() - 1);
        if (elo < scale.of(weakest)) {
            return texts.get("statistics.rating.below", name(texts, weakest));
        }
        if (elo >= scale.of(strongest)) {
            return texts.get("statistics.rating.above", name(texts, strongest));
        }
        int above = 0;
        while (scale.of(LEVELS.get(above)) <= elo) {
            above++;
        }
        return texts.get(
                "statistics.rating.between", name(texts, LEVELS.get(above - 1)), name(texts, LEVELS.get(above)));
    }

    private static String name(Texts texts, Skill skill) {
        return texts.get("skill." + Texts.word(skill));
    }
}
