package org.jumpingcube.desktop.review;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.shape.Circle;
import javafx.scene.shape.Polygon;
import org.jumpingcube.review.Grade;
import org.junit.jupiter.api.Test;

class TurningPointTest {
    @Test
    void aMistakeAndABlunderAreMarkedByDifferentShapes() {
        assertThat(new TurningPoint(0, Grade.MISTAKE).mark(4)).isInstanceOf(Circle.class);
        assertThat(new TurningPoint(0, Grade.BLUNDER).mark(4)).isInstanceOf(Polygon.class);
    }
}
