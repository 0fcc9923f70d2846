package org.jumpingcube.jumpin;

import java.util.Optional;
import org.jumpingcube.game.Player;

/**
 * The course of a game so far, as far as the rules need it.
 *
 * @param began the side that made the first move
 * @param past the positions before this one
 * @param passes how many passes in a row have just been made
 * @param idle plies since either side last set a new record of its advance
 * @param gold what Gold has done
 * @param silver what Silver has done
 * @param finished in Medal play, the side that has reached the goal while the other plays on alone
 * @param alone how many turns the other side has made alone
 */
record Course(
        Player began,
        EarlierPositions past,
        int passes,
        int idle,
        Progress gold,
        Progress silver,
        Optional<Player> finished,
        int alone) {
    /**
     * What one side has done.
     *
     * @param turns how many turns it has made
     * @param best its greatest advance so far
     */
    record Progress(int turns, int best) {
        private Progress after(PawnBoard board, Player player, boolean hasMoved) {
            return new Progress(turns + (hasMoved ? 1 : 0), Math.max(best, board.advance(player)));
        }
    }

    static Course beginning(PawnBoard board, Player first) {
        return new Course(
                first,
                EarlierPositions.NONE,
                0,
                0,
                new Progress(0, board.advance(Player.ONE)),
                new Progress(0, board.advance(Player.TWO)),
                Optional.empty(),
                0);
    }

    Progress of(Player player) {
        return player == Player.ONE ? gold : silver;
    }

    int plies() {
        return gold.turns + silver.turns;
    }

    /** The course of the game after a turn that has led from a position to a board. */
    Course then(JumpinPosition before, PawnBoard after, boolean isPass) {
        var nextGold = gold.after(after, Player.ONE, before.toMove() == Player.ONE);
        var nextSilver = silver.after(after, Player.TWO, before.toMove() == Player.TWO);
        boolean hasAdvanced = nextGold.best > gold.best || nextSilver.best > silver.best;
        return new Course(
                began,
                past.with(before.placement()),
                isPass ? passes + 1 : 0,
                hasAdvanced ? 0 : idle + 1,
                nextGold,
                nextSilver,
                finished,
                finished.isPresent() ? alone + 1 : 0);
    }

    Course finishedBy(Player player) {
        return new Course(began, past, passes, idle, gold, silver, Optional.of(player), alone);
    }
}
