package org.jumpingcube.review;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Analysis.ScoredMove;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Remark;
import org.jumpingcube.game.Score;
import org.jumpingcube.game.Turn;

/**
 * A game as judged by an analyst so far. Position 0 is the start, and turn {@code n} leads from position {@code n} to
 * position {@code n + 1}. A value.
 */
public final class Review<P extends Position<P, M>, M> {
    /** How much winning chance a move may lose and still count as good as the best; docs/lab/reviews.md says why. */
    static final double ALIKE = 0.02;

    private final GameKind<P, M> kind;
    private final History<P, M> history;
    private final Map<P, Analysis<M>> analyses; // of positions of the game, and of those after better moves
    private final List<Optional<ReviewedMove<P, M>>> judged;
    private final List<P> wanted = new ArrayList<>();

    /** @param earlier the judgements of the first turns, which further analyses do not change */
    private Review(
            GameKind<P, M> kind,
            History<P, M> history,
            Map<P, Analysis<M>> analyses,
            List<Optional<ReviewedMove<P, M>>> earlier) {
        this.kind = kind;
        this.history = history;
        this.analyses = analyses;
        var moves = new ArrayList<Optional<ReviewedMove<P, M>>>();
        want(position(history.turns().size()));
        for (int index = history.turns().size() - 1; index >= 0; index--) {
            want(position(index));
            var known = index < earlier.size() ? earlier.get(index) : Optional.<ReviewedMove<P, M>>empty();
            moves.add(known.isPresent() ? known : judge(index));
        }
        Collections.reverse(moves);
        judged = List.copyOf(moves);
    }

    /** The review of a game of which nothing is known yet. */
    public static <P extends Position<P, M>, M> Review<P, M> of(GameKind<P, M> kind, History<P, M> history) {
        return new Review<>(kind, history, Map.of(), List.of());
    }

    /** This review with one more analysis. */
    Review<P, M> with(P position, Analysis<M> analysis) {
        var more = new HashMap<>(analyses);
        more.put(position, analysis);
        return new Review<>(kind, history, more, judged);
    }

    /** The review of another game or another state of this one, with what is known of the positions they share. */
    Review<P, M> of(History<P, M> other) {
        int same = History.common(history.turns(), other.turns());
        boolean isSameStart = history.start().equals(other.start());
        return new Review<>(kind, other, analyses, isSameStart ? judged.subList(0, same) : List.of());
    }

    GameKind<P, M> kind() {
        return kind;
    }

    /** The game with all its turns, including undone ones. */
    public History<P, M> history() {
        return history;
    }

    /** The analysis of a position; empty if there is none yet, or if the game is over there. */
    public Optional<Analysis<M>> analysis(int index) {
        return known(position(index));
    }

    private Optional<Analysis<M>> known(P position) {
        return Optional.ofNullable(analyses.get(position));
    }

    private void want(P position) {
        if (!analyses.containsKey(position) && !position.outcome().isOver()) {
            wanted.add(position);
        }
    }

    /** The positions still to be analysed, latest first. */
    List<P> wanted() {
        return List.copyOf(wanted);
    }

    public boolean isComplete() {
        return wanted.isEmpty();
    }

    /** How many positions the game has: one more than it has turns. */
    public int positions() {
        return history.turns().size() + 1;
    }

    /** A position of the game. */
    public P position(int index) {
        return index == 0 ? history.start() : history.turns().get(index - 1).after();
    }

    /** How many turns are judged. */
    public int known() {
        return moves().size();
    }

    /** The score of a position for the side to move, or the result if the game is over there. Empty if unknown. */
    public OptionalInt score(int index) {
        return score(position(index));
    }

    private OptionalInt score(P position) {
        Outcome outcome = position.outcome();
        if (outcome.isOver()) {
            boolean isWon = outcome.winner().equals(Optional.of(position.toMove()));
            return OptionalInt.of(outcome.winner().isEmpty() ? 0 : isWon ? Score.winIn(0) : Score.lossIn(0));
        }
        return known(position).map(known -> OptionalInt.of(known.score())).orElse(OptionalInt.empty());
    }

    /** The scale by which scores in a position become chances, see {@link Score#chance}. */
    public double logit(int index) {
        return kind.logit(position(index));
    }

    /** Player one's winning chance in a position, 0 to 1; a half after a draw. Empty if unknown. */
    public OptionalDouble chanceOfOne(int index) {
        var score = score(index);
        return score.isEmpty()
                ? OptionalDouble.empty()
                : OptionalDouble.of(
                        position(index).toMove() == Player.ONE
                                ? chance(position(index), score.getAsInt())
                                : 1 - chance(position(index), score.getAsInt()));
    }

    private double chance(P position, int score) {
        return Score.chance(score, kind.logit(position));
    }

    /** The judgement of a turn; empty until the positions before and after it are analysed. */
    public Optional<ReviewedMove<P, M>> move(int index) {
        return judged.get(index);
    }

    private Optional<ReviewedMove<P, M>> judge(int index) {
        var turn = history.turns().get(index);
        var before = analysis(index);
        var score = scoreOf(turn);
        if (before.isEmpty() || score.isEmpty()) {
            return Optional.empty();
        }
        int played = score.getAsInt();
        if (turn.move().equals(before.get().move()) || played >= before.get().score()) {
            return Optional.of(
                    best(turn, before.get(), Math.max(played, before.get().score())));
        }
        double atMost = chance(turn.before(), before.get().score()) - chance(turn.before(), played);
        return Grade.of(atMost).isFault()
                ? faulty(turn, before.get(), played)
                : Optional.of(judged(turn, before.get(), before.get().score(), played, Optional.empty()));
    }

    /** The moves as good as the best, as far as the analyst can tell; the best first. */
    static <P extends Position<P, M>, M> List<M> named(GameKind<P, M> kind, P position, Analysis<M> analysis) {
        double logit = kind.logit(position);
        double best = Score.chance(analysis.score(), logit);
        var near = analysis.near().stream()
                .filter(move -> best - Score.chance(move.score(), logit) <= ALIKE)
                .map(ScoredMove::move);
        return Stream.concat(Stream.of(analysis.move()), near).distinct().toList();
    }

    private List<M> alike(Turn<P, M> turn, Analysis<M> before, M best) {
        return named(kind, turn.before(), before).stream()
                .filter(move -> !move.equals(best) && !move.equals(turn.move()))
                .toList();
    }

    private ReviewedMove<P, M> best(Turn<P, M> turn, Analysis<M> before, int score) {
        var reply = reply(turn);
        var line = turn.move().equals(before.move())
                ? before.line()
                : Stream.concat(Stream.of(turn.move()), reply.stream()).toList();
        return new ReviewedMove<>(
                turn,
                line,
                alike(turn, before, turn.move()),
                reply,
                chance(turn.before(), score),
                0,
                Grade.BEST,
                Optional.empty());
    }

    /** What looks like a fault is judged by the positions after both moves, since a search from there sees further. */
    private Optional<ReviewedMove<P, M>> faulty(Turn<P, M> turn, Analysis<M> before, int played) {
        var better = turn.before().play(before.move());
        want(better.after());
        int seen = before.score();
        return scoreOf(better).stream()
                .mapToObj(score -> Score.isWin(seen) ? seen : score)
                .map(best ->
                        judged(turn, before, best, played, kind.commentary().remark(turn, before, known(turn.after()))))
                .findFirst();
    }

    private ReviewedMove<P, M> judged(
            Turn<P, M> turn, Analysis<M> before, int best, int played, Optional<Remark> remark) {
        double chance = chance(turn.before(), Math.max(best, played));
        double lost = chance - chance(turn.before(), played);
        var grade = Grade.of(lost);
        if (!grade.isFault() && named(kind, turn.before(), before).contains(turn.move())) {
            return best(turn, before, Math.max(best, played));
        }
        return new ReviewedMove<>(
                turn,
                before.line(),
                alike(turn, before, before.move()),
                reply(turn),
                chance,
                lost,
                grade,
                remark.filter(said -> grade.isFault()));
    }

    private List<M> reply(Turn<P, M> turn) {
        return known(turn.after()).map(Analysis::line).orElse(List.of());
    }

    /** The score after a turn, for the side that made it, as of the position before. */
    private OptionalInt scoreOf(Turn<P, M> turn) {
        var after = score(turn.after());
        return after.isEmpty() ? after : OptionalInt.of(Score.before(-after.getAsInt()));
    }

    /** The turns judged so far, in order. */
    public List<ReviewedMove<P, M>> moves() {
        return judged.stream().flatMap(Optional::stream).toList();
    }

    /** The turning points: the indexes of turns that were mistakes or worse. */
    public List<Integer> turningPoints() {
        return IntStream.range(0, positions() - 1)
                .filter(index -> move(index)
                        .filter(move -> move.grade().isTurningPoint())
                        .isPresent())
                .boxed()
                .toList();
    }

    /**
     * How well a side played, 0 to 1: the mean over its judged moves, each weighed by its {@link ReviewedMove#stake}. A
     * move that loses nothing counts 1, a blunder 0, and the rest in proportion. Empty if no move is judged, or if there
     * was nothing to lose by any. docs/lab/reviews.md compares players of known strength.
     */
    public OptionalDouble accuracy(Player player) {
        double stakes = movesOf(player).mapToDouble(ReviewedMove::stake).sum();
        double kept = movesOf(player)
                .mapToDouble(move -> move.stake() * move.accuracy())
                .sum();
        return stakes > 0 ? OptionalDouble.of(kept / stakes) : OptionalDouble.empty();
    }

    /** How many moves of a side got this grade. */
    public int count(Player player, Grade grade) {
        return (int) movesOf(player).filter(move -> move.grade() == grade).count();
    }

    private Stream<ReviewedMove<P, M>> movesOf(Player player) {
        return moves().stream().filter(move -> move.turn().player() == player);
    }

    /** The index of the turn that lost the most; empty if none lost anything or none is judged. */
    public OptionalInt biggestLoss() {
        return most(this::lost);
    }

    private double lost(int index) {
        return move(index).map(ReviewedMove::lost).orElse(0.0);
    }

    /** The index of the turn that set off the most; empty if none set off anything. */
    public OptionalInt longest() {
        return most(this::extent);
    }

    /** The index of the turn with the greatest measure above 0; empty if there is none. */
    private OptionalInt most(IntToDoubleFunction measure) {
        var measured = IntStream.range(0, positions() - 1).filter(index -> measure.applyAsDouble(index) > 0);
        return measured.boxed()
                .max(Comparator.comparingDouble(measure::applyAsDouble))
                .map(OptionalInt::of)
                .orElse(OptionalInt.empty());
    }

    /** How much a turn set off, see {@link org.jumpingcube.game.Commentary#extent}. */
    public int extent(int index) {
        return kind.commentary().extent(history.turns().get(index));
    }
}
