package org.jumpingcube.strip;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.BoardReading;
import org.jumpingcube.game.EloScale;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOption;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Helpers;
import org.jumpingcube.game.Notation;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Seat;

/** The small game of the tests as a kind of game. */
public final class StripKind implements GameKind<StripPosition, Hop>, Notation<StripPosition, Hop> {
    public static final StripKind STRIP = new StripKind();

    static final String LENGTH = "length";
    static final String STUCK = "stuck";
    static final String BURNING = "burning";

    private StripKind() {}

    public static GameOptions options(int length, String stuck, String burning) {
        return new GameOptions(Map.of(LENGTH, Integer.toString(length), STUCK, stuck, BURNING, burning));
    }

    @Override
    public String name() {
        return "strip";
    }

    @Override
    public List<GameOption> options() {
        return List.of(
                new GameOption.Range(LENGTH, 2, 9, 5, true),
                new GameOption.Choice(STUCK, List.of("loss", "pass")),
                new GameOption.Choice(BURNING, List.of("off", "on")));
    }

    @Override
    public StripPosition start(GameOptions options) {
        return StripPosition.start(options);
    }

    @Override
    public GameOptions options(StripPosition position) {
        return position.options();
    }

    @Override
    public Notation<StripPosition, Hop> notation() {
        return this;
    }

    /** Plays the last move there is. */
    @Override
    public EloScale elo() {
        return EloScale.of(500, 800, 900, 1000, 1100, 1200);
    }

    @Override
    public Engine<StripPosition, Hop> engine(Seat seat, long seed, Helpers helpers) {
        return (position, budget, stop, listener) -> {
            var moves = position.legalMoves();
            return Analysis.of(moves.get(moves.size() - 1), 0, 1, 1);
        };
    }

    @Override
    public Engine<StripPosition, Hop> analyst() {
        return engine(Seat.COMPUTER, 0, Helpers.NONE);
    }

    @Override
    public double logit(StripPosition position) {
        return 1;
    }

    @Override
    public SearchBudget budget(StripPosition position) {
        return SearchBudget.USUAL;
    }

    @Override
    public void warmUp(GameOptions options, BooleanSupplier stopRequested) {}

    @Override
    public String write(Hop move) {
        return move.equals(Hop.PASS) ? "pass" : Integer.toString(move.to() + 1);
    }

    @Override
    public Optional<Hop> read(String text) {
        if (text.equals("pass")) {
            return Optional.of(Hop.PASS);
        }
        return text.matches("[1-9]") ? Optional.of(new Hop(Integer.parseInt(text) - 1)) : Optional.empty();
    }

    @Override
    public List<String> writeBoard(StripPosition position) {
        return List.of(position.squares());
    }

    @Override
    public BoardReading<StripPosition> readBoard(GameOptions options, Player toMove, List<Optional<String>> lines) {
        boolean isStrip = lines.size() == 1
                && lines.get(0)
                        .filter(line -> line.matches("[.#]*(1[.#]*2|2[.#]*1)[.#]*"))
                        .isPresent()
                && lines.get(0)
                        .filter(line -> line.length() == options.number(LENGTH))
                        .isPresent();
        return isStrip
                ? new BoardReading<>(
                        Optional.of(new StripPosition(options, lines.get(0).get(), toMove, List.of(), 0)), List.of())
                : new BoardReading<>(
                        Optional.empty(), List.of(new BoardReading.Flaw(OptionalInt.empty(), "rows", List.of("1"))));
    }
}
