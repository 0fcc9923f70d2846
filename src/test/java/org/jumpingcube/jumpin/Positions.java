package org.jumpingcube.jumpin;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import org.jumpingcube.Laws;
import org.jumpingcube.game.GameOption;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Player;
import org.jumpingcube.jumpin.JumpinMove.Jump;

/** Positions of Jumpin for tests, written as text. */
public final class Positions {
    public static final JumpinNotation NOTATION = new JumpinNotation();

    private Positions() {}

    /** The usual options but for these. */
    public static GameOptions options(String... namesAndValues) {
        var chosen = new java.util.TreeMap<String, String>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            chosen.put(namesAndValues[i], namesAndValues[i + 1]);
        }
        return Preset.with(chosen);
    }

    public static JumpinPosition start(String... namesAndValues) {
        return JumpinPosition.start(Rules.of(options(namesAndValues)), Player.ONE);
    }

    /** A position set up from one line of text. */
    public static JumpinPosition position(String line, String... namesAndValues) {
        var toMove = line.matches(".* x( .*)?") ? Player.ONE : Player.TWO;
        return NOTATION.readBoard(options(namesAndValues), toMove, List.of(Optional.of(line)))
                .position()
                .orElseThrow();
    }

    public static JumpinMove move(String text) {
        return NOTATION.read(text).orElseThrow();
    }

    public static JumpinPosition play(JumpinPosition from, String... moves) {
        var position = from;
        for (String move : moves) {
            position = position.play(move(move)).after();
        }
        return position;
    }

    /** The legal moves as text. */
    public static List<String> moves(JumpinPosition position) {
        return position.legalMoves().stream().map(NOTATION::write).toList();
    }

    /** Where the pawn on a square can go. */
    public static List<String> targets(JumpinPosition position, String square) {
        return position.legalMoves().stream()
                .filter(move -> move instanceof Jump jump && jump.from().name().equals(square))
                .map(move -> ((Jump) move).to().name())
                .toList();
    }

    /** Any options: each one its usual value, or any other. */
    public static GameOptions randomOptions(Random random) {
        var values = new java.util.TreeMap<String, String>();
        for (GameOption option : Rules.OPTIONS) {
            if (option instanceof GameOption.Choice choice) {
                values.put(
                        option.name(),
                        choice.words().get(random.nextInt(choice.words().size())));
            } else if (option instanceof GameOption.Range range) {
                values.put(
                        option.name(),
                        Integer.toString(Laws.between(random, range.least(), Math.min(range.most(), 120))));
            }
        }
        return new GameOptions(Map.copyOf(values));
    }

    /** Plays a game of random moves, to its end or so many plies, and tells of each turn. */
    public static JumpinPosition randomGame(
            JumpinPosition start, int plies, Random random, Consumer<JumpinTurn> onTurn) {
        var position = start;
        for (int ply = 0; ply < plies; ply++) {
            var moves = position.legalMoves();
            if (moves.isEmpty()) {
                break;
            }
            var turn = position.play(moves.get(random.nextInt(moves.size())));
            onTurn.accept(turn);
            position = turn.after();
        }
        return position;
    }

    /** Some pawns of both sides anywhere, up to 13 a side, in a game that goes on. */
    public static JumpinPosition randomPosition(Random random) {
        while (true) {
            var gold = SquareSet.EMPTY;
            var silver = SquareSet.EMPTY;
            int pawns = Laws.between(random, 1, CompactBoard.MOST_PAWNS);
            int others = Laws.between(random, 1, CompactBoard.MOST_PAWNS);
            while (gold.size() < pawns) {
                gold = gold.with(random.nextInt(Squares.COUNT));
            }
            while (silver.size() < others) {
                int index = random.nextInt(Squares.COUNT);
                silver = gold.contains(index) ? silver : silver.with(index);
            }
            var toMove = random.nextBoolean() ? Player.ONE : Player.TWO;
            var rules = Rules.of(randomOptions(random));
            var position =
                    JumpinPosition.setUp(rules, new PawnBoard(gold, silver), toMove, SquareSet.EMPTY, ScoreCard.EMPTY);
            if (!position.outcome().isOver()) {
                return position;
            }
        }
    }
}
