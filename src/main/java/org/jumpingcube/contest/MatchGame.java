package org.jumpingcube.contest;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jumpingcube.cube.CubeNotation;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.ai.CubeKind;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Square;

/**
 * A game to play matches of.
 *
 * @param title its name in the report
 * @param movers players that follow a simple rule, by name
 * @param words of the engine protocol
 * @param jump61 the words of the Jump61 protocol, if that has this game
 */
public record MatchGame<P extends Position<P, M>, M>(
        GameKind<P, M> kind,
        GameOptions options,
        String title,
        Map<String, Function<P, List<M>>> movers,
        Words<M> words,
        Optional<Words<M>> jump61) {
    private static final int LARGEST_OF_JUMP61 = 10;

    public MatchGame {
        movers = Map.copyOf(movers);
    }

    /** The words of a protocol for a game. */
    interface Words<M> {
        String begin();

        String write(M move);

        /** The move in a program's answer; empty if there is none. */
        Optional<M> read(String answer);
    }

    /** Cubes on a board of this side. */
    public static MatchGame<CubePosition, Square> ofCubes(int side) {
        return new MatchGame<>(
                new CubeKind(),
                GameOptions.of(CubeNotation.SIZE, side),
                "on " + side + "x" + side,
                Map.of(
                        "random", CubePosition::legalMoves,
                        "greedy", CubeCounter::greedy,
                        "newcomer", CubeCounter::newcomer),
                new CubeWords(side),
                side <= LARGEST_OF_JUMP61 ? Optional.of(new Jump61Words(side)) : Optional.empty());
    }

    /** A game with these options; any but the cubes in its notation. */
    public static MatchGame<?, ?> ofAny(GameKind<?, ?> kind, GameOptions options) {
        return kind instanceof CubeKind ? ofCubes(options.number(CubeNotation.SIZE)) : of(kind, options);
    }

    /** Another game, in its notation. */
    public static <P extends Position<P, M>, M> MatchGame<P, M> of(GameKind<P, M> kind, GameOptions options) {
        return new MatchGame<>(
                kind,
                options,
                "of " + kind.name(),
                Map.of("random", Position::legalMoves),
                new NotationWords<>(kind, options),
                Optional.empty());
    }

    /** The position in which a game begins. */
    public P start() {
        return kind.start(options);
    }

    private static String words(Square square) {
        return (square.row() + 1) + " " + (square.column() + 1);
    }

    private static Square square(Matcher move) {
        return new Square(Integer.parseInt(move.group(1)) - 1, Integer.parseInt(move.group(2)) - 1);
    }

    private record Jump61Words(int side) implements Words<Square> {
        private static final Pattern MOVE = Pattern.compile("\\*\\s*([0-9]{1,2})\\s+([0-9]{1,2})$");

        @Override
        public String begin() {
            return "size " + side;
        }

        @Override
        public String write(Square move) {
            return words(move);
        }

        @Override
        public Optional<Square> read(String line) {
            Matcher move = MOVE.matcher(line);
            return move.find() ? Optional.of(square(move)) : Optional.empty();
        }
    }

    private record CubeWords(int side) implements Words<Square> {
        private static final Pattern MOVE = Pattern.compile("move\\s+([0-9]{1,2})\\s+([0-9]{1,2})");

        @Override
        public String begin() {
            return "new " + side;
        }

        @Override
        public String write(Square move) {
            return "move " + words(move);
        }

        @Override
        public Optional<Square> read(String answer) {
            Matcher move = MOVE.matcher(answer);
            return move.matches() ? Optional.of(square(move)) : Optional.empty();
        }
    }

    private record NotationWords<P extends Position<P, M>, M>(GameKind<P, M> kind, GameOptions options)
            implements Words<M> {
        @Override
        public String begin() {
            var words = new StringBuilder("new");
            options.values().forEach((name, value) -> words.append(" ").append(name + "=" + value));
            return words.toString();
        }

        @Override
        public String write(M move) {
            return "move " + kind.notation().write(move);
        }

        @Override
        public Optional<M> read(String answer) {
            return answer.startsWith("move ")
                    ? kind.notation().read(answer.substring("move ".length()).strip())
                    : Optional.empty();
        }
    }
}
