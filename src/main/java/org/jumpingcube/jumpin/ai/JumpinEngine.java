package org.jumpingcube.jumpin.ai;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.search.Mixer;
import org.jumpingcube.search.Search;
import org.jumpingcube.search.SearchResult;
import org.jumpingcube.search.SearchResult.ScoredMove;

/**
 * Jumpin's computer players and analyst: plans for both sides, and a search that knows them. A player keeps its plans
 * from one move to the next, so it plays one game at a time, on one thread. A budget without depth and nodes means the
 * skill's own; with one of the two, the other is unlimited. The caller keeps the time.
 */
final class JumpinEngine implements Engine<JumpinPosition, JumpinMove> {
    /** Hardly better than a loss: otherwise two players with nothing to gain repeat moves for ever. */
    private static final int DRAW_SCORE = -1000;

    /** Among moves no worse than this the style decides. */
    private static final int MARGIN = 5;

    private static final int TABLE_BYTES = 8 << 20;

    private final Optional<Style> style;
    private final JumpinSight sight;
    private final long seed;
    private final JumpinEvaluation evaluation;
    private final Planning planning;
    private final Search search = new Search(TABLE_BYTES);

    /** A player of a level. */
    JumpinEngine(Optional<Style> style, Skill skill, long seed) {
        this(style, new JumpinSight(skill, OptionalInt.empty(), seed), seed);
    }

    /**
     * A player.
     *
     * @param style what the player prefers; without one it has no preferences and no randomness
     * @param sight what it sees
     * @param seed players with different seeds prefer different moves among near equals, and overlook different things
     */
    JumpinEngine(Optional<Style> style, JumpinSight sight, long seed) {
        this.style = style;
        this.sight = sight;
        this.seed = seed;
        evaluation = JumpinEvaluation.of(style);
        planning = new Planning(evaluation);
    }

    @Override
    public Analysis<JumpinMove> analyse(
            JumpinPosition position,
            SearchBudget budget,
            BooleanSupplier stopRequested,
            Consumer<? super Analysis<JumpinMove>> listener) {
        var moves = position.legalMoves();
        if (moves.isEmpty()) {
            throw new IllegalArgumentException("the game is over");
        }
        var strength = sight.strength(position, budget);
        var known = position.finished().isPresent()
                ? Optional.of(alone(position, strength, stopRequested))
                : slip(position, moves, strength.slips());
        known.ifPresent(listener);
        return known.orElseGet(() -> search(position, strength, stopRequested, listener));
    }

    /** A random move now and then, like a distracted person's. */
    private Optional<Analysis<JumpinMove>> slip(JumpinPosition position, List<JumpinMove> moves, int slips) {
        long chance = chance(JumpinBoard.key(position.placement()));
        return Math.floorMod(chance, 100) < slips
                ? Optional.of(answer(moves.get((int) Math.floorMod(chance >>> 32, (long) moves.size()))))
                : Optional.empty();
    }

    private static Analysis<JumpinMove> answer(JumpinMove move) {
        return Analysis.of(move, 0, 0, 0);
    }

    /** The move of a side that plays on alone. */
    private Analysis<JumpinMove> alone(JumpinPosition position, JumpinStrength strength, BooleanSupplier stopRequested) {
        var effort = new Planner.Effort(10 * strength.planWidth(), stopRequested);
        return answer(planning.aloneMove(position, effort));
    }

    private Analysis<JumpinMove> search(
            JumpinPosition position,
            JumpinStrength strength,
            BooleanSupplier stopRequested,
            Consumer<? super Analysis<JumpinMove>> listener) {
        var effort = new Planner.Effort(strength.planWidth(), stopRequested);
        var board = new JumpinBoard(
                position,
                new JumpinBoard.Judgement(
                        evaluation,
                        planning.plan(position, Player.ONE, effort),
                        planning.plan(position, Player.TWO, effort),
                        DRAW_SCORE,
                        new Misjudgement(strength.misjudgement(), seed)));
        int margin = style.isPresent() ? MARGIN : 0;
        var result = search.search(
                board,
                strength.limits(margin, stopRequested),
                found -> listener.accept(analysis(found, new ScoredMove(found.move(), found.score()))));
        return analysis(result, favourite(board, result));
    }

    /** One of the moves hardly worse than the best, chosen by the player's seed. */
    private ScoredMove favourite(JumpinBoard board, SearchResult result) {
        return result.near().stream()
                .max(Comparator.comparingInt(move -> move.score() + whim(board.key() + move.move())))
                .orElseThrow();
    }

    /** A pseudo-random number from 0 to 7; 0 without style. */
    private int whim(long key) {
        return style.isPresent() ? (int) (chance(key) >>> 61) : 0;
    }

    /** A pseudo-random number by key and seed. */
    private long chance(long key) {
        return Mixer.chance(key, seed);
    }

    private static Analysis<JumpinMove> analysis(SearchResult result, ScoredMove chosen) {
        var line = chosen.move() == result.move() ? result.line() : List.of(chosen.move());
        return new Analysis<>(
                MoveNumber.move(chosen.move()),
                chosen.score(),
                result.depth(),
                result.nodes(),
                line.stream().map(MoveNumber::move).toList(),
                result.near().stream()
                        .map(near -> new Analysis.ScoredMove<>(MoveNumber.move(near.move()), near.score()))
                        .toList());
    }
}
