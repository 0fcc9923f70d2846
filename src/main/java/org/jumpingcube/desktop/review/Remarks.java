package org.jumpingcube.desktop.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;
import org.jumpingcube.review.Grade;
import org.jumpingcube.review.ReviewTexts;
import org.jumpingcube.review.ReviewedMove;

/** Says what a move was worth, and points at the better one. */
final class Remarks<P extends Position<P, M>, M> {
    private final ReviewContext<P, M> context;

    Remarks(ReviewContext<P, M> context) {
        this.context = context;
    }

    /** @param showBetter plays the better line */
    void say(ReviewedMove<P, M> move, Runnable showBetter) {
        var offered = new ArrayList<CommentCard.Choice>();
        if (move.grade().isFault()) {
            offered.add(new CommentCard.Choice(
                    "review-show", context.texts().get("review.show", context.name(move.best())), showBetter));
            pointAtBetter(move);
            pointAtMade(move);
        }
        context.panel().say(Optional.of(move.grade()), text(move), offered);
    }

    /** What is said of a move. */
    String text(ReviewedMove<P, M> move) {
        var texts = context.texts();
        var words = new ReviewTexts(texts.locale());
        var said = new ArrayList<>(List.of(graded(move, words)));
        if (move.grade().isFault()) {
            said.add(loss(move));
            move.remark().map(words::sentence).ifPresent(said::add);
            if (!move.alike().isEmpty()) {
                said.add(texts.get("review.best", context.list(move.allBest())));
            }
        } else if (move.grade() == Grade.GOOD) {
            said.add(texts.get("review.best", context.list(move.allBest())));
        }
        return String.join(" ", said);
    }

    private String graded(ReviewedMove<P, M> move, ReviewTexts words) {
        var texts = context.texts();
        if (move.grade() != Grade.BEST) {
            return texts.get("review.graded", context.name(move.turn().move()), words.word(move.grade()));
        }
        int alike = move.alike().size();
        return alike == 0
                ? texts.get("review.best-move")
                : texts.get("review.best-move.alike", context.list(move.alike()), alike);
    }

    private static long percent(double share) {
        return Math.round(100 * share);
    }

    /** Why a better move was better, and what that cost. */
    String reason(ReviewedMove<P, M> move) {
        var words = new ReviewTexts(context.texts().locale());
        return Stream.concat(move.remark().map(words::sentence).stream(), Stream.of(loss(move)))
                .collect(Collectors.joining(" "));
    }

    /** What a mistake cost. */
    String loss(ReviewedMove<P, M> move) {
        return context.wording()
                .lost(
                        percent(move.chance()),
                        percent(move.chance() - move.lost()),
                        move.turn().player(),
                        context.seats().get());
    }

    /** A sign for the grade of the move made. */
    void pointAtMade(ReviewedMove<P, M> move) {
        context.overlay().grade(context.end(move.turn().before(), move.turn().move()), move.grade());
    }

    /** A bulb at the best move and at those as good, with an arrow along the way of the best. */
    void pointAtBetter(ReviewedMove<P, M> move) {
        var before = move.turn().before();
        pointAlong(context.board().way(before, move.best()));
        move.allBest().forEach(best -> context.overlay().bulb(context.end(before, best)));
    }

    /** An arrow along the way of a turn, if it has one. */
    void pointAlong(Turn<P, M> turn) {
        pointAlong(context.board().way(turn.before(), turn.move()));
    }

    private void pointAlong(List<Bounds> way) {
        if (way.size() > 1) {
            context.overlay().arrow(way.get(0), way.get(way.size() - 1));
        }
    }
}
