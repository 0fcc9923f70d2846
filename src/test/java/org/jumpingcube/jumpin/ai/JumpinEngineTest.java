package org.jumpingcube.jumpin.ai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.jumpingcube.Law;
import org.jumpingcube.Slow;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.Helpers;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Score;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.Positions;
import org.jumpingcube.jumpin.Rules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The computer players of Jumpin. */
@Slow
class JumpinEngineTest {
    private static final String ONE_TURN_AWAY = "xxxxxw/xxxxx1/5x/5x/6/6/6/6/6/wwwww1/wwwwww x";
    private static final SearchBudget SHALLOW = SearchBudget.USUAL.withNodes(300);

    private static Engine<JumpinPosition, JumpinMove> engine(Skill skill) {
        return new JumpinKind().engine(new Seat(true, Style.KEPLER, skill), 1, Helpers.NONE);
    }

    @Law(tries = 60)
    void everyPlayerHasALegalMoveInEveryPosition(Random random) {
        var skill = List.of(Skill.values()).get(random.nextInt(Skill.values().length));
        var start = random.nextBoolean()
                ? JumpinPosition.start(Rules.of(Positions.randomOptions(random)), Player.ONE)
                : Positions.randomPosition(random);
        var engine = engine(skill);
        var position = Positions.randomGame(start, random.nextInt(40), random, turn -> {});
        for (int ply = 0; ply < 3 && !position.outcome().isOver(); ply++) {
            var move = engine.analyse(position, SHALLOW).move();
            assertThat(position.legalMoves()).contains(move);
            position = position.play(move).after();
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"AVERAGE", "STRONG", "EXPERT"})
    void aWinInOneIsTaken(Skill skill) {
        var answer = new JumpinEngine(Optional.empty(), skill, 1)
                .analyse(Positions.position(ONE_TURN_AWAY), SearchBudget.USUAL.withDepth(2));
        assertThat(answer.score()).isEqualTo(Score.winIn(1));
        assertThat(Positions.position(ONE_TURN_AWAY).play(answer.move()).after().winner())
                .contains(Player.ONE);
    }

    @Test
    void noPlayerFillsItsOwnHomeForTheEnemyIfThereIsAnotherTurn() {
        var position = Positions.position("xxxxx1/xxxxxx/5w/5w/6/4x1/6/6/6/wwwww1/wwwww1 w");
        var move = new JumpinKind().analyst().analyse(position, SHALLOW).move();
        assertThat(position.play(move).after().winner()).isEmpty();
    }

    @Test
    void aStopAtOnceStillGivesAMove() {
        var answers = new ArrayList<Analysis<JumpinMove>>();
        var position = Positions.start();
        var answer = engine(Skill.EXPERT).analyse(position, SearchBudget.USUAL, () -> true, answers::add);
        assertThat(position.legalMoves()).contains(answer.move());
    }

    @Test
    void theSamePlayerPlaysTheSameGame() {
        assertThat(game(engine(Skill.STRONG), 12)).isEqualTo(game(engine(Skill.STRONG), 12));
    }

    /** The numbers are written down because what a process makes of its own agrees with itself. */
    @Test
    void whereAPlayerSlipsIsTheSameInEveryProcess() {
        var slips = IntStream.range(0, 40).filter(JumpinEngineTest::isSlip);
        assertThat(slips).containsExactly(5, 22, 27, 29);
    }

    /** Whether a Beginner of this seed makes the first move of a game without looking. */
    private static boolean isSlip(int seed) {
        var player = new Seat(true, Style.KEPLER, Skill.BEGINNER);
        return new JumpinKind()
                        .engine(player, seed, Helpers.NONE)
                        .analyse(Positions.start(), SHALLOW)
                        .depth()
                == 0;
    }

    private static JumpinPosition game(Engine<JumpinPosition, JumpinMove> engine, int plies) {
        var position = Positions.start();
        for (int ply = 0; ply < plies; ply++) {
            position = position.play(engine.analyse(position, SHALLOW).move()).after();
        }
        return position;
    }

    @Test
    void aFinishedGameIsNoQuestion() {
        var over = Positions.play(Positions.position(ONE_TURN_AWAY), "f8-f10");
        assertThatThrownBy(() -> engine(Skill.EXPERT).analyse(over, SHALLOW))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the game is over");
    }

    @ParameterizedTest
    @CsvSource({"BEGINNER, 1", "NOVICE, 2", "AVERAGE, 3"})
    void twoPlayersFinishTheirGame(Skill skill, int seed) {
        var one = new JumpinKind().engine(new Seat(true, Style.KEPLER, skill), seed, Helpers.NONE);
        var two = new JumpinKind().engine(new Seat(true, Style.NEWTON, skill), seed, Helpers.NONE);
        var position = Positions.start();
        while (!position.outcome().isOver()) {
            var mover = position.toMove() == Player.ONE ? one : two;
            position = position.play(mover.analyse(position, SearchBudget.USUAL).move())
                    .after();
        }
        assertThat(position.winner()).isPresent();
    }

    @Test
    void aSideThatGoesOnAloneReachesTheGoal() {
        var position = Positions.play(
                Positions.position("1xxxxx/xxxxxx/x5/6/6/w5/w5/6/6/wwwww1/1wwwww x", "series", "MEDAL"), "a9-a11");
        var engine = engine(Skill.EXPERT);
        while (!position.outcome().isOver()) {
            position = position.play(
                            engine.analyse(position, SearchBudget.USUAL).move())
                    .after();
        }
        assertThat(position.score().two().penalty()).isZero();
        assertThat(position.turnsOf(Player.TWO)).isLessThan(15);
    }
}
