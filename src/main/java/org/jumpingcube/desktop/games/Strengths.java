package org.jumpingcube.desktop.games;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.Skill;

/** How strong the computer players of a game are, in Elo, a Beginner having 800: the basis of a user's rating. */
final class Strengths {
    private static final List<Skill> LEVELS =
            Stream.of(Skill.values()).filter(skill -> skill != Skill.MASTER).toList();

    /** What the matches in docs/lab/levels.md give on 6x6. */
    private static final List<Double> CUBES = List.of(800.0, 1_280.0, 1_710.0, 2_070.0, 2_425.0);

    /** What the matches in docs/lab/jumpin.md give. */
    private static final List<Double> JUMPIN = List.of(800.0, 995.0, 1_145.0, 1_285.0, 1_440.0);

    private final Map<Skill, Double> marks = new EnumMap<>(Skill.class);

    Strengths(GameKind<?, ?> kind) {
        var of = kind.name().equals("jumpin") ? JUMPIN : CUBES;
        for (int index = 0; index < LEVELS.size(); index++) {
            marks.put(LEVELS.get(index), of.get(index));
        }
        marks.put(Skill.MASTER, of.get(LEVELS.size() - 1)); // whose strength depends on its time
    }

    /** What an opponent has, as the collection names it: {@code computer kepler expert}; NaN if nobody knows. */
    double of(String opponent) {
        var words = List.of(opponent.split(" ", -1));
        return words.get(0).equals("computer")
                ? Stream.of(Skill.values())
                        .filter(skill -> words.contains(skill.name().toLowerCase(Locale.ROOT)))
                        .mapToDouble(this::of)
                        .findFirst()
                        .orElse(Double.NaN)
                : Double.NaN;
    }

    private double of(Skill skill) {
        return marks.getOrDefault(skill, Double.NaN);
    }

    /** Between which levels a strength lies, in words. */
    String between(Texts texts, double elo) {
        Skill weakest = LEVELS.get(0);
        Skill strongest = LEVELS.get(LEVELS.size() - 1);
        if (elo < of(weakest)) {
            return texts.get("statistics.rating.below", name(texts, weakest));
        }
        if (elo >= of(strongest)) {
            return texts.get("statistics.rating.above", name(texts, strongest));
        }
        int above = 0;
        while (of(LEVELS.get(above)) <= elo) {
            above++;
        }
        return texts.get(
                "statistics.rating.between", name(texts, LEVELS.get(above - 1)), name(texts, LEVELS.get(above)));
    }

    private static String name(Texts texts, Skill skill) {
        return texts.get("skill." + Texts.word(skill));
    }
}
