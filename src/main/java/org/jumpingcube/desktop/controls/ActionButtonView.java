package org.jumpingcube.desktop.controls;

import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import org.jumpingcube.session.ActionButton;
import org.jumpingcube.session.ActionButton.Look;

/** Draws the large button. Which look and text to draw is decided by the game state alone. */
public final class ActionButtonView extends Button {
    private static final PseudoClass START = PseudoClass.getPseudoClass("start");
    private static final PseudoClass STOP = PseudoClass.getPseudoClass("stop");

    public ActionButtonView(ObservableValue<ActionButton> model, Texts texts, Runnable onPress) {
        setId("action-button");
        getStyleClass().setAll("button", "action-button");
        textProperty()
                .bind(Bindings.createStringBinding(
                        () -> texts.get(model.getValue().textKey()), model, texts.language()));
        accessibleHelpProperty()
                .bind(Bindings.createStringBinding(
                        () -> texts.get("button.help", getText()), textProperty(), texts.language()));
        disableProperty().bind(model.map(button -> button.look() == Look.DISABLED));
        model.subscribe(button -> showLook(button.look())); // colours live in the stylesheet
        setOnAction(event -> onPress.run());
    }

    private void showLook(Look look) {
        pseudoClassStateChanged(START, look == Look.START);
        pseudoClassStateChanged(STOP, look == Look.STOP);
    }
}
