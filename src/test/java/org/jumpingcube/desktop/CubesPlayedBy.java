package org.jumpingcube.desktop;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.look.CubeLook;
import org.jumpingcube.desktop.cube.CubeView;
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
import org.jumpingcube.games.Games;
import org.jumpingcube.session.GameSession;
import org.jumpingcube.settings.Look;

/** Jumping Cube with one engine for all computer players, which may take a minute for a move. */
final class CubesPlayedBy extends CubeLook implements GameKind<CubePosition, Square> {
    private static final long MINUTE = 60_000;

    private final Engine<CubePosition, Square> engine;
    private final Notation<CubePosition, Square> notation;

    CubesPlayedBy(Engine<CubePosition, Square> engine, Notation<CubePosition, Square> notation) {
        super(Look.DEFAULT);
        this.engine = engine;
        this.notation = notation;
    }

    CubesPlayedBy(Engine<CubePosition, Square> engine) {
        this(engine, Games.CUBE.notation());
    }

    /** The views of a window in which nothing else is played. */
    static GameViews views(Engine<CubePosition, Square> engine) {
        return (texts, show) -> List.of(new CubeView(new CubesPlayedBy(engine), texts, show));
    }

    /** The session of a window in which nothing else is played. */
    @SuppressWarnings("unchecked")
    static GameSession<CubePosition, Square> session(DesktopProgram program) {
        return (GameSession<CubePosition, Square>) program.games().session();
    }

    @Override
    public String name() {
        return Games.CUBE.name();
    }

    @Override
    public List<GameOption> options() {
        return Games.CUBE.options();
    }

    @Override
    public CubePosition start(GameOptions options) {
        return Games.CUBE.start(options);
    }

    @Override
    public GameOptions options(CubePosition position) {
        return Games.CUBE.options(position);
    }

    @Override
    public boolean hasHeadStarts() {
        return Games.CUBE.hasHeadStarts();
    }

    @Override
    public Optional<HeadStart> headStart(CubePosition start) {
        return Games.CUBE.headStart(start);
    }

    @Override
    public Notation<CubePosition, Square> notation() {
        return notation;
    }

    @Override
    public EloScale elo() {
        return Games.CUBE.elo();
    }

    @Override
    public Engine<CubePosition, Square> engine(Seat seat, long seed, Helpers helpers) {
        return engine;
    }

    @Override
    public Engine<CubePosition, Square> analyst() {
        return engine;
    }

    @Override
    public double logit(CubePosition position) {
        return Games.CUBE.logit(position);
    }

    @Override
    public SearchBudget budget(CubePosition position) {
        return SearchBudget.USUAL.withMillis(MINUTE);
    }

    @Override
    public void warmUp(GameOptions options, BooleanSupplier stopRequested) {}
}
