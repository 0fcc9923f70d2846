package org.jumpingcube.desktop.jumpin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Random;
import org.jumpingcube.Law;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.games.Games;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinMove.Jump;
import org.jumpingcube.jumpin.JumpinNotation;
import org.jumpingcube.jumpin.JumpinTurn;
import org.jumpingcube.jumpin.Positions;

/** What is said of turns. */
class JumpinWordingTest {
    private static final int ROOM = 11; // characters that fit into the narrowest list of moves

    private final JumpinWording wording = new JumpinWording(Games.JUMPIN, new Texts(Locale.ENGLISH));

    @Law(tries = 60)
    void theListOfMovesHasRoomForBothEndsOfAnyWay(Random random) {
        var position = Positions.randomPosition(random);
        for (JumpinMove move : position.legalMoves()) {
            if (move instanceof Jump jump) {
                var turn = JumpinTurn.of(position.play(jump));
                String all = JumpinNotation.longForm(turn);
                String entry = wording.entry(turn);
                assertThat(entry.length()).isLessThanOrEqualTo(ROOM);
                assertThat(entry)
                        .startsWith(jump.from().name() + "-")
                        .endsWith("-" + jump.to().name());
                if (all.length() <= ROOM) {
                    assertThat(entry).isEqualTo(all);
                }
            }
        }
    }
}
