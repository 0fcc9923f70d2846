package org.jumpingcube.desktop.ending;

import java.util.Optional;
import java.util.stream.Stream;
import javafx.animation.FadeTransition;
import javafx.animation.Interpolator;
import javafx.animation.TranslateTransition;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.game.Player;

/** Lies over the board: at first nothing is seen of it, and then a veil with the card. A click beside the card closes it. */
final class EndLayer extends Region {
    private static final Duration FADE = Duration.millis(120); // where motion is reduced
    private static final Duration RISE = Duration.millis(280);
    private static final double WAY = 16; // pixels that the card rises
    private static final double WIDTH = 600;
    private static final double MARGIN = 12;

    private final Region veil = TextControls.styled(new Region(), "result-veil");
    private final Region shadow = TextControls.styled(new Region(), "result-shadow");
    private final Drift drift = new Drift();
    private Optional<ResultCard> card = Optional.empty();

    EndLayer(Runnable close) {
        setMinSize(0, 0);
        setMouseTransparent(true);
        shadow.setMouseTransparent(true);
        shadow.setCache(true); // it need not be blurred anew whenever something moves on the card
        veil.setOnMouseClicked(event -> close.run());
        addEventHandler(KeyEvent.KEY_PRESSED, this::pressFocused);
    }

    /** Enter presses the button that has the focus, unless it was meant for the board before the card was there. */
    private void pressFocused(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER && event.getTarget() instanceof Button button) {
            event.consume();
            if (card.filter(shown -> shown.getOpacity() == 1).isPresent()) {
                button.fire();
            }
        }
    }

    /** Shows the card, and lets it take the keys if nothing else needs them. */
    void raise(ResultCard shown, boolean isMoving) {
        card = Optional.of(shown);
        setMouseTransparent(false);
        getChildren().addAll(veil, drift, shadow, shown);
        boolean areKeysFree = areKeysFree();
        fade(veil, FADE);
        Stream.of(shadow, shown).forEach(part -> fade(part, isMoving ? RISE : FADE));
        if (isMoving) {
            var rise = new TranslateTransition(RISE, shown);
            rise.setFromY(WAY);
            rise.setToY(0);
            rise.setInterpolator(Interpolator.EASE_OUT);
            rise.play();
        }
        applyCss();
        getScene().getRoot().layout(); // this has perhaps just come, and has no size yet
        if (areKeysFree) {
            shown.focusFirst();
        }
    }

    private static void fade(Region part, Duration time) {
        part.setOpacity(0);
        var fade = new FadeTransition(time, part);
        fade.setToValue(1);
        fade.setInterpolator(Interpolator.EASE_OUT);
        fade.play();
    }

    /** Whether the keys belong to the board or to a button, which is no longer what they are for. */
    private boolean areKeysFree() {
        var owner = getScene().getFocusOwner();
        for (var node = owner; node != null; node = node.getParent()) {
            if (node == getParent()) {
                return true;
            }
        }
        return owner == null || owner instanceof ButtonBase;
    }

    boolean isRaised() {
        return card.isPresent();
    }

    /** Lets points drift down, once. */
    void celebrate(Player winner) {
        drift.run(winner);
    }

    /** Gives the card the keys; returns whether there is one. */
    boolean takeFocus() {
        card.ifPresent(ResultCard::focusFirst);
        return card.isPresent();
    }

    /** Lets nothing move any more. */
    void end() {
        drift.end();
    }

    @Override
    protected void layoutChildren() {
        card.ifPresent(shown -> {
            veil.resizeRelocate(0, 0, getWidth(), getHeight());
            drift.resizeRelocate(0, 0, getWidth(), getHeight());
            double width = Math.min(WIDTH, getWidth() - 2 * MARGIN);
            double height = shown.fit(width, getHeight() - 2 * MARGIN);
            double left = snapPositionX((getWidth() - width) / 2);
            double top = snapPositionY((getHeight() - height) / 2);
            Stream.of(shadow, shown).forEach(part -> part.resizeRelocate(left, top, width, height));
        });
    }
}
