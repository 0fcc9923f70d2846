package org.jumpingcube.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jumpingcube.Slow;
import org.jumpingcube.cli.CommandRun;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Score;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Slow
class MatchTest {
    private static final MatchPlan<CubePosition, Square> PLAN =
            new MatchPlan<>(MatchGame.ofCubes(4), 8, Openings.of(2), 5);

    private static MatchResult play(MatchPlan<CubePosition, Square> plan, String a, String b, int threads)
            throws Exception {
        return new Match<>(
                        plan,
                        ContestantSpec.parse(a, "", plan.game()),
                        ContestantSpec.parse(b, "depth 1", plan.game()),
                        Optional.empty())
                .play(threads, done -> {});
    }

    private static List<Integer> counts(MatchResult result) {
        return List.of(result.games(), result.winsWhenFirst(), result.winsWhenSecond(), (int) result.plies());
    }

    @Test
    void theSamePlanGivesTheSameGamesOnAnyNumberOfThreads() throws Exception {
        var plan = new MatchPlan<>(MatchGame.ofCubes(5), 8, Openings.of(2), 5);
        var once = play(plan, "kepler novice", "newton depth 2", 1);
        assertThat(counts(play(plan, "kepler novice", "newton depth 2", 2))).isEqualTo(counts(once));
    }

    @Test
    void anotherSeedGivesOtherGames() throws Exception {
        assertThat(counts(play(new MatchPlan<>(MatchGame.ofCubes(4), 8, Openings.of(2), 6), "random", "random", 1)))
                .isNotEqualTo(counts(play(PLAN, "random", "random", 1)));
    }

    @Test
    void aPlayerWhoLooksAheadBeatsARandomOne() throws Exception {
        var result = play(new MatchPlan<>(MatchGame.ofCubes(5), 10, Openings.of(2), 1), "random", "newton average", 2);
        assertThat(result.wins()).isZero();
        assertThat(result.timesOfA().moves()).isPositive();
        assertThat(result.timesOfB().longestMillis())
                .isGreaterThanOrEqualTo(result.timesOfB().meanMillis());
    }

    @ParameterizedTest
    @CsvSource({"greedy, random", "newcomer, greedy"})
    void whoCountsCubesFurtherAheadWins(String better, String worse) throws Exception {
        var result = play(new MatchPlan<>(MatchGame.ofCubes(5), 20, Openings.of(2), 1), better, worse, 2);
        assertThat(result.wins()).isGreaterThanOrEqualTo(15);
    }

    @Test
    void eachOpeningIsPlayedTwiceAndOpeningsDiffer() {
        var plan = new MatchPlan<>(MatchGame.ofCubes(6), 40, Openings.of(4), 9);
        assertThat(plan.opening(7)).hasSize(4).isEqualTo(plan.opening(6)).isNotEqualTo(plan.opening(8));
        assertThat(IntStream.range(0, 40).mapToObj(plan::opening).distinct()).hasSizeGreaterThan(15);
    }

    @Test
    void openingsOfARangeHaveAllItsLengths() {
        var plan = new MatchPlan<>(MatchGame.ofCubes(6), 80, Openings.parse("2-6", 0), 9);

        assertThat(IntStream.range(0, 80).mapToObj(game -> plan.opening(game).size()))
                .containsOnly(2, 3, 4, 5, 6);
        assertThat(plan.opening(7)).isEqualTo(plan.opening(6));
    }

    @Test
    void afterABalancedOpeningEitherSideHasItsChance() {
        var game = MatchGame.ofCubes(5);
        double least = leastChance(new MatchPlan<>(game, 40, Openings.parse("2-6", 0), 9));
        double leastOfBalanced = leastChance(new MatchPlan<>(game, 40, Openings.parse("2-6", 45), 9));
        assertThat(least).isLessThan(0.4);
        assertThat(leastOfBalanced).isGreaterThanOrEqualTo(0.45);
    }

    /** The worse of the chances that the sides have after an opening, the least of all openings. */
    private static double leastChance(MatchPlan<CubePosition, Square> plan) {
        var kind = plan.game().kind();
        return IntStream.range(0, plan.games())
                .mapToDouble(game -> {
                    var position = plan.game().start();
                    for (Square move : plan.opening(game)) {
                        position = position.play(move).after();
                    }
                    int score = kind.analyst()
                            .analyse(position, SearchBudget.USUAL.withNodes(20_000))
                            .score();
                    double chance = Score.chance(score, kind.logit(position));
                    return Math.min(chance, 1 - chance);
                })
                .min()
                .orElseThrow();
    }

    @Test
    void whereNoOpeningIsBalancedTheMatchEnds() {
        var plan = new MatchPlan<>(MatchGame.ofCubes(2), 2, Openings.parse("1", 40), 1); // 2x2 is solved
        assertThatThrownBy(() -> plan.opening(0)).hasMessageContaining("no opening of 1 random move");
    }

    @Test
    void anOpeningNeverEndsTheGame() {
        var plan = new MatchPlan<>(MatchGame.ofCubes(2), 100, Openings.of(3), 1);
        for (int game = 0; game < 100; game++) {
            var position = CubePosition.start(2);
            for (Square move : plan.opening(game)) {
                position = position.play(move).after();
            }
            assertThat(position.winner()).isEmpty();
        }
    }

    @Test
    void ourOwnEngineAsAProgramPlaysAsItDoesInside() throws Exception {
        var plan = new MatchPlan<>(MatchGame.ofCubes(4), 2, Openings.of(2), 5);
        var inside = play(plan, "random", "depth 1", 1);
        assertThat(counts(play(plan, "random", CommandRun.ownProgramText("engine"), 1)))
                .isEqualTo(counts(inside));
    }

    @Test
    void aJarIsAVersionOfThisProgramAndCpuIsForThePace() {
        var spec = (ContestantSpec.Program)
                ContestantSpec.parse("jar /old/it.jar newton cpu 20 seed 3", "depth 9", PLAN.game());
        assertThat(spec.name()).isEqualTo("jar /old/it.jar newton cpu 20 seed 3");
        assertThat(spec.command())
                .endsWith("/old/it.jar" + File.pathSeparator + Path.of("/old", "*"), "org.jumpingcube.Main", "engine");
        assertThat(spec.go().split(" +")).containsExactly("newton", "seed", "3", "depth", "9");
        assertThat(spec.cpuMillis()).contains(20);
    }

    @Test
    void aProgramKeepsToItsProcessorTimeOnAverage() throws Exception {
        var plan = new MatchPlan<>(MatchGame.ofCubes(5), 12, Openings.of(4), 3);
        var program = ContestantSpec.parse(CommandRun.ownProgramText("engine"), "cpu 10", plan.game());
        var result =
                new Match<>(plan, program, new ContestantSpec.Simple("greedy"), Optional.empty()).play(1, done -> {});
        assertThat(result.timesOfA().meanMillis()).isBetween(4.0, 25.0);
    }

    @Test
    void aRatioTestEndsAMatchThatIsPlain() throws Exception {
        var plan = new MatchPlan<>(MatchGame.ofCubes(4), 400, Openings.of(2), 5);
        var strong = ContestantSpec.parse("kepler novice", "", plan.game());
        var weak = new ContestantSpec.Simple("random");
        var test = Optional.of(new RatioTest(100));
        var won = new Match<>(plan, strong, weak, test).play(2, done -> {});
        var lost = new Match<>(plan, weak, strong, test).play(1, done -> {});
        assertThat(won.verdict()).contains(RatioTest.Verdict.STRONGER);
        assertThat(lost.verdict()).contains(RatioTest.Verdict.NOT_STRONGER);
        assertThat(won.games()).isBetween(20, 60);
        assertThat(counts(new Match<>(plan, strong, weak, test).play(1, done -> {})))
                .isEqualTo(counts(won));
    }

    /** Pairs of wins, of one win and one loss, of losses; the evidence of the normal approximation by hand. */
    @ParameterizedTest
    @CsvSource({
        "9, 0, 0, 50, OPEN", // too few
        "20, 60, 20, 50, OPEN", // mean 0.5, variance 0.1: -1.3
        "60, 180, 60, 50, NOT_STRONGER", // three times as many: -3.8
        "38, 60, 22, 50, OPEN", // mean 0.567, variance 0.121: +2.3
        "76, 120, 44, 50, STRONGER", // twice as many: +4.6
        "76, 120, 44, 5, OPEN" // as well as none
    })
    void theVerdictIsThatOfTheRatioTest(int both, int one, int none, int elo, RatioTest.Verdict verdict) {
        var games = new ArrayList<GameResult>();
        IntStream.range(0, both + one + none).forEach(pair -> {
            games.add(result(true, pair < both + one));
            games.add(result(false, pair < both));
        });
        assertThat(new RatioTest(elo).verdict(games)).isEqualTo(verdict);
    }

    private static GameResult result(boolean hasBegun, boolean isWon) {
        return new GameResult(hasBegun, Optional.of(isWon), "all-cubes", 20, MoveTimes.NONE, MoveTimes.NONE);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            /no/such/program          | cannot start "/no/such/program"
            sh -c 'exit 0'            | has ended
            sh -c 'echo hello; cat'   | answered "hello" to "new 4"
            """)
    void aProgramThatDoesNotPlayEndsTheMatch(String program, String message) {
        assertThatThrownBy(() -> play(PLAN, program, "random", 2))
                .isInstanceOf(ContestantException.class)
                .hasMessageContaining(message);
    }

    @Test
    void aProgramThatBreaksTheRulesEndsTheMatch() {
        String cheat =
                "sh -c 'while read word rest; do case $word in go) echo move 1 1;; quit) exit;; *) echo ok;; esac; done'";
        assertThatThrownBy(() -> play(PLAN, cheat, "random", 1))
                .isInstanceOf(ContestantException.class)
                .hasMessageContaining("cannot play row 1, column 1");
    }

    @ParameterizedTest
    @CsvSource({
        "0, 100, 0.0, 0.0370, -Infinity",
        "50, 100, 0.4038, 0.5962, 0",
        "75, 100, 0.6569, 0.8245, 190.85",
        "100, 100, 0.9630, 1.0, Infinity"
    })
    void theIntervalAndTheEloDifferenceAreTheTextbooks(int wins, int games, double least, double most, double elo) {
        var results = new ArrayList<GameResult>();
        for (int game = 0; game < games; game++) {
            results.add(new GameResult(
                    game % 2 == 0, Optional.of(game < wins), "all-cubes", 20, MoveTimes.NONE, MoveTimes.NONE));
        }
        var result = MatchResult.of(results, Optional.empty());
        assertThat(result.wins()).isEqualTo(wins);
        assertThat(result.shareAtLeast()).isCloseTo(least, within(0.0001));
        assertThat(result.shareAtMost()).isCloseTo(most, within(0.0001));
        if (Double.isInfinite(elo)) {
            assertThat(MatchResult.elo(result.share())).isEqualTo(elo);
        } else {
            assertThat(MatchResult.elo(result.share())).isCloseTo(elo, within(0.01));
        }
    }
}
