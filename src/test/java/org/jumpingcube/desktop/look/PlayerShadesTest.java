package org.jumpingcube.desktop.look;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import javafx.scene.paint.Color;
import org.jumpingcube.Law;
import org.jumpingcube.Laws;
import org.junit.jupiter.api.Test;

class PlayerShadesTest {
    @Law
    void framesCanBeSeenInAnyColourTheUserMayChoose(Random random) {
        var colour =
                Color.rgb(Laws.between(random, 0, 255), Laws.between(random, 0, 255), Laws.between(random, 0, 255));
        for (var appearance : Appearance.values()) {
            var grounds = appearance.grounds();
            Color line = PlayerShades.line(colour, grounds);
            for (Color ground : grounds) {
                assertThat(Contrast.between(line, ground)).isGreaterThanOrEqualTo(Contrast.OF_PICTURES);
            }
        }
    }

    @Test
    void aColourThatCanBeSeenStaysAsItIs() {
        var gold = Color.web("#f2b705");
        assertThat(PlayerShades.line(gold, Appearance.DARK.grounds())).isEqualTo(gold);
    }
}
