package org.jumpingcube.desktop.controls;

import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.text.Text;
import org.jumpingcube.game.Player;
import org.jumpingcube.session.ActionButton;
import org.jumpingcube.session.ActionButton.Look;

/** Draws the large button. Its look and text follow from the game state alone. */
public final class ActionButtonView extends Button {
    private static final PseudoClass START = PseudoClass.getPseudoClass("start");
    private static final PseudoClass STOP = PseudoClass.getPseudoClass("stop");
    private static final PseudoClass ONE = PseudoClass.getPseudoClass("one");
    private static final PseudoClass TWO = PseudoClass.getPseudoClass("two");

    private final Texts texts;

    /**
     * @param mover whose turn the button tells of, if that is what it tells
     */
    public ActionButtonView(
            ObservableValue<ActionButton> model,
            ObservableValue<Optional<Player>> mover,
            Texts texts,
            Runnable onPress) {
        this.texts = texts;
        setId("action-button");
        getStyleClass().setAll("button", "action-button");
        textProperty().bind(texts.of(model, button -> texts.get(button.textKey())));
        accessibleHelpProperty().bind(texts.of(textProperty(), caption -> texts.get("large-button.help", caption)));
        disableProperty().bind(model.map(button -> button.look() == Look.DISABLED));
        model.subscribe(button -> showLook(button.look())); // colours are in the stylesheet
        mover.subscribe(player -> {
            pseudoClassStateChanged(ONE, player.equals(Optional.of(Player.ONE)));
            pseudoClassStateChanged(TWO, player.equals(Optional.of(Player.TWO)));
        });
        setOnAction(event -> onPress.run());
        texts.language().subscribe(language -> requestLayout());
    }

    /** As wide as the longest caption in the language, so that none is cut off and the toolbar keeps its layout. */
    @Override
    protected double computePrefWidth(double height) {
        var measured = new Text();
        measured.setFont(getFont());
        double widest = texts.all("button.")
                .mapToDouble(caption -> {
                    measured.setText(caption);
                    return measured.getLayoutBounds().getWidth();
                })
                .max()
                .orElse(0);
        return snappedLeftInset() + Math.ceil(widest) + 2 + snappedRightInset();
    }

    @Override
    protected double computeMinWidth(double height) {
        return computePrefWidth(height);
    }

    private void showLook(Look look) {
        pseudoClassStateChanged(START, look == Look.START);
        pseudoClassStateChanged(STOP, look == Look.STOP);
    }
}
