package org.jumpingcube.desktop.ending;

import java.util.List;
import java.util.Optional;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import org.jumpingcube.desktop.controls.LeadCurve;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.game.Turnaround;

/** Who was ahead in a game that is over, with the turn that decided it. */
final class GameCurve extends LeadCurve {
    private static final double DOT = 7;

    private final Line moment = TextControls.styled(new Line(), "moment");
    private final Circle dot = TextControls.styled(new Circle(DOT), "turning-point");
    private final List<Double> values;
    private final Optional<Turnaround> turnaround;

    /**
     * A curve.
     *
     * @param leads of player one, at the start and after each turn
     */
    GameCurve(List<Integer> leads, Optional<Turnaround> turnaround) {
        this.turnaround = turnaround;
        setId("ending-curve");
        values = values(leads);
        moment.setManaged(false);
        dot.setManaged(false);
        if (turnaround.isPresent()) {
            getChildren().addAll(moment, dot);
        }
        show(leads);
    }

    @Override
    protected void layPlotted() {
        super.layPlotted();
        turnaround.map(Turnaround::turn).ifPresent(turn -> {
            moment.setStartX(x(turn));
            moment.setEndX(x(turn));
            moment.setStartY(y(1));
            moment.setEndY(y(-1));
            dot.setCenterX(x(turn));
            dot.setCenterY(y(values.get(turn)));
        });
    }
}
