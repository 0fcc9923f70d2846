package org.jumpingcube.review;

import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Score;
import org.jumpingcube.game.Seats;

/**
 * The mistakes of a game as questions, one after another, in rounds of a few. A value.
 *
 * @param faults the numbers of the turns, from 0, starting with the one that lost most
 * @param asked which of the mistakes the question is about, from 0
 * @param isAnswered whether the answer has been shown
 */
public record Retry<P extends Position<P, M>, M>(
        Review<P, M> review, List<Integer> faults, int asked, boolean isAnswered) {
    private static final int ROUND = 3;

    /** All mistakes of the human, or of both sides unless exactly one is human. Empty if there are none. */
    public static <P extends Position<P, M>, M> Retry<P, M> of(Review<P, M> review, Seats seats) {
        boolean isOneHuman = seats.one().isHuman() != seats.two().isHuman();
        var faults = IntStream.range(0, review.positions() - 1)
                .filter(turn -> review.move(turn)
                        .filter(move -> move.grade().isFault())
                        .filter(move -> !isOneHuman || seats.isHuman(move.turn().player()))
                        .isPresent())
                .boxed()
                .sorted(Comparator.comparingDouble((Integer turn) -> -lost(review, turn)))
                .toList();
        return new Retry<>(review, faults, 0, false);
    }

    /** A single question, about a mistake. */
    public static <P extends Position<P, M>, M> Retry<P, M> about(Review<P, M> review, int turn) {
        return new Retry<>(review, List.of(turn), 0, false);
    }

    /** Whether somebody who sits here made these mistakes, and not only computers or friends elsewhere. */
    public static boolean areOwn(Seats seats) {
        return seats.one().isHuman() || seats.two().isHuman();
    }

    private static double lost(Review<?, ?> review, int turn) {
        return review.move(turn).orElseThrow().lost();
    }

    /** Whether all questions have been asked. */
    public boolean isOver() {
        return asked >= faults.size();
    }

    /** The next question. */
    public Retry<P, M> next() {
        return new Retry<>(review, faults, asked + 1, false);
    }

    /** The same question after its answer has been shown. */
    public Retry<P, M> answered() {
        return new Retry<>(review, faults, asked, true);
    }

    /** The number of the question in its round, from 1. */
    public int inRound() {
        return asked % ROUND + 1;
    }

    /** How many questions this round has. */
    public int round() {
        return Math.min(ROUND, faults.size() - asked + asked % ROUND);
    }

    /** Whether this is the last question of its round, and another round follows. */
    public boolean isBeforeAnotherRound() {
        return inRound() == ROUND && asked + 1 < faults.size();
    }

    /** The number of the turn that lost most, from 0; empty if there are no mistakes. */
    public OptionalInt worst() {
        return faults.stream().mapToInt(Integer::intValue).findFirst();
    }

    /** The number of the turn in question, from 0. */
    public int turn() {
        return faults.get(asked);
    }

    /** The turn in question. */
    public ReviewedMove<P, M> fault() {
        return review.move(turn()).orElseThrow();
    }

    /** The game as it was before the turn in question. */
    public History<P, M> before() {
        return review.history().at(turn());
    }

    /** Whether the turn in question is still in the game. */
    public boolean isAbout(History<P, M> game) {
        var reviewed = review.history();
        return reviewed.start().equals(game.start()) && History.common(reviewed.turns(), game.turns()) > turn();
    }

    /** The position in question, before that turn. */
    public P position() {
        return review.position(turn());
    }

    /**
     * How much of the chance of winning a different move loses, 0 to 1.
     *
     * @param after what is known of the position after it
     */
    public double lost(Analysis<M> after) {
        double chance = 1 - Score.chance(after.score(), review.logit(turn()));
        return Math.max(0, fault().chance() - chance);
    }

    /** Whether an answer is as good as can be expected. */
    public boolean isRight(double lost) {
        return !Grade.of(lost).isFault();
    }
}
