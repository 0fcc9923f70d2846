package org.jumpingcube.cube.ai;

import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.cube.solver.SolvedBoards;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.search.Search;
import org.jumpingcube.search.SearchLimits;
import org.jumpingcube.search.SearchResult;
import org.jumpingcube.search.SearchResult.ScoredMove;
import org.jumpingcube.search.WinSearch;

/**
 * A computer player. The same settings and position give the same move on any machine, unless a stop is requested. Safe
 * to use from several threads; each call is on its own.
 */
public final class CubePlayer {
    private static final int WIN_TABLE_BYTES = 4 << 20;
    private static final int WARM_UP_ROUNDS = 100;
    private static final long WARM_UP_NODES = 60_000;

    private final PlayerSettings settings;
    private final AtomicReference<@Nullable Search> idleSearch = new AtomicReference<>();

    /** A player of this style and skill, with the seed 0. */
    public CubePlayer(Style style, Skill skill) {
        this(PlayerSettings.of(style, skill));
    }

    public CubePlayer(PlayerSettings settings) {
        this.settings = settings;
    }

    /**
     * Plays through some positions for practice, so that the program's first real move is as good as its tenth: a Java
     * machine makes code fast only once it has run a while. For a background thread at the start of the program.
     *
     * @param side of the board that will be played on
     * @param stopRequested asked many times a millisecond; ends the practice at once
     */
    public static void warmUp(int side, BooleanSupplier stopRequested) {
        var search = new Search(WIN_TABLE_BYTES);
        var position = CubePosition.start(side);
        // Three kinds of questions: one or two the compiler would make part of the search, and throw the search's code
        // away when the first real one comes.
        var questions = List.<BooleanSupplier>of(
                stopRequested, () -> stopRequested.getAsBoolean(), () -> side > 0 && stopRequested.getAsBoolean());
        for (int round = 0; round < WARM_UP_ROUNDS && !stopRequested.getAsBoolean(); round++) {
            var board = CubeBoard.of(position);
            var limits = SearchLimits.ofNodes(WARM_UP_NODES)
                    .withMargin(Strength.MARGIN)
                    .stoppedBy(questions.get(round % questions.size()));
            position = position.play(board.square(search.search(board, limits).move()))
                    .after();
            position = position.winner().isPresent() ? CubePosition.start(side) : position;
        }
    }

    /**
     * How long a move on a board of this side should take at most, in milliseconds. The caller's stop question keeps the
     * time; on an ordinary machine a move is made long before.
     */
    public static int recommendedMillis(int side) {
        return side <= NarrowBoard.MAX_SIDE ? 300 : 1000;
    }

    /**
     * The move this player would make. Answers with the best move found so far as soon as a stop is requested, and by
     * itself after a number of positions that depends on the skill.
     *
     * @param position a position in which nobody has won
     * @param stopRequested asked many times a millisecond
     * @throws IllegalArgumentException if the game is over
     */
    public Square choose(CubePosition position, BooleanSupplier stopRequested) {
        return think(position, stopRequested).square();
    }

    /** The same as {@link #choose}, with what the player thinks of its move. */
    public Thought think(CubePosition position, BooleanSupplier stopRequested) {
        return think(position, stopRequested, thought -> {});
    }

    /** The same, and shows what the player thinks after each ply that it looks deeper. */
    public Thought think(CubePosition position, BooleanSupplier stopRequested, Consumer<Thought> afterEachDepth) {
        if (position.winner().isPresent()) {
            throw new IllegalArgumentException("the game is over");
        }
        if (settings.skill() == Skill.EXPERT) {
            var known = SolvedBoards.solve(position);
            if (known.isPresent()) {
                return thought(known.get());
            }
        }
        return search(position, stopRequested, afterEachDepth);
    }

    private Thought search(CubePosition position, BooleanSupplier stopRequested, Consumer<Thought> afterEachDepth) {
        int side = position.board().side();
        var strength = Strength.of(settings, side);
        var evaluation = Evaluation.of(settings.style(), side).withNoise(strength.noise(), settings.seed());
        var board = CubeBoard.of(position, evaluation);
        long chance = chance(board.key());
        if (Math.floorMod(chance, 100) < strength.slips()) {
            return thoughtless(position, chance >>> 32);
        }
        if (strength.winPlies() > 0) {
            var win = new WinSearch(WIN_TABLE_BYTES).find(board, strength.winPlies(), stopRequested);
            if (win.isPresent()) {
                return thought(board, win.get(), win.get().near().get(0));
            }
        }
        var search = borrowSearch(strength);
        var result = search.search(
                board,
                strength.limits(stopRequested),
                found -> afterEachDepth.accept(thought(board, found, new ScoredMove(found.move(), found.score()))));
        idleSearch.set(search);
        return thought(board, result, favourite(position, board, result));
    }

    private Search borrowSearch(Strength strength) {
        Search idle = idleSearch.getAndSet(null);
        return idle != null ? idle : new Search(strength.tableBytes(Search.TABLE_BYTES));
    }

    /** Of the moves that are hardly worse than the best, the one that this player likes best. */
    private ScoredMove favourite(CubePosition position, CubeBoard board, SearchResult result) {
        var preference = new StylePreference(position);
        ScoredMove favourite = result.near().get(0);
        int most = Integer.MIN_VALUE;
        for (ScoredMove move : result.near()) {
            int merit = move.score()
                    + preference.points(settings.style(), board.square(move.move()))
                    + whim(board.key() + move.move());
            if (merit > most) {
                most = merit;
                favourite = move;
            }
        }
        return favourite;
    }

    /** Any move: a slip, as of a person whose mind is elsewhere. */
    private static Thought thoughtless(CubePosition position, long chance) {
        var squares = position.legalMoves();
        var square = squares.get((int) Math.floorMod(chance, (long) squares.size()));
        return new Thought(square, 0, 0, 0, List.of(square));
    }

    /** A number from 0 to 7 that depends on the seed. */
    private int whim(long key) {
        return (int) (chance(key) >>> 61);
    }

    /** Any number; the same for the same key and seed. */
    private long chance(long key) {
        long mixed = (key ^ settings.seed()) * 0x9E37_79B9_7F4A_7C15L;
        mixed = (mixed ^ (mixed >>> 32)) * 0xD6E8_FEB8_6659_FD93L;
        return mixed;
    }

    private static Thought thought(Analysis<Square> known) {
        return new Thought(known.move(), known.score(), known.depth(), known.nodes(), known.line());
    }

    private static Thought thought(CubeBoard board, SearchResult result, ScoredMove chosen) {
        var line = chosen.move() == result.move() ? result.line() : List.of(chosen.move());
        return new Thought(
                board.square(chosen.move()),
                chosen.score(),
                result.depth(),
                result.nodes(),
                line.stream().map(board::square).toList());
    }
}
