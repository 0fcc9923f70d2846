package org.jumpingcube.cube.review;

import java.util.List;
import java.util.stream.Stream;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.ai.CubeBoard;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Remark;
import org.jumpingcube.game.Square;
import org.jumpingcube.review.ReviewedMove;
import org.jumpingcube.search.WinSearch;

/** Plays out what is said of moves, by the rules alone. */
final class Claims {
    private final WinSearch proofs = new WinSearch(1 << 22);

    /** Whether what is said of a move holds, whatever the analyst thought. */
    boolean isTrue(Remark remark, ReviewedMove<CubePosition, Square> judged) {
        var before = judged.turn().before();
        var move = judged.turn().move();
        return switch (remark.kind()) {
            case "cube.win-now" -> isWon(play(before, remark, 0));
            case "cube.lose-now" ->
                isMove(remark, 0, move) && isWon(play(before.play(move).after(), remark, 1));
            case "cube.win" -> winsWithin(play(before, remark, 0), number(remark, 1));
            case "cube.lose" ->
                isMove(remark, 0, move) && winsWithin(play(before.play(move).after(), remark, 1), number(remark, 2));
            case "cube.taken" -> isMove(remark, 0, move) && isTakenAsSaid(remark, before, move);
            case "cube.missed" ->
                isMove(remark, 2, move)
                        && taken(before, square(remark, 0)) == number(remark, 1)
                        && taken(before, move) == number(remark, 3)
                        && number(remark, 1) > number(remark, 3);
            case "cube.race" -> isRace(before, square(remark, 0), square(remark, 1), move);
            case "cube.exposed" ->
                isMove(remark, 0, move)
                        && play(before.play(move).after(), remark, 1)
                                .board()
                                .at(move)
                                .isOwnedBy(enemy(before));
            case "cube.threat" -> taken(again(play(before, remark, 0)), square(remark, 0)) == number(remark, 1);
            case "cube.corner" ->
                isCorner(before.board(), square(remark, 0))
                        && isFull(play(before, remark, 0).board(), square(remark, 0));
            case "cube.full-lost" -> isMove(remark, 0, move) && isFullTakenAsSaid(remark, before, move);
            case "cube.full-missed" ->
                isMove(remark, 2, move)
                        && fullTaken(before, square(remark, 0)) == number(remark, 1)
                        && fullTaken(before, move) == number(remark, 3)
                        && number(remark, 1) > number(remark, 3);
            case "cube.spent" -> isMove(remark, 0, move) && isSpent(remark, before, move, judged.best());
            case "cube.lead" ->
                isAhead(play(before, remark, 0), square(remark, 1), square(remark, 0))
                        && isAhead(before.play(move).after(), square(remark, 0), square(remark, 1));
            case "cube.behind" ->
                isMove(remark, 0, move) && isAhead(before.play(move).after(), move, square(remark, 1));
            case "cube.filled" -> isFilledForGood(before, square(remark, 0));
            case "cube.free" ->
                before.board().at(square(remark, 0)).isNeutral()
                        && before.play(move)
                                .after()
                                .board()
                                .at(square(remark, 0))
                                .isNeutral()
                        && judged.best().equals(square(remark, 0))
                        && judged.reply().get(0).equals(square(remark, 0));
            case "cube.line" ->
                isMove(remark, 0, move)
                        && judged.best().equals(square(remark, 3))
                        && number(remark, 2) > 0
                        && number(remark, 2)
                                == cubesAfter(before, judged.better(), 2 * number(remark, 1))
                                        - cubesAfter(before, playedLine(judged), 2 * number(remark, 1));
            default -> false;
        };
    }

    private static Square square(Remark remark, int argument) {
        return Square.parse(remark.arguments().get(argument).toString()).orElseThrow();
    }

    private static int number(Remark remark, int argument) {
        return (Integer) remark.arguments().get(argument);
    }

    private static boolean isMove(Remark remark, int argument, Square move) {
        return square(remark, argument).equals(move);
    }

    private static CubePosition play(CubePosition position, Remark remark, int argument) {
        return position.play(square(remark, argument)).after();
    }

    private static Player enemy(CubePosition position) {
        return position.toMove().opponent();
    }

    /** By whoever has just moved. */
    private static boolean isWon(CubePosition position) {
        return position.winner().isPresent();
    }

    /** Whether who has just moved wins with at most so many moves, that one with them, whatever the other side does. */
    private boolean winsWithin(CubePosition position, int moves) {
        return isWon(position)
                || (moves > 1
                        && position.legalMoves().stream()
                                .map(reply -> position.play(reply).after())
                                .allMatch(next -> !isWon(next)
                                        && proofs.find(CubeBoard.of(next), 2 * moves - 3, () -> false)
                                                .isPresent()));
    }

    /** How many cubes of the other side a move takes. */
    private static int taken(CubePosition position, Square move) {
        Player enemy = enemy(position);
        return position.board().count(enemy)
                - position.play(move).after().board().count(enemy);
    }

    private static boolean isTakenAsSaid(Remark remark, CubePosition before, Square move) {
        var better = play(before, remark, 3);
        int most = better.legalMoves().stream()
                .mapToInt(reply -> taken(better, reply))
                .max()
                .orElse(0);
        return taken(before.play(move).after(), square(remark, 1)) == number(remark, 2)
                && most == number(remark, 4)
                && number(remark, 2) > most
                && before.play(move).after().play(square(remark, 1)).bursts() > 0;
    }

    /** The enemy as if the mover had the move once more. */
    private static CubePosition again(CubePosition position) {
        return new CubePosition(position.board(), enemy(position));
    }

    private static boolean isRace(CubePosition before, Square better, Square rival, Square move) {
        var lost = before.play(move).after();
        return before.board().neighbours(better).contains(rival)
                && before.board().at(rival).isOwnedBy(enemy(before))
                && !isFull(before.board(), better)
                && isFull(before.play(better).after().board(), better)
                && !isFull(before.play(better).after().board(), rival)
                && !isFull(lost.board(), better)
                && isFull(lost.play(rival).after().board(), rival);
    }

    private static boolean isFull(Board board, Square square) {
        Cube cube = board.at(square);
        return cube.value() == board.capacity(square);
    }

    private static boolean isCorner(Board board, Square square) {
        return board.neighbours(square).size() == 2;
    }

    private static int fullTaken(CubePosition position, Square move) {
        Board before = position.board();
        Board after = position.play(move).after().board();
        return (int) before.squares().stream()
                .filter(square -> before.at(square).isOwnedBy(enemy(position)) && isFull(before, square))
                .filter(square -> after.at(square).isOwnedBy(position.toMove()))
                .count();
    }

    private static boolean isFullTakenAsSaid(Remark remark, CubePosition before, Square move) {
        var better = play(before, remark, 3);
        int most = better.legalMoves().stream()
                .mapToInt(reply -> fullTaken(better, reply))
                .max()
                .orElse(0);
        return fullTaken(before.play(move).after(), square(remark, 1)) == number(remark, 2)
                && most == number(remark, 4)
                && number(remark, 2) > most;
    }

    private static boolean isSpent(Remark remark, CubePosition before, Square move, Square better) {
        Board kept = before.play(better).after().board();
        return before.board().at(move).isOwnedBy(before.toMove())
                && isFull(before.board(), move)
                && !isFull(before.play(move).after().board(), move)
                && kept.at(move).isOwnedBy(before.toMove())
                && isFull(kept, move)
                && taken(before, move) == number(remark, 1)
                && number(remark, 1) <= 1;
    }

    /** Whether one cube of two that are loaded in turn, the side to move first, takes the other. */
    private static boolean isAhead(CubePosition position, Square loser, Square winner) {
        var side = position.board().at(winner).owner().orElse(enemy(position));
        var next = position;
        while (next.board().at(loser).owner().isEmpty()
                || next.board().at(winner).owner().isEmpty()
                || !next.board()
                        .at(loser)
                        .owner()
                        .equals(next.board().at(winner).owner())) {
            next = next.play(next.toMove() == side ? winner : loser).after();
        }
        return next.board().at(loser).isOwnedBy(side);
    }

    private static boolean isFilledForGood(CubePosition before, Square square) {
        var after = before.play(square).after();
        return isFull(after.board(), square)
                && after.legalMoves().stream()
                        .allMatch(reply ->
                                after.play(reply).after().board().at(square).isOwnedBy(before.toMove()));
    }

    private static List<Square> playedLine(ReviewedMove<CubePosition, Square> judged) {
        return Stream.concat(Stream.of(judged.turn().move()), judged.reply().stream())
                .toList();
    }

    private static int cubesAfter(CubePosition before, List<Square> line, int plies) {
        var position = before;
        for (Square square : line.subList(0, plies)) {
            position = position.play(square).after();
        }
        return position.board().count(before.toMove());
    }
}
