package org.jumpingcube.jumpin.ai;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import org.jumpingcube.game.EloScale;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.GameOption;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Helpers;
import org.jumpingcube.game.Notation;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Skill;
import org.jumpingcube.grid.GridPlay;
import org.jumpingcube.jumpin.JumpinLook;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinNotation;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.PawnBoard;
import org.jumpingcube.jumpin.Preset;
import org.jumpingcube.jumpin.Rules;

/** Jumpin as a kind of game. */
public final class JumpinKind extends JumpinLook implements GridPlay<JumpinPosition, JumpinMove> {
    /** An upper bound for an Expert's move. */
    private static final int MOST_MILLIS = 400;

    /** From few games, see docs/lab/jumpin.md. */
    private static final double LOGIT = 350;

    private static final int PRACTICE_MOVES = 40;
    private static final int PRACTICE_NODES = 20_000;

    private final Notation<JumpinPosition, JumpinMove> notation = new JumpinNotation();

    @Override
    public String name() {
        return "jumpin";
    }

    @Override
    public List<GameOption> options() {
        return Rules.OPTIONS;
    }

    @Override
    public GameOptions usual(Map<String, String> chosen) {
        return Preset.with(chosen);
    }

    @Override
    public JumpinPosition start(GameOptions options) {
        return JumpinPosition.start(Rules.of(options), Player.ONE);
    }

    @Override
    public GameOptions options(JumpinPosition position) {
        return position.rules().options();
    }

    /** {@inheritDoc} In a series either side may begin, with the points of the games before. */
    @Override
    public boolean isEven(JumpinPosition start) {
        return start.board().equals(PawnBoard.START);
    }

    @Override
    public Optional<JumpinPosition> next(JumpinPosition over) {
        return over.nextGame();
    }

    @Override
    public List<UnaryOperator<JumpinMove>> symmetries(JumpinPosition start) {
        return List.of(UnaryOperator.identity(), JumpinMove::mirrored);
    }

    @Override
    public Notation<JumpinPosition, JumpinMove> notation() {
        return notation;
    }

    /** {@inheritDoc} The rows that its pawns have advanced. */
    @Override
    public int count(JumpinPosition position, Player player) {
        return position.board().advance(player);
    }

    @Override
    public int most(JumpinPosition position) {
        return 2 * PawnBoard.ALL_ROWS;
    }

    @Override
    public EloScale elo() {
        return JumpinSight.ELO;
    }

    @Override
    public Engine<JumpinPosition, JumpinMove> engine(Seat seat, long seed, Helpers helpers) {
        return new JumpinEngine(Optional.of(seat.style()), JumpinSight.of(seat, seed), seed);
    }

    @Override
    public Engine<JumpinPosition, JumpinMove> analyst() {
        return new JumpinEngine(Optional.empty(), Skill.EXPERT, 0);
    }

    @Override
    public double logit(JumpinPosition position) {
        return LOGIT;
    }

    @Override
    public SearchBudget budget(JumpinPosition position) {
        return SearchBudget.USUAL.withMillis(MOST_MILLIS);
    }

    @Override
    public void warmUp(GameOptions options, BooleanSupplier stopRequested) {
        var engine = analyst();
        var position = start(options);
        var budget = SearchBudget.USUAL.withNodes(PRACTICE_NODES);
        for (int move = 0; move < PRACTICE_MOVES && !stopRequested.getAsBoolean(); move++) {
            position = position.play(engine.analyse(position, budget, stopRequested, deeper -> {})
                            .move())
                    .after();
            position = position.outcome().isOver() ? start(options) : position;
        }
    }
}
