package org.jumpingcube.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.ai.CubeBoard;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is known of moves, and whichever is to be the first: each is tried once. */
class MoveOrderTest {
    private static final int PLIES = 40;
    private static final int DEPTH = 3;

    @ParameterizedTest
    @ValueSource(ints = {3, 6, 10})
    void eachMoveIsTriedOnceTheFirstOneAndThoseThatRefutedLastBeforeAllOthers(int side) {
        var random = new Random(side);
        var board = CubeBoard.of(CubePosition.start(side));
        var experience = new Experience(MoveOrder.slots(board));
        experience.startSearch();
        var order = new MoveOrder(board, 1, experience);
        int early = 0;
        for (int ply = 0; ply < PLIES && board.ending() == Ending.NONE; ply++) {
            List<Integer> legal = legal(board);
            int first = random.nextInt(3) == 0 ? MoveOrder.NO_MOVE : legal.get(random.nextInt(legal.size()));
            List<Integer> wanted = new ArrayList<>();
            wanted.add(first);
            for (int which = 0; which < 2; which++) {
                int slot = experience.latest(0, which);
                legal.stream()
                        .filter(move -> MoveOrder.slot(board, move) == slot)
                        .forEach(wanted::add);
            }
            wanted.removeIf(move -> move == MoveOrder.NO_MOVE);

            var tried = new ArrayList<Integer>();
            order.start(0, first);
            for (int move = order.next(board, 0); move != MoveOrder.NO_MOVE; move = order.next(board, 0)) {
                tried.add(move);
            }
            assertThat(tried).containsExactlyInAnyOrderElementsOf(legal);
            var expected = wanted.stream().distinct().toList();
            assertThat(tried.subList(0, expected.size())).isEqualTo(expected);
            early += expected.size();

            order.reward(board, 0, random.nextInt(tried.size()), DEPTH);
            board.play(legal.get(random.nextInt(legal.size())));
        }
        assertThat(early).isGreaterThan(10);
    }

    private static List<Integer> legal(SearchBoard board) {
        int[] moves = new int[board.mostMoves()];
        int count = board.moves(moves, 0);
        return Arrays.stream(moves, 0, count).boxed().toList();
    }
}
