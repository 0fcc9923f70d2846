package org.jumpingcube.cube.review;

import static org.jumpingcube.cube.review.CubeCommentary.say;
import static org.jumpingcube.cube.review.CubeCommentary.taken;

import java.util.Optional;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.cube.review.CubeCommentary.Choice;
import org.jumpingcube.game.Remark;

/** What can be said of cubes that are taken. */
final class Captures {
    /** So many more than otherwise are worth a word. */
    private static final int MANY = 3;

    private Captures() {}

    /** The enemy's reply takes more than any could after the better move. */
    static Optional<Remark> allowed(Choice choice) {
        return choice.reply().flatMap(reply -> {
            int most = choice.repliesToBetter()
                    .mapToInt(CubeCommentary::taken)
                    .max()
                    .orElse(0);
            return taken(reply) >= most + MANY
                    ? say("taken", choice.moveName(), reply.move().name(), taken(reply), choice.betterName(), most)
                    : Optional.empty();
        });
    }

    /** The better move takes more than the one that was made. */
    static Optional<Remark> missed(Choice choice) {
        int more = taken(choice.better());
        int less = taken(choice.move());
        return more >= less + MANY
                ? say("missed", choice.betterName(), more, choice.moveName(), less)
                : Optional.empty();
    }

    /** The better move fills a cube that would then take enemies. */
    static Optional<Remark> threat(Choice choice) {
        var better = choice.better();
        if (better.bursts() > 0) {
            return Optional.empty();
        }
        int next = taken(again(better));
        return next >= MANY ? say("threat", choice.betterName(), next) : Optional.empty();
    }

    /** The same move once more, as if the enemy passed. */
    private static PlayedMove again(PlayedMove move) {
        return new CubePosition(move.after().board(), move.player()).play(move.move());
    }
}
