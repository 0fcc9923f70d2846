package org.jumpingcube.desktop.ending;

import java.util.stream.IntStream;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Line;
import org.jumpingcube.desktop.controls.TextControls;

/** Rays around the middle of a square, longer and shorter ones in turn. */
final class Rays extends Pane {
    private static final int COUNT = 12;
    private static final double FROM = 0.8; // of half the square, where the corners of what shines end
    private static final double LONG = 1;
    private static final double SHORT = 0.92;

    Rays(double size) {
        setMouseTransparent(true);
        setMinSize(size, size);
        setMaxSize(size, size);
        IntStream.range(0, COUNT).mapToObj(number -> ray(number, size / 2)).forEach(getChildren()::add);
    }

    private static Line ray(int number, double half) {
        double angle = 2 * Math.PI * number / COUNT;
        double to = number % 2 == 0 ? LONG : SHORT;
        return TextControls.styled(
                new Line(
                        half + half * FROM * Math.sin(angle),
                        half - half * FROM * Math.cos(angle),
                        half + half * to * Math.sin(angle),
                        half - half * to * Math.cos(angle)),
                "ray");
    }
}
