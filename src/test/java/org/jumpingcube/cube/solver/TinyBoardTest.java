package org.jumpingcube.cube.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Square;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TinyBoardTest {
    private static List<Square> squares(int moves) {
        return IntStream.range(0, 16)
                .filter(bit -> (moves >> bit & 1) == 1)
                .mapToObj(TinyBoard::square)
                .toList();
    }

    @ParameterizedTest
    @CsvSource({"2, 2000", "3, 2000", "4, 2000"})
    void everyMoveOfARandomGameGivesTheBoardThatTheRulesGive(int side, int games) {
        var random = new Random(side);
        var board = new TinyBoard(side);
        for (int game = 0; game < games; game++) {
            var position = CubePosition.start(side);
            long packed = board.start();
            while (position.winner().isEmpty()) {
                var legal = position.legalMoves();
                assertThat(squares(board.moves(packed))).isEqualTo(legal);
                var move = legal.get(random.nextInt(legal.size()));
                position = position.play(move).after();
                packed = board.play(packed, 1 << TinyBoard.bit(move));
                assertThat(packed).isEqualTo(position.winner().isPresent() ? TinyBoard.WON : board.of(position));
            }
        }
    }

    /** Late in a game many cubes are about to burst, side by side and at the edges. */
    @ParameterizedTest
    @CsvSource({"2, 2000", "3, 2000", "4, 4000"})
    void severalMovesAtOnceWinIfOneOfThemDoes(int side, int games) {
        var random = new Random(side);
        var board = new TinyBoard(side);
        for (int game = 0; game < games; game++) {
            long position = board.start();
            while (position != TinyBoard.WON) {
                var moves = squares(board.moves(position));
                int move = 1 << TinyBoard.bit(moves.get(random.nextInt(moves.size())));
                long next = board.play(position, move);
                int critical = TinyBoard.mine(position) & TinyBoard.critical(position);
                long before = position;
                if (squares(critical).stream()
                        .anyMatch(one -> board.play(before, 1 << TinyBoard.bit(one)) == TinyBoard.WON)) {
                    assertThat(board.play(position, critical)).isEqualTo(TinyBoard.WON);
                }
                position = next;
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void theEightImagesOfAPositionAreItsTurnsAndMirrors(int side) {
        var symmetry = new Symmetry(new TinyBoard(side));
        var square = new Square(0, 1);
        Set<Square> images = new HashSet<>();
        for (int way = 0; way < symmetry.count(); way++) {
            long image = symmetry.image(1L << TinyBoard.bit(square), way);
            assertThat(Long.bitCount(image)).isOne();
            assertThat(symmetry.preimage(image, way)).isEqualTo(1L << TinyBoard.bit(square));
            images.add(TinyBoard.square(Long.numberOfTrailingZeros(image)));
        }
        assertThat(images).hasSize(side == 2 ? 4 : side == 3 ? 4 : 8);
        assertThat(images).allMatch(image -> image.row() < side && image.column() < side);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void aMoveAndItsImageLeadToImagesOfEachOther(int side) {
        var board = new TinyBoard(side);
        var symmetry = new Symmetry(board);
        var random = new Random(side);
        for (int game = 0; game < 300; game++) {
            long position = board.start();
            while (position != TinyBoard.WON) {
                var moves = squares(board.moves(position));
                int move = 1 << TinyBoard.bit(moves.get(random.nextInt(moves.size())));
                int way = random.nextInt(symmetry.count());
                long next = board.play(position, move);
                long nextImage = board.play(symmetry.image(position, way), (int) symmetry.image(move, way));
                assertThat(nextImage).isEqualTo(next == TinyBoard.WON ? next : symmetry.image(next, way));
                assertThat(symmetry.canonical(symmetry.image(position, way))).isEqualTo(symmetry.canonical(position));
                assertThat(symmetry.image(position, symmetry.wayToCanonical(position)))
                        .isEqualTo(symmetry.canonical(position));
                position = next;
            }
        }
    }
}
