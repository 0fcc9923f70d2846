package org.jumpingcube.cube.review;

import static org.jumpingcube.cube.review.CubeCommentary.say;

import java.util.Optional;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.cube.review.CubeCommentary.Choice;
import org.jumpingcube.game.Remark;
import org.jumpingcube.game.Score;

/** Remarks about games that are as good as over. */
final class Wins {
    /** Longer wins cannot be followed. */
    private static final int MOST_MOVES = 5;

    private Wins() {}

    static Optional<Remark> missedAtOnce(Choice choice) {
        return isWon(choice.better()) ? say("win-now", choice.betterName()) : Optional.empty();
    }

    static Optional<Remark> allowedAtOnce(Choice choice) {
        return choice.reply()
                .filter(Wins::isWon)
                .filter(reply -> choice.repliesToBetter().noneMatch(Wins::isWon))
                .flatMap(
                        reply -> say("lose-now", choice.moveName(), reply.move().name()));
    }

    static Optional<Remark> missed(Choice choice) {
        return said(choice.thought().score()).flatMap(moves -> say("win", choice.betterName(), moves));
    }

    static Optional<Remark> allowed(Choice choice) {
        return choice.enemysThought()
                .flatMap(enemys -> said(enemys.score())
                        .flatMap(moves ->
                                say("lose", choice.moveName(), enemys.move().name(), moves)));
    }

    private static boolean isWon(PlayedMove move) {
        return move.after().winner().isPresent();
    }

    /** In how many own moves a score wins, if it is a short win. */
    private static Optional<Integer> said(int score) {
        return Optional.of(score)
                .filter(Score::isWin)
                .map(won -> (Score.plies(won) + 1) / 2)
                .filter(moves -> moves <= MOST_MOVES);
    }
}
