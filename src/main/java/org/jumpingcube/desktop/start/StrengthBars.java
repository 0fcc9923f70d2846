package org.jumpingcube.desktop.start;

import javafx.geometry.Pos;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.jumpingcube.game.Skill;

/** A picture of a level: rising bars, more of them filled the stronger it is. */
final class StrengthBars extends HBox {
    private static final double WIDTH = 7;
    private static final double LOWEST = 6;
    private static final double STEP = 5;

    StrengthBars(Skill skill) {
        super(3);
        setAlignment(Pos.BOTTOM_CENTER);
        double height = LOWEST;
        for (Skill level : Skill.values()) {
            var bar = new Region();
            bar.getStyleClass().add("strength-bar");
            if (level.compareTo(skill) <= 0) {
                bar.getStyleClass().add("filled");
            }
            bar.setMinSize(WIDTH, height);
            bar.setMaxSize(WIDTH, height);
            getChildren().add(bar);
            height += STEP;
        }
    }
}
