package org.jumpingcube.desktop.controls;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.WindowLibraries;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where the text of a bar is. */
@Tag("window")
@ExtendWith(WindowLibraries.class)
class MessageBarTest {
    private static final String TEXT =
            "Somebody would like to say what cannot be said in the few words of one short line.";

    @ParameterizedTest
    @ValueSource(ints = {320, 480, 560, 640, 720, 800, 1000})
    void aTextBesideButtonsHasTwoLinesOrItIsAboveThemInTheWholeWidth(int width) {
        var label = new Label(TEXT);
        var bar = new MessageBar(new Texts(Locale.ENGLISH), label);
        bar.getChildren().addAll(new Button("One of two buttons"), new Button("The other button"));
        var scene = new Scene(new VBox(bar), width, 400);
        scene.getRoot().applyCss();
        scene.getRoot().layout();
        boolean isAbove = label.getBoundsInParent().getMaxY()
                <= bar.getChildren().get(1).getBoundsInParent().getMinY();
        if (isAbove) {
            assertThat(label.getWidth()).isEqualTo(width);
        } else {
            assertThat(label.getHeight()).isLessThan(3 * label.prefHeight(Double.MAX_VALUE));
        }
        assertThat(bar.getHeight())
                .isGreaterThanOrEqualTo(label.getBoundsInParent().getMaxY());
    }
}
