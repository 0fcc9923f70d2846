package org.jumpingcube.desktop;

import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.jumpingcube.desktop.controls.Cards;
import org.jumpingcube.desktop.controls.TextControls;

/**
 * The content of the window, and sometimes a card over it that must be answered first. Meanwhile neither mouse nor keys
 * reach what is below. Escape closes it; a click beside it does not, since it would lose what has been chosen.
 */
final class CardLayer extends StackPane implements Cards {
    private static final Insets MARGIN = new Insets(12);

    private Optional<StackPane> veil = Optional.empty();
    private final ReadOnlyBooleanWrapper isCovered = new ReadOnlyBooleanWrapper();
    private Runnable focusBelow = () -> {};
    private boolean isKeyLast;

    CardLayer() {
        addEventFilter(KeyEvent.KEY_PRESSED, event -> isKeyLast = true);
        addEventFilter(MouseEvent.MOUSE_PRESSED, event -> isKeyLast = false);
    }

    /**
     * Puts the layer over the window.
     *
     * @param focus gives the keyboard focus back to the window when a card is closed
     */
    void cover(Node window, Runnable focus) {
        getChildren().add(0, window);
        focusBelow = focus;
    }

    @Override
    public void lay(Node layer) {
        getChildren()
                .add(veil.isPresent() ? getChildren().size() - 1 : getChildren().size(), layer);
        layer.setDisable(isOpen());
    }

    @Override
    public void takeAway(Node layer) {
        getChildren().remove(layer);
    }

    /** Whether a card is open, now and after each change. */
    ObservableValue<Boolean> isCovered() {
        return isCovered.getReadOnlyProperty();
    }

    private boolean isOpen() {
        return veil.isPresent();
    }

    /** Shows a card in its preferred size, or in that of the window if that is smaller. */
    @Override
    public void open(Region card, Runnable focus, Runnable onEscape) {
        card.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        var veiled = TextControls.styled(new StackPane(card), "veil");
        veiled.addEventHandler(KeyEvent.KEY_PRESSED, event -> answer(event, onEscape));
        StackPane.setMargin(card, MARGIN);
        getChildren().forEach(below -> below.setDisable(true));
        getChildren().add(veiled);
        veil = Optional.of(veiled);
        isCovered.set(true);
        focus.run();
        if (isKeyLast) {
            showFocus();
        }
    }

    /** JavaFX shows the focus only once keys have moved it, and has no other way to ask for that before version 24. */
    private void showFocus() {
        for (boolean isBack : new boolean[] {false, true}) {
            var owner = getScene().getFocusOwner();
            owner.fireEvent(new KeyEvent(
                    KeyEvent.KEY_PRESSED, KeyEvent.CHAR_UNDEFINED, "", KeyCode.TAB, isBack, false, false, false));
        }
    }

    /** Only keys that move the focus go on to the scene; a shortcut would act on something hidden. */
    private static void answer(KeyEvent event, Runnable onEscape) {
        if (event.getCode() == KeyCode.ESCAPE) {
            onEscape.run();
        }
        if (event.getCode() != KeyCode.TAB && !event.getCode().isArrowKey()) {
            event.consume();
        }
    }

    @Override
    public void close() {
        veil.ifPresent(getChildren()::remove);
        veil = Optional.empty();
        isCovered.set(false);
        getChildren().forEach(below -> below.setDisable(false));
        focusBelow.run();
    }
}
