package org.jumpingcube.cube;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.jumpingcube.cube.Boards.board;

import java.util.List;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BoardTest {
    private static final Square CORNER = new Square(0, 0);

    @Test
    void atTheStartEveryCubeIsNeutralWithOnePoint() {
        var board = Board.empty(6);
        assertThat(board.squares())
                .hasSize(36)
                .allSatisfy(square -> assertThat(board.at(square)).isEqualTo(Cube.NEUTRAL));
        assertThat(board.winner()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"0,0,2", "0,5,2", "5,5,2", "0,3,3", "3,0,3", "2,2,4"})
    void theCapacityIsTheNumberOfNeighbours(int row, int column, int capacity) {
        var square = new Square(row, column);
        assertThat(Board.empty(6).capacity(square)).isEqualTo(capacity);
        assertThat(Board.empty(6).neighbours(square)).hasSize(capacity);
    }

    @ParameterizedTest
    @CsvSource({"0,0,2", "0,3,1", "2,2,0"})
    void aNeutralCubesChargeIsWhatItsMissingNeighboursAreWorth(int row, int column, int charge) {
        assertThat(Board.empty(6).charge(new Square(row, column))).isEqualTo(charge);
    }

    @Test
    void aFullCubesChargeIsThreeWhereverItLies() {
        var board = Board.empty(6);
        assertThat(board.squares()).allSatisfy(square -> {
            var full = board.with(square, Cube.of(Player.TWO, board.capacity(square)));
            assertThat(full.charge(square)).isEqualTo(3);
        });
    }

    @ParameterizedTest
    @CsvSource({"2,5", "3,16", "4,33", "15,616"})
    void theLongestGameHasOneMoveMoreThanTheBoardHasRoomForPoints(int side, int moves) {
        var shape = Board.empty(side);
        int room = shape.squares().stream().mapToInt(shape::capacity).sum() - shape.totalPoints();
        assertThat(Board.longestGame(side)).isEqualTo(room + 1).isEqualTo(moves);
    }

    @Test
    void aMoveTakesTheCubeAndAddsAPoint() {
        var before = Board.empty(3);
        var move = new CubePosition(before, Player.ONE).play(new Square(1, 1));
        assertThat(move.after().board()).isEqualTo(board("""
                1- 1- 1-
                1- 2r 1-
                1- 1- 1-
                """));
        assertThat(move.steps()).containsExactly(new Step.Grow(new Square(1, 1), Cube.of(Player.ONE, 2), 0));
        assertThat(before).isEqualTo(Board.empty(3));
    }

    @Test
    void aCornerBurstsWhenItHoldsMoreThanTwoPoints() {
        var move = new CubePosition(board("""
                2r 1- 1-
                3b 1- 1-
                1- 1- 1-
                """), Player.ONE).play(CORNER);
        assertThat(move.steps())
                .containsExactly(
                        new Step.Grow(CORNER, Cube.of(Player.ONE, 3), 0),
                        new Step.Burst(CORNER, Cube.of(Player.ONE, 1), 1),
                        new Step.Grow(new Square(0, 1), Cube.of(Player.ONE, 2), 1),
                        new Step.Grow(new Square(1, 0), Cube.of(Player.ONE, 4), 1),
                        new Step.Burst(new Square(1, 0), Cube.of(Player.ONE, 1), 2),
                        new Step.Grow(CORNER, Cube.of(Player.ONE, 2), 2),
                        new Step.Grow(new Square(1, 1), Cube.of(Player.ONE, 2), 2),
                        new Step.Grow(new Square(2, 0), Cube.of(Player.ONE, 2), 2));
        assertThat(move.waves()).isEqualTo(2);
        assertThat(move.bursts()).isEqualTo(2);
    }

    @Test
    void theMoverWinsAtOnceAndOverloadedCubesStay() {
        var move = new CubePosition(board("""
                2r 3r 2r
                3r 4r 3r
                2r 3r 1b
                """), Player.ONE).play(new Square(1, 2));
        assertThat(move.after().board().winner()).contains(Player.ONE);
        assertThat(move.waves()).isEqualTo(1);
        assertThat(move.after().board().at(new Square(1, 1)).value()).isEqualTo(5);
    }

    @Test
    void aWinInTheMiddleOfAWaveLeavesTheRestOfTheWaveUnburst() {
        var move = new CubePosition(board("""
                2r 3r 1b
                3r 1r 1r
                1r 1r 1r
                """), Player.ONE).play(CORNER);
        assertThat(move.after().board().toString()).isEqualTo("""
                2r 1r 2r
                4r 2r 1r
                1r 1r 1r
                """);
        assertThat(move.bursts()).isEqualTo(2);
    }

    @Test
    void fault_j_takingTheLastNeutralCubeWins() {
        var move = new CubePosition(board("""
                1r 1r
                1r 1-
                """), Player.ONE).play(new Square(1, 1));
        assertThat(move.after().board().winner()).contains(Player.ONE);
        assertThat(move.steps()).hasSize(1);
    }

    @Test
    void aCascadeOverTheLargestBoardDoesNotOverflowTheStack() {
        var full = new java.util.ArrayList<Cube>();
        var shape = Board.empty(15);
        shape.squares().forEach(square -> full.add(Cube.of(Player.ONE, shape.capacity(square))));
        full.set(15 * 15 - 1, Cube.of(Player.TWO, 2));
        var move = new CubePosition(Board.of(15, full), Player.ONE).play(CORNER);
        assertThat(move.after().board().winner()).contains(Player.ONE);
        assertThat(move.bursts()).isGreaterThan(200);
    }

    @ParameterizedTest
    @CsvSource({
        "0,0,'player 1 cannot play row 1, column 1: the cube belongs to the opponent'",
        "-1,0,'player 1 cannot play row 0, column 1: the square is off the board'",
        "0,2,'player 1 cannot play row 1, column 3: the square is off the board'"
    })
    void anIllegalMoveIsRefusedWithPlayerSquareAndReason(int row, int column, String message) {
        var board = board("2b 1- 1- 1-");
        var square = new Square(row, column);
        assertThat(board.canPlay(Player.ONE, square)).isFalse();
        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> new CubePosition(board, Player.ONE).play(square))
                .withMessage(message);
    }

    @Test
    void nobodyMovesOnAWonBoard() {
        var won = board("1r 1r 1r 2r");
        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> new CubePosition(won, Player.ONE).play(CORNER))
                .withMessageEndingWith("the game is over");
        assertThat(new CubePosition(won, Player.TWO).legalMoves()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 1, 16, 1000})
    void sidesAreTwoToFifteen(int side) {
        assertThatIllegalArgumentException().isThrownBy(() -> Board.empty(side)).withMessageContaining("2..15");
    }

    @Test
    void aCubeBeyondItsCapacityIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> Board.empty(3).with(CORNER, Cube.of(Player.ONE, 3)));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Board.of(2, List.of(Cube.NEUTRAL)))
                .withMessage("1 cubes do not make a board of side 2");
    }

    @Test
    void cubesAndPointsAreCountedForEachPlayer() {
        var board = board("2r 1- 1b 2b");
        assertThat(board.count(Player.TWO)).isEqualTo(2);
        assertThat(board.points(Player.TWO)).isEqualTo(3);
        assertThat(board.points(Player.ONE)).isEqualTo(2);
        assertThat(board.totalPoints()).isEqualTo(6);
    }
}
