package org.jumpingcube.jumpin.ai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.jumpingcube.game.Player;
import org.jumpingcube.jumpin.PawnBoard;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinMove.Jump;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.Positions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The ways to the goal that a player finds with the other side at rest. */
class PlannerTest {
    private static final JumpinEvaluation EVALUATION = JumpinEvaluation.of(Optional.empty());

    private static Planner planner(JumpinPosition position) {
        return new Planner(position, Player.ONE, EVALUATION, new Planner.Effort(100, () -> false));
    }

    private static int turnsLeft(PathToGoal plan, PawnBoard board) {
        return plan.turnsLeft(ZobristKeys.pawns(0, board.gold()));
    }

    /** Follows a plan by the rules, with passes of Silver in between, and returns the last position. */
    private static JumpinPosition follow(PathToGoal plan, JumpinPosition start) {
        var position = start;
        for (int left = plan.length(); left > 0; left--) {
            position = next(plan, position, left - 1);
            position = left > 1 ? position.play(JumpinMove.PASS).after() : position;
        }
        return position;
    }

    private static JumpinPosition next(PathToGoal plan, JumpinPosition position, int left) {
        return position.legalMoves().stream()
                .map(move -> position.play(move).after())
                .filter(after -> turnsLeft(plan, after.board()) == left)
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "xxxxxw/xxxxx1/5x/5x/6/6/6/6/6/wwwww1/wwwwww x",
                "xxx1x1/1x1wx1/xx4/xx4/2x3/x5/ww4/6/1ww1xw/w2w1w/w1w2w x",
                "x1x3/x2ww1/1x4/6/1xxx2/1xxx2/ww3w/xw4/ww2xw/w2w2/w1w3 x"
            })
    void aPlanThatIsFollowedReachesTheGoal(String line) {
        var position = Positions.position(line, "allowPass", "yes");
        var plan = planner(position).find();
        assertThat(plan.isNone()).isFalse();
        assertThat(turnsLeft(plan, position.board())).isEqualTo(plan.length());
        assertThat(follow(plan, position).winner()).contains(Player.ONE);
    }

    /** The last pawn of Gold, e2, has only enemies about it, and nothing ahead to jump over. */
    @Test
    void aPawnThatIsShutInIsFetched() {
        var position = Positions.position("xxxxxx/xxx1xx/6/1ww3/6/6/6/6/6/wwwwxw/wwww1w x", "allowPass", "yes");
        var effort = new Planner.Effort(400, () -> false);
        assertThat(new Planner(position, Player.ONE, EVALUATION, effort).find().isNone())
                .isTrue();
        var plan = new Planner(position, Player.ONE, EVALUATION, effort.fetching()).find();
        assertThat(plan.isNone()).isFalse();
        assertThat(follow(plan, position).winner()).contains(Player.ONE);
    }

    @Test
    void aPlanOfOneTurnIsFoundWhereOneTurnIsEnough() {
        assertThat(planner(Positions.position("xxxxxw/xxxxx1/5x/5x/6/6/6/6/6/wwwww1/wwwwww x"))
                        .find()
                        .length())
                .isEqualTo(1);
    }

    @Test
    void anOldPlanHoldsUntilTheEnemyBreaksIt() {
        var position =
                Positions.position("xxx1x1/1x1wx1/xx4/xx4/2x3/x5/ww4/6/1ww1xw/w2w1w/w1w2w x", "allowPass", "yes");
        var plan = planner(position).find();
        var later =
                next(plan, position, plan.length() - 1).play(JumpinMove.PASS).after();
        assertThat(planner(later).followed(plan).length()).isEqualTo(plan.length() - 1);
        var elsewhere = position.play(position.legalMoves().stream()
                        .filter(move ->
                                turnsLeft(plan, position.play(move).after().board()) < 0)
                        .findFirst()
                        .orElseThrow())
                .after();
        assertThat(planner(elsewhere).followed(plan).isNone()).isTrue();
    }

    /** Gold could fill e10 in one turn, and so shut c10 in for ever. */
    @Test
    void underTheClassicGoalAPlanLeavesTheEnemyAWayOut() {
        String line = "xxxxxx/xxwx1x/4x1/4x1/6/6/3ww1/6/6/w2w1w/wwwwww x";
        assertThat(planner(Positions.position(line)).find().length()).isEqualTo(1);
        var position = Positions.position(line, "goal", "CLASSIC", "allowPass", "yes");
        var end = follow(planner(position).find(), position);
        assertThat(end.board().occupied().containsAll(PawnBoard.goal(Player.ONE))).isTrue();
        assertThat(end.legalMoves())
                .anyMatch(
                        move -> move instanceof Jump jump && jump.from().name().equals("c10"));
    }

    @Test
    void anOldPlanEndsWhereAnEnemyHasLeftTheGoal() {
        var plan = planner(Positions.position("xxxxxw/xxxxx1/5x/5x/6/6/6/6/6/wwwww1/wwwwww x"))
                .find();
        var without = planner(Positions.position("xxxxx1/xxxxx1/5x/5x/6/5w/6/6/6/wwwww1/wwwwww x"));
        assertThat(without.followed(plan).isNone()).isTrue();
    }

    @Test
    void withoutPawnsEnoughThereIsNoPlan() {
        assertThat(planner(Positions.position("6/xx4/xx4/6/6/6/6/6/6/ww4/ww4 x"))
                        .find()
                        .isNone())
                .isTrue();
    }
}
