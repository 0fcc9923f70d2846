package org.jumpingcube.desktop;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jumpingcube.desktop.cube.CubeView;
import org.jumpingcube.desktop.jumpin.JumpinView;
import org.jumpingcube.game.Commentary;
import org.jumpingcube.game.EloScale;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOption;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Grid;
import org.jumpingcube.game.Helpers;
import org.jumpingcube.game.Notation;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Square;
import org.jumpingcube.games.Games;
import org.jumpingcube.grid.GridLook;
import org.jumpingcube.grid.GridPlay;
import org.jumpingcube.settings.Look;

/**
 * A game as it is, but hints and reviews look at few positions and nobody practises, for tests in which it matters that
 * there is an answer and not how good it is.
 *
 * @param nodes how many positions an analysis may look at
 */
record BriefLooks<P extends Position<P, M>, M>(GameKind<P, M> kind, long nodes) implements GridPlay<P, M> {
    /** All games of the program. */
    static GameViews views(long nodes) {
        return (texts, show) -> List.of(
                new CubeView(new BriefLooks<>(Games.CUBE, nodes), texts, show),
                new JumpinView(new BriefLooks<>(Games.JUMPIN, nodes), texts, show));
    }

    @SuppressWarnings("unchecked") // the look is that of the kind's own positions
    private GridLook<P, M> look() {
        return (GridLook<P, M>) kind;
    }

    @Override
    public GridLook<P, M> styled(Look chosen) {
        return look().styled(chosen);
    }

    @Override
    @SuppressWarnings("unchecked") // asked of Jumpin only
    public int count(P position, Player player) {
        return ((GridPlay<P, M>) kind).count(position, player);
    }

    @Override
    @SuppressWarnings("unchecked") // asked of Jumpin only
    public int most(P position) {
        return ((GridPlay<P, M>) kind).most(position);
    }

    @Override
    public Grid grid(P position) {
        return look().grid(position);
    }

    @Override
    public char at(P position, Square square) {
        return look().at(position, square);
    }

    @Override
    public List<Square> squares(M move) {
        return look().squares(move);
    }

    @Override
    public EloScale elo() {
        return kind.elo();
    }

    @Override
    public Engine<P, M> analyst() {
        var whole = kind.analyst();
        return (position, budget, stop, listener) -> whole.analyse(
                position, budget.withNodes(Math.min(nodes, budget.nodes().orElse(nodes))), stop, listener);
    }

    @Override
    public void warmUp(GameOptions options, BooleanSupplier stopRequested) {}

    @Override
    public String name() {
        return kind.name();
    }

    @Override
    public List<GameOption> options() {
        return kind.options();
    }

    @Override
    public P start(GameOptions options) {
        return kind.start(options);
    }

    @Override
    public GameOptions options(P position) {
        return kind.options(position);
    }

    @Override
    public Optional<P> next(P over) {
        return kind.next(over);
    }

    @Override
    public Notation<P, M> notation() {
        return kind.notation();
    }

    @Override
    public Engine<P, M> engine(Seat seat, long seed, Helpers helpers) {
        return kind.engine(seat, seed, helpers);
    }

    @Override
    public double logit(P position) {
        return kind.logit(position);
    }

    @Override
    public Commentary<P, M> commentary() {
        return kind.commentary();
    }

    @Override
    public SearchBudget budget(P position) {
        return kind.budget(position);
    }
}
