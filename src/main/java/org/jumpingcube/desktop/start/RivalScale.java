package org.jumpingcube.desktop.start;

import javafx.beans.value.ObservableValue;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.shell.Rival;
import org.jumpingcube.game.EloScale;

/** Where a rival stands among the levels, to be looked at only: the words beside it say the same. */
final class RivalScale extends VBox {
    private static final double GAP = 4;
    private static final double DOT = 12;
    private static final double TRACK = 4;

    /**
     * @param rival null while no rival is chosen: then the scale has no dot
     * @param scale where the levels stand
     */
    RivalScale(Texts texts, ObservableValue<Rival> rival, ObservableValue<EloScale> scale) {
        super(GAP, new Line(rival, scale), new LevelMarks(texts, scale, DOT / 2));
        setMouseTransparent(true);
    }

    private static final class Line extends Region {
        private final ObservableValue<Rival> rival;
        private final ObservableValue<EloScale> scale;
        private final Region track = new Region();
        private final Region dot = new Region();

        Line(ObservableValue<Rival> rival, ObservableValue<EloScale> scale) {
            this.rival = rival;
            this.scale = scale;
            track.getStyleClass().add("rival-track");
            dot.getStyleClass().add("rival-dot");
            getChildren().addAll(track, dot);
            setMinHeight(DOT);
            rival.subscribe(now -> requestLayout());
            scale.subscribe(now -> requestLayout());
        }

        @Override
        protected void layoutChildren() {
            double length = getWidth() - DOT;
            track.resizeRelocate(snapPositionX(DOT / 2), snapPositionY((DOT - TRACK) / 2), snapSizeX(length), TRACK);
            var now = rival.getValue();
            dot.setVisible(now != null);
            if (now != null) {
                var strengths = scale.getValue();
                double share = (double) (now.elo() - strengths.least()) / (strengths.most() - strengths.least());
                dot.resizeRelocate(snapPositionX(share * length), 0, DOT, DOT);
            }
        }
    }
}
