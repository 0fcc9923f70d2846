package org.jumpingcube.desktop.controls;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Scene;
import javafx.scene.layout.HBox;
import org.jumpingcube.desktop.WindowLibraries;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A move in a list that has more or less room for it. */
@Tag("window")
@ExtendWith(WindowLibraries.class)
class MoveLabelTest {
    private final MoveLabel label = new MoveLabel();
    private final HBox row = new HBox(label);

    MoveLabelTest() {
        var scene = new Scene(row); // a label without a scene has no skin, and no width
        scene.getRoot().applyCss();
    }

    private void layOut(double width) {
        row.resize(width, 20);
        row.requestLayout();
        row.layout();
    }

    @Test
    void aMoveIsWrittenInShortWhereItDoesNotFitAndInFullAgainWhereItDoes() {
        label.show("b10-\u2026-e6", "b10-e6");
        layOut(400);
        assertThat(label.getText()).isEqualTo("b10-\u2026-e6");
        double needed = label.getWidth();
        layOut(needed - 4);
        assertThat(label.getText()).isEqualTo("b10-e6");
        label.show("a1-a3", "a1-a3");
        layOut(needed - 4);
        assertThat(label.getText()).isEqualTo("a1-a3");
        label.show("b10-\u2026-e6", "b10-e6");
        layOut(needed - 4);
        assertThat(label.getText()).isEqualTo("b10-e6");
        layOut(needed);
        assertThat(label.getText()).isEqualTo("b10-\u2026-e6");
    }
}
