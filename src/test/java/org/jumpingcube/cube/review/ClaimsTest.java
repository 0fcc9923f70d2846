package org.jumpingcube.cube.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.cube.ai.CubeBoard;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Remark;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.games.Games;
import org.jumpingcube.review.Review;
import org.jumpingcube.review.ReviewedMove;
import org.jumpingcube.review.Reviewer;
import org.jumpingcube.search.WinSearch;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Plays out what reviews of the program's own games say, by the rules alone. */
class ClaimsTest {
    private static final int GAMES = 20;

    private final WinSearch proofs = new WinSearch(1 << 22);
    private final Map<String, Integer> said = new TreeMap<>();

    @Test
    void everySentenceInTwentyQuickReviewsIsTrue() {
        for (int game = 0; game < GAMES; game++) {
            check(review(game, 4 + game % 3, SearchBudget.USUAL.withNodes(1_000)));
        }
        assertThat(said).containsKeys("cube.win", "cube.lose");
    }

    /** What the rules alone bear out is true whatever the analyst prefers, be it nonsense. */
    @Test
    void whatIsSaidOfAnyMovesIsTrue() {
        var random = new Random(1);
        for (int tried = 0; tried < 4_000; tried++) {
            var position = position(random);
            var turn = position.play(any(position, random));
            var reply = turn.after().outcome().isOver()
                    ? Optional.<Analysis<Square>>empty()
                    : Optional.of(Analysis.of(any(turn.after(), random), 0, 1, 1));
            new CubeCommentary()
                    .remark(turn, Analysis.of(any(position, random), 0, 1, 1), reply)
                    .ifPresent(remark -> check(remark, position, turn.move()));
        }
        assertThat(said)
                .containsOnlyKeys(
                        "cube.corner",
                        "cube.exposed",
                        "cube.lose-now",
                        "cube.missed",
                        "cube.race",
                        "cube.taken",
                        "cube.threat",
                        "cube.win-now");
    }

    /** One in which the game goes on. */
    private static CubePosition position(Random random) {
        var position = CubePosition.start(3 + random.nextInt(3));
        for (int ply = random.nextInt(60); ply > 0; ply--) {
            var next = position.play(any(position, random)).after();
            if (next.outcome().isOver()) {
                return position;
            }
            position = next;
        }
        return position;
    }

    private static Square any(CubePosition position, Random random) {
        var moves = position.legalMoves();
        return moves.get(random.nextInt(moves.size()));
    }

    @Test
    @Tag("long")
    void everySentenceInTwentyReviewsOn6x6IsTrue() {
        for (int game = 0; game < GAMES; game++) {
            check(review(game, 6, SearchBudget.USUAL));
        }
        assertThat(said).isNotEmpty();
    }

    /** A game in which both sides err now and then. */
    private static Review<CubePosition, Square> review(int seed, int side, SearchBudget budget) {
        var history = History.<CubePosition, Square>startingAt(CubePosition.start(side));
        var skills = Skill.values();
        var one = player(skills[seed % 3], seed);
        var two = player(skills[seed / 3 % 3], seed + 1);
        while (!history.current().outcome().isOver()) {
            var engine = history.current().toMove() == Player.ONE ? one : two;
            history = history.then(
                    engine.analyse(history.current(), SearchBudget.USUAL).move());
        }
        var analyst = Games.CUBE.analyst();
        Engine<CubePosition, Square> bounded =
                (position, usual, stop, listener) -> analyst.analyse(position, budget, stop, listener);
        var surroundings =
                new Reviewer.Surroundings<CubePosition, Square>(() -> bounded, Runnable::run, Runnable::run, 1);
        var reviewer = new Reviewer<>(Games.CUBE, history, surroundings, review -> {});
        reviewer.start();
        assertThat(reviewer.review().isComplete()).isTrue();
        return reviewer.review();
    }

    private static Engine<CubePosition, Square> player(Skill skill, int seed) {
        return Games.CUBE.engine(new Seat(true, Style.NEWTON, skill), seed);
    }

    private void check(Review<CubePosition, Square> review) {
        for (ReviewedMove<CubePosition, Square> move : review.moves()) {
            move.remark()
                    .ifPresent(remark ->
                            check(remark, move.turn().before(), move.turn().move()));
        }
    }

    private void check(Remark remark, CubePosition before, Square move) {
        said.merge(remark.kind(), 1, Integer::sum);
        assertThat(isTrue(remark, before, move))
                .as("%s of %s in %s", remark, move, before)
                .isTrue();
    }

    /** Whether what is said of a move holds, whatever the analyst thought. */
    private boolean isTrue(Remark remark, CubePosition before, Square move) {
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
}
