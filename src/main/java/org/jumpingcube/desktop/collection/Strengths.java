package org.jumpingcube.desktop.collection;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jumpingcube.desktop.controls.StrengthWords;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.EloScale;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.Skill;

/** How strong the computer players of a game are, in Elo, a Beginner having 800: the basis of a user's rating. */
public final class Strengths {
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,5}");

    private final EloScale scale;

    /** The strengths of this game's players. */
    public Strengths(GameKind<?, ?> kind) {
        scale = kind.elo();
    }

    /**
     * What an opponent has, as the collection names it: {@code computer kepler expert} or {@code computer kepler 1450};
     * NaN if nobody knows.
     */
    public double of(String opponent) {
        var words = List.of(opponent.split(" ", -1));
        String strength = words.get(words.size() - 1);
        if (!words.get(0).equals("computer")) {
            return Double.NaN;
        }
        return NUMBER.matcher(strength).matches()
                ? Math.max(scale.least(), Math.min(scale.most(), Integer.parseInt(strength)))
                : Stream.of(Skill.values())
                        .filter(skill -> skill.name().toLowerCase(Locale.ROOT).equals(strength))
                        .mapToDouble(this::of)
                        .findFirst()
                        .orElse(Double.NaN);
    }

    private double of(Skill skill) {
        return scale.of(skill);
    }

    /** Between which levels a strength lies, in words. */
    public String between(Texts texts, double elo) {
        return StrengthWords.between(texts, scale, elo);
    }
}
