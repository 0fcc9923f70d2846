package org.jumpingcube.cube;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;

/**
 * Plays a strategy of the second player against every move of the first, and demands that each game ends with the
 * second player's win. Knows nothing but the rules; whoever gives the replies need not be trusted. Positions that are
 * equal but for turning and mirroring are played on from only once.
 */
public final class StrategyReplay {
    private final Function<CubePosition, Optional<Square>> replies;
    private final Predicate<CubePosition> isFarEnough;
    private final Set<Long> seen = new HashSet<>();
    private final List<CubePosition> ends = new ArrayList<>();
    private long wins;

    /**
     * @param replies the second player's reply; empty if he has none, which is a fault
     * @param isFarEnough asked when the second player is to move: where the replay may end undecided
     */
    public StrategyReplay(Function<CubePosition, Optional<Square>> replies, Predicate<CubePosition> isFarEnough) {
        this.replies = replies;
        this.isFarEnough = isFarEnough;
    }

    /** Goes through all games from the start. */
    public void replay(int side) {
        answer(CubePosition.start(side));
    }

    /** How many different positions the second player had to reply to. */
    public int positions() {
        return seen.size();
    }

    /** How many of the replies won at once. */
    public long wins() {
        return wins;
    }

    /** The undecided positions at which the replay ended, with the second player to move. */
    public List<CubePosition> ends() {
        return ends;
    }

    /** The first player tries everything. */
    private void answer(CubePosition position) {
        assertThat(position.toMove()).isEqualTo(Player.ONE);
        for (Square move : position.legalMoves()) {
            var next = position.play(move).after();
            if (next.winner().isPresent()) {
                throw new AssertionError("the first player wins with " + move + " in\n" + position.board());
            }
            if (seen.add(key(next.board()))) {
                reply(next);
            }
        }
    }

    private void reply(CubePosition position) {
        if (isFarEnough.test(position)) {
            ends.add(position);
            return;
        }
        Square reply = replies.apply(position)
                .orElseThrow(() -> new AssertionError("no reply for the second player in\n" + position.board()));
        var next = position.play(reply).after();
        if (next.winner().isPresent()) {
            assertThat(next.winner()).contains(Player.TWO);
            wins++;
        } else {
            answer(next);
        }
    }

    /** The same number for positions that are equal but for turning and mirroring, and for no others. */
    static long key(Board board) {
        long least = Long.MAX_VALUE;
        for (int way = 0; way < 8; way++) {
            least = Math.min(least, number(board, way));
        }
        return least;
    }

    private static long number(Board board, int way) {
        int last = board.side() - 1;
        long number = 0;
        for (Square square : board.squares()) {
            int row = (way & 1) == 0 ? square.row() : last - square.row();
            int column = (way & 2) == 0 ? square.column() : last - square.column();
            Cube cube = board.at((way & 4) == 0 ? new Square(row, column) : new Square(column, row));
            int owner = cube.owner().map(Player::number).orElse(0);
            number = number * 9 + (owner == 0 ? 0 : 4 * (owner - 1) + cube.value()); // 9 to the 16th is less than 2^63
        }
        return number;
    }
}
