package org.jumpingcube.desktop.cube;

import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jumpingcube.cube.Square;

/**
 * The squares that the user points at with the mouse and with the keyboard. The keyboard focus is visible once a key has
 * been used.
 */
final class Pointing {
    private final ReadOnlyObjectWrapper<Optional<Square>> pointed = new ReadOnlyObjectWrapper<>(Optional.empty());
    private Optional<Square> hovered = Optional.empty();
    private Square focus = new Square(0, 0);
    private boolean isFocusVisible;
    private boolean hasKeyboard;
    private boolean isByKeys; // the keyboard was used last
    private final Runnable onChange;

    /**
     * @param onChange run after each change
     */
    Pointing(Runnable onChange) {
        this.onChange = onChange;
    }

    /** The square that the user points at, with whichever of the two was used last. */
    ReadOnlyObjectProperty<Optional<Square>> pointed() {
        return pointed.getReadOnlyProperty();
    }

    /** The square under the mouse. */
    Optional<Square> hovered() {
        return hovered;
    }

    /** Called when the mouse has moved; empty if it is over no square. */
    void hover(Optional<Square> square) {
        if (isByKeys || !square.equals(hovered)) {
            hovered = square;
            isByKeys = false;
            point();
        }
    }

    /** The square that has the keyboard focus, shown or not. */
    Square focus() {
        return focus;
    }

    void focusOn(Square square) {
        focus = square;
        point();
    }

    boolean isFocusSeenOn(Square square) {
        return isFocusVisible && hasKeyboard && square.equals(focus);
    }

    /** Shows the focus from the first key on, since keys move it; a click hides it again. */
    void showFocus(boolean isVisible) {
        isFocusVisible = isVisible;
        isByKeys = isVisible;
        point();
    }

    /** Called when the board has gained or lost the keyboard focus. */
    void takeKeyboard(boolean has) {
        hasKeyboard = has;
        point();
    }

    private void point() {
        var byKeys = isFocusVisible && hasKeyboard ? Optional.of(focus) : Optional.<Square>empty();
        pointed.set(isByKeys ? byKeys.or(() -> hovered) : hovered.or(() -> byKeys));
        onChange.run();
    }
}
