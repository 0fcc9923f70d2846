package org.jumpingcube.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Random;
import org.jumpingcube.Law;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.junit.jupiter.api.Test;

class HistoryTest {
    private final History<CubePosition, Square> start = History.startingAt(CubePosition.start(3));
    private final Square a1 = new Square(0, 0);
    private final Square b2 = new Square(1, 1);
    private final Square c3 = new Square(2, 2);

    @Test
    void undoneTurnsCanBeRedone() {
        var played = start.then(a1).then(b2);
        assertThat(played.undo().current()).isEqualTo(start.then(a1).current());
        assertThat(played.undo().redo()).isEqualTo(played);
        assertThat(played.undo().nextTurn().orElseThrow().move()).isEqualTo(b2);
    }

    @Test
    void aNewMoveCutsTheRedoTail() {
        var other = start.then(a1).then(b2).undo().then(c3);
        assertThat(other.turns()).extracting(Turn::move).containsExactly(a1, c3);
        assertThat(other.canRedo()).isFalse();
    }

    @Test
    void thereIsNothingToUndoAtTheStartAndNothingToRedoAtTheEnd() {
        assertThat(start.undo()).isSameAs(start);
        assertThat(start.then(a1).redo()).isEqualTo(start.then(a1));
        assertThat(start.canUndo()).isFalse();
    }

    @Law(tries = 50)
    void undoingEverythingGivesTheStartAndRedoingEverythingTheEnd(Random random) {
        var game = start;
        while (game.current().winner().isEmpty()) {
            var moves = game.current().legalMoves();
            game = game.then(moves.get(random.nextInt(moves.size())));
        }
        var end = game.current();
        while (game.canUndo()) {
            game = game.undo();
        }
        assertThat(game.current()).isEqualTo(start.current());
        while (game.canRedo()) {
            game = game.redo();
        }
        assertThat(game.current()).isEqualTo(end);
        assertThat(Histories.replay(
                        start.start(), game.turns().stream().map(Turn::move).toList()))
                .isEqualTo(game);
    }

    @Test
    void aReplayStopsAtAnIllegalMove() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Histories.replay(CubePosition.start(3), List.of(a1, a1)))
                .withMessageContaining("belongs to the opponent");
    }

    @Test
    void aGameIsUnderWayFromItsFirstMoveUntilSomebodyHasWon() {
        assertThat(start.isUnderWay()).isFalse();
        assertThat(start.then(a1).isUnderWay()).isTrue();
        assertThat(start.then(a1).undo().isUnderWay()).isFalse();
    }
}
