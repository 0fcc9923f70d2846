package org.jumpingcube.cube.ai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.ToIntFunction;
import java.util.stream.LongStream;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Analysis.ScoredMove;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Score;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Style;
import org.jumpingcube.search.Search;
import org.jumpingcube.search.SearchLimits;
import org.jumpingcube.search.SearchResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class CubeEngineTest {
    @ParameterizedTest
    @EnumSource(
            value = Skill.class,
            names = {"STRONG", "EXPERT"})
    void aWinInOneIsTaken(Skill skill) {
        assertThat(winsTaken(skill)).isEqualTo(100);
    }

    @ParameterizedTest
    @CsvSource({"BEGINNER, 50", "NOVICE, 75", "AVERAGE, 95"})
    void aPlayerWhoIsNoExpertOverlooksAWinNowAndThen(Skill skill, int atLeast) {
        assertThat(winsTaken(skill)).isBetween(atLeast, skill == Skill.AVERAGE ? 100 : 99);
    }

    /** In how many of a hundred positions with one winning move the player makes it. */
    private static int winsTaken(Skill skill) {
        var engine = new CubeEngine(player(Style.KEPLER, skill));
        var winnable = positions(5, 300).stream()
                .filter(position -> winsInOne(position) == 1)
                .limit(60)
                .toList();
        assertThat(winnable).hasSize(60);
        return (int) (100
                * winnable.stream()
                        .filter(position -> position.play(quickMove(engine, skill, position))
                                .after()
                                .winner()
                                .isPresent())
                        .count()
                / 60);
    }

    @ParameterizedTest
    @EnumSource(
            value = Skill.class,
            names = {"STRONG", "EXPERT"})
    void aLossInOneThatCanBePreventedIsPrevented(Skill skill) {
        var engine = new CubeEngine(player(Style.NEWTON, skill));
        var endangered = positions(5, 60).stream()
                .filter(position -> !hasWinInOne(position) && countOfSafeMoves(position) == 1)
                .limit(20)
                .toList();

        assertThat(endangered)
                .hasSizeGreaterThan(10)
                .allSatisfy(position -> assertThat(hasWinInOne(position.play(quickMove(engine, skill, position))
                                .after()))
                        .isFalse());
    }

    private static boolean hasWinInOne(CubePosition position) {
        return winsInOne(position) > 0;
    }

    private static long winsInOne(CubePosition position) {
        return position.legalMoves().stream()
                .filter(move -> position.play(move).after().winner().isPresent())
                .count();
    }

    private static long countOfSafeMoves(CubePosition position) {
        return position.legalMoves().stream()
                .filter(move -> !hasWinInOne(position.play(move).after()))
                .count();
    }

    @ParameterizedTest
    @CsvSource({"BEGINNER, 60, 85", "NOVICE, 25, 50", "STRONG, 0, 0"})
    void inALapseTheAnswerIsNotLookedAt(Skill skill, int atLeast, int atMost) {
        var engine = new CubeEngine(player(Style.KEPLER, skill));
        var positions = positions(5, 8).stream()
                .filter(position -> !hasWinInOne(position))
                .toList();
        long lapses = positions.stream()
                .filter(position -> engine.analyse(position, quick(skill)).depth() == 1)
                .count();

        assertThat(100 * lapses / positions.size()).isBetween((long) atLeast, (long) atMost);
    }

    @ParameterizedTest
    @EnumSource(Style.class)
    void theSameSeedPlaysTheSameGame(Style style) {
        assertThat(game(style, 7)).isEqualTo(game(style, 7));
    }

    @ParameterizedTest
    @EnumSource(Style.class)
    void anotherSeedPlaysAnotherGame(Style style) {
        assertThat(game(style, 7)).isNotEqualTo(game(style, 8));
    }

    private static List<Square> game(Style style, long seed) {
        var engine = new CubeEngine(Personality.of(style, Skill.EXPERT, seed));
        var squares = new ArrayList<Square>();
        var position = CubePosition.start(6);
        while (position.winner().isEmpty()) {
            squares.add(engine.analyse(position, SearchBudget.USUAL.withNodes(2_000))
                    .move());
            position = position.play(squares.get(squares.size() - 1)).after();
        }
        return squares;
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 6, 9, 15})
    void aStopAtOnceStillGivesALegalMove(int side) {
        for (Skill skill : Skill.values()) {
            var analysis = new CubeEngine(player(Style.KEPLER, skill))
                    .analyse(CubePosition.start(side), SearchBudget.USUAL, () -> true, heard -> {});

            assertThat(CubePosition.start(side).legalMoves()).contains(analysis.move());
        }
    }

    @ParameterizedTest
    @EnumSource(Style.class)
    void everyDepthIsHeardWithTheNearMovesAndTheirScores(Style style) {
        var heard = new ArrayList<Analysis<Square>>();
        var engine = new CubeEngine(player(style, Skill.EXPERT));
        var start = CubePosition.start(6);

        var answer = engine.analyse(start, SearchBudget.USUAL.withDepth(5), () -> false, heard::add);

        assertThat(heard).extracting(Analysis::depth).containsExactly(1, 2, 3, 4, 5);
        assertThat(heard).extracting(Analysis::nodes).isSorted().doesNotHaveDuplicates();
        assertThat(heard).allSatisfy(analysis -> {
            assertThat(analysis.near().get(0)).isEqualTo(new ScoredMove<>(analysis.move(), analysis.score()));
            assertThat(analysis.line()).startsWith(analysis.move());
        });
        assertThat(answer.near())
                .isEqualTo(heard.get(4).near())
                .hasSizeGreaterThan(1)
                .contains(new ScoredMove<>(answer.move(), answer.score()))
                .allMatch(near -> near.score() >= heard.get(4).score() - Strength.MARGIN);
        assertThat(answer.line()).startsWith(answer.move());
    }

    @Test
    void theScoresOfNearMovesAreThoseOfASearchAfterThem() {
        var search = new Search(1 << 20);
        int moves = 0;
        for (CubePosition position : positions(5, 1)) {
            var board = CubeBoard.of(position);
            var limits = new SearchLimits(4, Long.MAX_VALUE, 4, Strength.MARGIN, () -> false);
            for (SearchResult.ScoredMove near : search.search(board, limits).near()) {
                var next = position.play(board.square(near.move())).after();
                if (next.winner().isEmpty() && !Score.isDecided(near.score())) {
                    assertThat(search.search(CubeBoard.of(next), SearchLimits.ofDepth(3))
                                    .score())
                            .isEqualTo(-near.score());
                    moves++;
                }
            }
        }
        assertThat(moves).isGreaterThan(positions(5, 1).size());
    }

    /** A selective search may find a win late, and one that is not the shortest; but what it calls won or lost is. */
    @Test
    void aSelectiveSearchClaimsNothingThatIsNotProven() {
        var selective = new Search(1 << 20, Search.Width.SELECTIVE);
        assertClaimsAreProven(
                positions(4, 30),
                position -> selective
                        .search(CubeBoard.of(position), SearchLimits.ofDepth(7))
                        .score());
    }

    /** What is called won or lost within eight plies a search of full width proves, as soon as that or sooner. */
    static void assertClaimsAreProven(List<CubePosition> positions, ToIntFunction<CubePosition> claim) {
        var full = new Search(1 << 20);
        int proofs = 0;
        for (CubePosition position : positions) {
            int claimed = claim.applyAsInt(position);
            if (Score.isDecided(claimed) && Score.plies(claimed) <= 8) {
                var proven = full.search(CubeBoard.of(position), SearchLimits.ofDepth(Score.plies(claimed)))
                        .score();
                assertThat(Score.isWin(proven)).isEqualTo(Score.isWin(claimed));
                assertThat(Score.isDecided(proven)).isTrue();
                assertThat(Score.plies(proven)).isLessThanOrEqualTo(Score.plies(claimed));
                proofs += Score.plies(proven) > 3 ? 1 : 0;
            }
        }
        assertThat(proofs).isGreaterThan(100);
    }

    /** What the search of the turn before has learned makes the next one better, and is forgotten after it. */
    @Test
    void anExpertThinksOnWhereItLeftOffInTheSameGameOnly() {
        var budget = SearchBudget.USUAL.withNodes(3_000);
        var game = positions(6, 1);
        int others = 0;
        for (int ply = 2; ply < 40; ply += 2) {
            var engine = CubeEngine.analyst();
            var fresh = engine.analyse(game.get(ply), budget);
            engine.analyse(game.get(ply - 2), budget);
            others += engine.analyse(game.get(ply), budget).equals(fresh) ? 0 : 1;
            assertThat(engine.analyse(game.get(ply), budget)).isEqualTo(fresh);
        }
        assertThat(others).isGreaterThan(5);
    }

    @Test
    void whatIsKnownOrDoneWithoutASearchIsHeardToo() {
        var known = new ArrayList<Analysis<Square>>();
        var answer = CubeEngine.analyst().analyse(CubePosition.start(3), SearchBudget.USUAL, () -> false, known::add);
        assertThat(known).containsExactly(answer);

        var beginner = new CubeEngine(player(Style.NEWTON, Skill.BEGINNER));
        for (CubePosition position : positions(5, 2)) {
            var heard = new ArrayList<Analysis<Square>>();
            var move = beginner.analyse(position, SearchBudget.USUAL, () -> false, heard::add);
            assertThat(heard).last().extracting(Analysis::depth).isEqualTo(move.depth());
        }
    }

    @Test
    void anAnalystHasNoTaste() {
        var analyst = CubeEngine.analyst();
        for (CubePosition position : positions(5, 2)) {
            var heard = new ArrayList<Analysis<Square>>();
            var answer = analyst.analyse(position, SearchBudget.USUAL.withDepth(3), () -> false, heard::add);

            assertThat(answer).isEqualTo(heard.get(heard.size() - 1));
            assertThat(answer.move()).isEqualTo(answer.near().get(0).move());
        }
    }

    /** Between nearly equal moves a player's style and seed decide; without a style the seed is nothing. */
    @Test
    void anExpertWithoutStyleHasNoTaste() {
        var budget = SearchBudget.USUAL.withDepth(3);
        for (CubePosition position : positions(5, 2)) {
            var answers = LongStream.rangeClosed(0, 3)
                    .mapToObj(seed -> new CubeEngine(new Personality(Optional.empty(), Skill.EXPERT, seed)))
                    .map(player -> player.analyse(position, budget));

            assertThat(answers.distinct())
                    .singleElement()
                    .satisfies(answer -> assertThat(answer.near()).hasSize(1));
        }
    }

    /** A player stops once more nodes would hardly change the move; an analyst uses up its nodes. */
    @ParameterizedTest
    @EnumSource(
            value = Skill.class,
            names = {"EXPERT", "MASTER"})
    void aPlayerHasASoftLimitAndAnAnalystHasNot(Skill skill) {
        var budget = SearchBudget.USUAL.withNodes(30_000);
        var player = new CubeEngine(player(Style.KEPLER, skill));
        var analyst = CubeEngine.analyst();
        var positions = positions(6, 1);

        assertThat(positions)
                .allSatisfy(position ->
                        assertThat(player.analyse(position, budget).nodes()).isLessThan(30_300));
        assertThat(positions)
                .anySatisfy(position ->
                        assertThat(player.analyse(position, budget).nodes()).isLessThan(15_000));
        assertThat(analyst.analyse(positions.get(0), budget).nodes()).isGreaterThanOrEqualTo(30_000);
    }

    @ParameterizedTest
    @EnumSource(Style.class)
    void aStyleLeansToWhatItLikes(Style style) {
        assertThat(positions(5, 1))
                .anySatisfy(position -> assertThat(CubeBoard.of(position, Evaluation.of(Optional.of(style), 5))
                                .evaluate())
                        .isNotEqualTo(CubeBoard.of(position).evaluate()));
    }

    @ParameterizedTest
    @EnumSource(Style.class)
    void anExpertHasTasteInTheOpeningAlone(Style style) {
        var budget = SearchBudget.USUAL.withDepth(3);
        int[] ofTaste = new int[2]; // in the opening, later
        for (CubePosition position : positions(6, 3)) {
            var board = position.board();
            boolean isLate = 2 * (board.count(Player.ONE) + board.count(Player.TWO)) >= 36;
            var move = new CubeEngine(player(style, Skill.EXPERT)).analyse(position, budget);
            var best = CubeEngine.analyst().analyse(position, budget);
            ofTaste[isLate ? 1 : 0] += move.move().equals(best.move()) ? 0 : 1;
        }
        assertThat(ofTaste[0]).isGreaterThan(3);
        assertThat(ofTaste[1])
                .as("searches that look for near moves may find another as good")
                .isLessThan(5);
    }

    /** The size of the table belongs to the budget, and the engine keeps a table from one question to the next. */
    @Test
    void anEarlierQuestionDoesNotChangeAnAnswer() {
        var position = positions(6, 1).get(20);
        var much = SearchBudget.USUAL.withNodes(40_000);
        var expected = CubeEngine.analyst().analyse(position, much);

        var engine = CubeEngine.analyst();
        engine.analyse(position, SearchBudget.USUAL.withNodes(100));

        assertThat(engine.analyse(position, much)).isEqualTo(expected);
        assertThat(engine.analyse(position, much)).isEqualTo(expected);
    }

    @Test
    void aDepthBeyondTheGreatestIsTheGreatest() {
        var budget = SearchBudget.USUAL.withDepth(1_000).withNodes(500);

        assertThat(CubeEngine.analyst().analyse(CubePosition.start(5), budget))
                .isEqualTo(CubeEngine.analyst().analyse(CubePosition.start(5), SearchBudget.USUAL.withNodes(500)));
    }

    @Test
    void aFinishedGameIsRefused() {
        var won = positions(2, 1);
        var last = won.get(won.size() - 1);
        var end = last.legalMoves().stream()
                .map(move -> last.play(move).after())
                .filter(position -> position.winner().isPresent())
                .findFirst()
                .orElseThrow();

        assertThatThrownBy(() -> CubeEngine.analyst().analyse(end, SearchBudget.USUAL))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the game is over");
    }

    @Test
    void theTimeRecommendedGrowsWithTheBoard() {
        assertThat(CubeEngine.recommendedMillis(4)).isEqualTo(4000);
        assertThat(CubeEngine.recommendedMillis(8)).isEqualTo(500);
        assertThat(CubeEngine.recommendedMillis(12)).isEqualTo(2000);
        assertThat(CubeEngine.recommendedMillis(Board.MAX_SIDE)).isEqualTo(4000);
    }

    private static Personality player(Style style, Skill skill) {
        return Personality.of(style, skill, 0);
    }

    private static Square quickMove(CubeEngine engine, Skill skill, CubePosition position) {
        return engine.analyse(position, quick(skill)).move();
    }

    /** Expert with few nodes: enough for what is asked here, and quick. */
    private static SearchBudget quick(Skill skill) {
        return skill == Skill.EXPERT ? SearchBudget.USUAL.withNodes(5_000) : SearchBudget.USUAL;
    }

    private static List<CubePosition> positions(int side, int games) {
        return CubeBoardTest.positionsOfRandomGames(side, games, new Random(side))
                .toList();
    }
}
