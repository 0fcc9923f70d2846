package org.jumpingcube.cube.review;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Commentary;
import org.jumpingcube.game.Remark;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Turn;

/** Finds what a move allowed or missed. It only says what the rules or a proof bear out. */
public final class CubeCommentary implements Commentary<CubePosition, Square> {
    /** The possible remarks, most telling first. */
    private static final List<Function<Choice, Optional<Remark>>> RULES = List.of(
            Wins::missedAtOnce,
            Wins::allowedAtOnce,
            Wins::missed,
            Wins::allowed,
            Captures::manyAllowed,
            Captures::fullAllowed,
            Captures::manyMissed,
            Captures::fullMissed,
            Places::race,
            Places::lead,
            Captures::spent,
            Places::exposed,
            Captures::someAllowed,
            Captures::someMissed,
            Captures::threat,
            Places::corner,
            Places::behind,
            Places::filled,
            Places::free,
            ExpectedLines::fewer);

    @Override
    public Optional<Remark> remark(
            Turn<CubePosition, Square> played, Analysis<Square> better, Optional<Analysis<Square>> reply) {
        var move = PlayedMove.of(played);
        var choice = new Choice(
                move,
                move.before().play(better.move()),
                better,
                reply.map(found -> move.after().play(found.move())),
                reply);
        return RULES.stream()
                .map(rule -> rule.apply(choice))
                .flatMap(Optional::stream)
                .findFirst();
    }

    @Override
    public int extent(Turn<CubePosition, Square> turn) {
        return PlayedMove.of(turn).bursts();
    }

    /**
     * What a remark is based on.
     *
     * @param move the move played
     * @param better the better move
     * @param reply the enemy's best reply to the move
     */
    record Choice(
            PlayedMove move,
            PlayedMove better,
            Analysis<Square> thought,
            Optional<PlayedMove> reply,
            Optional<Analysis<Square>> enemysThought) {

        String moveName() {
            return move.move().name();
        }

        String betterName() {
            return better.move().name();
        }

        /** All of the enemy's replies to the better move. */
        Stream<PlayedMove> repliesToBetter() {
            return better.after().legalMoves().stream().map(better.after()::play);
        }
    }

    static Optional<Remark> say(String word, Object... arguments) {
        return Optional.of(new Remark("cube." + word, List.of(arguments)));
    }

    /** How many cubes of the enemy a move takes. */
    static int taken(PlayedMove move) {
        var enemy = move.player().opponent();
        return move.before().board().count(enemy) - move.after().board().count(enemy);
    }

    /** Whether the next point bursts the cube. */
    static boolean isFull(Board board, Square square) {
        return missing(board, square) == 0;
    }

    /** How many points the cube needs to be full. */
    static int missing(Board board, Square square) {
        return board.capacity(square) - board.at(square).value();
    }
}
