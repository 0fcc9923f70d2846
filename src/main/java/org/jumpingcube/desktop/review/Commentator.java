package org.jumpingcube.desktop.review;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jumpingcube.desktop.model.OpenGame;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;
import org.jumpingcube.review.Retry;
import org.jumpingcube.review.Review;
import org.jumpingcube.review.Reviewer;
import org.jumpingcube.session.Action;

/** Comments on a position at rest: asks a question, tells what live analysis finds, or says what a move was worth. */
final class Commentator<P extends Position<P, M>, M> {
    private final OpenGame<P, M> game;
    private final ReviewContext<P, M> context;
    private final Lines<P, M> lines;
    private final Replay<P, M> replay;
    private final Reviewer<P, M> reviewer;
    private final Remarks<P, M> remarks;
    private final LiveStudy<P, M> live;
    private final Questions<P, M> questions;
    private final StoryTeller<P, M> teller;
    private final Runnable refresh;
    private Optional<Retry<P, M>> retry = Optional.empty();

    /** @param refresh shows again all that there is of the moment */
    Commentator(
            OpenGame<P, M> game,
            ReviewContext<P, M> context,
            Lines<P, M> lines,
            Replay<P, M> replay,
            Reviewer<P, M> reviewer,
            StoryTeller<P, M> teller,
            Runnable refresh) {
        this.game = game;
        this.context = context;
        this.lines = lines;
        this.replay = replay;
        this.reviewer = reviewer;
        this.teller = teller;
        this.refresh = refresh;
        remarks = new Remarks<>(context);
        var study = game.model().newStudy();
        live = new LiveStudy<>(context, game.view().kind(), study);
        questions = new Questions<>(context, study, this::ask, this::showAnswer);
        context.board().onChoose(this::answer);
    }

    /** Asks for a better move; after the last question it asks for nothing more. */
    void ask(Retry<P, M> question) {
        endQuestions();
        if (question.isOver() || !question.isAbout(lines.game())) {
            teller.reveal();
            teller.told().ifPresent(told -> lines.showGame(told.turn()));
        } else {
            retry = Optional.of(question);
            lines.showGame(question.turn());
        }
        refresh.run(); // the moment is perhaps the same as before
        context.board().node().requestFocus();
    }

    private void showAnswer(Retry<P, M> asked) {
        endQuestions(); // an answer still being judged comes too late
        retry = Optional.of(asked.answered());
        lines.showBetter(asked.before(), asked.fault().better());
        say();
        context.panel().focusChoice(); // so that the next key goes on
    }

    /** Whether a question is being asked or answered. */
    boolean isAsking() {
        return retry.isPresent();
    }

    /** Drops any answer that is still being worked out. */
    void endQuestions() {
        live.end();
        retry = Optional.empty();
    }

    /** Drops a question about a move that is no longer in the game. */
    void follow(History<P, M> game) {
        if (retry.filter(asked -> !asked.isAbout(game)).isPresent()) {
            endQuestions();
        }
    }

    /** Says nothing more, and gives back the memory that searches needed. */
    void end() {
        endQuestions();
        live.rest();
    }

    private void answer(M move) {
        retry.filter(asked -> !asked.isAnswered())
                .filter(asked -> asked.position().equals(replay.now().line().current()))
                .ifPresent(asked -> questions.answer(asked, move));
    }

    void say() {
        if (retry.isPresent()) {
            questions.ask(retry.get());
            return;
        }
        live.end();
        var place = replay.now();
        if (teller.told().isPresent()) {
            teller.say();
        } else if (teller.isAwaited() && reviewer.isRunning()) {
            teller.sayAwaited();
        } else if (context.panel().isLive()
                && !replay.isPlaying().get()
                && !place.line().current().outcome().isOver()) {
            live.follow(place.line().current());
        } else if (!lines.isMain()) {
            sayAside();
        } else if (place.played() > 0) {
            int turn = place.played() - 1;
            var reviewed = reviewer.review().history();
            reviewer.review()
                    .move(turn)
                    .ifPresentOrElse(
                            move -> remarks.say(move, () -> lines.showBetter(reviewed.at(turn), move.better())),
                            this::sayNothing);
        } else {
            sayNothing();
        }
    }

    /** The longest of all that is said of the moves of a game; empty if nothing is known of any. */
    String longest(Review<P, M> review) {
        return IntStream.range(0, review.history().turns().size())
                .mapToObj(review::move)
                .flatMap(Optional::stream)
                .map(remarks::text)
                .max(Comparator.comparingInt(String::length))
                .orElse("");
    }

    private void sayNothing() {
        var texts = context.texts();
        if (!game.model().now().can(Action.ANALYSE)) {
            context.panel().say(Optional.empty(), texts.get("review.with-friend"), List.of());
            return;
        }
        boolean isNotYet = reviewer.review().known() == 0 && !reviewer.isRunning();
        String words = isNotYet ? texts.get("review.not-yet", texts.get("review.start")) : texts.get("review.nothing");
        context.panel().say(Optional.empty(), words, List.of());
    }

    private void sayAside() {
        int from = lines.common();
        String line = context.names(lines.aside().stream().map(Turn::move).toList());
        context.panel()
                .say(
                        Optional.empty(),
                        context.texts().get("review.line", line),
                        List.of(new CommentCard.Choice(
                                "review-main", context.texts().get("review.main"), () -> lines.showGame(from))));
    }
}
