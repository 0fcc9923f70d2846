package org.jumpingcube.contest;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.jumpingcube.game.Position;

/**
 * The games of a match. Every opening is played twice: A moves first in the even games and B in the odd ones.
 *
 * @param games an even number
 * @param openings the openings of the games
 * @param seed the same seed gives the same openings, and the same seeds to the players
 */
public record MatchPlan<P extends Position<P, M>, M>(MatchGame<P, M> game, int games, Openings openings, long seed) {
    private static final int MOST_TRIES = 1_000;
    private static final long SEED_STEP = 0x9E37_79B9L; // 2^32 / golden ratio: consecutive seeds share no game

    /**
     * The random opening moves of a game, which do not end it.
     *
     * @throws MatchException if none suitable are found
     */
    public List<M> opening(int number) {
        try {
            return opening(number, () -> false);
        } catch (Bout.StoppedException e) {
            throw new IllegalStateException(e); // nobody asks it to
        }
    }

    /**
     * The same for somebody who may not want to wait for it: to find a balanced opening takes a while on a large board.
     *
     * @param stopRequested asked often
     * @throws MatchException if none suitable are found
     * @throws Bout.StoppedException if it was stopped first
     */
    public List<M> opening(int number, BooleanSupplier stopRequested) throws Bout.StoppedException {
        var random = new SplittableRandom(seed + SEED_STEP * (number / 2));
        int plies = openings.choose(random);
        for (int tries = 0; tries < MOST_TRIES; tries++) {
            var moves = new ArrayList<M>();
            P position = game.start();
            while (moves.size() < plies && !position.outcome().isOver()) {
                var legal = position.legalMoves();
                moves.add(legal.get(random.nextInt(legal.size())));
                position = position.play(moves.get(moves.size() - 1)).after();
            }
            boolean isSuitable = openings.allows(position, game.kind(), stopRequested);
            if (stopRequested.getAsBoolean()) {
                throw new Bout.StoppedException();
            }
            if (isSuitable) {
                return moves;
            }
        }
        throw new MatchException("there seems to be no opening of " + openings);
    }

    /** The seed of the players' random choices, which differs between the two games of an opening. */
    public long seedOf(int number) {
        return new SplittableRandom(~seed + SEED_STEP * number).nextLong();
    }

    public static boolean doesABegin(int number) {
        return number % 2 == 0;
    }
}
