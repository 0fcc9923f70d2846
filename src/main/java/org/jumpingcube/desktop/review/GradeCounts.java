package org.jumpingcube.desktop.review;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.ToIntFunction;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.review.Grade;
import org.jumpingcube.review.ReviewTexts;

/** The number of moves with each grade, beside the symbol of the grade, which a tooltip explains. */
final class GradeCounts extends FlowPane {
    private final Map<Grade, Label> counts = new EnumMap<>(Grade.class);

    GradeCounts() {
        getStyleClass().add("grades");
        for (Grade grade : Grade.values()) {
            var badge = new Badge();
            badge.show(grade);
            var count = new Label("", badge);
            count.managedProperty().bind(count.visibleProperty());
            TextControls.tip(count, count.accessibleTextProperty());
            counts.put(grade, count);
            getChildren().add(count);
        }
    }

    void show(ToIntFunction<Grade> number, ReviewTexts words) {
        counts.forEach((grade, count) -> {
            int times = number.applyAsInt(grade);
            count.setText(Integer.toString(times));
            count.setAccessibleText(times + " " + words.word(grade));
            count.setVisible(times > 0);
        });
    }
}
