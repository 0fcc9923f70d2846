package org.jumpingcube.jumpin;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Square;
import org.jumpingcube.jumpin.JumpinMove.Jump;
import org.jumpingcube.jumpin.JumpinMove.Swap;
import org.jumpingcube.jumpin.Rules.Repetition;
import org.jumpingcube.jumpin.Rules.Series;
import org.jumpingcube.jumpin.ScoreCard.GameScore;
import org.jumpingcube.jumpin.ScoreCard.SideScore;

/**
 * The pawns on the board, the side to move, and the course of the game as far as its rules need it.
 *
 * @param ko the two squares of the swap just made, which must not be swapped back at once; empty after any other turn
 * @param course the course of the game so far
 * @param card the earlier games of the series
 */
public record JumpinPosition(Rules rules, PawnBoard board, Player toMove, SquareSet ko, Course course, ScoreCard card)
        implements Position<JumpinPosition, JumpinMove> {
    /** The reason for a win: the mover has reached the goal. */
    public static final String GOAL = "goal";

    /** The reason for a win: the opponent's own turn has filled the goal. */
    public static final String SUICIDE = "suicide";

    public static final String NO_TURN = "no-turn";
    public static final String ADJUDICATED = "adjudicated";
    public static final String BOTH_PASSED = "both-passed";
    public static final String REPETITION = "repetition";
    public static final String NO_PROGRESS = "no-progress";

    /** After how many plies a game is adjudicated, whatever its rules say. */
    public static final int MAX_PLIES = 1000;

    /** How many turns a side may make alone in Medal play. */
    public static final int MEDAL_CAP = 60;

    /** The start of a game. */
    public static JumpinPosition start(Rules rules, Player first) {
        return setUp(rules, PawnBoard.START, first, SquareSet.EMPTY, ScoreCard.EMPTY);
    }

    /** A position that a game starts from. */
    static JumpinPosition setUp(Rules rules, PawnBoard board, Player toMove, SquareSet ko, ScoreCard card) {
        return new JumpinPosition(rules, board, toMove, ko, Course.beginning(board, toMove), card);
    }

    // Turns

    @Override
    public List<JumpinMove> legalMoves() {
        return end().isPresent() ? List.of() : turns();
    }

    private List<JumpinMove> turns() {
        return new Turns(this).all();
    }

    @Override
    public boolean isPass(JumpinMove move) {
        return move.equals(JumpinMove.PASS);
    }

    // What a turn leads to

    /** Plays a move. The path of a jump only matters for display: the position after does not depend on it. */
    @Override
    public JumpinTurn play(JumpinMove move) {
        if (!legalMoves().contains(move)) {
            throw new IllegalArgumentException(
                    "player " + toMove.number() + " may not play " + JumpinNotation.text(move));
        }
        return new JumpinTurn(this, move, path(move), after(move));
    }

    private List<Square> path(JumpinMove move) {
        if (move instanceof Jump jump) {
            int[] path = Occupancy.of(board.gold(), board.silver())
                    .path(Squares.index(jump.from()), Squares.index(jump.to()));
            return Arrays.stream(path).mapToObj(Squares::at).toList();
        }
        return move instanceof Swap swap ? List.of(swap.from(), swap.to()) : List.of();
    }

    private JumpinPosition after(JumpinMove move) {
        var next = board(move);
        var nextCourse = course.then(this, next, isPass(move));
        var finished = rules.series() == Series.MEDAL && nextCourse.finished().isEmpty()
                ? whoReachedGoal(next, toMove)
                : Optional.<Player>empty();
        nextCourse = finished.map(nextCourse::finishedBy).orElse(nextCourse);
        var nextToMove = nextCourse.finished().orElse(toMove).opponent();
        return new JumpinPosition(rules, next, nextToMove, ko(move), nextCourse, card);
    }

    PawnBoard board(JumpinMove move) {
        return move instanceof Jump jump
                ? board.moved(toMove, jump.from(), jump.to())
                : move instanceof Swap swap ? board.swapped(swap.from(), swap.to()) : board;
    }

    static SquareSet ko(JumpinMove move) {
        return move instanceof Swap swap ? pair(swap.from(), swap.to()) : SquareSet.EMPTY;
    }

    static SquareSet pair(Square one, Square other) {
        return SquareSet.EMPTY.with(Squares.index(one)).with(Squares.index(other));
    }

    /** What another position must share to be a repetition of this one. */
    public Placement placement() {
        return new Placement(board, toMove, ko);
    }

    /** The earlier positions of the game, newest first. */
    public List<Placement> earlier() {
        return course.past().newestFirst();
    }

    // Ends

    @Override
    public Outcome outcome() {
        return end().orElseGet(() -> turns().isEmpty() ? stuck() : new Outcome.GoingOn());
    }

    private Outcome stuck() {
        return course.finished()
                .map(winner -> new Outcome.Won(winner, GOAL))
                .orElseGet(() -> new Outcome.Won(toMove.opponent(), NO_TURN));
    }

    /** How the game has ended, unless because a side has no turn. */
    private Optional<Outcome> end() {
        if (course.finished().isPresent()) {
            boolean isDone = hasGoal(board, toMove) || course.alone() >= MEDAL_CAP;
            return isDone ? Optional.of(stuck()) : Optional.empty();
        }
        var mover = toMove.opponent();
        return whoReachedGoal(board, mover)
                .<Outcome>map(winner -> new Outcome.Won(winner, winner == mover ? GOAL : SUICIDE))
                .or(() -> drawReason().map(this::drawn));
    }

    /** The mover comes first. */
    private Optional<Player> whoReachedGoal(PawnBoard after, Player mover) {
        return hasGoal(after, mover)
                ? Optional.of(mover)
                : Optional.of(mover.opponent()).filter(other -> hasGoal(after, other));
    }

    private boolean hasGoal(PawnBoard after, Player player) {
        var goal = PawnBoard.goal(player);
        var pawns = after.pawns(player);
        return switch (rules.goal()) {
            case SACKSON ->
                after.occupied().containsAll(goal) && !pawns.and(goal).isEmpty();
            case CLASSIC -> goal.containsAll(pawns);
        };
    }

    private Optional<String> drawReason() {
        if (course.passes() >= 2) {
            return Optional.of(BOTH_PASSED);
        }
        if (rules.repetition() == Repetition.DRAW && occurrences() >= 3) {
            return Optional.of(REPETITION);
        }
        if (rules.noProgress() > 0 && course.idle() >= rules.noProgress()) {
            return Optional.of(NO_PROGRESS);
        }
        return course.plies() >= MAX_PLIES ? Optional.of(ADJUDICATED) : Optional.empty();
    }

    private Outcome drawn(String reason) {
        boolean isAdjudicated = rules.adjudicate() || reason.equals(ADJUDICATED);
        return leader().filter(leader -> isAdjudicated)
                .<Outcome>map(leader -> new Outcome.Won(leader, ADJUDICATED))
                .orElseGet(() -> new Outcome.Drawn(reason));
    }

    /** Who has more pawns in the goal, or else the greater advance. */
    private Optional<Player> leader() {
        int inGoal = board.pawnsInGoal(Player.ONE) - board.pawnsInGoal(Player.TWO);
        int lead = inGoal == 0 ? board.advance(Player.ONE) - board.advance(Player.TWO) : inGoal;
        return lead == 0 ? Optional.empty() : Optional.of(lead > 0 ? Player.ONE : Player.TWO);
    }

    /** How many times this position has occurred in the game, including now. */
    public int occurrences() {
        return course.past().count(placement()) + 1;
    }

    /** How many plies ago either side last set a new record of its advance. */
    public int pliesWithoutProgress() {
        return course.idle();
    }

    /** A player's greatest advance so far. */
    public int bestAdvance(Player player) {
        return course.of(player).best();
    }

    /** How many turns both sides have made. */
    public int plies() {
        return course.plies();
    }

    /** How many passes in a row have just been made. */
    public int passes() {
        return course.passes();
    }

    /** How many turns a player has made. */
    public int turnsOf(Player player) {
        return course.of(player).turns();
    }

    /** In Medal play, the side that has reached the goal while the other plays on alone. */
    public Optional<Player> finished() {
        return course.finished();
    }

    // Series

    /** The result of this game as it stands. */
    public GameScore score() {
        return new GameScore(outcome().winner(), score(Player.ONE), score(Player.TWO));
    }

    private SideScore score(Player player) {
        boolean isDone = hasGoal(board, player)
                || course.finished().filter(player::equals).isPresent();
        int home = board.pawnsInGoal(player);
        int outside = board.pawns(player).size() - home;
        return new SideScore(turnsOf(player), home, isDone ? 0 : SideScore.PENALTY * outside);
    }

    /**
     * The start of the next game of the series, in which the other side moves first; empty if this game is not over or
     * was the last.
     */
    public Optional<JumpinPosition> nextGame() {
        var played = card.with(score());
        return outcome().isOver() && !played.isComplete(rules)
                ? Optional.of(setUp(rules, PawnBoard.START, course.began().opponent(), SquareSet.EMPTY, played))
                : Optional.empty();
    }
}
