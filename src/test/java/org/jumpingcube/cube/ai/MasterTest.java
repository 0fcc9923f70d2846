package org.jumpingcube.cube.ai;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Helpers;
import org.jumpingcube.game.Score;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.search.Search;
import org.jumpingcube.search.SearchLimits;
import org.jumpingcube.search.SearchTeam;
import org.jumpingcube.search.TimedEngine;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class MasterTest {
    private static final SearchBudget WITHOUT_END = SearchBudget.USUAL.withNodes(Long.MAX_VALUE);

    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final Helpers helpers = new Helpers(2, threads);

    /** No thread is left behind: else this would wait in vain. */
    @AfterEach
    void close() throws InterruptedException {
        threads.shutdown();
        assertThat(threads.awaitTermination(1, TimeUnit.SECONDS)).isTrue();
    }

    private CubeEngine master() {
        return new CubeEngine(Personality.of(Style.KEPLER, Skill.MASTER, 1), helpers);
    }

    /** What several threads call won or lost is so, and what is won within the depth they do not miss. */
    @Test
    void aTeamClaimsNothingThatIsNotProvenAndMissesNoForcedWin() {
        var team = new SearchTeam(1 << 14, Search.Width.SELECTIVE, helpers); // so small that much is overwritten
        CubeEngineTest.assertClaimsAreProven(
                positions(4, 30),
                position -> team.search(() -> CubeBoard.of(position), SearchLimits.ofDepth(7), found -> {})
                        .score());
    }

    @Test
    void aTeamOfFullWidthFindsEveryShortestWin() {
        var team = new SearchTeam(1 << 16, Search.Width.FULL, helpers);
        var full = new Search(1 << 20);
        for (CubePosition position : positions(4, 12)) {
            int found = team.search(() -> CubeBoard.of(position), SearchLimits.ofDepth(5), deeper -> {})
                    .score();
            int proven =
                    full.search(CubeBoard.of(position), SearchLimits.ofDepth(5)).score();
            if (Score.isDecided(proven)) {
                assertThat(found).isEqualTo(proven);
            } else if (Score.isDecided(found)) { // a helper was deeper
                assertThat(full.search(CubeBoard.of(position), SearchLimits.ofDepth(Score.plies(found)))
                                .score())
                        .isEqualTo(found);
            }
        }
    }

    @Test
    void aStopEndsAllThreads() {
        var engine = master();
        for (CubePosition position : positions(6, 1)) {
            long[] stop = {Long.MAX_VALUE};
            var answer = engine.analyse(position, WITHOUT_END, () -> System.nanoTime() >= stop[0], deeper -> {
                if (deeper.depth() == 3) {
                    stop[0] = System.nanoTime();
                }
            });
            assertThat(position.legalMoves()).contains(answer.move());
            assertThat(Math.max(0, System.nanoTime() - stop[0]))
                    .isLessThan(Duration.ofSeconds(1).toNanos());
        }
    }

    @Test
    void theTimeIsUsedUpUnlessMoreThoughtWouldChangeNothing() {
        var engine = new TimedEngine<>(master(), System::nanoTime);
        var budget = SearchBudget.USUAL.withMillis(300);
        long start = System.nanoTime();
        engine.analyse(CubePosition.start(8), budget);
        assertThat(System.nanoTime() - start)
                .isGreaterThanOrEqualTo(Duration.ofMillis(300).toNanos());

        var game = positions(5, 1);
        var last = game.get(game.size() - 1); // somebody wins with the next move
        var answer = engine.analyse(last, SearchBudget.USUAL.withMillis(3_600_000));
        assertThat(answer.score()).isEqualTo(Score.winIn(1));
    }

    /** By itself, and without a clock, a Master is as repeatable as an Expert. */
    @Test
    void aMasterAloneThinksLongerThanAnExpert() {
        var position = positions(6, 1).get(25);
        var expert = Personality.of(Style.NEWTON, Skill.EXPERT, 1);
        var master = Personality.of(Style.NEWTON, Skill.MASTER, 1);
        var budget = SearchBudget.USUAL.withNodes(50_000);

        assertThat(new CubeEngine(master).analyse(position, budget))
                .isEqualTo(new CubeEngine(expert).analyse(position, budget));
        assertThat(Strength.of(master, SearchBudget.USUAL, position).nodes())
                .isEqualTo(
                        10 * Strength.of(expert, SearchBudget.USUAL, position).nodes());
        assertThat(Strength.of(master, SearchBudget.USUAL.withMillis(1), position)
                        .nodes())
                .isEqualTo(Long.MAX_VALUE);
    }

    /** Over some positions, since a search that knows more may also go another way. */
    @Test
    void whatWasPonderedIsKnownWhenTheExpectedMoveIsMade() {
        var game = positions(6, 1);
        var budget = SearchBudget.USUAL.withDepth(7);
        long fresh = 0;
        long known = 0;
        for (int ply = 20; ply <= 38; ply += 3) {
            var before = game.get(ply);
            var expected = CubeEngine.analyst().analyse(before, budget);
            var after = before.play(expected.move()).after();
            if (after.winner().isEmpty()) {
                fresh += alone().analyse(after, budget).nodes();
                var ponderer = alone();
                long[] questions = {0};
                ponderer.ponder(before, () -> ++questions[0] > 500);
                known += ponderer.analyse(after, budget).nodes();
            }
        }
        assertThat(known).isLessThan(fresh * 3 / 4);
    }

    private static CubeEngine alone() {
        return new CubeEngine(Personality.of(Style.KEPLER, Skill.MASTER, 1));
    }

    @Test
    void nobodyButAMasterPonders() {
        for (Skill skill : List.of(Skill.BEGINNER, Skill.EXPERT)) {
            new CubeEngine(Personality.of(Style.KEPLER, skill, 1), helpers).ponder(CubePosition.start(6), () -> {
                throw new AssertionError("it searches");
            });
        }
    }

    private static List<CubePosition> positions(int side, int games) {
        return CubeBoardTest.positionsOfRandomGames(side, games, new Random(side))
                .toList();
    }
}
