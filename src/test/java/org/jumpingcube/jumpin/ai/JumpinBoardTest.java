package org.jumpingcube.jumpin.ai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Optional;
import java.util.Random;
import org.jumpingcube.Law;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Player;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.Positions;
import org.jumpingcube.jumpin.Rules;
import org.jumpingcube.search.Ending;
import org.junit.jupiter.api.Test;

/** The board of the search plays as the rules do. */
class JumpinBoardTest {
    private static final JumpinBoard.Judgement PLAIN = new JumpinBoard.Judgement(
            JumpinEvaluation.of(Optional.empty()), PathToGoal.NONE, PathToGoal.NONE, 0, Misjudgement.NONE);

    private static JumpinBoard board(JumpinPosition position) {
        return new JumpinBoard(position, PLAIN);
    }

    /** No game ends so early, but some positions come again, which the board would not follow. */
    private static long count(JumpinBoard board, int length) {
        int[] moves = new int[board.mostMoves()];
        int count = board.moves(moves, 0);
        long sum = length == 1 ? count : 0;
        for (int i = 0; i < count && length > 1; i++) {
            board.play(moves[i]);
            sum += count(board, length - 1);
            board.undo();
        }
        return sum;
    }

    @Test
    void theSequencesOfMovesFromTheStartAreTheKnownOnes() {
        long[] counts = {6, 36, 540, 8_100, 140_220, 2_427_364};
        for (int length = 1; length <= counts.length; length++) {
            assertThat(count(board(Positions.start()), length)).isEqualTo(counts[length - 1]);
        }
    }

    @Law(tries = 100)
    void itHasTheMovesOfTheRules(Random random) {
        int[] moves = new int[board(Positions.start()).mostMoves()];
        Positions.randomGame(anyStart(random), 60, random, turn -> {
            var position = turn.after();
            if (!position.outcome().isOver() && position.finished().isEmpty()) {
                int count = board(position).moves(moves, 0);
                assertThat(Arrays.stream(moves, 0, count).mapToObj(MoveNumber::move))
                        .containsExactlyInAnyOrderElementsOf(position.legalMoves());
            }
        });
    }

    private static JumpinPosition anyStart(Random random) {
        return random.nextBoolean()
                ? JumpinPosition.start(Rules.of(Positions.randomOptions(random)), Player.ONE)
                : Positions.randomPosition(random);
    }

    /** It takes any position that has been there for a draw, and it knows no Medal play. */
    @Law(tries = 100)
    void aMovePlayedOnItEndsTheGameAsTheRulesSay(Random random) {
        Positions.randomGame(anyStart(random), 40, random, turn -> {
            var board = board(turn.before());
            if (turn.before().finished().isPresent() || turn.after().finished().isPresent()) {
                return;
            }
            long before = board.key();
            int score = board.evaluate();
            board.play(MoveNumber.of(turn.move()));
            boolean isRepeated = turn.after().rules().repetition() == Rules.Repetition.DRAW
                    && turn.after().occurrences() > 1;
            if (!isRepeated && turn.after().plies() < JumpinPosition.MAX_PLIES) {
                assertThat(board.ending()).isEqualTo(ending(turn.after().outcome(), turn.player()));
            }
            if (!turn.after().outcome().isOver()) {
                var fresh = board(turn.after());
                assertThat(board.key()).isEqualTo(fresh.key());
                assertThat(board.evaluate()).isEqualTo(fresh.evaluate());
            }
            board.undo();
            assertThat(board.key()).isEqualTo(before);
            assertThat(board.evaluate()).isEqualTo(score);
        });
    }

    private static Ending ending(Outcome outcome, Player mover) {
        return !outcome.isOver()
                ? Ending.NONE
                : outcome.winner()
                        .map(winner -> winner == mover ? Ending.WON : Ending.LOST)
                        .orElse(Ending.DRAWN);
    }

    @Law(tries = 200)
    void everyMoveHasItsNumber(Random random) {
        for (JumpinMove move : Positions.randomPosition(random).legalMoves()) {
            assertThat(MoveNumber.move(MoveNumber.of(move))).isEqualTo(move);
            assertThat(MoveNumber.of(move)).isLessThan(board(Positions.start()).moveLimit());
        }
    }
}
