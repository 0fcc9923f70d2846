package org.jumpingcube.desktop.review;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.Player;
import org.jumpingcube.review.Grade;
import org.jumpingcube.review.Review;
import org.jumpingcube.review.ReviewTexts;

/** How well a side has played: its faults by their signs, for which there is room; all grades in words on demand. */
final class AccuracyLabel extends Label {
    private static final Set<Grade> ALL = EnumSet.allOf(Grade.class);
    private static final Set<Grade> FAULTS = EnumSet.range(Grade.INACCURACY, Grade.BLUNDER);

    private final Player player;

    AccuracyLabel(Player player) {
        this.player = player;
        setId("accuracy-" + player.number());
        setTooltip(new Tooltip());
    }

    /** @param name of the player */
    void show(Review<?, ?> review, String name, Texts texts) {
        var share = review.accuracy(player);
        String standing =
                share.isEmpty() ? name : texts.get("review.accuracy.of", name, Math.round(100 * share.getAsDouble()));
        var grades = new ReviewTexts(texts.locale());
        String words = standing + counts(review, ALL, grades::word, ", ");
        setText(standing + counts(review, FAULTS, Badge::sign, "  "));
        setAccessibleText(words);
        getTooltip().setText(words);
    }

    private String counts(Review<?, ?> review, Set<Grade> grades, Function<Grade, String> name, String between) {
        String counts = grades.stream()
                .filter(grade -> review.count(player, grade) > 0)
                .map(grade -> review.count(player, grade) + " " + name.apply(grade))
                .collect(Collectors.joining(between));
        return counts.isEmpty() ? "" : " (" + counts + ")";
    }
}
