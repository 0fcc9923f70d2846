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

/** Whatever the heuristics and the hash move say, each move is tried once. */
class MovePickerTest {
    private static final int PLIES = 40;
    private static final int DEPTH = 3;

    @ParameterizedTest
    @ValueSource(ints = {3, 6, 10})
    void eachMoveIsTriedOnceTheHashMoveAndTheKillersFirst(int side) {
        var random = new Random(side);
        var board = CubeBoard.of(CubePosition.start(side));
        var heuristics = new KillersAndHistory(MovePicker.slots(board));
        heuristics.startSearch();
        var picker = new MovePicker(board, 1, heuristics);
        int early = 0;
        for (int ply = 0; ply < PLIES && board.ending() == Ending.NONE; ply++) {
            List<Integer> legal = legal(board);
            int hashMove = random.nextInt(3) == 0 ? MovePicker.NO_MOVE : legal.get(random.nextInt(legal.size()));
            List<Integer> wanted = new ArrayList<>();
            wanted.add(hashMove);
            for (int which = 0; which < 2; which++) {
                int slot = heuristics.killer(0, which);
                legal.stream()
                        .filter(move -> MovePicker.slot(board, move) == slot)
                        .forEach(wanted::add);
            }
            wanted.removeIf(move -> move == MovePicker.NO_MOVE);

            var tried = new ArrayList<Integer>();
            picker.start(0, hashMove);
            for (int move = picker.next(board, 0); move != MovePicker.NO_MOVE; move = picker.next(board, 0)) {
                tried.add(move);
            }
            assertThat(tried).containsExactlyInAnyOrderElementsOf(legal);
            var expected = wanted.stream().distinct().toList();
            assertThat(tried.subList(0, expected.size())).isEqualTo(expected);
            early += expected.size();

            picker.reward(board, 0, random.nextInt(tried.size()), DEPTH);
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
