package org.jumpingcube.cube.review;

import static org.jumpingcube.cube.review.CubeCommentary.say;

import java.util.Optional;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.cube.Square;
import org.jumpingcube.cube.review.CubeCommentary.Choice;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Remark;

/** What can be said of squares and their neighbours. */
final class Places {
    private static final int NEIGHBOURS_OF_A_CORNER = 2;

    private Places() {}

    /** The better move fills its cube; now the enemy fills the one beside it first. */
    static Optional<Remark> race(Choice choice) {
        var better = choice.better();
        Board before = better.before().board();
        return choice.reply()
                .map(PlayedMove::move)
                .filter(rival -> before.neighbours(better.move()).contains(rival))
                .filter(rival -> before.at(rival).isOwnedBy(better.player().opponent()))
                .filter(rival -> missing(before, rival) == 1
                        && missing(choice.move().after().board(), rival) == 1)
                .filter(rival -> missing(before, better.move()) == 1)
                .flatMap(rival -> say("race", choice.betterName(), rival.name()));
    }

    /** The move's cube stands beside a full cube of the enemy, which can take it. */
    static Optional<Remark> exposed(Choice choice) {
        var move = choice.move();
        if (attacker(choice.better()).isPresent()) {
            return Optional.empty();
        }
        return attacker(move).flatMap(enemy -> say("exposed", choice.moveName(), enemy.name()));
    }

    private static Optional<Square> attacker(PlayedMove move) {
        Board after = move.after().board();
        Player enemy = move.player().opponent();
        return after.neighbours(move.move()).stream()
                .filter(beside -> after.at(beside).isOwnedBy(enemy) && missing(after, beside) == 0)
                .findFirst();
    }

    /** The better move fills a corner. */
    static Optional<Remark> corner(Choice choice) {
        Square square = choice.better().move();
        Board after = choice.better().after().board();
        boolean isFilled = choice.better().bursts() == 0 && missing(after, square) == 0;
        return after.capacity(square) == NEIGHBOURS_OF_A_CORNER && isFilled
                ? say("corner", choice.betterName())
                : Optional.empty();
    }

    /** How many points a cube lacks to be full. */
    private static int missing(Board board, Square square) {
        return board.capacity(square) - board.at(square).value();
    }
}
