package org.jumpingcube.cube.review;

import static org.jumpingcube.cube.review.CubeCommentary.isFull;
import static org.jumpingcube.cube.review.CubeCommentary.say;
import static org.jumpingcube.cube.review.CubeCommentary.taken;

import java.util.Optional;
import java.util.function.ToIntFunction;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.cube.review.CubeCommentary.Choice;
import org.jumpingcube.game.Remark;

/** Remarks about captured cubes. */
final class Captures {
    /** A difference this large is mentioned before other things. */
    private static final int MANY = 3;

    private static final int SOME = 2;

    private Captures() {}

    static Optional<Remark> manyAllowed(Choice choice) {
        return allowed(choice, MANY);
    }

    static Optional<Remark> someAllowed(Choice choice) {
        return allowed(choice, SOME);
    }

    /** The enemy's reply takes more cubes than any reply to the better move. */
    private static Optional<Remark> allowed(Choice choice, int worthAWord) {
        return choice.reply().flatMap(reply -> {
            int most = most(choice, CubeCommentary::taken);
            return taken(reply) >= most + worthAWord
                    ? say("taken", choice.moveName(), reply.move().name(), taken(reply), choice.betterName(), most)
                    : Optional.empty();
        });
    }

    /** The enemy's reply takes more full cubes than any reply to the better move. */
    static Optional<Remark> fullAllowed(Choice choice) {
        return choice.reply().flatMap(reply -> {
            int full = fullTaken(reply);
            int most = most(choice, Captures::fullTaken);
            return full > most
                    ? say("full-lost", choice.moveName(), reply.move().name(), full, choice.betterName(), most)
                    : Optional.empty();
        });
    }

    private static int most(Choice choice, ToIntFunction<PlayedMove> count) {
        return choice.repliesToBetter().mapToInt(count).max().orElse(0);
    }

    static Optional<Remark> manyMissed(Choice choice) {
        return missed(choice, MANY);
    }

    static Optional<Remark> someMissed(Choice choice) {
        return missed(choice, SOME);
    }

    /** The better move takes more cubes than the one played. */
    private static Optional<Remark> missed(Choice choice, int worthAWord) {
        int more = taken(choice.better());
        int less = taken(choice.move());
        return more >= less + worthAWord
                ? say("missed", choice.betterName(), more, choice.moveName(), less)
                : Optional.empty();
    }

    /** The better move takes more full cubes than the one played. */
    static Optional<Remark> fullMissed(Choice choice) {
        int more = fullTaken(choice.better());
        int less = fullTaken(choice.move());
        return more > less ? say("full-missed", choice.betterName(), more, choice.moveName(), less) : Optional.empty();
    }

    /** How many full cubes of the enemy a move takes. */
    private static int fullTaken(PlayedMove move) {
        Board before = move.before().board();
        Board after = move.after().board();
        return (int) before.squares().stream()
                .filter(square -> before.at(square).isOwnedBy(move.player().opponent()))
                .filter(square -> isFull(before, square) && after.at(square).isOwnedBy(move.player()))
                .count();
    }

    /** The move bursts a full cube for little gain, while the better move keeps it. */
    static Optional<Remark> spent(Choice choice) {
        var move = choice.move();
        Board kept = choice.better().after().board();
        boolean isSpent =
                move.bursts() > 0 && taken(move) < SOME && !isFull(move.after().board(), move.move());
        return isSpent && kept.at(move.move()).isOwnedBy(move.player()) && isFull(kept, move.move())
                ? say("spent", choice.moveName(), taken(move))
                : Optional.empty();
    }

    /** The better move fills a cube that could then capture. */
    static Optional<Remark> threat(Choice choice) {
        var better = choice.better();
        if (better.bursts() > 0) {
            return Optional.empty();
        }
        int next = taken(again(better));
        return next >= MANY ? say("threat", choice.betterName(), next) : Optional.empty();
    }

    /** The same move again, as if the enemy passed. */
    private static PlayedMove again(PlayedMove move) {
        return new CubePosition(move.after().board(), move.player()).play(move.move());
    }
}
