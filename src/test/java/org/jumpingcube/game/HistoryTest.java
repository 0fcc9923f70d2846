package org.jumpingcube.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.jumpingcube.Law;
import org.jumpingcube.cube.CubePosition;
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
    void turnsAreNumberedAsInChess() {
        var game = start.then(a1).then(b2).then(c3);
        assertThat(Stream.of(0, 1, 2, 3).map(game::number)).containsExactly(1, 1, 2, 2);
        assertThat(Stream.of(0, 1, 2, 3).map(game::moves)).containsExactly(0, 1, 1, 2);
        assertThat(game.undo().undo().number(1)).as("the next one").isEqualTo(1);
        var second = History.<CubePosition, Square>startingAt(
                new CubePosition(start.current().board(), Player.TWO));
        assertThat(Stream.of(0, 1, 2).map(second.then(a1).then(b2)::number))
                .as("player two began")
                .containsExactly(1, 2, 2);
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

    @Test
    void theLineThatIsLeftBecomesAVariation() {
        var game = start.then(a1).then(b2).then(c3);
        var other = game.along(start.then(a1).then(c3).turns());

        assertThat(other.turns()).extracting(Turn::move).containsExactly(a1, c3);
        assertThat(other.cursor()).isEqualTo(2);
        assertThat(other.variations())
                .containsExactly(new Variation<>(1, game.turns().subList(1, 3)));
        assertThat(other.line(other.variations().get(0))).isEqualTo(game.turns());
    }

    @Test
    void goingBackToAVariationMakesTheGameOneInTurn() {
        var game = start.then(a1).then(b2).then(c3);
        var other = start.then(a1).then(c3);

        var back = game.along(other.turns()).along(game.turns());
        assertThat(back)
                .isEqualTo(new History<>(
                        start.start(),
                        game.turns(),
                        3,
                        List.of(new Variation<>(1, other.turns().subList(1, 2)))));
    }

    @Test
    void aLineThatHoldsAllOfAnotherLeavesNoVariation() {
        var game = start.then(a1).then(b2);

        assertThat(game.along(game.then(c3).turns()).variations()).isEmpty();
    }

    @Test
    void variationsOfDroppedTurnsAreDropped() {
        var game =
                start.then(a1).then(b2).then(c3).along(start.then(a1).then(b2).turns());

        assertThat(game.variations()).hasSize(1);
        assertThat(game.undo().then(c3).variations()).isEmpty();
        assertThat(game.then(a1).variations()).hasSize(1);
    }

    /** Whatever is played on from wherever, no line is ever lost. */
    @Law(tries = 50)
    void noLineIsLostByPlayingOnFromElsewhere(Random random) {
        var game = start;
        for (int branch = 0; branch < 5; branch++) {
            var before = game;
            game = game.along(
                    game.turns().subList(0, random.nextInt(game.turns().size() + 1)));
            for (int move = 0; move < 3 && !game.current().outcome().isOver(); move++) {
                var moves = game.current().legalMoves();
                game = game.then(moves.get(random.nextInt(moves.size())));
            }
            for (var line : lines(before)) {
                assertThat(lines(game)).anyMatch(kept -> Collections.indexOfSubList(kept, line) == 0);
            }
        }
    }

    private static List<List<Square>> lines(History<CubePosition, Square> game) {
        return Stream.concat(Stream.of(game.turns()), game.variations().stream().map(game::line))
                .map(line -> line.stream().map(Turn::move).toList())
                .toList();
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
