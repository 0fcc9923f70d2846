package org.jumpingcube.desktop.friend;

import java.util.List;
import java.util.function.Function;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;

/** How the rows of the friend card are laid out. */
final class CardRows {
    static final double GAP = 10;
    private static final double NAME = 140;
    private static final double CONTROL = 240;

    private CardRows() {}

    /** A control beside its name. Its id is the key of the name, with hyphens for dots. */
    static HBox row(Texts texts, String key, Control control) {
        var label = new Label(texts.get(key));
        label.setLabelFor(control);
        label.setMinWidth(NAME);
        control.setId(key.replace('.', '-'));
        control.setAccessibleText(label.getText());
        control.setPrefWidth(CONTROL);
        control.setMaxWidth(Double.MAX_VALUE); // as far as the buttons below
        HBox.setHgrow(control, Priority.ALWAYS);
        var row = new HBox(GAP, label, control);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    /** A list to choose from. */
    static <T> ComboBox<T> list(List<T> values, Function<T, String> words) {
        var box = new ComboBox<T>();
        box.getItems().setAll(values);
        box.setConverter(TextControls.worded(words));
        return box;
    }

    /** Shows a part of the card, or takes it away together with its place. */
    static void show(Node node, boolean isShown) {
        node.setVisible(isShown);
        node.setManaged(isShown);
    }
}
