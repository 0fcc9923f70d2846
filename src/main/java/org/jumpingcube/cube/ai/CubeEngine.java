package org.jumpingcube.cube.ai;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.solver.SolvedBoards;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.Helpers;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Style;
import org.jumpingcube.search.Mixer;
import org.jumpingcube.search.Search;
import org.jumpingcube.search.Search.Width;
import org.jumpingcube.search.SearchBoard;
import org.jumpingcube.search.SearchLimits;
import org.jumpingcube.search.SearchResult;
import org.jumpingcube.search.SearchResult.ScoredMove;
import org.jumpingcube.search.SearchTeam;

/**
 * The computer players and the analyst. The same personality, budget and position give the same answer on any machine,
 * unless a stop is requested. There are two exceptions: an Expert remembers earlier positions of the same game, so
 * these count too, and a Master's helper threads run in no fixed order. Thread-safe; concurrent calls are independent.
 * A budget without depth and nodes means the skill's own; with one of the two, the other is unlimited. The caller keeps
 * the time.
 */
public final class CubeEngine implements Engine<CubePosition, Square> {
    // In points per square of an edge, on boards up to a side and on larger ones: fitted by ChanceFigures.
    private static final int SMALL_SIDE = 5;
    private static final int LOGIT_OF_SMALL_SIDE = 24;
    private static final int LOGIT_OF_SIDE = 48;

    private final Personality personality;
    private final boolean isAnalyst; // reports all moves near the best, and uses up its nodes
    private final Helpers helpers;
    private final AtomicReference<@Nullable IdleSearch> idleSearch;

    /** A single-threaded player. */
    public CubeEngine(Personality personality) {
        this(personality, Helpers.NONE);
    }

    /** A player with these helpers if it is a Master; the answers of all others are repeatable. */
    CubeEngine(Personality personality, Helpers helpers) {
        this(personality, false, personality.skill() == Skill.MASTER ? helpers : Helpers.NONE, new AtomicReference<>());
    }

    private CubeEngine(
            Personality personality,
            boolean isAnalyst,
            Helpers helpers,
            AtomicReference<@Nullable IdleSearch> idleSearch) {
        this.personality = personality;
        this.isAnalyst = isAnalyst;
        this.helpers = helpers;
        this.idleSearch = idleSearch;
    }

    /**
     * A player to analyse positions with: an Expert without style that reports all moves nearly as good as the best.
     */
    public static CubeEngine analyst() {
        var personality = new Personality(Optional.empty(), Skill.EXPERT, 0);
        return new CubeEngine(personality, true, Helpers.NONE, new AtomicReference<>());
    }

    /** The same player with another seed, in the same game. The two share what they learn of it. */
    public CubeEngine withSeed(long seed) {
        return new CubeEngine(personality.withSeed(seed), isAnalyst, helpers, idleSearch);
    }

    /**
     * The most that a move on a board of this side should take, in milliseconds: about twice as long as an Expert's
     * longest moves took, see docs/performance.md.
     */
    public static int recommendedMillis(int side) {
        if (side == 4 || side >= CubeBoard.LARGE_SIDE) {
            return 4000; // 4x4 is proved where it can be
        }
        return side <= NarrowBoard.MAX_SIDE ? 500 : 2000;
    }

    /**
     * The score at which the odds of winning are e to one on a board of this side, fitted to the analyst's scores and
     * the results in games between such players; docs/lab/reviews.md has the figures. It differs from {@link
     * Evaluation#LOGIT}, since scores of a search tell more than evaluations, and on larger boards more is still to be
     * played for.
     */
    static double logit(int side) {
        return (side <= SMALL_SIDE ? LOGIT_OF_SMALL_SIDE : LOGIT_OF_SIDE) * side;
    }

    /**
     * {@inheritDoc} The listener hears the best move of each iteration. The answer is the near move that the style
     * prefers. An answer known without a search is heard once.
     */
    @Override
    public Analysis<Square> analyse(
            CubePosition position,
            SearchBudget budget,
            BooleanSupplier stopRequested,
            Consumer<? super Analysis<Square>> listener) {
        if (position.winner().isPresent()) {
            throw new IllegalArgumentException("the game is over");
        }
        int side = position.board().side();
        var strength = Strength.of(personality, budget, position);
        var evaluation = evaluation(side);
        var answer = known(position, budget, stopRequested);
        answer.ifPresent(listener);
        return answer.orElseGet(() -> {
            var attention = strength.attention();
            boolean isLapse = attention
                    .filter(its -> its.lapsesIn(position, personality.seed()))
                    .isPresent();
            Supplier<CubeBoard> boards = () -> CubeBoard.of(position, evaluation);
            var seen = attention
                    .<Supplier<? extends SearchBoard>>map(
                            its -> () -> new CasualBoard(boards.get(), its, isLapse, personality.seed()))
                    .orElse(boards);
            int margin = margin(position.board());
            var limits =
                    isLapse ? strength.limitsInLapse(margin, stopRequested) : strength.limits(margin, stopRequested);
            boolean hasSoftLimit = strength.width() == Width.SELECTIVE && !isAnalyst;
            return search(
                    new Look(position, boards.get(), seen),
                    hasSoftLimit ? Strength.withSoftLimit(limits, position.board()) : limits,
                    new Memory(tableBytes(strength.nodes()), strength.width()),
                    listener);
        });
    }

    /** {@inheritDoc} Only a Master does: its transposition table then holds many of the positions that may follow. */
    @Override
    public void ponder(CubePosition position, BooleanSupplier stopRequested) {
        if (personality.skill() == Skill.MASTER) {
            analyse(position, SearchBudget.USUAL.withNodes(Long.MAX_VALUE), stopRequested, deeper -> {});
        }
    }

    /** A position, its board, and a supplier of more boards as the player sees them. */
    private record Look(CubePosition position, CubeBoard board, Supplier<? extends SearchBoard> seen) {}

    /** One who judges has no leanings, since they would cost games. */
    private Evaluation evaluation(int side) {
        var leanings = personality.judges(side) ? Optional.<Style>empty() : personality.style();
        return Evaluation.of(leanings, side);
    }

    /**
     * How much worse than the best a near move may be. The style of one who judges only counts in the opening, where it
     * shows most and costs least. The analyst reports all moves that a review may count as good as the best.
     */
    private int margin(Board board) {
        if (isAnalyst) {
            return (int) (logit(board.side()) / 10); // two and a half percentage points of winning chance
        }
        boolean isOpening = 2 * (board.count(Player.ONE) + board.count(Player.TWO)) < board.side() * board.side();
        boolean hasTaste = personality.style().isPresent() && (isOpening || !personality.judges(board.side()));
        return hasTaste ? Strength.MARGIN : 0;
    }

    private Optional<Analysis<Square>> known(
            CubePosition position, SearchBudget budget, BooleanSupplier stopRequested) {
        boolean isCounted = budget.nodes().isPresent() || budget.depth().isPresent();
        long proofNodes = isCounted ? SolvedBoards.QUICK_PROOF_NODES : SolvedBoards.PROOF_NODES;
        return personality.isExpert() ? SolvedBoards.solve(position, proofNodes, stopRequested) : Optional.empty();
    }

    private Analysis<Square> search(
            Look look, SearchLimits limits, Memory memory, Consumer<? super Analysis<Square>> listener) {
        var board = look.board;
        var search = borrowSearch(memory);
        Consumer<SearchResult> deeper =
                found -> listener.accept(analysis(board, found, new ScoredMove(found.move(), found.score())));
        var result =
                personality.judges(look.position.board().side()) && search.isNext(look.position, personality.skill())
                        ? search.team.searchNext(look.seen, limits, deeper)
                        : search.team.search(look.seen, limits, deeper);
        idleSearch.set(search.after(look.position));
        return analysis(board, result, favourite(look.position, board, result));
    }

    /** The size of the table for this many nodes: a small table is quick to make. */
    private static int tableBytes(long nodes) {
        return (int) Math.max(1024, Math.min(Search.TABLE_BYTES, 32 * Math.min(nodes, 1 << 26)));
    }

    private IdleSearch borrowSearch(Memory memory) {
        var idle = idleSearch.getAndSet(null);
        return idle != null && idle.memory.equals(memory)
                ? idle
                : new IdleSearch(memory, new SearchTeam(memory.tableBytes, memory.width, helpers), Optional.empty());
    }

    /** Of the moves hardly worse than the best, the one that this player prefers. */
    private ScoredMove favourite(CubePosition position, CubeBoard board, SearchResult result) {
        var preference = new StylePreference(position);
        return result.near().stream()
                .max(Comparator.comparingInt(move -> move.score() + liking(preference, board, move.move())))
                .orElseThrow();
    }

    private int liking(StylePreference preference, CubeBoard board, int move) {
        return personality
                .style()
                .map(style -> preference.points(style, board.square(move)) + whim(board.key() + move))
                .orElse(0);
    }

    /** A pseudo-random number from 0 to 7. */
    private int whim(long key) {
        return (int) (chance(key) >>> 61);
    }

    /** A pseudo-random number by key and seed. */
    private long chance(long key) {
        return Mixer.chance(key, personality.seed());
    }

    private static Analysis<Square> analysis(CubeBoard board, SearchResult result, ScoredMove chosen) {
        var line = chosen.move() == result.move() ? result.line() : List.of(chosen.move());
        return new Analysis<>(
                board.square(chosen.move()),
                chosen.score(),
                result.depth(),
                result.nodes(),
                line.stream().map(board::square).toList(),
                result.near().stream()
                        .map(near -> new Analysis.ScoredMove<>(board.square(near.move()), near.score()))
                        .toList());
    }

    /** What a search needs: with another table or width it would be another search. */
    private record Memory(int tableBytes, Width width) {}

    /**
     * A search kept for the next question, since its table takes a while to make and may hold useful entries.
     *
     * @param latest the board of the latest question
     */
    private record IdleSearch(Memory memory, SearchTeam team, Optional<Board> latest) {
        /**
         * Whether the position is one or two moves further on in the same game, as far as can be told. For a Master,
         * whose answers are not repeatable anyway, any position on a board of the same size counts.
         */
        boolean isNext(CubePosition position, Skill skill) {
            var board = position.board();
            return latest.filter(last -> last.side() == board.side())
                    .map(last -> board.totalPoints() - last.totalPoints())
                    .filter(plies -> skill == Skill.MASTER || plies == 1 || plies == 2)
                    .isPresent();
        }

        IdleSearch after(CubePosition position) {
            return new IdleSearch(memory, team, Optional.of(position.board()));
        }
    }
}
