package org.jumpingcube.search;

import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.game.Score;

/**
 * Looks ahead: principal variation search, one ply deeper with each iteration, with a transposition table. A decided
 * score is a proof. The same searches in the same order give the same results. Not for two threads at once; good for one
 * search after the other.
 */
public final class Search {
    /** The usual memory of the transposition table. */
    public static final int TABLE_BYTES = 16 << 20;

    static final int INFINITE = Score.WIN + 1;

    /** How many positions are visited between two questions whether to stop: some hundredths of a millisecond. */
    static final int POLL_NODES = 256;

    private static final int QUIESCENCE_PLIES = 2;
    private static final int PLIES = SearchBoard.MAX_PLY + 1;

    /** How much of the tree is looked at. */
    public enum Width {
        /**
         * Nothing is left out but what alpha-beta leaves out: a win in {@code k} plies is found by the iteration of
         * depth {@code k} at the latest, and it is the shortest.
         */
        FULL,
        /**
         * Moves that come late in the order are looked at less deeply, unless they turn out well, and just before the last
         * ply some not at all: a win may be found later, and be longer than need be.
         */
        SELECTIVE
    }

    private final TranspositionTable table;
    private final boolean isSelective;
    private final Line line = new Line();
    private final long[] keys = new long[PLIES]; // of the positions from the root to here

    private SearchBoard board;
    private SearchLimits limits;
    private MoveOrder order;
    private WinAtOnce winAtOnce;
    private Reductions reductions;
    private @Nullable Experience experience;
    private int iteration;
    private int ply; // how far the board is from the root
    private long nodes;
    private long nextPoll;
    private boolean stopped;

    /** A search of full width with a transposition table of {@code tableBytes} bytes at most. */
    public Search(int tableBytes) {
        this(tableBytes, Width.FULL);
    }

    /** A search with a transposition table of {@code tableBytes} bytes at most. */
    public Search(int tableBytes, Width width) {
        this(new TranspositionTable(tableBytes), width);
    }

    /** A search with a table that others may use at the same time. */
    @SuppressWarnings("NullAway.Init") // board, limits and order belong to one search and are set when it starts
    Search(TranspositionTable table, Width width) {
        this.table = table;
        isSelective = width == Width.SELECTIVE;
    }

    /** Searches a position in which at least one move can be played. */
    public SearchResult search(SearchBoard position, SearchLimits searchLimits) {
        return search(position, searchLimits, result -> {});
    }

    /** The same, and shows the result of each finished iteration as it comes. What earlier searches found is forgotten. */
    public SearchResult search(
            SearchBoard position, SearchLimits searchLimits, Consumer<SearchResult> afterEachIteration) {
        forget();
        return searchNext(position, searchLimits, afterEachIteration);
    }

    /**
     * The same for a later position of the game that the search before was about: what it has learned is made use of, by
     * a selective search also what it has learned about moves.
     */
    public SearchResult searchNext(
            SearchBoard position, SearchLimits searchLimits, Consumer<SearchResult> afterEachIteration) {
        return searchFrom(1, position, searchLimits, afterEachIteration);
    }

    /** The same, beginning with a deeper iteration. */
    SearchResult searchFrom(
            int firstIteration,
            SearchBoard position,
            SearchLimits searchLimits,
            Consumer<SearchResult> afterEachIteration) {
        start(position, searchLimits);
        var root = new RootMoves(position, limits.margin());
        var thrift = new Thrift();
        int finished = 0;
        for (iteration = firstIteration; iteration <= limits.depth(); iteration++) {
            searchRoot(root);
            if (stopped) {
                break;
            }
            finished = iteration;
            afterEachIteration.accept(root.result(finished, nodes));
            if (isSettled(root) || isEnough(thrift.share(root.at(0), root.best()))) {
                break;
            }
        }
        return root.result(finished, nodes);
    }

    private void start(SearchBoard position, SearchLimits searchLimits) {
        board = position;
        limits = searchLimits;
        order = isSelective ? new MoveOrder(position, PLIES, experience(position)) : new MoveOrder(position, PLIES);
        winAtOnce = new WinAtOnce(position);
        reductions = Reductions.by(position.reductionPercent());
        ply = 0;
        nodes = 0;
        nextPoll = 0;
        stopped = false;
    }

    /** Forgets what earlier searches found, those of others in the same table too. */
    void forget() {
        forgetMoves();
        table.startSearch();
    }

    void forgetMoves() {
        experience = null;
    }

    private Experience experience(SearchBoard position) {
        var known = Objects.requireNonNullElseGet(experience, () -> new Experience(MoveOrder.slots(position)));
        known.startSearch();
        experience = known;
        return known;
    }

    /** Whether a deeper iteration would change nothing. */
    private boolean isSettled(RootMoves root) {
        boolean isEndSeen = Score.isDecided(root.best()) && Score.plies(root.best()) <= iteration;
        return isEndSeen || (root.count() == 1 && iteration >= limits.minimumDepth());
    }

    /** @param share of the nodes, in percent, that a thrifty search makes do with */
    private boolean isEnough(int share) {
        return limits.isThrifty() && iteration >= limits.minimumDepth() && nodes >= limits.nodes() * (share / 100.0);
    }

    private void searchRoot(RootMoves root) {
        root.startIteration();
        for (int index = 0; index < root.count() && !stopped; index++) {
            int floor = root.floor();
            int score = reducedRootScore(root.at(index), index, floor);
            if (score > floor && !stopped) {
                line.extend(0, root.at(index));
                root.found(index, score, line);
            }
        }
        root.sort();
    }

    /** The same as {@link #rootScore}, at less cost where a late move is no better. */
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
        return isSelective ? reductions.of(depth, index, board.isQuiet(move)) : 0;
    }

    /** The exact score of a root move if it is above the floor, else some number that is not. */
    private int rootScore(int move, int floor) {
        if (floor > -INFINITE) {
            int score = scoreAfter(move, iteration - 1, floor, floor + 1);
            if (score <= floor || stopped) {
                return score;
            }
        }
        return scoreAfter(move, iteration - 1, floor, INFINITE);
    }

    /** The score of a move for the side that plays it, looking {@code depth} plies beyond it. */
    private int scoreAfter(int move, int depth, int alpha, int beta) {
        if (depth > 0) { // else no moves are put in order after it
            order.played(board, ply, move);
        }
        board.play(move);
        ply++;
        nodes++;
        line.cut(ply);
        Ending ending = board.ending();
        int score = ending == Ending.NONE ? -score(depth, -beta, -alpha) : scoreOf(ending);
        ply--;
        board.undo();
        return score;
    }

    /** What the end of the game is worth to the side that brought it about. */
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
            return searchMoves(MoveOrder.NO_MOVE, depth, alpha, beta);
        }
        keys[ply] = board.key();
        long finding = table.find(keys[ply]);
        if (finding == TranspositionTable.UNKNOWN) {
            return searchMoves(MoveOrder.NO_MOVE, depth, alpha, beta);
        }
        if (beta == alpha + 1) { // elsewhere a cut would tear the line of play
            int known = fromRoot(TranspositionTable.score(finding));
            if (isProof(finding, known, alpha, beta)
                    || (TranspositionTable.depth(finding) >= depth && isEnough(finding, known, alpha, beta))) {
                return known;
            }
        }
        return searchMoves(TranspositionTable.move(finding), depth, alpha, beta);
    }

    /** Whether the table is asked: a selective search looks faster at its last ply than the table answers. */
    private boolean isRemembered(int depth) {
        return !isSelective || depth > 1;
    }

    /** Whether a finding of any depth proves that the score is outside the window. */
    private static boolean isProof(long finding, int score, int alpha, int beta) {
        return Score.isDecided(score)
                && (Score.isWin(score) ? score >= beta : score <= alpha)
                && isEnough(finding, score, alpha, beta);
    }

    private static boolean isEnough(long finding, int score, int alpha, int beta) {
        return switch (TranspositionTable.bound(finding)) {
            case TranspositionTable.AT_LEAST -> score >= beta;
            case TranspositionTable.AT_MOST -> score <= alpha;
            default -> true;
        };
    }

    private int searchMoves(int firstMove, int depth, int alpha, int beta) {
        if (!isNearHorizon(depth, alpha, beta)) {
            return searchMoves(firstMove, depth, alpha, beta, INFINITE);
        }
        int estimate = board.evaluate();
        return Horizon.isSafe(estimate, board, depth, beta)
                ? estimate
                : searchMoves(firstMove, depth, alpha, beta, Horizon.mostByQuietMove(estimate, board, depth));
    }

    /** Whether the estimate may decide what is looked at: where nothing is to be proven. */
    private boolean isNearHorizon(int depth, int alpha, int beta) {
        return isSelective
                && depth <= Horizon.PLIES
                && beta == alpha + 1
                && !Score.isDecided(alpha)
                && !Score.isDecided(beta);
    }

    /** @param mostByQuietMove what a quiet move after the first is taken to be worth at most */
    private int searchMoves(int firstMove, int depth, int alpha, int beta, int mostByQuietMove) {
        order.start(ply, firstMove);
        int best = -INFINITE;
        int bestIndex = 0;
        int low = alpha;
        for (int index = 0; best < beta; index++) {
            int move = order.next(board, ply);
            if (move == MoveOrder.NO_MOVE) {
                break;
            }
            if (index > 0 && mostByQuietMove <= alpha && board.isQuiet(move)) {
                best = Math.max(best, mostByQuietMove);
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
                line.extend(ply, move);
            }
        }
        remember(
                bestIndex,
                best,
                depth,
                best >= beta
                        ? TranspositionTable.AT_LEAST
                        : best > alpha ? TranspositionTable.EXACT : TranspositionTable.AT_MOST);
        return best;
    }

    /** Moves after the first are expected to be no better: a window of no width shows it at the least cost. */
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
        if (bound == TranspositionTable.AT_LEAST) {
            order.reward(board, ply, index, depth);
        }
        if (isRemembered(depth)) {
            table.store(keys[ply], order.at(ply, index), fromHere(score), depth, bound);
        }
    }

    /** The score once noisy moves are played out; the side to move may always decline them. */
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
        int count = order.listNoisy(board, ply);
        for (int index = 0; index < count && best < beta; index++) {
            best = Math.max(best, scoreAfterNoisy(order.at(ply, index), pliesLeft - 1, low, beta));
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

    /** The table counts plies to the end from the position itself, the search from its root. */
    private int fromHere(int score) {
        return Score.isWin(score) ? score + ply : Score.isLoss(score) ? score - ply : score;
    }

    private int fromRoot(int score) {
        return Score.isWin(score) ? score - ply : Score.isLoss(score) ? score + ply : score;
    }
}
