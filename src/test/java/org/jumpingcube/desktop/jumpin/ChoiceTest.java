package org.jumpingcube.desktop.jumpin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jumpingcube.jumpin.Positions.position;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.jumpingcube.Law;
import org.jumpingcube.game.Square;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.Positions;
import org.jumpingcube.jumpin.Squares;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How a turn is put together. */
class ChoiceTest {
    /** The published example: a1 reaches a5, e5 and e9. */
    private static final JumpinPosition PUBLISHED = position("wwwwww/w4w/6/4w1/4w1/4w1/1wxw2/x5/x5/x2x1x/xxxxxx x");

    private static Square square(String name) {
        return Squares.parse(name).orElseThrow();
    }

    private static List<Square> squares(String... names) {
        return Stream.of(names).map(ChoiceTest::square).toList();
    }

    private static List<String> landings(Choice choice) {
        return choice.landings().keySet().stream().map(Square::name).sorted().toList();
    }

    @Test
    void aPawnsLandingsAreItsTurnsWithTheWayAndTheNumberOfJumps() {
        var choice = Choice.of(PUBLISHED, square("a1"));
        assertThat(landings(choice)).containsExactly("a5", "e5", "e9");
        var farthest = choice.at(square("e9")).orElseThrow();
        assertThat(farthest.route()).isEqualTo(squares("a1", "a5", "e5", "e9"));
        assertThat(farthest.jumps()).isEqualTo(3);
        assertThat(farthest.rowsGained()).isEqualTo(8);
        assertThat(farthest.turn().after().board().gold().contains(square("e9")))
                .isTrue();
    }

    @Test
    void aPawnIsLedJumpByJumpAndTakenBack() {
        var led = Choice.of(PUBLISHED, square("a1")).ledTo(square("a5")).orElseThrow();
        assertThat(led.ledTo(square("e9"))).as("that is two jumps away").isEmpty();
        assertThat(led.here().orElseThrow().route()).isEqualTo(squares("a1", "a5"));
        var further = led.ledTo(square("e5")).orElseThrow();
        assertThat(landings(further)).as("no square twice").containsExactly("e5", "e9");
        assertThat(further.ledTo(square("a5"))).isEmpty();
        assertThat(further.shortened().orElseThrow()).isEqualTo(led);
        assertThat(further.backTo(square("a1")).orElseThrow()).isEqualTo(Choice.of(PUBLISHED, square("a1")));
        assertThat(led.shortened().orElseThrow().shortened()).as("nothing left").isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        // the pawn that fills its own home while an enemy's pawn is there
        "xxxxx1/xxxxxx/5w/5w/6/4x1/6/6/6/wwwww1/wwwww1 w, f9, f11, false, true",
        "xxxxxw/xxxxx1/5x/5x/6/6/6/6/6/wwwww1/wwwwww x, f8, f10, true, false"
    })
    void aLandingTellsThatItEndsTheGame(String line, String from, String to, boolean wins, boolean loses) {
        var landing = Choice.of(position(line), square(from)).at(square(to)).orElseThrow();
        assertThat(landing.wins()).isEqualTo(wins);
        assertThat(landing.loses()).isEqualTo(loses);
    }

    @Test
    void swapsAreLandingsWithoutAJump() {
        var position = position("6/6/6/6/6/6/2w3/2x3/6/x5/x5 x", "swap", "on");
        var choice = Choice.of(position, square("c4"));
        assertThat(choice.at(square("c5")).orElseThrow().jumps()).isZero();
    }

    /** Whatever way a pawn is led, where it may stop is a turn of the rules. */
    @Law(tries = 60)
    void ledAtRandomAPawnStopsWhereTheRulesLetIt(Random random) {
        var position = Positions.randomPosition(random);
        for (Square from : position.board().pawns(position.toMove()).squares()) {
            var all = Choice.of(position, from);
            var choice = all;
            for (int jump = 0; jump < 6; jump++) {
                var now = choice;
                var steps = Squares.all().stream()
                        .flatMap(to -> now.ledTo(to).stream())
                        .toList();
                if (steps.isEmpty()) {
                    break;
                }
                choice = steps.get(random.nextInt(steps.size()));
                assertThat(all.landings().keySet())
                        .containsAll(choice.landings().keySet());
                if (!choice.end().equals(from)) {
                    assertThat(choice.here().isPresent())
                            .isEqualTo(all.at(choice.end()).isPresent());
                }
            }
        }
    }
}
