package org.jumpingcube.desktop.ending;

import java.util.stream.IntStream;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Rectangle;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.look.StageRun;
import org.jumpingcube.desktop.look.Ticker;
import org.jumpingcube.game.Player;

/** Points in the winner's colour, in gold and in white that drift down once. */
final class Drift extends Pane {
    private static final int COUNT = 34;
    private static final double SECONDS = 1.6;
    /** Pairs of multiples of these are spread evenly over a square, and look as if at random. */
    private static final double ACROSS = 0.7548777;

    private static final double LATER = 0.5698403;
    private static final double LEAST_RADIUS = 4;
    private static final double DELAY = 0.35; // the last one begins when so much of the time is over

    private final StageRun run = new StageRun(Ticker.ofPulses(), getChildren()::clear);

    Drift() {
        setMouseTransparent(true);
        setManaged(false);
        var edge = new Rectangle();
        edge.widthProperty().bind(widthProperty());
        edge.heightProperty().bind(heightProperty());
        setClip(edge);
    }

    /** Lets them drift over the size that this has now. */
    void run(Player winner) {
        String own = winner == Player.ONE ? "one" : "two";
        IntStream.range(0, COUNT).mapToObj(number -> point(number, own)).forEach(getChildren()::add);
        run.start(new double[] {SECONDS}, (stage, progress) -> place(progress), () -> {});
    }

    private static Circle point(int number, String own) {
        String style = switch (number % 3) {
            case 0 -> own;
            case 1 -> "gold";
            default -> "white";
        };
        return TextControls.styled(new Circle(LEAST_RADIUS + number * 5 % 7), "drift", style);
    }

    private void place(double progress) {
        for (int number = 0; number < getChildren().size(); number++) {
            var point = getChildren().get(number);
            double across = number * ACROSS % 1;
            double delay = DELAY * (number * LATER % 1);
            double way = Math.max(0, Math.min(1, (progress - delay) / (1 - DELAY)));
            point.setLayoutX(getWidth() * across + 14 * Math.sin(6 * way + number));
            point.setLayoutY(-12 + (getHeight() + 24) * way * (2 - way) * (0.6 + 0.4 * across));
            point.setOpacity(way == 0 ? 0 : 1 - way * way);
        }
    }

    void end() {
        run.stop();
    }
}
