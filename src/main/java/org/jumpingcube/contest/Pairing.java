package org.jumpingcube.contest;

import org.jumpingcube.game.Position;

/** Two contestants and their games, for one thread. */
public final class Pairing<P extends Position<P, M>, M> implements AutoCloseable {
    private final MatchPlan<P, M> plan;
    private final Contestant<P, M> a;
    private final Contestant<P, M> b;

    private Pairing(MatchPlan<P, M> plan, Contestant<P, M> a, Contestant<P, M> b) {
        this.plan = plan;
        this.a = a;
        this.b = b;
    }

    /**
     * Opens both. What their programs write to standard error goes to that of this one.
     *
     * @throws ContestantException if a program does not start
     */
    public static <P extends Position<P, M>, M> Pairing<P, M> open(
            MatchPlan<P, M> plan, ContestantSpec a, ContestantSpec b) {
        Contestant<P, M> first = a.open(plan.game(), System.err::println);
        try {
            return new Pairing<>(plan, first, b.open(plan.game(), System.err::println));
        } catch (ContestantException e) {
            first.close();
            throw e;
        }
    }

    @Override
    public void close() {
        a.close();
        b.close();
    }

    /**
     * Plays a game of the plan to its end.
     *
     * @throws ContestantException if a contestant cannot go on
     */
    public GameResult play(int game) {
        boolean aBegins = MatchPlan.doesABegin(game);
        var opening = plan.opening(game);
        var bout = new Bout<>(plan.game(), opening, aBegins ? a : b, aBegins ? b : a, move -> {});
        Bout.Result<M> result;
        try {
            result = bout.play(plan.seedOf(game), () -> false);
        } catch (Bout.StoppedException e) {
            throw new IllegalStateException(e); // nobody asks it to
        }
        if (result.forfeit().isPresent()) {
            throw new ContestantException(result.forfeit().get(), result.reason());
        }
        return new GameResult(
                aBegins,
                result.winner().map(winner -> (winner == 0) == aBegins),
                result.reason(),
                result.moves().size(),
                result.times().get(aBegins ? 0 : 1),
                result.times().get(aBegins ? 1 : 0));
    }
}
