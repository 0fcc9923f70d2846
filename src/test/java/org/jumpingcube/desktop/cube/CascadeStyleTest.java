package org.jumpingcube.desktop.cube;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.jumpingcube.cube.Boards.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jumpingcube.Law;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.desktop.cube.CascadeFrame.Dot;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.settings.CascadeDisplay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What each style shows at fixed instants of a cascade: which cubes are dark, and where the dots are. */
@Slow
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

    private static final List<PlayedMove> CASCADES = RandomCascades.turns(60);

    @Test
    void waveByWaveAllCubesOfAWaveBurstTogether() {
        assertThat(WAVES.stream().map(CascadeStage::bursting)).startsWith(List.of(A1), List.of(B1, A2));
        assertThat(WAVES.get(0).overloaded()).containsExactly(A1);
        assertThat(WAVES.get(0).cubeBefore(A1)).isEqualTo(Cube.of(Player.ONE, 3));
    }

    @Test
    void cubeByCubeEachBurstIsAStageAndThoseThatWaitStayOverloaded() {
        assertThat(BURSTS.stream().map(CascadeStage::bursting)).startsWith(List.of(A1), List.of(B1), List.of(A2));
        assertThat(BURSTS.get(1).overloaded()).containsExactlyInAnyOrder(B1, A2);
        assertThat(CascadeStyle.DARKEN.film(BURSTS.get(1)).at(0.5).dark()).containsExactlyInAnyOrder(B1, A2);
        assertThat(CascadeStyle.SCATTER.film(BURSTS.get(1)).at(0.5).dark())
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
        "SCATTER, 0.16, a2 b1",
        "SCATTER, 0.18, a2",
        "SCATTER, 0.5,  ''",
    })
    void theDarkCubesAtAnInstantOfTheSecondWave(CascadeDisplay display, double progress, String dark) {
        CascadeFrame frame = CascadeStyle.of(display, false).film(WAVES.get(1)).at(progress);
        assertThat(frame.dark().stream().map(Square::name).sorted().collect(Collectors.joining(" ")))
                .isEqualTo(dark);
        if (display != CascadeDisplay.SCATTER || progress < 0.17) {
            assertThat(frame.cubes())
                    .as("nothing has burst yet")
                    .isEqualTo(WAVES.get(1).before());
            assertThat(frame.dots()).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void cubesTrembleBeforeTheyBurstUnlessMotionIsReduced(CascadeDisplay display) {
        boolean isShown = display != CascadeDisplay.NONE;
        assertThat(trembling(CascadeStyle.of(display, false))).isEqualTo(isShown ? Set.of(B1, A2) : Set.of());
        assertThat(trembling(CascadeStyle.of(display, true))).isEmpty();
    }

    /** The cubes that are beside their places at some instant of the second wave. */
    private static Set<Square> trembling(CascadeStyle style) {
        var film = style.film(WAVES.get(1));
        return IntStream.range(0, 100)
                .mapToObj(instant -> film.at(instant / 100.0))
                .flatMap(frame -> frame.motions().entrySet().stream())
                .filter(moved -> Math.abs(moved.getValue().shift()) > 0.005)
                .map(Map.Entry::getKey)
                .collect(Collectors.toSet());
    }

    @Test
    void laterWavesAreBrighter() {
        assertThat(brightest(WAVES.get(1))).isGreaterThan(brightest(WAVES.get(0)) * 1.1);
    }

    private static double brightest(CascadeStage stage) {
        var film = CascadeStyle.SCATTER.film(stage);
        return IntStream.range(0, 1000)
                .mapToObj(instant -> film.at(instant / 1000.0))
                .flatMap(frame -> frame.motions().values().stream())
                .mapToDouble(CubeMotion::glow)
                .max()
                .orElseThrow();
    }

    @ParameterizedTest
    @EnumSource
    void everyStyleEndsAStageWithTheCubesAfterItAndNothingElse(CascadeDisplay display) {
        for (CascadeStage stage : WAVES) {
            CascadeFrame frame = CascadeStyle.of(display, false).film(stage).at(1);
            assertThat(frame.cubes()).isEqualTo(stage.after());
            assertThat(frame.dark()).isEmpty();
            assertThat(frame.dots()).isEmpty();
        }
    }

    @Test
    void scatteredDotsFlyRowByRowFromTheBurstingCubesIntoAllTheirNeighbours() {
        var film = CascadeStyle.SCATTER.film(WAVES.get(1));
        assertThat(targets(film.at(0.18))).isEqualTo(Map.of(B1, Set.of(A1, C1, B2)));
        var inTheAir = film.at(0.17 + 0.1 + 0.18);
        assertThat(targets(inTheAir)).isEqualTo(Map.of(B1, Set.of(A1, C1, B2), A2, Set.of(A1, B2, A3)));
        assertThat(inTheAir.dots())
                .allSatisfy(dot ->
                        assertThat(dot.way()).isCloseTo(dot.from().equals(B1) ? 0.28 / 0.36 : 0.5, within(1e-9)));
        assertThat(targets(film.at(0.54))).as("those of b1 have landed").isEqualTo(Map.of(A2, Set.of(A1, B2, A3)));
        assertThat(inTheAir.mover()).isEqualTo(Player.ONE);
    }

    private static Map<Square, Set<Square>> targets(CascadeFrame frame) {
        return frame.dots().stream()
                .collect(Collectors.groupingBy(Dot::from, Collectors.mapping(Dot::to, Collectors.toSet())));
    }

    @Test
    void aCubeIsPressedFlatSpringsUpAndComesToRest() {
        var film = CascadeStyle.SCATTER.film(WAVES.get(0));
        assertThat(lift(film.at(0))).isZero();
        assertThat(lift(film.at(0.1))).isBetween(-0.95, -0.5);
        assertThat(lift(film.at(0.169))).isLessThan(-0.99);
        assertThat(lift(film.at(0.17 + 0.12))).as("springs up").isGreaterThan(0.2);
        assertThat(lift(film.at(0.58))).isZero();
    }

    private static double lift(CascadeFrame frame) {
        return Objects.requireNonNull(frame.motions().get(A1)).lift();
    }

    @Test
    void theMoversColourFlowsInWhereThePointLanded() {
        var film = CascadeStyle.SCATTER.film(WAVES.get(0));
        assertThat(film.at(0.52).motions()).doesNotContainKey(B1);
        var flow =
                Objects.requireNonNull(film.at(0.55).motions().get(B1)).flow().orElseThrow();
        assertThat(flow.from()).isEqualTo(Cube.of(Player.TWO, 3));
        assertThat(flow.side()).hasValue(CellLook.Side.LEFT);
        assertThat(flow.share()).isBetween(0.05, 0.3);
        assertThat(film.at(0.55).cubes().get(B1)).isEqualTo(Cube.of(Player.ONE, 4));
        assertThat(film.at(0.8).motions()).as("all has flown over").doesNotContainKey(B1);
    }

    /** Whatever bursts, at any instant no point is lost, and nothing is left of the motion in the end. */
    @Law
    void noPointIsLostOnItsWay(Random random) {
        var move = CASCADES.get(random.nextInt(CASCADES.size()));
        var stages = random.nextBoolean() ? CascadeStage.waves(move) : CascadeStage.bursts(move);
        for (CascadeStage stage : stages) {
            var film = CascadeStyle.SCATTER.film(stage);
            int points = points(film.at(0));
            int bursts = stage.earlierBursts();
            for (double progress = random.nextDouble() * 0.1; progress < 1; progress += 0.07) {
                var frame = film.at(progress);
                assertThat(points(frame)).as("%s at %s", move.move(), progress).isEqualTo(points);
                assertThat(frame.bursts()).isBetween(bursts, stage.bursts());
                bursts = frame.bursts();
                assertThat(frame.motions().values())
                        .allSatisfy(motion -> assertThat(motion.lift()).isBetween(-1.0, 0.5));
            }
            var last = film.at(0.999);
            assertThat(last.cubes()).isEqualTo(stage.after());
            assertThat(last.motions().values())
                    .allSatisfy(motion -> assertThat(motion.flow()).isEmpty());
        }
    }

    private static int points(CascadeFrame frame) {
        return frame.dots().size()
                + frame.cubes().values().stream().mapToInt(Cube::value).sum();
    }

    @ParameterizedTest
    @EnumSource
    void withLessMotionNothingFliesOrBlinks(CascadeDisplay display) {
        var film = CascadeStyle.of(display, true).film(WAVES.get(1));
        var lit = new ArrayList<Integer>();
        for (double progress = 0; progress <= 1; progress += 0.02) {
            var frame = film.at(progress);
            lit.add(-frame.dark().size());
            assertThat(frame.dots()).isEmpty();
            assertThat(frame.motions().values()).allSatisfy(motion -> {
                assertThat(motion.lift()).isZero();
                assertThat(motion.flow().orElseThrow().side()).isEmpty();
            });
        }
        assertThat(lit).as("what is no longer dark stays so").isSorted();
    }

    @Test
    void whileTheDotsFlyTheBurstingCubesHaveLostThemAndNobodyHasThemYet() {
        CascadeFrame frame = CascadeStyle.SCATTER.film(WAVES.get(1)).at(0.5);
        assertThat(frame.cubes().get(B1)).isEqualTo(Cube.of(Player.ONE, 1)); // four less the three in the air
        assertThat(frame.cubes().get(A2)).isEqualTo(Cube.of(Player.ONE, 1));
        assertThat(frame.cubes().get(C1)).isEqualTo(Cube.NEUTRAL);
        int shown = frame.cubes().values().stream().mapToInt(Cube::value).sum();
        assertThat(shown + frame.dots().size()).isEqualTo(BEFORE.totalPoints() + 1);
    }
}
