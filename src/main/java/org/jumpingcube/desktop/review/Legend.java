package org.jumpingcube.desktop.review;

import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.review.Grade;
import org.jumpingcube.review.ReviewTexts;

/** What the signs in the list of moves mean: those that are there. In a narrow panel only the signs. */
final class Legend extends HBox {
    private final Map<Grade, Label> entries = new EnumMap<>(Grade.class);

    Legend() {
        setId("review-legend");
        getStyleClass().add("legend");
        setAlignment(Pos.CENTER_RIGHT);
        setMaxWidth(Double.MAX_VALUE);
        widthProperty().subscribe(width -> fit());
        Stream.of(Grade.values()).filter(Grade::isFault).forEach(grade -> {
            var badge = new Badge();
            badge.show(grade);
            var entry = new Label("", badge);
            entry.setMinWidth(USE_PREF_SIZE);
            entry.managedProperty().bind(entry.visibleProperty());
            TextControls.tip(entry, entry.accessibleTextProperty());
            entries.put(grade, entry);
            getChildren().add(entry);
        });
    }

    void show(Set<Grade> used, ReviewTexts words) {
        entries.forEach((grade, entry) -> {
            entry.setVisible(used.contains(grade));
            entry.setText(words.word(grade));
            entry.setAccessibleText(words.word(grade));
        });
        fit();
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    /** Shows all of the words or none. */
    private void fit() {
        entries.values().forEach(entry -> entry.setContentDisplay(ContentDisplay.LEFT));
        applyCss();
        if (prefWidth(-1) > getWidth()) {
            entries.values().forEach(entry -> entry.setContentDisplay(ContentDisplay.GRAPHIC_ONLY));
        }
    }
}
