package org.jumpingcube.review;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.session.AnalysisListener;
import org.jumpingcube.session.Analyst;
import org.jumpingcube.session.SearchTicket;

/**
 * Analyses the positions of a game in the background, the latest first. It can be stopped and resumed at any moment,
 * and when the game changes, it only analyses what is new. Used on the caller's thread only.
 */
public final class Reviewer<P extends Position<P, M>, M> {
    /** About twice what an Expert searches on 6x6; in nodes, not time, so that the review of a game is repeatable. */
    public static final SearchBudget BUDGET = SearchBudget.USUAL.withNodes(400_000);

    private final GameKind<P, M> kind;
    private final ReviewServices<P, M> services;
    private final Consumer<Review<P, M>> onProgress;
    private final List<Lane> lanes = new ArrayList<>();
    private final Set<P> failed = new HashSet<>();
    private Review<P, M> review;
    private boolean isRunning;

    /**
     * A reviewer at rest.
     *
     * @param onProgress told after each position, and once more when all is done
     */
    public Reviewer(
            GameKind<P, M> kind,
            History<P, M> history,
            ReviewServices<P, M> services,
            Consumer<Review<P, M>> onProgress) {
        this.kind = kind;
        this.services = services;
        this.onProgress = onProgress;
        review = Review.of(kind, history);
    }

    /**
     * Runs one search at a time, each with a new engine, since what an engine remembers would affect its judgement.
     */
    private final class Lane {
        private final Analyst<P, M> analyst = new Analyst<>(services.searches(), services.caller());
        private Optional<P> asked = Optional.empty();

        void next() {
            asked = unknown();
            asked.ifPresentOrElse(this::ask, Reviewer.this::restIfDone);
        }

        private void ask(P position) {
            var engine = new TwoDepths<>(services.analysts().get());
            var question = new Analyst.Question<>(engine, position, BUDGET);
            analyst.ask(question, new SearchTicket(), new AnalysisListener<>() {
                @Override
                public void found(Analysis<M> analysis) {
                    learn(position, analysis);
                    next();
                }

                @Override
                public void failed(Throwable failure) {
                    AnalysisListener.super.failed(failure);
                    failed.add(position);
                    next();
                }
            });
        }

        void rest() {
            analyst.forget();
            asked = Optional.empty();
        }
    }

    public Review<P, M> review() {
        return review;
    }

    /** Whether positions are being analysed. */
    public boolean isRunning() {
        return isRunning;
    }

    /** Starts or resumes; does nothing if all is known. */
    public void start() {
        if (isRunning || unknown().isEmpty()) {
            return;
        }
        isRunning = true;
        while (lanes.size() < services.atOnce()) {
            lanes.add(new Lane());
        }
        List.copyOf(lanes).forEach(Lane::next); // a copy, since the last one may end at once and clear them
    }

    /** Stops; what is known stays known. */
    public void stop() {
        lanes.forEach(Lane::rest);
        lanes.clear();
        isRunning = false;
    }

    /** Switches to another game or another state of the same one. What they share stays known. */
    public void follow(History<P, M> history) {
        if (!history.equals(review.history())) {
            boolean wasRunning = isRunning;
            stop();
            review = review.of(history);
            onProgress.accept(review);
            if (wasRunning) {
                start();
            }
        }
    }

    /** Stops, and forgets all that is known. */
    public void forget() {
        if (isRunning || review.known() > 0) {
            stop();
            review = Review.of(kind, review.history());
            onProgress.accept(review);
        }
    }

    private Optional<P> unknown() {
        return review.wanted().stream()
                .filter(position -> !failed.contains(position)
                        && lanes.stream()
                                .noneMatch(lane ->
                                        lane.asked.filter(position::equals).isPresent()))
                .findFirst();
    }

    private void learn(P position, Analysis<M> analysis) {
        review = review.with(position, analysis);
        onProgress.accept(review);
    }

    private void restIfDone() {
        if (isRunning && lanes.stream().allMatch(lane -> lane.asked.isEmpty())) {
            isRunning = false;
            lanes.clear();
            onProgress.accept(review);
        }
    }
}
