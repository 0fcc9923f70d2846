package org.jumpingcube.desktop.speech;

import atlantafx.base.controls.ToggleSwitch;
import java.text.NumberFormat;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.ColorPicker;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Slider;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.text.Text;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.desktop.controls.Texts;

/**
 * What is said about the control that has the focus.
 *
 * @param name what it is called
 * @param role what kind of control it is; empty where that goes without saying
 * @param state its value, or whether it is checked; may be empty
 */
record Described(String name, String role, String state) {
    static final Described NOTHING = new Described("", "", "");

    static Described of(Node node, Texts texts) {
        String state = state(node, texts);
        return new Described(
                name(node),
                role(node).map(role -> texts.get("speech.role." + role)).orElse(""),
                node.isDisabled() ? joined(state, texts.get("speech.unavailable")) : state);
    }

    /** All of it in one line. */
    String text() {
        return Stream.of(name, role, state).filter(part -> !part.isBlank()).collect(Collectors.joining(", "));
    }

    /** What to say of this after something else has been said about the same control: only what is new. */
    String since(Described before) {
        if (before.name.startsWith(name)) { // nothing, or less than before
            return state.equals(before.state) ? "" : state;
        }
        if (name.startsWith(before.name) && !before.name.isEmpty()) {
            return name.substring(before.name.length()).replaceFirst("^[\\s.,]+", "");
        }
        return joined(name, state.equals(before.state) ? "" : state);
    }

    private static String joined(String one, String other) {
        return one.isBlank() || other.isBlank() ? one + other : one + ", " + other;
    }

    /** The texts of all that is shown below a node, a line each. */
    static String allTexts(Node node) {
        if (!node.isVisible()) {
            return "";
        }
        if (node instanceof Text text) {
            return text.getText();
        }
        boolean isPage = node instanceof ScrollPane; // which is called like its contents, but is not all of them
        String name = isPage || !(node instanceof Labeled || node.getAccessibleText() != null) ? "" : name(node);
        return name.isBlank() && node instanceof Parent parent
                ? parent.getChildrenUnmodifiable().stream()
                        .map(Described::allTexts)
                        .filter(text -> !text.isBlank())
                        .collect(Collectors.joining("\n"))
                : name;
    }

    private static String name(Node node) {
        String given = node.getAccessibleText();
        if (given != null && !given.isBlank()) {
            return given;
        }
        boolean isTyped = node instanceof TextInputControl; // its text is its value
        Object asked = isTyped ? null : node.queryAccessibleAttribute(AccessibleAttribute.TEXT);
        return asked instanceof String text ? text : "";
    }

    private static Optional<String> role(Node node) {
        if (node instanceof ToggleSwitch || node instanceof CheckBox) {
            return Optional.of("check-box");
        }
        if (node instanceof RadioButton) {
            return Optional.of("radio-button");
        }
        if (node instanceof ComboBox || node instanceof ChoiceBox || node instanceof ColorPicker) {
            return Optional.of("choice");
        }
        if (node instanceof Hyperlink) {
            return Optional.of("link");
        }
        if (node instanceof Slider) {
            return Optional.of("slider");
        }
        if (node instanceof ListView) {
            return Optional.of("list");
        }
        if (node instanceof TextInputControl) {
            return Optional.of("text-field");
        }
        if (node instanceof ScrollPane) {
            return Optional.of("page");
        }
        boolean isButton = node instanceof Labeled
                && (node.getAccessibleRole() == AccessibleRole.BUTTON
                        || node.getAccessibleRole() == AccessibleRole.TOGGLE_BUTTON);
        return isButton ? Optional.of("button") : Optional.empty();
    }

    private static String state(Node node, Texts texts) {
        if (node instanceof ListView<?> list) {
            return list.queryAccessibleAttribute(AccessibleAttribute.FOCUS_ITEM) instanceof ListCell<?> cell
                    ? item(cell)
                    : texts.get("speech.empty");
        }
        if (node instanceof TextInputControl typed) {
            String text = typed.getText();
            return text == null || text.isEmpty() ? texts.get("speech.empty") : text;
        }
        if (node instanceof Slider slider) {
            String words = slider.getAccessibleHelp();
            return words == null
                    ? NumberFormat.getNumberInstance(texts.locale()).format(slider.getValue())
                    : words;
        }
        if (node instanceof ComboBox<?> box) {
            return box.getButtonCell() != null && !item(box.getButtonCell()).isBlank()
                    ? item(box.getButtonCell())
                    : String.valueOf(box.getValue());
        }
        if (node instanceof ColorPicker picker) {
            return String.valueOf(picker.getValue());
        }
        if (node instanceof ChoiceBox<?> box) {
            return worded(box);
        }
        return selected(node, texts);
    }

    private static String item(Node cell) {
        return name(cell).isBlank() ? allTexts(cell).replace("\n", " ") : name(cell);
    }

    private static <T> String worded(ChoiceBox<T> box) {
        StringConverter<T> words = box.getConverter();
        return words == null ? String.valueOf(box.getValue()) : words.toString(box.getValue());
    }

    /** Of check boxes, switches, menu items and the like. */
    private static String selected(Node node, Texts texts) {
        Object is = node instanceof ToggleSwitch toggle
                ? toggle.isSelected()
                : node.queryAccessibleAttribute(AccessibleAttribute.SELECTED);
        if (!(is instanceof Boolean isSelected)) {
            return "";
        }
        boolean isOneOfSeveral = node instanceof RadioButton
                || node.getAccessibleRole() == AccessibleRole.RADIO_MENU_ITEM
                || (node instanceof ToggleButton toggle && toggle.getToggleGroup() != null);
        if (isOneOfSeveral) {
            return isSelected ? texts.get("speech.chosen") : "";
        }
        if (node instanceof ToggleButton) {
            return texts.get(isSelected ? "speech.pressed" : "speech.not-pressed");
        }
        boolean isCheck = node instanceof CheckBox
                || node instanceof ToggleSwitch
                || node.getAccessibleRole() == AccessibleRole.CHECK_MENU_ITEM;
        return isCheck ? texts.get(isSelected ? "speech.checked" : "speech.not-checked") : "";
    }

    /** The properties whose change may change what is said about a control. */
    static Stream<ObservableValue<?>> causes(Node node) {
        return Stream.concat(
                Stream.of(node.accessibleTextProperty(), node.disabledProperty()), ofControl(node).stream());
    }

    private static Optional<ObservableValue<?>> ofControl(Node node) {
        @Nullable
        ObservableValue<?> value = node instanceof CheckBox box
                ? box.selectedProperty()
                : node instanceof ToggleButton button
                        ? button.selectedProperty()
                        : node instanceof ToggleSwitch toggle
                                ? toggle.selectedProperty()
                                : node instanceof Labeled label ? label.textProperty() : ofInput(node);
        return Optional.ofNullable(value);
    }

    private static @Nullable ObservableValue<?> ofInput(Node node) {
        return node instanceof ComboBox<?> box
                ? box.valueProperty()
                : node instanceof ChoiceBox<?> box
                        ? box.valueProperty()
                        : node instanceof ColorPicker picker
                                ? picker.valueProperty()
                                : node instanceof Slider slider
                                        ? slider.valueProperty()
                                        : node instanceof TextInputControl typed
                                                ? typed.textProperty()
                                                : node instanceof ListView<?> list
                                                        ? list.getFocusModel().focusedIndexProperty()
                                                        : null;
    }
}
