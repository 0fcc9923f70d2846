package org.jumpingcube.cube.ai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.jumpingcube.Law;
import org.jumpingcube.Laws;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;

/** What the boards of the search answer, against the definitions, in positions of all sizes. */
@Slow
class AnswersTest {
    private static final int CASES = 80; // ten times as many each week
    private static final int POSITIONS = 10; // a case
    private static final int TRIED = 10; // moves of a position, at least, if there are so many

    @Law(tries = CASES)
    void everyAnswerInARandomGameIsByDefinition(Random random) {
        var game =
                CubeBoardTest.positionsOfRandomGames(anySide(random), 1, random).toList();
        random.ints(POSITIONS, 0, game.size()).mapToObj(game::get).forEach(AnswersTest::check);
    }

    @Law(tries = CASES)
    void everyAnswerOnABoardThatWasSetUpIsByDefinition(Random random) {
        int side = anySide(random);
        Stream.generate(() -> anyPosition(side, random))
                .filter(position -> position.winner().isEmpty())
                .limit(POSITIONS)
                .forEach(AnswersTest::check);
    }

    private static int anySide(Random random) {
        return Laws.between(random, Board.MIN_SIDE, Board.MAX_SIDE);
    }

    private static void check(CubePosition position) {
        var expected = Answers.byDefinition(position);
        for (CubeBoard board : boards(position)) {
            assertThat(Answers.of(board))
                    .as(() -> board.getClass().getSimpleName() + " of " + described(position))
                    .isEqualTo(expected);
        }
        checkWins(position, expected.mayWinAtOnce());
    }

    private static List<CubeBoard> boards(CubePosition position) {
        int side = position.board().side();
        var evaluation = Evaluation.neutral(side);
        var wide = new WideBoard(position, evaluation);
        return side > NarrowBoard.MAX_SIDE ? List.of(wide) : List.of(wide, new NarrowBoard(position, evaluation));
    }

    private static String described(CubePosition position) {
        return "%s to move\n%s".formatted(position.toMove(), position.board());
    }

    /** A move wins on the board if it does by the rules, and only where the board said that one might. */
    private static void checkWins(CubePosition position, boolean mayWinAtOnce) {
        var moves = position.legalMoves();
        var boards = boards(position);
        int step = mayWinAtOnce ? 1 : 1 + moves.size() / TRIED; // all moves only where it matters most
        for (int i = 0; i < moves.size(); i += step) {
            var move = moves.get(i);
            boolean wins = position.play(move).after().winner().isPresent();
            assertThat(mayWinAtOnce || !wins)
                    .as(() -> move + " of " + described(position))
                    .isTrue();
            for (CubeBoard board : boards) {
                assertThat(wins(board, move))
                        .as(() -> move + " of " + described(position))
                        .isEqualTo(wins);
            }
        }
    }

    private static boolean wins(CubeBoard board, Square square) {
        board.play(board.move(square));
        boolean isWon = board.isWon();
        board.undo();
        return isWon;
    }

    /** A settled board, on which few or many cubes are neutral, one player's, and close to bursting. */
    private static CubePosition anyPosition(int side, Random random) {
        double neutral = random.nextDouble() * random.nextDouble();
        double first = random.nextDouble();
        double full = random.nextDouble();
        var board = Board.empty(side);
        for (Square square : board.squares()) {
            if (random.nextDouble() >= neutral) {
                int capacity = board.capacity(square);
                int value = random.nextDouble() < full ? capacity : 1 + random.nextInt(capacity);
                board = board.with(square, Cube.of(random.nextDouble() < first ? Player.ONE : Player.TWO, value));
            }
        }
        return new CubePosition(board, random.nextBoolean() ? Player.ONE : Player.TWO);
    }
}
