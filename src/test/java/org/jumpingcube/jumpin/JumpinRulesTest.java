package org.jumpingcube.jumpin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.jumpingcube.jumpin.Positions.move;
import static org.jumpingcube.jumpin.Positions.moves;
import static org.jumpingcube.jumpin.Positions.play;
import static org.jumpingcube.jumpin.Positions.position;
import static org.jumpingcube.jumpin.Positions.start;
import static org.jumpingcube.jumpin.Positions.targets;

import java.util.List;
import java.util.Optional;
import org.jumpingcube.bench.Perft;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Outcome.Drawn;
import org.jumpingcube.game.Outcome.GoingOn;
import org.jumpingcube.game.Outcome.Won;
import org.jumpingcube.game.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The rules of Jumpin, on boards that can be followed by hand. */
class JumpinRulesTest {
    private static final String TWO_PAIRS = "6/6/6/6/6/6/6/1w4/w1w3/xw4/6 x";
    private static final String DIAGRAM = "wwwwww/w4w/6/4w1/4w1/4w1/1wxw2/x5/x5/x2x1x/xxxxxx x";
    private static final String NOBODY_CAN_JUMP = "6/6/4w1/2w3/6/x5/2x3/4x1/x5/2x3/4x1 ";
    private static final String SACKSON_WIN = "xxxxxw/xxxxx1/5x/5x/6/6/6/6/6/wwwww1/wwwwww x";
    private static final String SUICIDE = "xxxxx1/xxxxxx/5w/5w/6/4x1/6/6/6/wwwww1/wwwww1 w";

    // Jumps

    @Test
    void atTheStartEachBackPawnJumpsOverTheOneInFront() {
        assertThat(moves(start())).containsExactly("a1-a3", "b1-b3", "c1-c3", "d1-d3", "e1-e3", "f1-f3");
    }

    @Test
    void aPawnJumpsOnAsOftenAsItLikes() {
        assertThat(moves(play(start(), "c1-c3", "d11-d9")))
                .containsExactlyInAnyOrder(
                        "a1-a3", "a1-c1", "a1-c4", "b1-b3", "b1-d3", "c2-c4", "c3-c1", "d1-b3", "d1-d3", "e1-c1",
                        "e1-c4", "e1-e3", "f1-c1", "f1-c4", "f1-f3");
    }

    @Test
    void aPublishedDiagramOfThirteenPawnsIsPlayedAsItSays() {
        assertThat(targets(position(DIAGRAM), "a1")).containsExactlyInAnyOrder("a5", "e5", "e9");
        var turn = position(DIAGRAM).play(move("a1-e9"));
        assertThat(JumpinNotation.longForm(turn)).isEqualTo("a1-a5-e5-e9");
        assertThat(turn.jumps()).isEqualTo(3);
    }

    @Test
    void aCircuitThatEndsWhereItBeganIsNoTurn() {
        assertThat(targets(position(TWO_PAIRS), "a2")).containsExactlyInAnyOrder("c2", "c4", "a4");
    }

    @Test
    void aPawnMayGoToASquareThatAnotherHasLeft() {
        assertThat(moves(play(start(), "a1-a3", "a11-a9"))).contains("f1-a1");
    }

    @Test
    void aLineThatRunsToTheEdgeCannotBeJumped() {
        assertThat(moves(start()))
                .noneMatch(
                        move -> move.startsWith("a2") || !move.substring(0, 1).equals(move.substring(3, 4)));
    }

    @Test
    void ofPathsOfAsManyJumpsTheOneThatGoesUpFirstIsTold() {
        assertThat(JumpinNotation.longForm(position(TWO_PAIRS).play(move("a2-c4"))))
                .isEqualTo("a2-a4-c4");
    }

    @Test
    void anIllegalMoveIsRefusedInWords() {
        assertThatThrownBy(() -> start().play(move("a2-a4")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("player 1 may not play a2-a4");
    }

    @ParameterizedTest
    @CsvSource({"1, 6", "2, 36", "3, 540", "4, 8100", "5, 140220", "6, 2427364"})
    void theSequencesOfMovesFromTheStartAreTheKnownOnes(int length, long count) {
        assertThat(Perft.count(start(), length)).isEqualTo(count);
    }

    // Ends

    private static Outcome outcome(JumpinPosition position, String... moves) {
        return play(position, moves).outcome();
    }

    @Test
    void aFullGoalWithAPawnOfOnesOwnWins() {
        assertThat(outcome(position(SACKSON_WIN), "f8-f10")).isEqualTo(new Won(Player.ONE, "goal"));
        assertThat(outcome(position(SACKSON_WIN, "goal", "CLASSIC"), "f8-f10")).isInstanceOf(GoingOn.class);
    }

    @Test
    void theClassicGoalIsAllPawnsThereAre() {
        String line = "1x4/x5/x5/6/6/6/6/6/w5/w5/6 x";
        assertThat(outcome(position(line, "goal", "CLASSIC"), "a9-a11")).isEqualTo(new Won(Player.ONE, "goal"));
        assertThat(outcome(position(line), "a9-a11")).isInstanceOf(GoingOn.class);
    }

    @ParameterizedTest
    @CsvSource({"f9-f11", "f8-f11"})
    void whoFillsTheOwnHomeBesideAnEnemyLosesAtOnce(String move) {
        assertThat(outcome(position(SUICIDE), move)).isEqualTo(new Won(Player.ONE, "suicide"));
    }

    @Test
    void whoHasNoTurnLosesOrPasses() {
        var line = NOBODY_CAN_JUMP + "x";
        var lost = JumpinPosition.setUp(
                Rules.USUAL, position(line, "stalemate", "PASS").board(), Player.ONE, SquareSet.EMPTY, ScoreCard.EMPTY);
        assertThat(lost.outcome()).isEqualTo(new Won(Player.TWO, "no-turn"));
        assertThat(lost.legalMoves()).isEmpty();
        var passing = position(line, "stalemate", "PASS");
        assertThat(passing.forcedPass()).contains(JumpinMove.PASS);
        assertThat(outcome(passing, "pass")).isInstanceOf(GoingOn.class);
        assertThat(outcome(passing, "pass", "pass")).isEqualTo(new Drawn("both-passed"));
    }

    @Test
    void theThirdTimeAPositionIsADraw() {
        String[] circle = {"a1-a3", "a11-a9", "a3-a1", "a9-a11"};
        var once = play(start(), circle);
        assertThat(once.occurrences()).isEqualTo(2);
        var almost = play(once, "a1-a3", "a11-a9", "a3-a1");
        assertThat(almost.outcome()).isInstanceOf(GoingOn.class);
        assertThat(outcome(almost, "a9-a11")).isEqualTo(new Drawn("repetition"));
    }

    @Test
    void underSuperkoNoTurnLeadsToAPositionThatHasBeenThere() {
        var position = play(start("repetition", "SUPERKO"), "a1-a3", "a11-a9", "a3-a1");
        assertThat(moves(position)).doesNotContain("a9-a11").contains("f11-a11");
    }

    @Test
    void aGameWithoutProgressIsDrawn() {
        var rules = start("noProgress", "3");
        assertThat(outcome(rules, "a1-a3", "a11-a9", "a3-a1")).isInstanceOf(GoingOn.class);
        var idle = play(rules, "a1-a3", "a11-a9", "a3-a1", "a9-a11");
        assertThat(idle.pliesWithoutProgress()).isEqualTo(2);
        assertThat(outcome(idle, "a1-a3")).isEqualTo(new Drawn("no-progress"));
        assertThat(outcome(start("noProgress", "0"), "a1-a3", "a11-a9", "a3-a1", "a9-a11", "a1-a3"))
                .isInstanceOf(GoingOn.class);
    }

    @Test
    void whatWouldBeADrawIsDecidedByPawnsInTheGoalAndThenByAdvance() {
        var rules = start("noProgress", "3", "adjudicate", "on");
        var even = play(rules, "a1-a3", "a11-a9", "f1-a1", "f11-a11");
        assertThat(even.outcome()).isInstanceOf(GoingOn.class);
        assertThat(outcome(even, "a1-f1")).as("nobody is ahead").isEqualTo(new Drawn("no-progress"));
        assertThat(outcome(rules, "a1-a3", "a11-a9", "c1-c3", "f11-a11", "f1-a1", "a11-f11"))
                .isEqualTo(new Won(Player.ONE, "adjudicated"));
        var inGoal = position("5x/6/w5/w5/6/5w/5w/6/x5/x5/6 x", "noProgress", "1", "adjudicate", "on");
        assertThat(outcome(inGoal, "a2-a4", "a9-a7")).isInstanceOf(GoingOn.class);
        assertThat(outcome(inGoal, "a2-a4", "a9-a7", "a4-a2")).isEqualTo(new Won(Player.ONE, "adjudicated"));
    }

    @Test
    void twoFreePassesInARowAreADraw() {
        var position = start("allowPass", "yes");
        assertThat(moves(position)).hasSize(7).endsWith("pass");
        assertThat(outcome(position, "pass", "a11-a9", "pass")).isInstanceOf(GoingOn.class);
        assertThat(outcome(position, "pass", "pass")).isEqualTo(new Drawn("both-passed"));
    }

    // Options

    @Test
    void pawnsGoBackOnlyIfTheyMustWhereTheRulesSaySo() {
        var free = play(start(), "c1-c3", "d11-d9");
        assertThat(moves(free)).contains("c3-c1");
        var forward = play(start("backward", "ONLY_IF_FORCED"), "c1-c3", "d11-d9");
        assertThat(moves(forward)).doesNotContain("c3-c1").contains("a1-c1");
        var forced = position("6/6/6/6/6/6/x5/x5/6/6/5w x", "backward", "ONLY_IF_FORCED");
        assertThat(moves(forced)).containsExactly("a4-a6");
        var noOther = position("x5/w5/6/6/6/6/6/6/6/6/6 x", "backward", "ONLY_IF_FORCED");
        assertThat(moves(noOther)).containsExactly("a11-a9");
    }

    @Test
    void aPawnInItsGoalStaysThereWhereTheRulesSaySo() {
        String line = "xx4/w5/6/6/6/6/6/6/6/6/6 x";
        assertThat(targets(position(line), "a11")).containsExactlyInAnyOrder("c11", "a9");
        assertThat(targets(position(line, "stayInGoal", "yes"), "a11")).containsExactly("c11");
    }

    @Test
    void aSwapIsATurnAndMayNotBeTakenBackAtOnce() {
        var position = position("6/6/6/6/6/6/2w3/2x3/6/1xx3/1ww3 x", "swap", "on");
        assertThat(moves(position)).contains("c4=c5");
        var swapped = play(position, "c4=c5");
        assertThat(swapped.board().gold().contains(Squares.parse("c5").orElseThrow()))
                .isTrue();
        assertThat(moves(swapped)).doesNotContain("c4=c5");
        assertThat(CompactBoard.write(swapped)).endsWith(" w ko=c4c5");
        assertThat(moves(play(swapped, "b1-b3", "b2-d2"))).contains("c4=c5");
        assertThat(moves(position("6/6/6/6/6/6/2w3/2x3/6/1xx3/1ww3 x"))).noneMatch(move -> move.contains("="));
    }

    @Test
    void aSwapDoesNotTakeAPawnOutOfItsGoalWhereItMustStay() {
        var position = position("6/x5/w5/6/6/6/6/6/2x3/2w3/1x4 x", "swap", "on", "stayInGoal", "yes");
        assertThat(moves(position)).noneMatch(move -> move.contains("="));
        assertThat(moves(position("6/x5/w5/6/6/6/6/6/2x3/2w3/1x4 x", "swap", "on")))
                .contains("a10=a9", "c3=c2");
    }

    @ParameterizedTest
    @EnumSource(Preset.class)
    void everyPresetIsAGame(Preset preset) {
        var rules = Rules.of(preset.options());
        assertThat(rules.options()).isEqualTo(preset.options());
        assertThat(JumpinPosition.start(rules, Player.ONE).legalMoves()).hasSize(6);
    }

    @Test
    void thePresetsAreWhatTheyAreCalledAfter() {
        assertThat(Preset.RECOMMENDED.options()).isEqualTo(GameOptions.usual(Rules.OPTIONS));
        assertThat(Rules.of(Preset.CLASSIC.options()).stalemate()).isEqualTo(Rules.Stalemate.PASS);
        assertThat(Rules.of(Preset.NETO.options()).adjudicate()).isTrue();
        assertThat(Rules.of(Preset.JI.options()).swap()).isTrue();
    }

    // Series

    private static final String ALMOST = "1xxxxx/xxxxxx/x5/6/6/6/6/6/w5/1wwwww/wwwwww x";

    @Test
    void inMedalPlayTheOtherSideGoesOnAlone() {
        var finished = play(position(ALMOST, "series", "MEDAL"), "a9-a11");
        assertThat(finished.outcome()).isInstanceOf(GoingOn.class);
        assertThat(finished.finished()).contains(Player.ONE);
        var second = play(finished, "b1-b3");
        assertThat(second.toMove()).as("the winner makes no more turns").isEqualTo(Player.TWO);
        assertThat(second.board().gold()).isEqualTo(finished.board().gold());
        var end = play(finished, "b1-b3", "b3-b1", "c1-c3", "c3-c1", "d1-d3");
        assertThat(end.turnsOf(Player.TWO)).isEqualTo(5);
    }

    @Test
    void inMedalPlayBothSidesReachTheGoalOrTheCapEndsIt() {
        var done = play(position(ALMOST, "series", "MEDAL"), "a9-a11", "b1-b3");
        var position = done;
        for (int turn = 1; turn < JumpinPosition.MEDAL_CAP; turn++) {
            assertThat(position.outcome()).isInstanceOf(GoingOn.class);
            position = play(position, turn % 2 == 1 ? "b3-b1" : "b1-b3");
        }
        assertThat(position.outcome()).isEqualTo(new Won(Player.ONE, "goal"));
        assertThat(position.score().one()).isEqualTo(new ScoreCard.SideScore(1, 12, 0));
        assertThat(position.score().two()).isEqualTo(new ScoreCard.SideScore(60, 11, 10));
    }

    @Test
    void theNextGameOfASeriesIsBegunByTheOtherSide() {
        var end = play(position(ALMOST, "series", "MATCH"), "a9-a11");
        var next = end.nextGame().orElseThrow();
        assertThat(next.toMove()).isEqualTo(Player.TWO);
        assertThat(next.board()).isEqualTo(PawnBoard.START);
        assertThat(next.card().games()).containsExactly(end.score());
        assertThat(play(position(ALMOST), "a9-a11").nextGame())
                .as("a single game")
                .isEmpty();
        assertThat(position(ALMOST, "series", "MATCH").nextGame())
                .as("it goes on")
                .isEmpty();
    }

    @Test
    void aMatchIsOverWhenItIsDecided() {
        var rules = Rules.of(Positions.options("series", "MATCH", "games", "3"));
        var one = new ScoreCard.SideScore(40, 12, 0);
        var win = new ScoreCard.GameScore(Optional.of(Player.ONE), one, one);
        var draw = new ScoreCard.GameScore(Optional.empty(), one, one);
        assertThat(new ScoreCard(List.of(win)).isComplete(rules)).isFalse();
        assertThat(new ScoreCard(List.of(win, win)).isComplete(rules)).isTrue();
        assertThat(new ScoreCard(List.of(win, draw)).isComplete(rules)).isFalse();
        assertThat(new ScoreCard(List.of(win, draw, draw)).leader(rules)).contains(Player.ONE);
        assertThat(new ScoreCard(List.of(win, draw)).halfPoints(Player.TWO)).isEqualTo(1);
    }

    @Test
    void theFewestTurnsWinAMedal() {
        var rules = Rules.of(Positions.options("series", "MEDAL"));
        var card = new ScoreCard(List.of(new ScoreCard.GameScore(
                Optional.of(Player.ONE), new ScoreCard.SideScore(34, 12, 0), new ScoreCard.SideScore(50, 10, 20))));
        assertThat(card.total(Player.TWO)).isEqualTo(70);
        assertThat(card.difference(Player.ONE)).isEqualTo(-36);
        assertThat(card.leader(rules)).contains(Player.ONE);
        assertThat(card.isComplete(rules)).isFalse();
    }
}
