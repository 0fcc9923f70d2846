package org.jumpingcube.desktop.cube;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jumpingcube.cube.Boards.board;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.game.Player;
import org.jumpingcube.settings.CascadeDisplay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What each style shows at fixed instants of a cascade: which cubes are dark, and where the dots are. */
class CascadeStyleTest {
    /** A point on a1 overloads it; its burst overloads b1 and a2, which burst together; others are left to be. */
    private static final Board BEFORE = board("""
            2r 3b 1-
            3r 1- 1-
            1- 1- 1b
            """);

    private static final Square A1 = new Square(0, 0);
    private static final Square B1 = new Square(0, 1);
    private static final Square A2 = new Square(1, 0);
    private static final Square C1 = new Square(0, 2);
    private static final Square B2 = new Square(1, 1);
    private static final Square A3 = new Square(2, 0);

    private static final List<CascadeStage> WAVES = CascadeStage.waves(new CubePosition(BEFORE, Player.ONE).play(A1));
    private static final List<CascadeStage> BURSTS = CascadeStage.bursts(new CubePosition(BEFORE, Player.ONE).play(A1));

    @Test
    void waveByWaveAllCubesOfAWaveBurstTogether() {
        assertThat(WAVES.stream().map(CascadeStage::bursting)).startsWith(Set.of(A1), Set.of(B1, A2));
        assertThat(WAVES.get(0).overloaded()).containsExactly(A1);
        assertThat(WAVES.get(0).cubeBefore(A1)).isEqualTo(Cube.of(Player.ONE, 3));
    }

    @Test
    void cubeByCubeEachBurstIsAStageAndThoseThatWaitStayOverloaded() {
        assertThat(BURSTS.stream().map(CascadeStage::bursting)).startsWith(Set.of(A1), Set.of(B1), Set.of(A2));
        assertThat(BURSTS.get(1).overloaded()).containsExactlyInAnyOrder(B1, A2);
        assertThat(CascadeStyle.DARKEN.frame(BURSTS.get(1), 0.5).dark()).containsExactlyInAnyOrder(B1, A2);
        assertThat(CascadeStyle.SCATTER.frame(BURSTS.get(1), 0.5).dark())
                .as("a2 waits for its turn")
                .containsExactly(A2);
    }

    @ParameterizedTest
    @CsvSource({
        "NONE,    0,    ''",
        "NONE,    0.99, ''",
        "DARKEN,  0,    a2 b1",
        "DARKEN,  0.99, a2 b1",
        "BLINK,   0,    a2 b1",
        "BLINK,   0.29, a2 b1",
        "BLINK,   0.35, ''",
        "BLINK,   0.45, a2 b1",
        "BLINK,   0.6,  ''",
        "BLINK,   0.7,  a2 b1",
        "BLINK,   0.8,  ''",
        "BLINK,   0.95, a2 b1",
        "SCATTER, 0,    a2 b1",
        "SCATTER, 0.29, a2 b1",
        "SCATTER, 0.5,  ''",
    })
    void theDarkCubesAtAnInstantOfTheSecondWave(CascadeDisplay display, double progress, String dark) {
        CascadeFrame frame = CascadeStyle.of(display).frame(WAVES.get(1), progress);
        assertThat(frame.dark().stream().map(Square::name).sorted().collect(Collectors.joining(" ")))
                .isEqualTo(dark);
        if (display != CascadeDisplay.SCATTER || progress < 0.3) {
            assertThat(frame.cubes())
                    .as("nothing has burst yet")
                    .isEqualTo(WAVES.get(1).before());
            assertThat(frame.dots()).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyStyleEndsAStageWithTheCubesAfterItAndNothingElse(CascadeDisplay display) {
        for (CascadeStage stage : WAVES) {
            CascadeFrame frame = CascadeStyle.of(display).frame(stage, 1);
            assertThat(frame.cubes()).isEqualTo(stage.after());
            assertThat(frame.dark()).isEmpty();
            assertThat(frame.dots()).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({"0.3, 0", "0.65, 0.5", "0.93, 0.9"})
    void scatteredDotsFlyFromTheBurstingCubesIntoAllTheirNeighbours(double progress, double way) {
        CascadeFrame frame = CascadeStyle.SCATTER.frame(WAVES.get(1), progress);
        Map<Square, Set<Square>> targets = frame.dots().stream()
                .collect(Collectors.groupingBy(Dot::from, Collectors.mapping(Dot::to, Collectors.toSet())));
        assertThat(targets).isEqualTo(Map.of(B1, Set.of(A1, C1, B2), A2, Set.of(A1, B2, A3)));
        assertThat(frame.dots())
                .allSatisfy(dot -> assertThat(Math.abs(dot.way() - way)).isLessThan(1e-9));
        assertThat(frame.mover()).isEqualTo(Player.ONE);
    }

    @Test
    void whileTheDotsFlyTheBurstingCubesHaveLostThemAndNobodyHasThemYet() {
        CascadeFrame frame = CascadeStyle.SCATTER.frame(WAVES.get(1), 0.5);
        assertThat(frame.cubes().get(B1)).isEqualTo(Cube.of(Player.ONE, 1)); // four less the three in the air
        assertThat(frame.cubes().get(A2)).isEqualTo(Cube.of(Player.ONE, 1));
        assertThat(frame.cubes().get(C1)).isEqualTo(Cube.NEUTRAL);
        int shown = frame.cubes().values().stream().mapToInt(Cube::value).sum();
        assertThat(shown + frame.dots().size()).isEqualTo(BEFORE.totalPoints() + 1);
    }
}
