package org.jumpingcube.cube.ai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jumpingcube.Laws;
import org.jumpingcube.LongRunning;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The boards of the search against the rules: every cube after every move of random games. */
@Slow
class CubeBoardTest {
    @ParameterizedTest
    @CsvSource({
        "2, 500", "3, 2000", "4, 600", "5, 180", "6, 50", "7, 20", "8, 12", "9, 5", "10, 3", "11, 2", "12, 1", "13, 1",
        "14, 1", "15, 1"
    })
    void everyMoveOfARandomGameGivesTheBoardThatTheRulesGive(int side, int games) {
        var random = new Random(side);
        for (int game = 0; game < Laws.times(games); game++) {
            followRandomGame(CubePosition.start(side), boardOf(CubePosition.start(side)), random);
        }
    }

    @ParameterizedTest
    @CsvSource({"3, 300", "5, 50", "9, 5"})
    void aWideBoardOfAnySizeFollowsTheRules(int side, int games) {
        var random = new Random(side);
        var start = CubePosition.start(side);
        for (int game = 0; game < games; game++) {
            followRandomGame(start, new WideBoard(start, Evaluation.neutral(side)), random);
        }
    }

    /** Together 100,000 games; the share of the small boards is large because their games are short. */
    @LongRunning
    @ParameterizedTest
    @CsvSource({
        "2, 16000",
        "3, 64000",
        "4, 15000",
        "5, 3500",
        "6, 900",
        "7, 300",
        "8, 180",
        "9, 50",
        "10, 30",
        "11, 12",
        "12, 10",
        "13, 6",
        "14, 6",
        "15, 6"
    })
    void manyMoreGamesOfEachSizeFollowTheRules(int side, int games) {
        var random = new Random(100 + side);
        for (int game = 0; game < games; game++) {
            followRandomGame(CubePosition.start(side), boardOf(CubePosition.start(side)), random);
        }
    }

    @ParameterizedTest
    @MethodSource("allSides")
    void positionsThatWereSetUpFollowTheRules(int side) {
        var random = new Random(side);
        for (int game = 0; game < Laws.times(Math.max(1, 20 / side)); game++) {
            var position = anyPosition(side, random);
            if (position.winner().isEmpty()) {
                followRandomGame(position, boardOf(position), random);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("allSides")
    void whatWasAskedOrTakenBackBeforeChangesNothing(int side) {
        var random = new Random(side);
        var line = new ArrayDeque<CubePosition>();
        line.push(Stream.generate(() -> anyPosition(side, random))
                .filter(position -> position.winner().isEmpty())
                .findFirst()
                .orElseThrow());
        var board = boardOf(line.element());
        int[] moves = new int[board.mostMoves()];
        for (int step = 0; step < 2000; step++) {
            boolean isOver = line.element().winner().isPresent() || board.ply() == CubeBoard.MAX_PLY;
            if (board.ply() > 0 && (isOver || random.nextBoolean())) {
                board.undo();
                line.pop();
            } else {
                int move = moves[random.nextInt(board.moves(moves, 0))];
                if (random.nextInt(4) == 0) {
                    board.mayWinAtOnce();
                }
                board.play(move);
                line.push(line.element().play(board.square(move)).after());
            }
            compare(board, line.element());
        }
    }

    @ParameterizedTest
    @MethodSource("allSides")
    void positionsThatDifferInTwoSquaresHaveDifferentKeys(int side) {
        var position = anyPosition(side, new Random(side));
        var squares = position.board().squares();
        var keys = new HashSet<Long>();
        var positions = new HashSet<List<Long>>();
        for (int i = 1; i < squares.size(); i++) {
            for (Board first : withEachCube(position.board(), squares.get(i - 1))) {
                for (Board both : withEachCube(first, squares.get(i))) {
                    var board = boardOf(new CubePosition(both, position.toMove()));
                    keys.add(board.key());
                    positions.add(Arrays.stream(board.planes()).boxed().toList());
                }
            }
        }
        assertThat(keys).hasSameSizeAs(positions);
    }

    private static List<Board> withEachCube(Board board, Square square) {
        return Stream.concat(
                        Stream.of(Cube.NEUTRAL),
                        IntStream.rangeClosed(1, board.capacity(square))
                                .boxed()
                                .flatMap(value -> Stream.of(Player.values()).map(owner -> Cube.of(owner, value))))
                .map(cube -> board.with(square, cube))
                .toList();
    }

    private static IntStream allSides() {
        return IntStream.rangeClosed(Board.MIN_SIDE, Board.MAX_SIDE);
    }

    private static CubeBoard boardOf(CubePosition position) {
        return CubeBoard.of(position);
    }

    private static CubePosition anyPosition(int side, Random random) {
        var board = Board.empty(side);
        for (Square square : board.squares()) {
            int owner = random.nextInt(3);
            if (owner > 0) {
                int value = 1 + random.nextInt(board.capacity(square));
                board = board.with(square, Cube.of(owner == 1 ? Player.ONE : Player.TWO, value));
            }
        }
        return new CubePosition(board, random.nextBoolean() ? Player.ONE : Player.TWO);
    }

    /** Plays a game to its end, or as far as the stack of the board reaches. */
    private static void followRandomGame(CubePosition start, CubeBoard startBoard, Random random) {
        var position = start;
        var board = startBoard;
        int[] moves = new int[board.moveLimit()];
        while (position.winner().isEmpty()) {
            var squares = position.legalMoves();
            int count = board.moves(moves, 0);
            assertThat(squaresOf(board, moves, count)).isEqualTo(squares);
            int[] candidates = new int[board.mostMoves()];
            int mayWin = board.mayWinAtOnce() ? board.movesThatMayWinAtOnce(candidates, 0) : 0;
            int chosen = random.nextInt(count);
            CubePosition next = position;
            for (int i = 0; i < count; i++) {
                var after = position.play(squares.get(i)).after();
                int place =
                        Arrays.stream(candidates, 0, mayWin).boxed().toList().indexOf(moves[i]);
                board.play(moves[i]);
                compare(board, after);
                boolean wins = board.isWon();
                board.undo();
                if (wins) {
                    assertThat(place).isNotNegative();
                    int from = random.nextInt(place + 1);
                    int to = place + 1 + random.nextInt(mayWin - place);
                    assertThat(board.mayWinAtOnce(candidates, from, to)).isTrue();
                }
                next = i == chosen ? after : next;
            }
            board.play(moves[chosen]);
            position = next;
            if (board.ply() == CubeBoard.MAX_PLY && position.winner().isEmpty()) {
                board = boardOf(position);
            }
        }
    }

    private static List<Square> squaresOf(CubeBoard board, int[] moves, int count) {
        var squares = new ArrayList<Square>(count);
        for (int i = 0; i < count; i++) {
            squares.add(board.square(moves[i]));
        }
        return squares;
    }

    private static void compare(CubeBoard board, CubePosition expected) {
        if (expected.winner().isPresent() || board.isWon()) {
            assertThat(board.isWon()).isEqualTo(expected.winner().isPresent());
            return; // what is left of a won board depends on the order of bursts
        }
        long[] planes = board.planes();
        for (Square square : expected.board().squares()) {
            var cube = cubeOf(board, planes, square, expected);
            if (!cube.equals(expected.board().at(square))) {
                assertThat(cube)
                        .as("%s of\n%s", square, expected.board())
                        .isEqualTo(expected.board().at(square));
            }
        }
    }

    private static Cube cubeOf(CubeBoard board, long[] planes, Square square, CubePosition position) {
        int words = planes.length / 4;
        int word = board.move(square) / 64;
        long bit = 1L << (board.move(square) % 64);
        boolean isOwn = (planes[word] & bit) != 0;
        boolean isOther = (planes[words + word] & bit) != 0;
        assertThat(isOwn && isOther).isFalse();
        int charge = ((planes[2 * words + word] & bit) != 0 ? 1 : 0) + ((planes[3 * words + word] & bit) != 0 ? 2 : 0);
        int value = charge - 3 + position.board().capacity(square);
        var owner = isOwn
                ? Optional.of(position.toMove())
                : isOther ? Optional.of(position.toMove().opponent()) : Optional.<Player>empty();
        return new Cube(owner, value);
    }

    static Stream<CubePosition> positionsOfRandomGames(int side, int games, Random random) {
        return IntStream.range(0, games).boxed().flatMap(game -> {
            var positions = new ArrayList<CubePosition>();
            var position = CubePosition.start(side);
            while (position.winner().isEmpty()) {
                positions.add(position);
                var moves = position.legalMoves();
                position =
                        position.play(moves.get(random.nextInt(moves.size()))).after();
            }
            return positions.stream();
        });
    }
}
