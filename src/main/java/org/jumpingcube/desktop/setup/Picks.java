package org.jumpingcube.desktop.setup;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import org.jumpingcube.desktop.controls.RadioToggle;

/** Buttons of which one is always down. */
final class Picks<T> extends FlowPane {
    private static final double GAP = 6;

    private final ToggleGroup group = new ToggleGroup();
    private final Map<T, ToggleButton> buttons = new LinkedHashMap<>();
    private final Consumer<T> onPick;

    /** @param onPick called when the user picks a value */
    Picks(Consumer<T> onPick) {
        super(GAP, GAP);
        this.onPick = onPick;
    }

    /** Adds a value under a name. */
    void add(T value, String id, ObservableValue<String> name) {
        var button = new RadioToggle();
        button.setId(id);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setToggleGroup(group);
        button.textProperty().bind(name);
        button.setOnAction(event -> onPick.accept(value));
        buttons.put(value, button);
        getChildren().add(button);
    }

    /** Shows which value is picked. */
    void show(T value) {
        buttons.forEach((each, button) -> button.setSelected(each.equals(value)));
    }
}
