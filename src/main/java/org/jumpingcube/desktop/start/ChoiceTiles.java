package org.jumpingcube.desktop.start;

import java.util.List;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;

/**
 * A few values to choose one of, each on a tile of its own: all in a row where there is room, else as many as there is
 * room for.
 */
final class ChoiceTiles<T> extends FlowPane {
    private static final double GAP = 8;

    private final List<T> values;
    private final double leastWidth;
    private final ToggleGroup group = new ToggleGroup();
    private final ReadOnlyObjectWrapper<T> chosen;

    /**
     * @param first what is chosen at first
     * @param leastWidth of each tile
     * @param tiles makes the tile of a value
     */
    ChoiceTiles(List<T> values, T first, double leastWidth, Function<T, ToggleButton> tiles) {
        super(GAP, GAP);
        this.values = values;
        this.leastWidth = leastWidth;
        chosen = new ReadOnlyObjectWrapper<>(first);
        setPrefWrapLength(values.size() * (leastWidth + GAP));
        for (T value : values) {
            ToggleButton tile = tiles.apply(value);
            tile.getStyleClass().setAll("tile-choice");
            tile.setPrefWidth(leastWidth);
            tile.setToggleGroup(group);
            tile.setSelected(value.equals(first));
            getChildren().add(tile);
        }
        widthProperty().subscribe(this::fill);
        group.selectedToggleProperty().subscribe((before, now) -> {
            if (now == null) {
                before.setSelected(true); // one is always chosen
            } else {
                chosen.set(this.values.get(group.getToggles().indexOf(now)));
            }
        });
    }

    /** Makes the tiles as wide as their row. */
    private void fill(Number width) {
        setPrefWrapLength(width.doubleValue());
        int inARow = (int) Math.max(1, Math.min(values.size(), (width.doubleValue() + GAP) / (leastWidth + GAP)));
        double share = (width.doubleValue() + GAP) / inARow - GAP;
        double each = snapSizeX(share - 1); // layout rounds up to whole pixels, so that at scale 1.5 one would not fit
        group.getToggles().forEach(tile -> ((ToggleButton) tile).setPrefWidth(Math.max(leastWidth, each)));
    }

    ReadOnlyObjectProperty<T> chosen() {
        return chosen.getReadOnlyProperty();
    }

    /** Gives the keyboard to the tile that is chosen. */
    void focusChosen() {
        ((ToggleButton) group.getSelectedToggle()).requestFocus();
    }
}
