package org.jumpingcube.desktop.controls;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.ToggleGroup;
import org.jumpingcube.desktop.WindowLibraries;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Buttons of which one is always down. */
@Tag("window")
@ExtendWith(WindowLibraries.class)
class RadioToggleTest {
    private final RadioToggle one = new RadioToggle();
    private final RadioToggle two = new RadioToggle();

    @Test
    void aButtonGoesUpOnlyWhenAnotherIsPressedAndIsNotChosenTwice() {
        var group = new ToggleGroup();
        group.getToggles().addAll(one, two);
        var chosen = new ArrayList<RadioToggle>();
        one.setOnAction(event -> chosen.add(one));
        two.setOnAction(event -> chosen.add(two));
        one.fire();
        one.fire();
        assertThat(group.getSelectedToggle()).isEqualTo(one);
        two.fire();
        assertThat(group.getSelectedToggle()).isEqualTo(two);
        assertThat(one.isSelected()).isFalse();
        assertThat(chosen).isEqualTo(List.of(one, two));
    }
}
