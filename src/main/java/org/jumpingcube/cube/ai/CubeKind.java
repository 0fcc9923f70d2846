package org.jumpingcube.cube.ai;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import org.jumpingcube.cube.BoardSize;
import org.jumpingcube.cube.CubeNotation;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PointPlacing;
import org.jumpingcube.cube.look.CubeLook;
import org.jumpingcube.cube.review.CubeCommentary;
import org.jumpingcube.game.Commentary;
import org.jumpingcube.game.EloScale;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOption;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.HeadStart;
import org.jumpingcube.game.Helpers;
import org.jumpingcube.game.Notation;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Square;
import org.jumpingcube.settings.Look;

/** Jumping Cube as a kind of game. Its only option is the number of squares along an edge. */
public final class CubeKind extends CubeLook implements GameKind<CubePosition, Square> {
    private final Notation<CubePosition, Square> notation = new CubeNotation();

    public CubeKind() {
        super(Look.DEFAULT);
    }

    @Override
    public String name() {
        return "cube";
    }

    @Override
    public List<GameOption> options() {
        return List.of(BoardSize.OPTION);
    }

    @Override
    public CubePosition start(GameOptions options) {
        return CubePosition.start(options.number(CubeNotation.SIZE));
    }

    @Override
    public GameOptions options(CubePosition position) {
        return GameOptions.of(CubeNotation.SIZE, position.board().side());
    }

    /** {@inheritDoc} Those of a square: four turns, and four mirrors. */
    @Override
    public List<UnaryOperator<Square>> symmetries(CubePosition start) {
        int last = start.board().side() - 1;
        return List.of(
                UnaryOperator.identity(),
                square -> new Square(square.column(), last - square.row()),
                square -> new Square(last - square.row(), last - square.column()),
                square -> new Square(last - square.column(), square.row()),
                square -> new Square(square.row(), last - square.column()),
                square -> new Square(last - square.row(), square.column()),
                square -> new Square(square.column(), square.row()),
                square -> new Square(last - square.column(), last - square.row()));
    }

    @Override
    public boolean hasHeadStarts() {
        return true;
    }

    @Override
    public Optional<HeadStart> headStart(CubePosition start) {
        return PointPlacing.of(start);
    }

    @Override
    public Notation<CubePosition, Square> notation() {
        return notation;
    }

    @Override
    public EloScale elo() {
        return Sight.ELO;
    }

    @Override
    public Engine<CubePosition, Square> engine(Seat seat, long seed, Helpers helpers) {
        return new CubeEngine(Personality.of(seat, seed), helpers);
    }

    @Override
    public Engine<CubePosition, Square> analyst() {
        return CubeEngine.analyst();
    }

    @Override
    public double logit(CubePosition position) {
        return CubeEngine.logit(position.board().side());
    }

    @Override
    public Commentary<CubePosition, Square> commentary() {
        return new CubeCommentary();
    }

    @Override
    public SearchBudget budget(CubePosition position) {
        return SearchBudget.USUAL.withMillis(
                CubeEngine.recommendedMillis(position.board().side()));
    }

    @Override
    public void warmUp(GameOptions options, BooleanSupplier stopRequested) {
        WarmUp.run(options.number(CubeNotation.SIZE), stopRequested);
    }
}
