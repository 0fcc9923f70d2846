package org.jumpingcube.desktop.start;

import java.util.List;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.control.ToggleGroup;
import org.jumpingcube.desktop.controls.EvenRows;
import org.jumpingcube.desktop.controls.RadioToggle;

/**
 * A choice of one of a few values, each on a tile of its own. A value without a tile can be chosen too, by
 * {@link #choose}; no tile is then selected.
 */
final class ChoiceTiles<T> extends EvenRows {
    private static final double GAP = 8;

    private final List<T> values;
    private final ToggleGroup group = new ToggleGroup();
    private final ReadOnlyObjectWrapper<T> chosen;

    /**
     * @param first the value that is chosen at first, perhaps without a tile
     * @param leastWidth of each tile
     * @param tiles makes the tile for a value
     */
    ChoiceTiles(List<T> values, T first, double leastWidth, Function<T, RadioToggle> tiles) {
        super(leastWidth, GAP);
        this.values = values;
        chosen = new ReadOnlyObjectWrapper<>(first);
        for (T value : values) {
            RadioToggle tile = tiles.apply(value);
            tile.getStyleClass().setAll("tile-choice");
            tile.setToggleGroup(group);
            tile.setSelected(value.equals(first));
            getChildren().add(tile);
        }
        group.selectedToggleProperty().subscribe((before, now) -> {
            if (now != null) {
                chosen.set(values.get(group.getToggles().indexOf(now)));
            }
        });
    }

    ReadOnlyObjectProperty<T> chosen() {
        return chosen.getReadOnlyProperty();
    }

    /** Chooses a value, and selects its tile if it has one. */
    void choose(T value) {
        chosen.set(value);
        int tile = values.indexOf(value);
        group.selectToggle(tile < 0 ? null : group.getToggles().get(tile));
    }

    /** Moves the focus to the chosen tile. */
    void focusChosen() {
        ((RadioToggle) group.getSelectedToggle()).requestFocus();
    }
}
