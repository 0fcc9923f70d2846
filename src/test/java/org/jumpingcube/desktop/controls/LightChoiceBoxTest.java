package org.jumpingcube.desktop.controls;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.text.Text;
import org.jumpingcube.desktop.WindowLibraries;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A choice box and its longest item. */
@Tag("window")
@ExtendWith(WindowLibraries.class)
class LightChoiceBoxTest {
    private static final String LONGEST = "Spielstärke, die am längsten ist";

    private final LightChoiceBox<String> box = new LightChoiceBox<>(new Texts(Locale.ENGLISH), item -> item);
    private final HBox row = new HBox(box);

    @Test
    void theLongestItemFitsWheneverItIsChosenAndNoRoomIsWasted() {
        box.getItems().setAll("a", LONGEST, "b");
        box.getSelectionModel().selectFirst();
        var scene = new Scene(row, 800, 60);
        layOut();
        double width = box.getWidth();
        box.getSelectionModel().select(LONGEST);
        layOut();
        assertThat(box.getWidth()).isEqualTo(width);
        assertThat(scene.getRoot().lookupAll(".label")).allSatisfy(node -> {
            double written =
                    ((Text) ((Label) node).lookup(".text")).getLayoutBounds().getWidth();
            var text = new Text(LONGEST);
            text.setFont(((Label) node).getFont()); // which other tests in this process may have changed
            double needed = text.getLayoutBounds().getWidth();
            assertThat(written).as("written in full").isEqualTo(needed);
            assertThat(width).isBetween(needed, needed + 80);
        });
    }

    @Test
    void itIsAsWideAsItsItemsAreInWords() {
        var doubled = new LightChoiceBox<String>(new Texts(Locale.ENGLISH), item -> item + item);
        doubled.getItems().setAll(List.of("a", LONGEST));
        row.getChildren().setAll(doubled);
        var scene = new Scene(row, 800, 60);
        layOut();
        assertThat(scene.getRoot().lookup(".choice-box").prefWidth(-1))
                .isGreaterThan(new Text(LONGEST + LONGEST).getLayoutBounds().getWidth());
    }

    private void layOut() {
        row.applyCss();
        row.layout();
    }
}
