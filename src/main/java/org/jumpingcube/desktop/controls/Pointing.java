package org.jumpingcube.desktop.controls;

import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.Node;

/**
 * The squares of a board that the user points at with the mouse and with the keyboard. Only one of the two is marked, that
 * of whichever was used last, so that no two squares seem to be chosen. The keyboard focus is visible once a key has been
 * used.
 *
 * @param <S> squares of the board
 */
public final class Pointing<S> {
    private final ReadOnlyObjectWrapper<Optional<S>> pointed = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final Runnable onChange;
    private Optional<S> hovered = Optional.empty();
    private S focus;
    private boolean isFocusVisible;
    private boolean hasKeyboard;
    private boolean isByKeys; // the keyboard was used last

    /**
     * @param start has the keyboard focus at first
     * @param onChange run after each change
     */
    public Pointing(S start, Runnable onChange) {
        focus = start;
        this.onChange = onChange;
    }

    /** Follows the keyboard focus of the node that shows the board. */
    public void follow(Node board) {
        board.focusedProperty().subscribe(this::takeKeyboard);
        board.focusVisibleProperty().subscribe(this::showFocus);
    }

    /** The square that the user points at, with whichever of the two was used last. */
    public ReadOnlyObjectProperty<Optional<S>> pointed() {
        return pointed.getReadOnlyProperty();
    }

    /** The square under the mouse. */
    public Optional<S> hovered() {
        return hovered;
    }

    /** Called when the mouse has moved; empty if it is over no square. */
    public void hover(Optional<S> square) {
        if (isByKeys || !square.equals(hovered)) {
            hovered = square;
            isByKeys = false;
            point();
        }
    }

    /** Called when a square is clicked: the keyboard focus goes there too, unseen. */
    public void click(S square) {
        focus = square;
        hovered = Optional.of(square);
        showFocus(false);
    }

    /** The square that has the keyboard focus, shown or not. */
    public S focus() {
        return focus;
    }

    /** Moves the keyboard focus. */
    public void focusOn(S square) {
        focus = square;
        point();
    }

    /** Whether a square is marked since it has the keyboard focus. */
    public boolean isFocusSeenOn(S square) {
        return !isByMouse() && byKeys().filter(square::equals).isPresent();
    }

    /** Whether a square is marked since the mouse is over it. */
    public boolean isHoverSeenOn(S square) {
        return isByMouse() && hovered.filter(square::equals).isPresent();
    }

    /** Whether the mouse was used last, and is over another square than the one that has the keyboard focus. */
    public boolean isElsewhere() {
        return isByMouse() && !isHoverSeenOn(focus);
    }

    /** Shows the focus from the first key on, since keys move it; a click hides it again. */
    public void showFocus(boolean isVisible) {
        isFocusVisible = isVisible;
        isByKeys = isVisible;
        point();
    }

    private void takeKeyboard(boolean has) {
        hasKeyboard = has;
        point();
    }

    private void point() {
        pointed.set(isByMouse() ? hovered : byKeys());
        onChange.run();
    }

    private boolean isByMouse() {
        return hovered.isPresent() && !(isByKeys && byKeys().isPresent());
    }

    private Optional<S> byKeys() {
        return isFocusVisible && hasKeyboard ? Optional.of(focus) : Optional.empty();
    }
}
