package org.jumpingcube.cube.review;

import static org.jumpingcube.cube.review.CubeCommentary.isFull;
import static org.jumpingcube.cube.review.CubeCommentary.missing;
import static org.jumpingcube.cube.review.CubeCommentary.say;

import java.util.List;
import java.util.Optional;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.cube.review.CubeCommentary.Choice;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Remark;
import org.jumpingcube.game.Square;

/** Remarks about squares and their neighbours. */
final class Places {
    private static final int NEIGHBOURS_OF_A_CORNER = 2;

    private Places() {}

    /** The better move fills its cube; now the enemy fills the one beside it first. */
    static Optional<Remark> race(Choice choice) {
        var better = choice.better();
        Board before = better.before().board();
        Board now = choice.move().after().board();
        return choice.reply()
                .map(PlayedMove::move)
                .filter(rival -> before.neighbours(better.move()).contains(rival))
                .filter(rival -> before.at(rival).isOwnedBy(better.player().opponent()))
                .filter(rival -> missing(before, rival) == 1 && missing(now, rival) == 1)
                .filter(rival -> now.at(rival).isOwnedBy(better.player().opponent()) && missing(now, better.move()) > 0)
                .filter(rival -> missing(before, better.move()) == 1)
                .flatMap(rival -> say("race", choice.betterName(), rival.name()));
    }

    /** The better move would have stayed ahead of an enemy cube beside it; now that one can get ahead. */
    static Optional<Remark> lead(Choice choice) {
        var better = choice.better();
        Board before = better.before().board();
        Board now = choice.move().after().board();
        Square square = better.move();
        return enemies(before, better).stream()
                .filter(rival -> missing(before, rival) > 0 && missing(before, rival) == missing(before, square))
                .filter(rival -> isAsItWas(rival, before, now) && isAsItWas(square, before, now))
                .filter(rival -> isAsItWas(rival, before, better.after().board()))
                .findFirst()
                .flatMap(rival -> say("lead", choice.betterName(), rival.name()));
    }

    private static boolean isAsItWas(Square square, Board before, Board now) {
        return now.at(square).equals(before.at(square));
    }

    /** The move's cube is beside a full enemy cube, which can take it. */
    static Optional<Remark> exposed(Choice choice) {
        return attacker(choice.better(), 0).isPresent()
                ? Optional.empty()
                : attacker(choice.move(), 0).flatMap(enemy -> say("exposed", choice.moveName(), enemy.name()));
    }

    /** The move's cube is beside an enemy cube that can burst first. */
    static Optional<Remark> behind(Choice choice) {
        var move = choice.move();
        return move.bursts() > 0 || firstToBurst(choice.better()).isPresent()
                ? Optional.empty()
                : firstToBurst(move).flatMap(enemy -> say("behind", choice.moveName(), enemy.name()));
    }

    /** An enemy cube beside the move's cube that bursts first if both are filled in turn. */
    private static Optional<Square> firstToBurst(PlayedMove move) {
        return attacker(move, missing(move.after().board(), move.move()));
    }

    /** An enemy cube beside the move's cube that needs at most this many points to be full. */
    private static Optional<Square> attacker(PlayedMove move, int most) {
        Board after = move.after().board();
        return enemies(after, move).stream()
                .filter(beside -> missing(after, beside) <= most)
                .findFirst();
    }

    private static List<Square> enemies(Board board, PlayedMove move) {
        Player enemy = move.player().opponent();
        return board.neighbours(move.move()).stream()
                .filter(beside -> board.at(beside).isOwnedBy(enemy))
                .toList();
    }

    /** The better move fills a corner. */
    static Optional<Remark> corner(Choice choice) {
        return isCornerFilled(choice.better()) && !isCornerFilled(choice.move())
                ? say("corner", choice.betterName())
                : Optional.empty();
    }

    private static boolean isCornerFilled(PlayedMove move) {
        return move.after().board().capacity(move.move()) == NEIGHBOURS_OF_A_CORNER && isFilled(move);
    }

    /** The better move fills a cube that is safe. */
    static Optional<Remark> filled(Choice choice) {
        Square square = choice.better().move();
        boolean isSafe = choice.repliesToBetter()
                .allMatch(reply -> reply.after()
                        .board()
                        .at(square)
                        .isOwnedBy(choice.better().player()));
        return isFilled(choice.better()) && !isFilled(choice.move()) && isSafe
                ? say("filled", choice.betterName())
                : Optional.empty();
    }

    private static boolean isFilled(PlayedMove move) {
        return move.bursts() == 0 && isFull(move.after().board(), move.move());
    }

    /** The enemy takes the neutral cube that the better move would have taken. */
    static Optional<Remark> free(Choice choice) {
        Square square = choice.better().move();
        return choice.reply()
                .filter(reply -> reply.move().equals(square))
                .filter(reply -> choice.move().before().board().at(square).isNeutral())
                .flatMap(reply -> say("free", choice.betterName()));
    }
}
