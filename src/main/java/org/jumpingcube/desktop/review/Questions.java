package org.jumpingcube.desktop.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jumpingcube.desktop.model.Study;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;
import org.jumpingcube.review.Grade;
import org.jumpingcube.review.Retry;
import org.jumpingcube.review.ReviewTexts;
import org.jumpingcube.review.Reviewer;

/** Asks the user for better moves in place of the mistakes, and judges the answers. */
final class Questions<P extends Position<P, M>, M> {
    private final ReviewContext<P, M> context;
    private final Study<P, M> study;
    private final Consumer<Retry<P, M>> onNext;
    private final Consumer<Retry<P, M>> onShow;

    /**
     * @param onNext given another question, or what is past the last
     * @param onShow given the question whose answer is to be played
     */
    Questions(
            ReviewContext<P, M> context,
            Study<P, M> study,
            Consumer<Retry<P, M>> onNext,
            Consumer<Retry<P, M>> onShow) {
        this.context = context;
        this.study = study;
        this.onNext = onNext;
        this.onShow = onShow;
    }

    /** Asks the question, or says what the answer was once it has been shown. */
    void ask(Retry<P, M> asked) {
        if (asked.isAnswered()) {
            tell(asked);
            return;
        }
        String move = context.name(asked.fault().turn().move());
        String key = asked.faults().size() == 1 ? "retry.ask.one" : "retry.ask";
        say(
                Optional.empty(),
                context.texts().get(key, asked.before().number(asked.turn()), move, asked.inRound(), asked.round()),
                List.of(show(asked), next(asked)));
    }

    private void tell(Retry<P, M> asked) {
        var fault = asked.fault();
        var texts = context.texts();
        String key = fault.better().size() > 1 ? "retry.answer.line" : "retry.answer";
        var said = new ArrayList<>(List.of(texts.get(key, context.name(fault.best()), context.names(fault.better()))));
        fault.remark().map(new ReviewTexts(texts.locale())::sentence).ifPresent(said::add);
        if (!fault.alike().isEmpty()) {
            said.add(texts.get("review.best", context.list(fault.allBest())));
        }
        say(Optional.empty(), String.join(" ", said), List.of(next(asked)));
    }

    /** Judges a move: at once if its worth is known, else after a search. */
    void answer(Retry<P, M> asked, M move) {
        if (!asked.position().legalMoves().contains(move)) {
            say(Optional.empty(), context.texts().get("notice.illegal-move"), List.of(show(asked), next(asked)));
            return;
        }
        Turn<P, M> answer = asked.position().play(move);
        boolean isWon = answer.after().winner().equals(Optional.of(answer.player()));
        if (move.equals(asked.fault().turn().move())) {
            say(
                    Optional.empty(),
                    context.texts().get("retry.same", context.name(move)),
                    List.of(show(asked), next(asked)));
        } else if (isWon || asked.fault().allBest().contains(move)) {
            right(asked, move, Grade.BEST);
        } else if (answer.after().outcome().isOver()) {
            wrong(asked, move, asked.fault().chance());
        } else {
            search(asked, answer);
        }
    }

    private void search(Retry<P, M> asked, Turn<P, M> answer) {
        say(Optional.empty(), context.texts().get("retry.thinking", context.name(answer.move())), List.of());
        study.ask(answer.after(), Reviewer.BUDGET, deeper -> {}, found -> {
            double lost = asked.lost(found);
            if (asked.isRight(lost)) {
                right(asked, answer.move(), Grade.of(lost));
            } else {
                wrong(asked, answer.move(), lost);
            }
        });
    }

    private void right(Retry<P, M> asked, M move, Grade grade) {
        String key = asked.fault().allBest().contains(move) ? "retry.best" : "retry.right";
        String best = context.name(asked.fault().best());
        context.overlay().clear();
        new Remarks<>(context).pointAtBetter(asked.fault());
        context.board().foresee(asked.position(), move);
        say(Optional.of(grade), context.texts().get(key, context.name(move), best), List.of(next(asked)));
        context.panel().focusChoice(); // so that the next key goes on
    }

    private void wrong(Retry<P, M> asked, M move, double lost) {
        say(
                Optional.of(Grade.of(lost)),
                context.texts().get("retry.wrong", context.name(move), Math.round(100 * lost)),
                List.of(show(asked), next(asked)));
    }

    private void say(Optional<Grade> grade, String text, List<CommentCard.Choice> choices) {
        context.panel().say(grade, text, choices);
    }

    private CommentCard.Choice show(Retry<P, M> asked) {
        return new CommentCard.Choice("retry-show", context.texts().get("retry.show"), () -> onShow.accept(asked));
    }

    private CommentCard.Choice next(Retry<P, M> asked) {
        return new CommentCard.Choice(
                "retry-next",
                context.texts().get(asked.isBeforeAnotherRound() ? "retry.more" : "retry.next"),
                () -> onNext.accept(asked.next()));
    }
}
