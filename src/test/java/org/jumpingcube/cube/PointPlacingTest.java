package org.jumpingcube.cube;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.jumpingcube.Law;
import org.jumpingcube.game.HeadStart;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.junit.jupiter.api.Test;

/** The points of a head start. */
class PointPlacingTest {
    private static Player any(Random random) {
        return random.nextBoolean() ? Player.ONE : Player.TWO;
    }

    @Law
    void whereverPointsArePlacedNothingBurstsAndTheHeadStartIsKnownFromTheBoard(Random random) {
        var side = any(random);
        var start = CubePosition.start(3 + random.nextInt(6));
        var position = start;
        for (int points = 1; points <= HeadStart.MOST; points++) {
            var places = PointPlacing.places(position, side);
            position = PointPlacing.with(position, side, places.get(random.nextInt(places.size())));
            assertThat(position.board().totalPoints()).isEqualTo(start.board().totalPoints() + points);
            assertThat(PointPlacing.of(position)).contains(new HeadStart(side, points));
            assertThat(position.toMove()).isEqualTo(start.toMove());
            assertThat(position.outcome().isOver()).isFalse();
            var board = position.board();
            assertThat(board.squares()).allMatch(square -> board.at(square).value() <= board.capacity(square));
        }
    }

    @Law
    void aComputerTakesTheCornersAndThenTheEdges(Random random) {
        var given = new HeadStart(any(random), HeadStart.MOST);
        var board = PointPlacing.all(CubePosition.start(5), given, random).board();
        var own = board.squares().stream()
                .filter(square -> board.at(square).isOwnedBy(given.side()))
                .toList();
        assertThat(own).hasSize(5).allMatch(square -> board.at(square).value() == 2);
        assertThat(own).filteredOn(square -> board.capacity(square) == 2).hasSize(4);
        assertThat(own).filteredOn(square -> board.capacity(square) == 3).hasSize(1);
    }

    @Test
    void onTheSmallestBoardTheOtherSideKeepsACubeToBeginOn() {
        var given = new HeadStart(Player.ONE, HeadStart.MOST);
        var placed = PointPlacing.all(CubePosition.start(2), given, new Random(1));
        assertThat(placed.outcome().isOver()).isFalse();
        assertThat(PointPlacing.places(placed, Player.ONE)).isEmpty();
        assertThat(PointPlacing.of(placed)).contains(new HeadStart(Player.ONE, 3));
    }

    @Test
    void otherBeginningsAreNoHeadStarts() {
        var start = CubePosition.start(4);
        assertThat(PointPlacing.of(start)).isEmpty();
        var both = start.play(new Square(0, 0)).after().play(new Square(3, 3)).after();
        assertThat(PointPlacing.of(both)).isEmpty();
        var own = new CubePosition(both.board(), Player.ONE);
        assertThat(PointPlacing.places(own, Player.ONE)).doesNotContain(new Square(3, 3), new Square(0, 0));
    }
}
