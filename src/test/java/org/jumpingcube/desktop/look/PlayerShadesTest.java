package org.jumpingcube.desktop.look;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import javafx.scene.paint.Color;
import org.jumpingcube.Law;
import org.jumpingcube.Laws;
import org.junit.jupiter.api.Test;

class PlayerShadesTest {
    @Law
    void captionsCanBeReadAndFramesSeenInAnyColourTheUserMayChoose(Random random) {
        var colour =
                Color.rgb(Laws.between(random, 0, 255), Laws.between(random, 0, 255), Laws.between(random, 0, 255));
        for (var appearance : Appearance.values()) {
            var grounds = appearance.grounds();
            var shades = PlayerShades.of(colour, grounds);
            assertThat(Contrast.between(shades.caption(), shades.fill())).isGreaterThanOrEqualTo(Contrast.OF_TEXT);
            for (Color ground : grounds) {
                assertThat(Contrast.between(shades.line(), ground)).isGreaterThanOrEqualTo(Contrast.OF_PICTURES);
            }
        }
    }

    @Test
    void aColourThatCanBeReadAndSeenStaysAsItIs() {
        var gold = Color.web("#f2b705");
        assertThat(PlayerShades.of(gold, Appearance.DARK.grounds()).fill()).isEqualTo(gold);
        assertThat(PlayerShades.of(gold, Appearance.DARK.grounds()).line()).isEqualTo(gold);
    }
}
