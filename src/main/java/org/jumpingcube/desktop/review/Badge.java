package org.jumpingcube.desktop.review;

import javafx.scene.control.Label;
import org.jumpingcube.review.Grade;

/** The symbol of a grade. */
final class Badge extends Label {
    Badge() {
        getStyleClass().add("badge");
        setMinWidth(USE_PREF_SIZE);
    }

    void show(Grade grade) {
        setText(sign(grade));
        getStyleClass().removeIf(style -> style.startsWith("grade-"));
        getStyleClass().add("grade-" + grade.word());
    }

    static String sign(Grade grade) {
        return switch (grade) {
            case BEST -> "\u2605";
            case GOOD -> "\u2713";
            case INACCURACY -> "?!";
            case MISTAKE -> "?";
            case BLUNDER -> "??";
        };
    }
}
