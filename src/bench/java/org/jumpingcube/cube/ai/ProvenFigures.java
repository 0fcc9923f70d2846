package org.jumpingcube.cube.ai;

import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Score;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Style;

/**
 * How far a board that is not solved is known: of which positions an Expert's search proves within a second of processor
 * time who wins, and who wins when two Masters play from the empty board. A program, not a test:
 *
 * <pre>ProvenFigures SIDE left POSITIONS POINTS...
 *ProvenFigures SIDE plies POSITIONS PLIES...
 *ProvenFigures SIDE games GAMES NODES</pre>
 *
 * The first is about boards filled at random, so many points short of all that the cubes can hold; the second about
 * random games after so many plies; the third plays so many games with so many positions a move, Kepler and Newton in
 * turn.
 */
final class ProvenFigures {
    private static final long PROOF_NANOS = 1_000_000_000;

    private final int side;
    private final PrintStream out;

    private ProvenFigures(int side, PrintStream out) {
        this.side = side;
        this.out = out;
    }

    /** Runs the program. */
    public static void main(String[] arguments) {
        var figures = new ProvenFigures(Integer.parseInt(arguments[0]), System.out);
        int number = Integer.parseInt(arguments[2]);
        IntStream rows = Arrays.stream(arguments).skip(3).mapToInt(Integer::parseInt);
        switch (arguments[1]) {
            case "left" ->
                rows.forEach(left -> figures.printRow(number, left, random -> figures.almostFull(left, random)));
            case "plies" ->
                rows.forEach(plies -> figures.printRow(number, plies, random -> figures.afterPlies(plies, random)));
            default -> rows.forEach(nodes -> figures.printGames(number, nodes));
        }
    }

    private void printRow(int positions, int row, Function<Random, CubePosition> maker) {
        var random = new Random(row);
        int won = 0;
        int lost = 0;
        for (int i = 0; i < positions; i++) {
            var score = proven(maker.apply(random));
            won += score.filter(Score::isWin).isPresent() ? 1 : 0;
            lost += score.filter(Score::isLoss).isPresent() ? 1 : 0;
        }
        out.printf(
                Locale.ROOT,
                "%d: of %d proved %d, won %d, lost %d by the side to move%n",
                row,
                positions,
                won + lost,
                won,
                lost);
    }

    /** The score, if it is proven in time. */
    private static Optional<Integer> proven(CubePosition position) {
        var stop = new Deadline();
        int score = new CubeEngine(Personality.of(Style.KEPLER, Skill.EXPERT, 0))
                .analyse(
                        position, SearchBudget.USUAL.withNodes(Long.MAX_VALUE), stop, found -> stop.note(found.score()))
                .score();
        return Optional.of(score).filter(ProvenFigures::isProof);
    }

    private static boolean isProof(int score) {
        return Score.isWin(score) || Score.isLoss(score);
    }

    /** Wants a stop after a second, or as soon as a proof is heard of: the search would look for a shorter one. */
    private static final class Deadline implements BooleanSupplier {
        private final long end = processorTime() + PROOF_NANOS;
        private boolean isProven;

        void note(int score) {
            isProven = isProof(score);
        }

        @Override
        public boolean getAsBoolean() {
            return isProven || processorTime() >= end;
        }
    }

    private static long processorTime() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private CubePosition almostFull(int left, Random random) {
        var shape = Board.empty(side);
        int[] points = shape.squares().stream().mapToInt(shape::capacity).toArray();
        for (int taken = 0; taken < left; ) {
            int square = random.nextInt(points.length);
            if (points[square] > 1) {
                points[square]--;
                taken++;
            }
        }
        var cubes = Arrays.stream(points)
                .mapToObj(value -> Cube.of(random.nextBoolean() ? Player.ONE : Player.TWO, value))
                .toList();
        var position = new CubePosition(Board.of(side, cubes), Player.ONE);
        return position.winner().isPresent() ? almostFull(left, random) : position;
    }

    private CubePosition afterPlies(int plies, Random random) {
        var position = CubePosition.start(side);
        for (int ply = 0; ply < plies && position.winner().isEmpty(); ply++) {
            var moves = position.legalMoves();
            position = position.play(moves.get(random.nextInt(moves.size()))).after();
        }
        return position.winner().isPresent() ? afterPlies(plies, random) : position;
    }

    private void printGames(int games, int nodes) {
        var budget = SearchBudget.USUAL.withNodes(nodes);
        var different = new HashSet<List<Square>>();
        int firstWins = 0;
        int differentFirstWins = 0;
        for (int game = 0; game < games; game++) {
            var first = player(game, 0);
            var second = player(game, 1);
            var moves = new ArrayList<Square>();
            var position = CubePosition.start(side);
            while (position.winner().isEmpty()) {
                var mover = position.toMove() == Player.ONE ? first : second;
                moves.add(mover.analyse(position, budget).move());
                position = position.play(moves.get(moves.size() - 1)).after();
            }
            boolean firstWon = position.winner().orElseThrow() == Player.ONE;
            firstWins += firstWon ? 1 : 0;
            differentFirstWins += different.add(moves) && firstWon ? 1 : 0;
        }
        out.printf(
                Locale.ROOT,
                "%dx%d, %d positions a move: player 1 won %d of %d games, %d of %d that differ%n",
                side,
                side,
                nodes,
                firstWins,
                games,
                differentFirstWins,
                different.size());
    }

    private static CubeEngine player(int game, int seat) {
        var style = (game + seat) % 2 == 0 ? Style.KEPLER : Style.NEWTON;
        return new CubeEngine(Personality.of(style, Skill.MASTER, 2L * game + seat));
    }
}
