package org.jumpingcube.search;

import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.game.Score;

/**
 * Principal variation search (alpha-beta with null windows) with iterative deepening, a transposition table and a
 * quiescence search; {@link Width#SELECTIVE} adds futility pruning and late move reductions. There are no aspiration
 * windows: every iteration starts with an open window. A decided score is a proof. The same searches in the same order
 * give the same results. Reusable, but not thread-safe.
 */
public final class Search {
    /** The usual size of the transposition table. */
    public static final int TABLE_BYTES = 16 << 20;

    static final int INFINITE = Score.WIN + 1;

    /** How many positions are visited between two checks for a stop request: a few hundredths of a millisecond. */
    static final int POLL_NODES = 256;

    private static final int QUIESCENCE_PLIES = 2;
    private static final int PLIES = SearchBoard.MAX_PLY + 1;

    /** How much of the tree is searched. */
    public enum Width {
        /**
         * Full width: nothing is skipped but what alpha-beta skips. A win in {@code k} plies is found by the iteration
         * of depth {@code k} at the latest, and it is the shortest.
         */
        FULL,
        /**
         * With futility pruning, late move reductions, killer moves and countermove history: deeper in the same time,
         * but a win may be found later and be longer than necessary.
         */
        SELECTIVE
    }

    private final TranspositionTable table;
    private final boolean isSelective;
    private final PrincipalVariation variation = new PrincipalVariation();
    private final long[] keys = new long[PLIES]; // by ply, of the positions from the root to here

    private SelectiveBoard board;
    private SearchLimits limits;
    private MovePicker picker;
    private WinAtOnce winAtOnce;
    private LateMoveReductions reductions;
    private @Nullable KillersAndHistory heuristics;
    private int iteration;
    private int ply; // how far the board is from the root
    private long nodes;
    private long nextPoll;
    private boolean stopped;

    /** A full-width search with a transposition table of at most {@code tableBytes} bytes. */
    public Search(int tableBytes) {
        this(tableBytes, Width.FULL);
    }

    /** A search with a transposition table of at most {@code tableBytes} bytes. */
    public Search(int tableBytes, Width width) {
        this(new TranspositionTable(tableBytes), width);
    }

    /** A search with a table that others may use at the same time. */
    @SuppressWarnings("NullAway.Init") // the other fields belong to one search and are set when it starts
    Search(TranspositionTable table, Width width) {
        this.table = table;
        isSelective = width == Width.SELECTIVE;
    }

    /** Searches a position with at least one legal move, and forgets what earlier searches found. */
    public SearchResult search(SearchBoard position, SearchLimits searchLimits) {
        return search(position, searchLimits, result -> {});
    }

    /** The same, and passes on the result of each finished iteration. */
    public SearchResult search(
            SearchBoard position, SearchLimits searchLimits, Consumer<SearchResult> afterEachIteration) {
        forget();
        return searchNext(position, searchLimits, afterEachIteration);
    }

    /**
     * Searches a later position of the same game as the previous search, with the transposition table that it left. A
     * selective search keeps its history too.
     */
    public SearchResult searchNext(
            SearchBoard position, SearchLimits searchLimits, Consumer<SearchResult> afterEachIteration) {
        return searchFrom(1, position, searchLimits, afterEachIteration);
    }

    /** The same, starting with a deeper iteration. */
    SearchResult searchFrom(
            int firstIteration,
            SearchBoard position,
            SearchLimits searchLimits,
            Consumer<SearchResult> afterEachIteration) {
        start(position, searchLimits);
        var root = new RootMoves(board, limits.margin());
        var softLimit = new SoftLimit();
        int finished = 0;
        for (iteration = firstIteration; iteration <= limits.depth(); iteration++) {
            searchRoot(root);
            if (stopped) {
                break;
            }
            finished = iteration;
            afterEachIteration.accept(root.result(finished, nodes));
            if (isSettled(root) || isEnough(softLimit.percent(root.at(0), root.best()))) {
                break;
            }
        }
        return root.result(finished, nodes);
    }

    private void start(SearchBoard position, SearchLimits searchLimits) {
        board = SelectiveBoard.of(position);
        limits = searchLimits;
        picker = isSelective ? new MovePicker(board, PLIES, heuristics()) : new MovePicker(board, PLIES);
        winAtOnce = new WinAtOnce(board);
        reductions = LateMoveReductions.of(board.reductionPercent());
        ply = 0;
        nodes = 0;
        nextPoll = 0;
        stopped = false;
    }

    /** Forgets what earlier searches found, including what others left in the same table. */
    void forget() {
        forgetMoves();
        table.startSearch();
    }

    void forgetMoves() {
        heuristics = null;
    }

    private KillersAndHistory heuristics() {
        var known = Objects.requireNonNullElseGet(heuristics, () -> new KillersAndHistory(MovePicker.slots(board)));
        known.startSearch();
        heuristics = known;
        return known;
    }

    /** Whether a deeper iteration would change nothing. */
    private boolean isSettled(RootMoves root) {
        boolean isEndSeen = Score.isDecided(root.best()) && Score.plies(root.best()) <= iteration;
        return isEndSeen || (root.count() == 1 && iteration >= limits.minimumDepth());
    }

    /** @param percent of the nodes: the soft limit */
    private boolean isEnough(int percent) {
        return limits.hasSoftLimit()
                && iteration >= limits.minimumDepth()
                && nodes >= limits.nodes() * (percent / 100.0);
    }

    private void searchRoot(RootMoves root) {
        root.startIteration();
        for (int index = 0; index < root.count() && !stopped; index++) {
            int floor = root.floor();
            int score = reducedRootScore(root.at(index), index, floor);
            if (score > floor && !stopped) {
                variation.extend(0, root.at(index));
                root.found(index, score, variation);
            }
        }
        root.sort();
    }

    /** The score of {@link #rootScore}, with a reduced search first. */
    private int reducedRootScore(int move, int index, int floor) {
        int plies = reduction(move, iteration, index);
        if (plies > 0 && floor > -INFINITE) {
            int score = scoreAfter(move, iteration - 1 - plies, floor, floor + 1);
            if (score <= floor || stopped) {
                return score;
            }
        }
        return rootScore(move, floor);
    }

    private int reduction(int move, int depth, int index) {
        return isSelective ? reductions.plies(depth, index, board.isQuiet(move)) : 0;
    }

    /** The exact score of a root move if it is above the floor, else any score that is not. */
    private int rootScore(int move, int floor) {
        if (floor > -INFINITE) {
            int score = scoreAfter(move, iteration - 1, floor, floor + 1);
            if (score <= floor || stopped) {
                return score;
            }
        }
        return scoreAfter(move, iteration - 1, floor, INFINITE);
    }

    /** The score of a move for the side that plays it, searched {@code depth} plies beyond it. */
    private int scoreAfter(int move, int depth, int alpha, int beta) {
        if (depth > 0) { // else no moves are picked after it
            picker.played(board, ply, move);
        }
        board.play(move);
        ply++;
        nodes++;
        variation.clear(ply);
        Ending ending = board.ending();
        int score = ending == Ending.NONE ? -score(depth, -beta, -alpha) : scoreOf(ending);
        ply--;
        board.undo();
        return score;
    }

    /** What the end of the game is worth to the side that made the latest move. */
    private int scoreOf(Ending ending) {
        return switch (ending) {
            case WON -> Score.winIn(ply);
            case LOST -> Score.lossIn(ply);
            case DRAWN, NONE -> board.drawScore();
        };
    }

    private int score(int depth, int alpha, int beta) {
        if (depth == 0) {
            return quiesce(QUIESCENCE_PLIES, alpha, beta);
        }
        if (isStopped()) {
            return 0;
        }
        if (!isRemembered(depth)) {
            return searchMoves(MovePicker.NO_MOVE, depth, alpha, beta);
        }
        keys[ply] = board.key();
        long entry = table.find(keys[ply]);
        if (entry == TranspositionTable.UNKNOWN) {
            return searchMoves(MovePicker.NO_MOVE, depth, alpha, beta);
        }
        if (beta == alpha + 1) { // elsewhere a cutoff would cut the principal variation short
            int known = fromRoot(TranspositionTable.score(entry));
            if (isProof(entry, known, alpha, beta)
                    || (TranspositionTable.depth(entry) >= depth && isEnough(entry, known, alpha, beta))) {
                return known;
            }
        }
        return searchMoves(TranspositionTable.move(entry), depth, alpha, beta);
    }

    /** Whether the table is used: a selective search does its last ply faster than a look-up takes. */
    private boolean isRemembered(int depth) {
        return !isSelective || depth > 1;
    }

    /** Whether an entry, whatever its depth, proves that the score is outside the window. */
    private static boolean isProof(long entry, int score, int alpha, int beta) {
        return Score.isDecided(score)
                && (Score.isWin(score) ? score >= beta : score <= alpha)
                && isEnough(entry, score, alpha, beta);
    }

    private static boolean isEnough(long entry, int score, int alpha, int beta) {
        return switch (TranspositionTable.bound(entry)) {
            case TranspositionTable.LOWER_BOUND -> score >= beta;
            case TranspositionTable.UPPER_BOUND -> score <= alpha;
            default -> true;
        };
    }

    private int searchMoves(int hashMove, int depth, int alpha, int beta) {
        if (!mayPrune(depth, alpha, beta)) {
            return searchMoves(hashMove, depth, alpha, beta, INFINITE);
        }
        int evaluation = board.evaluate();
        return FutilityPruning.isSafe(evaluation, board, depth, beta)
                ? evaluation
                : searchMoves(hashMove, depth, alpha, beta, FutilityPruning.bestQuietScore(evaluation, board, depth));
    }

    /** Whether futility pruning is allowed: never where a win or a loss is to be proved. */
    private boolean mayPrune(int depth, int alpha, int beta) {
        return isSelective
                && depth <= FutilityPruning.MAX_DEPTH
                && beta == alpha + 1
                && !Score.isDecided(alpha)
                && !Score.isDecided(beta);
    }

    /** @param bestQuietScore the most that a quiet move after the first is taken to be worth */
    private int searchMoves(int hashMove, int depth, int alpha, int beta, int bestQuietScore) {
        picker.start(ply, hashMove);
        int best = -INFINITE;
        int bestIndex = 0;
        int low = alpha;
        for (int index = 0; best < beta; index++) {
            int move = picker.next(board, ply);
            if (move == MovePicker.NO_MOVE) {
                break;
            }
            if (index > 0 && bestQuietScore <= alpha && board.isQuiet(move)) {
                best = Math.max(best, bestQuietScore);
                continue;
            }
            int score =
                    index == 0 ? scoreAfter(move, depth - 1, low, beta) : scoreOfLater(move, index, depth, low, beta);
            if (stopped) {
                return 0;
            }
            if (score > best) {
                best = score;
                bestIndex = index;
            }
            if (score > low) {
                low = score;
                variation.extend(ply, move);
            }
        }
        remember(
                bestIndex,
                best,
                depth,
                best >= beta
                        ? TranspositionTable.LOWER_BOUND
                        : best > alpha ? TranspositionTable.EXACT : TranspositionTable.UPPER_BOUND);
        return best;
    }

    /** Moves after the first are expected to be no better, which a null window shows at the least cost. */
    private int scoreOfLater(int move, int index, int depth, int alpha, int beta) {
        int plies = reduction(move, depth, index);
        int score = alpha + 1;
        if (plies > 0) {
            score = scoreAfter(move, depth - 1 - plies, alpha, alpha + 1);
        }
        if (score > alpha && !stopped) {
            score = scoreAfter(move, depth - 1, alpha, alpha + 1);
        }
        return score > alpha && score < beta && !stopped ? scoreAfter(move, depth - 1, alpha, beta) : score;
    }

    private void remember(int index, int score, int depth, int bound) {
        if (bound == TranspositionTable.LOWER_BOUND) {
            picker.reward(board, ply, index, depth);
        }
        if (isRemembered(depth)) {
            table.store(keys[ply], picker.at(ply, index), fromHere(score), depth, bound);
        }
    }

    /** Quiescence search: the score once noisy moves are played out. The side to move may always stand pat. */
    private int quiesce(int pliesLeft, int alpha, int beta) {
        int best = board.evaluate();
        if (best >= beta) {
            return best;
        }
        if (isSelective && board.isWinInSight() && winAtOnce.winsByLikelyMove(board)) {
            return Score.winIn(ply + 1);
        }
        if (pliesLeft == 0) {
            return best;
        }
        int low = Math.max(alpha, best);
        int count = picker.listNoisy(board, ply);
        for (int index = 0; index < count && best < beta; index++) {
            best = Math.max(best, scoreAfterNoisy(picker.at(ply, index), pliesLeft - 1, low, beta));
            low = Math.max(low, best);
        }
        return best;
    }

    private int scoreAfterNoisy(int move, int pliesLeft, int alpha, int beta) {
        board.play(move);
        ply++;
        nodes++;
        Ending ending = board.ending();
        int score = ending == Ending.NONE ? -quiesce(pliesLeft, -beta, -alpha) : scoreOf(ending);
        ply--;
        board.undo();
        return score;
    }

    private boolean isStopped() {
        if (nodes >= nextPoll) {
            nextPoll = nodes + POLL_NODES;
            boolean isSpent = nodes >= limits.nodes() && iteration > limits.minimumDepth();
            stopped |= isSpent || limits.stopRequested().getAsBoolean();
        }
        return stopped;
    }

    /** The table counts the plies to a win or loss from the position itself, the search from its root. */
    private int fromHere(int score) {
        return Score.isWin(score) ? score + ply : Score.isLoss(score) ? score - ply : score;
    }

    private int fromRoot(int score) {
        return Score.isWin(score) ? score - ply : Score.isLoss(score) ? score + ply : score;
    }
}
