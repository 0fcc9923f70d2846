package org.jumpingcube.cube.ai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.Score;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Style;
import org.junit.jupiter.api.Test;

class ProvingEngineTest {
    private static final int SEED = 3;

    /** The engine that is to be asked only where nothing is forced. */
    private static final Engine<CubePosition, Square> NEVER = (position, budget, stopRequested, listener) -> {
        throw new AssertionError("asked about " + position);
    };

    @Test
    void whatIsForcedIsAnsweredWithoutTheOtherEngine() {
        var results = new ArrayList<Boolean>();
        for (CubePosition position : positions(8)) {
            var forced = Forced.within(7, position, () -> false);
            if (forced.plies() != 0) {
                var heard = new ArrayList<Analysis<Square>>();
                var analysis =
                        new ProvingEngine(NEVER, SEED).analyse(position, SearchBudget.USUAL, () -> false, heard::add);

                assertThat(heard).containsExactly(analysis);
                assertThat(forced.squares()).contains(analysis.move());
                assertThat(Score.isWin(analysis.score())).isEqualTo(forced.plies() > 0);
                assertThat(Score.plies(analysis.score())).isEqualTo(Math.abs(forced.plies()));
                assertThat(analysis.near()).hasSameSizeAs(forced.squares());
                results.add(forced.plies() > 0);
            }
        }
        assertThat(results).contains(true, false);
    }

    /** The other engine proposes any move, and looks one ply ahead when it is asked about the others. */
    @Test
    void aMoveThatLosesByForceIsReplacedByOneThatDoesNot() {
        var shortSighted = new CubeEngine(Personality.of(Style.NEWTON, Skill.AVERAGE, SEED));
        int replaced = 0;
        for (CubePosition position : positions(8)) {
            if (Forced.within(7, position, () -> false).plies() == 0) {
                var first = position.legalMoves().get(0);
                Engine<CubePosition, Square> blind = (asked, budget, stopRequested, listener) -> asked.equals(position)
                        ? Analysis.of(first, 0, 1, 1)
                        : shortSighted.analyse(asked, SearchBudget.USUAL.withDepth(1));

                var analysis = new ProvingEngine(blind, SEED).analyse(position, SearchBudget.USUAL);

                assertThat(Forced.within(5, position.play(analysis.move()).after(), () -> false)
                                .plies())
                        .isLessThanOrEqualTo(0);
                assertThat(analysis.line()).startsWith(analysis.move());
                replaced += analysis.move().equals(first) ? 0 : 1;
            }
        }
        assertThat(replaced).isGreaterThan(2);
    }

    @Test
    void aBudgetsNodesCountAndElseThoseOfTheBoard() {
        var nodes = new ArrayList<Long>();
        Engine<CubePosition, Square> counting = (position, budget, stopRequested, listener) -> {
            nodes.add(budget.nodes().orElseThrow());
            return Analysis.of(position.legalMoves().get(0), 0, 1, 1);
        };
        var engine = new ProvingEngine(counting, SEED);

        engine.analyse(CubePosition.start(5), SearchBudget.USUAL);
        engine.analyse(CubePosition.start(6), SearchBudget.USUAL);
        engine.analyse(CubePosition.start(6), SearchBudget.USUAL.withNodes(77));

        assertThat(nodes).containsExactly(8_000L, 12_000L, 77L);
    }

    @Test
    void onceStoppedItLooksAtNoOtherMoveHoweverBadTheFirst() {
        boolean isOneBad = false;
        for (CubePosition position : positions(8)) {
            var asked = new ArrayList<CubePosition>();
            Engine<CubePosition, Square> blind = (question, budget, stopRequested, listener) -> {
                asked.add(question);
                return Analysis.of(question.legalMoves().get(0), 0, 1, 1);
            };
            var answer = new ProvingEngine(blind, SEED).analyse(position, SearchBudget.USUAL, () -> true, heard -> {});

            assertThat(position.legalMoves()).contains(answer.move());
            assertThat(asked).hasSizeLessThan(2);
            isOneBad |= !asked.isEmpty()
                    && Forced.within(1, position.play(answer.move()).after(), () -> false)
                                    .plies()
                            > 0;
        }
        assertThat(isOneBad).isTrue();
    }

    private static List<CubePosition> positions(int games) {
        return CubeBoardTest.positionsOfRandomGames(4, games, new Random(5)).toList();
    }
}
