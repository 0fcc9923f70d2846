package org.jumpingcube.grid;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.EloScale;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.search.Mixer;
import org.jumpingcube.search.Search;
import org.jumpingcube.search.SearchLimits;
import org.jumpingcube.search.SearchResult;

/**
 * A computer player or the analyst of a game that has no engine of its own. It remembers nothing from one move to the
 * next: the same seat, seed and position give the same move, up to the Expert. A budget without depth and nodes means the
 * level's own; with one of the two, the other is unlimited. The caller keeps the time.
 */
final class LevelPlayer<P extends Position<P, M>, M> implements Engine<P, M> {
    /** An upper bound for a move. */
    static final int MOST_MILLIS = 1000;

    private static final int TABLE_BYTES = 4 << 20;
    private static final int MIN_DEPTH = 2;

    /** Among moves this little worse than the best, as a share of the logit, the seed decides. */
    private static final double MARGIN = 0.03;

    private static final int PRACTICE_MOVES = 20;
    private static final int PRACTICE_NODES = 2_000;

    private final GridGame<P, M> game;
    private final Optional<Seat> seat;
    private final long seed;
    private final Search search = new Search(TABLE_BYTES);

    /** @param seat of the player; empty for the analyst */
    LevelPlayer(GridGame<P, M> game, Optional<Seat> seat, long seed) {
        this.game = game;
        this.seat = seat;
        this.seed = seed;
    }

    @Override
    public Analysis<M> analyse(
            P position, SearchBudget budget, BooleanSupplier stopRequested, Consumer<? super Analysis<M>> listener) {
        List<M> moves = position.legalMoves();
        if (moves.isEmpty()) {
            throw new IllegalArgumentException("the game is over");
        }
        var numbers = new MoveNumbers<M>();
        var exact = game.searchBoard(position, new GridGame.Sight(style(), 0, seed), numbers);
        long chance = Mixer.chance(exact.key(), seed);
        PlayLevel level = level(chance);
        if (Math.floorMod(chance, 100) < level.slips() || position.forcedPass().isPresent()) {
            var answer = Analysis.of(moves.get((int) Math.floorMod(chance >>> 32, (long) moves.size())), 0, 0, 0);
            listener.accept(answer);
            return answer;
        }
        double logit = game.logit(position);
        var sight = new GridGame.Sight(style(), (int) Math.rint(level.misjudgement() * logit), seed);
        var board = game.searchBoard(position, sight, numbers);
        var limits = limits(level, budget, (int) Math.ceil(MARGIN * logit), stopRequested);
        var result = search.search(
                board, limits, found -> listener.accept(analysis(found, found.move(), found.score(), numbers)));
        var chosen = result.near().stream()
                .max(Comparator.comparingInt(move -> move.score() + whim(chance + move.move(), limits.margin())))
                .orElseThrow();
        return analysis(result, chosen.move(), chosen.score(), numbers);
    }

    private Optional<Style> style() {
        return seat.map(Seat::style);
    }

    private SearchLimits limits(PlayLevel level, SearchBudget budget, int margin, BooleanSupplier stopRequested) {
        boolean isOwn = budget.depth().isEmpty() && budget.nodes().isEmpty();
        int depth =
                isOwn ? level.depth() : Math.min(budget.depth().orElse(SearchLimits.MAX_DEPTH), SearchLimits.MAX_DEPTH);
        long nodes = isOwn ? level.nodes() : budget.nodes().orElse(Long.MAX_VALUE);
        return new SearchLimits(depth, nodes, Math.min(MIN_DEPTH, depth), seat.isPresent() ? margin : 0, stopRequested);
    }

    private int whim(long key, int most) {
        return most == 0 ? 0 : (int) Math.floorMod(Mixer.chance(key, seed), most + 1L);
    }

    /** The level's; between two levels some moves are played in the way of the one, the rest like the other. */
    private PlayLevel level(long chance) {
        var levels = game.levels();
        if (seat.flatMap(found -> found.elo().isPresent() ? Optional.of(found) : Optional.empty())
                .isEmpty()) {
            return levels.get(place(seat.map(Seat::skill).orElse(Skill.EXPERT)));
        }
        EloScale scale = game.elo();
        int elo = scale.of(seat.orElseThrow());
        boolean isBelowAll = elo < scale.of(Skill.BEGINNER);
        Skill at = scale.levelAt(elo);
        if (at == Skill.EXPERT) {
            return levels.get(place(at));
        }
        int below = isBelowAll ? 0 : place(at);
        int low = isBelowAll ? scale.least() : scale.of(at);
        int high = scale.of(EloScale.LEVELS.get(below));
        double share = (double) (elo - low) / (high - low);
        boolean isHigher = (double) (chance >>> 1) / 0x1p63 < share;
        return levels.get(isHigher ? below + 1 : below);
    }

    /** The place of a level in the list; the weakest player is before them. */
    private static int place(Skill skill) {
        return 1 + List.of(Skill.values()).indexOf(skill);
    }

    private static <M> Analysis<M> analysis(SearchResult result, int move, int score, MoveNumbers<M> numbers) {
        var line = move == result.move() ? result.line() : List.of(move);
        return new Analysis<>(
                numbers.at(move),
                score,
                result.depth(),
                result.nodes(),
                line.stream().map(numbers::at).toList(),
                result.near().stream()
                        .map(near -> new Analysis.ScoredMove<>(numbers.at(near.move()), near.score()))
                        .toList());
    }

    /** Plays a little against itself, so that the first real move is as fast as the others. */
    static <P extends Position<P, M>, M> void warmUp(
            GridGame<P, M> game, GameOptions options, BooleanSupplier stopRequested) {
        var engine = new LevelPlayer<>(game, Optional.empty(), 0);
        var budget = SearchBudget.USUAL.withNodes(PRACTICE_NODES);
        P position = game.start(options);
        for (int move = 0; move < PRACTICE_MOVES && !stopRequested.getAsBoolean(); move++) {
            position = position.play(engine.analyse(position, budget, stopRequested, deeper -> {})
                            .move())
                    .after();
            position = position.outcome().isOver() ? game.start(options) : position;
        }
    }
}
