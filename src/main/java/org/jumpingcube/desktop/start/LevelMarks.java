package org.jumpingcube.desktop.start;

import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.jumpingcube.desktop.controls.SeatWords;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.EloScale;

/**
 * The names of the levels below a slider of strengths, each with a line where it stands. A name for which there is no
 * room is left out; the line stays.
 */
final class LevelMarks extends Pane {
    private static final double LINE = 5;
    private static final double GAP = 6;

    private final ObservableValue<EloScale> scale;
    private final double margin;
    private final List<Region> lines =
            EloScale.LEVELS.stream().map(level -> new Region()).toList();
    private final List<Label> names;

    /**
     * @param scale where the levels stand
     * @param margin pixels from either edge to the ends of the slider's scale
     */
    LevelMarks(Texts texts, ObservableValue<EloScale> scale, double margin) {
        this.scale = scale;
        this.margin = margin;
        names = EloScale.LEVELS.stream()
                .map(level -> NewGameCard.titled("note", SeatWords.skill(texts, level)))
                .toList();
        lines.forEach(line -> line.getStyleClass().add("level-mark"));
        getChildren().addAll(lines);
        getChildren().addAll(names);
        setMouseTransparent(true);
        scale.subscribe(now -> requestLayout());
    }

    @Override
    protected double computePrefHeight(double width) {
        return LINE
                + names.stream().mapToDouble(name -> name.prefHeight(-1)).max().orElse(0);
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected double computePrefWidth(double height) {
        return 0; // what the slider has
    }

    @Override
    protected void layoutChildren() {
        var now = scale.getValue();
        double end = -GAP;
        for (int level = 0; level < names.size(); level++) {
            double share = (double) (now.of(EloScale.LEVELS.get(level)) - now.least()) / (now.most() - now.least());
            double place = snapPositionX(margin + share * (getWidth() - 2 * margin));
            lines.get(level).resizeRelocate(place, 0, 1, LINE);
            var name = names.get(level);
            double width = snapSizeX(name.prefWidth(-1));
            double left = snapPositionX(Math.max(0, Math.min(getWidth() - width, place - width / 2)));
            name.setVisible(left >= end + GAP);
            name.resizeRelocate(left, LINE, width, name.prefHeight(-1));
            end = name.isVisible() ? left + width : end;
        }
    }
}
