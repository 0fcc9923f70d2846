package org.jumpingcube.desktop.friend;

import java.util.stream.IntStream;
import javafx.animation.Animation;
import javafx.animation.FadeTransition;
import javafx.animation.ParallelTransition;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.shape.Circle;
import javafx.util.Duration;
import org.jumpingcube.desktop.controls.OnScreen;
import org.jumpingcube.desktop.controls.TextControls;

/** Three dots that grow dim and bright in turn, while something is waited for. They rest if motion is reduced. */
final class WaitingSign extends HBox {
    private static final int DOTS = 3;
    private static final double RADIUS = 3;
    private static final double DIM = 0.25;
    private static final Duration BREATH = Duration.millis(700);
    private static final Duration APART = Duration.millis(230);

    WaitingSign(boolean isMoving) {
        super(2 * RADIUS);
        setAlignment(Pos.CENTER_LEFT);
        var breathing = new ParallelTransition();
        IntStream.range(0, DOTS).forEach(number -> {
            var dot = TextControls.styled(new Circle(RADIUS), "waiting-dot");
            getChildren().add(dot);
            breathing.getChildren().add(breath(dot, APART.multiply(number)));
        });
        if (isMoving) {
            OnScreen.of(this).subscribe(is -> {
                if (is) {
                    breathing.play();
                } else {
                    breathing.stop();
                }
            });
        }
    }

    private static Animation breath(Node dot, Duration delay) {
        var fade = new FadeTransition(BREATH, dot);
        fade.setFromValue(1);
        fade.setToValue(DIM);
        fade.setDelay(delay);
        fade.setAutoReverse(true);
        fade.setCycleCount(Animation.INDEFINITE);
        return fade;
    }
}
