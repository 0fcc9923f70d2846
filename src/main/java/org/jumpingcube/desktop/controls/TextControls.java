package org.jumpingcube.desktop.controls;

import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextFormatter;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/** Makes labels and buttons whose texts follow the language, in one way for the whole program. */
public final class TextControls {
    private TextControls() {}

    /** A label; {@code arguments} fill the places of its text. */
    public static Label label(Texts texts, String key, Object... arguments) {
        var label = new Label();
        label.textProperty().bind(texts.of(key, arguments));
        return label;
    }

    /** Text that is wrapped, and never cut off. */
    public static Label paragraph(Texts texts, String key, Object... arguments) {
        return wrapped(label(texts, key, arguments));
    }

    /** Lets a label have as many lines as its text needs. */
    public static Label wrapped(Label label) {
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    /** A button that is never narrower than its text. */
    public static Button button(Texts texts, String key, Runnable action) {
        var button = named(new Button(), texts, key);
        button.setOnAction(event -> action.run());
        return button;
    }

    /** A button for a {@link ButtonBar}, which puts it where the system has buttons of its kind. */
    public static Button button(Texts texts, String key, ButtonData data, Runnable action) {
        Button button = button(texts, key, action);
        ButtonBar.setButtonUniformSize(button, false); // the longest text would not fit
        ButtonBar.setButtonData(button, data);
        return button;
    }

    /** Gives a control its text, and an id: the text's key with hyphens for dots. */
    public static <T extends Labeled> T named(T control, Texts texts, String key) {
        control.setId(key.replace('.', '-'));
        control.textProperty().bind(texts.of(key));
        control.setMinWidth(Region.USE_PREF_SIZE);
        return control;
    }

    /** Sets the look of a part of a window, by style classes of the stylesheet. */
    public static <T extends Node> T styled(T part, String... names) {
        part.getStyleClass().addAll(names);
        return part;
    }

    /**
     * A tooltip, which screen readers read too. Its window is created when the mouse first enters the control, which
     * makes the program start faster.
     */
    public static void tip(Control control, ObservableValue<String> text) {
        control.accessibleHelpProperty().bind(text);
        control.addEventHandler(MouseEvent.MOUSE_ENTERED, event -> {
            if (control.getTooltip() == null) {
                var tip = new Tooltip();
                tip.textProperty().bind(control.accessibleHelpProperty());
                control.setTooltip(tip);
            }
        });
    }

    /**
     * How the values of a list are written, in the language of the moment. The user cannot type there.
     *
     * @param others what else the words depend on
     */
    static <T> ObservableValue<StringConverter<T>> worded(
            Texts texts, Function<? super T, String> words, Observable... others) {
        var all = Stream.concat(Stream.of(texts.language()), Stream.of(others)).toArray(Observable[]::new);
        return Bindings.createObjectBinding(() -> worded(words), all);
    }

    /** How values are written; a missing one has no text. */
    public static <T> StringConverter<T> worded(Function<? super T, String> words) {
        return new StringConverter<>() {
            @Override
            public String toString(@Nullable T value) {
                return value == null ? "" : words.apply(value);
            }

            @Override
            public T fromString(String text) {
                throw new UnsupportedOperationException(text);
            }
        };
    }

    /** Keeps a part of a window, and its place there, only as long as it is wanted. */
    public static void showWhile(Node part, ObservableValue<Boolean> isWanted) {
        part.visibleProperty().bind(isWanted);
        part.managedProperty().bind(part.visibleProperty()); // before others hear that it is shown
    }

    /** Adds a part to its place when it is first wanted: until then it needs neither skins nor styles. */
    public static void addWhenWanted(Pane place, Node part, ObservableValue<Boolean> isWanted) {
        isWanted.subscribe(is -> {
            if (is && part.getParent() == null) {
                place.getChildren().add(part);
            }
        });
    }

    /** Lets a field take no more letters than these. */
    public static <T extends TextInputControl> T limited(T field, int longest) {
        field.setTextFormatter(
                new TextFormatter<>(change -> change.getControlNewText().length() > longest ? null : change));
        return field;
    }

    /** Shows a text beside the mouse while it rests on a node. */
    public static void tip(Node node, ObservableValue<String> text) {
        node.addEventHandler(MouseEvent.MOUSE_ENTERED, new EventHandler<>() {
            @Override
            public void handle(MouseEvent event) { // a window of its own, made when it is first wanted
                node.removeEventHandler(MouseEvent.MOUSE_ENTERED, this);
                var tip = new Tooltip();
                tip.textProperty().bind(text);
                Tooltip.install(node, tip);
            }
        });
    }
}
