package org.jumpingcube.contest;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jumpingcube.cube.CubeNotation;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.cube.ai.CubeKind;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Position;

/**
 * A game to play matches of.
 *
 * @param title its name in the report
 * @param movers players that follow a simple rule, by name
 * @param words how to talk to external programs
 */
public record MatchGame<P extends Position<P, M>, M>(
        GameKind<P, M> kind,
        GameOptions options,
        String title,
        Map<String, Function<P, List<M>>> movers,
        Words<M> words) {
    private static final int LARGEST_OF_JUMP61 = 10;

    public MatchGame {
        movers = Map.copyOf(movers);
    }

    /** The engine protocol's words for a game. */
    interface Words<M> {
        String begin();

        /** The Jump61 protocol's word that begins a game. */
        default String beginJump61() {
            throw new UnsupportedOperationException("a game that the Jump61 protocol does not have");
        }

        default String writeJump61(M move) {
            throw new UnsupportedOperationException("a game that the Jump61 protocol does not have");
        }

        /** The move in a line of a program that speaks the Jump61 protocol; empty if there is none. */
        default Optional<M> readJump61(String line) {
            throw new UnsupportedOperationException("a game that the Jump61 protocol does not have");
        }

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
                new CubeWords(side));
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
                new NotationWords<>(kind, options));
    }

    /** Whether the Jump61 protocol has it: cubes on boards up to 10x10. */
    public boolean isOfJump61() {
        return kind instanceof CubeKind && options.number(CubeNotation.SIZE) <= LARGEST_OF_JUMP61;
    }

    /** The position in which a game begins. */
    public P start() {
        return kind.start(options);
    }

    private record CubeWords(int side) implements Words<Square> {
        private static final Pattern JUMP61_MOVE = Pattern.compile("\\*\\s*([0-9]{1,2})\\s+([0-9]{1,2})$");

        @Override
        public String beginJump61() {
            return "size " + side;
        }

        @Override
        public String writeJump61(Square move) {
            return (move.row() + 1) + " " + (move.column() + 1);
        }

        @Override
        public Optional<Square> readJump61(String line) {
            Matcher move = JUMP61_MOVE.matcher(line);
            return move.find() ? Optional.of(square(move)) : Optional.empty();
        }

        private static Square square(Matcher move) {
            return new Square(Integer.parseInt(move.group(1)) - 1, Integer.parseInt(move.group(2)) - 1);
        }

        private static final Pattern MOVE = Pattern.compile("move\\s+([0-9]{1,2})\\s+([0-9]{1,2})");

        @Override
        public String begin() {
            return "new " + side;
        }

        @Override
        public String write(Square move) {
            return "move " + (move.row() + 1) + " " + (move.column() + 1);
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
