package org.jumpingcube.desktop.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jumpingcube.game.Position;
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
        var offered = new ArrayList<ReviewPanel.Choice>();
        if (move.grade().isFault()) {
            offered.add(new ReviewPanel.Choice(
                    "review-show", context.texts().get("review.show", context.name(move.best())), showBetter));
            pointAt(move);
        }
        context.panel().say(Optional.of(move.grade()), text(move), offered);
    }

    /** What is said of a move. */
    String text(ReviewedMove<P, M> move) {
        var texts = context.texts();
        var words = new ReviewTexts(texts.locale());
        var said = new ArrayList<>(List.of(graded(move, words)));
        if (move.grade().isFault()) {
            said.add(texts.get(
                    "review.lost",
                    percent(move.chance()),
                    percent(move.chance() - move.lost()),
                    context.side().apply(move.turn().player())));
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

    /** A sign for the grade of the move made, and frames and a star for better ones, with an arrow along a way. */
    private void pointAt(ReviewedMove<P, M> move) {
        var before = move.turn().before();
        var better = context.board().way(before, move.best());
        var made = context.board().way(before, move.turn().move());
        var end = better.get(better.size() - 1);
        context.overlay().frame(end);
        move.alike().forEach(alike -> context.overlay().frame(context.end(before, alike)));
        if (better.size() > 1) {
            context.overlay().arrow(better.get(0), end);
        }
        context.overlay().grade(end, Grade.BEST);
        context.overlay().grade(made.get(made.size() - 1), move.grade());
    }
}
