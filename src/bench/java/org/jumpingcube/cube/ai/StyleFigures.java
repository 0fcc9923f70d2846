package org.jumpingcube.cube.ai;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Style;

/**
 * What tells Kepler and Newton apart to the eye, as figures: lets the two play each other and prints for each style the
 * mean over its games, and the difference in standard errors. A program, not a test:
 *
 * <pre>StyleFigures SIDE GAMES [NODES [STYLE]]</pre>
 *
 * Without NODES they play at Expert's full strength. With a STYLE it plays against the player without any, whose column is
 * the second. Every opening of two random moves is played twice with sides
 * swapped.
 */
final class StyleFigures {
    private static final int OPENING_PLIES = 2;
    private static final int EARLY_MOVES = 6;

    private final int side;
    private final SearchBudget budget;
    private final Optional<Style> alone; // against none

    private StyleFigures(int side, SearchBudget budget, Optional<Style> alone) {
        this.alone = alone;
        this.side = side;
        this.budget = budget;
    }

    /** Runs the program. */
    public static void main(String[] arguments) throws InterruptedException, ExecutionException {
        int side = Integer.parseInt(arguments[0]);
        int games = Integer.parseInt(arguments[1]);
        var budget =
                arguments.length > 2 ? SearchBudget.USUAL.withNodes(Long.parseLong(arguments[2])) : SearchBudget.USUAL;
        var alone = arguments.length > 3 ? Optional.of(Style.valueOf(arguments[3])) : Optional.<Style>empty();
        new StyleFigures(side, budget, alone).print(games, System.out);
    }

    /** What can be seen of one player in one game. */
    private enum Trait {
        OWN_CUBES_AGAIN("of the first six moves, onto an own cube"),
        EARLY_RIM("of the first six moves, on the rim"),
        EARLY_CORNERS("of the first six moves, in a corner"),
        EARLY_CONTACTS("of the first six moves, beside an enemy cube"),
        CONTACTS("moves made beside an enemy cube"),
        BURSTS("bursting moves"),
        CUBES("cubes owned at mid-game"),
        CRITICAL("critical cubes at mid-game"),
        WINS("games won");

        private final String text;

        Trait(String text) {
            this.text = text;
        }
    }

    private void print(int games, PrintStream out) throws InterruptedException, ExecutionException {
        var workers = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
        List<Future<Pair>> played = new ArrayList<>();
        for (int game = 0; game < games; game++) {
            int number = game;
            played.add(workers.submit(() -> play(number)));
        }
        var all = new ArrayList<Pair>();
        for (Future<Pair> one : played) {
            all.add(one.get());
        }
        workers.shutdown();
        out.printf(Locale.ROOT, "%dx%d, %d games%n", side, side, games);
        for (Trait trait : Trait.values()) {
            print(trait, all, out);
        }
    }

    private static void print(Trait trait, List<Pair> games, PrintStream out) {
        double[] differences = new double[games.size()];
        double kepler = 0;
        double newton = 0;
        for (int i = 0; i < games.size(); i++) {
            double one = games.get(i).kepler.value(trait);
            double other = games.get(i).newton.value(trait);
            kepler += one / games.size();
            newton += other / games.size();
            differences[i] = one - other;
        }
        double squares = 0;
        for (double difference : differences) {
            squares += Math.pow(difference - (kepler - newton), 2);
        }
        double error = Math.sqrt(squares / (games.size() - 1) / games.size());
        out.printf(
                Locale.ROOT,
                "%-48s Kepler %6.3f  Newton %6.3f  %5.1f standard errors%n",
                trait.text,
                kepler,
                newton,
                Math.abs(kepler - newton) / error);
    }

    /** A game as it was for either style. */
    private record Pair(Game kepler, Game newton) {}

    private Pair play(int number) {
        var random = new SplittableRandom(number / 2);
        var position = CubePosition.start(side);
        for (int ply = 0; ply < OPENING_PLIES; ply++) {
            var moves = position.legalMoves();
            position = position.play(moves.get(random.nextInt(moves.size()))).after();
        }
        var keplersSide = number % 2 == 0 ? Player.ONE : Player.TWO;
        var kepler = player(Optional.of(alone.orElse(Style.KEPLER)), number);
        var newton = player(alone.isPresent() ? Optional.empty() : Optional.of(Style.NEWTON), number);
        var games = new Pair(new Game(), new Game());
        var positions = new ArrayList<CubePosition>();
        while (position.winner().isEmpty()) {
            boolean isKeplers = position.toMove() == keplersSide;
            var square = (isKeplers ? kepler : newton).analyse(position, budget).move();
            (isKeplers ? games.kepler : games.newton).note(position, square);
            positions.add(position);
            position = position.play(square).after();
        }
        var middle = positions.get(positions.size() / 2).board();
        games.kepler.end(middle, keplersSide, position);
        games.newton.end(middle, keplersSide.opponent(), position);
        return games;
    }

    private static CubeEngine player(Optional<Style> style, long seed) {
        return new CubeEngine(new Personality(style, Skill.EXPERT, seed));
    }

    /** One style's part in a game. */
    private static final class Game {
        private int moves;
        private int again;
        private int rim;
        private int corners;
        private int earlyContacts;
        private int contacts;
        private int bursts;
        private double cubes;
        private double critical;
        private boolean won;

        void note(CubePosition position, Square square) {
            var board = position.board();
            boolean isContact = board.neighbours(square).stream()
                    .anyMatch(neighbour ->
                            board.at(neighbour).isOwnedBy(position.toMove().opponent()));
            boolean isEarly = moves < EARLY_MOVES;
            moves++;
            contacts += isContact ? 1 : 0;
            bursts += board.at(square).value() == board.capacity(square) ? 1 : 0;
            again += isEarly && !board.at(square).isNeutral() ? 1 : 0;
            rim += isEarly && board.capacity(square) < 4 ? 1 : 0;
            corners += isEarly && board.capacity(square) == 2 ? 1 : 0;
            earlyContacts += isEarly && isContact ? 1 : 0;
        }

        void end(Board middle, Player player, CubePosition last) {
            for (Square square : middle.squares()) {
                boolean isOwn = middle.at(square).isOwnedBy(player);
                cubes += isOwn ? 1 : 0;
                critical += isOwn && middle.at(square).value() == middle.capacity(square) ? 1 : 0;
            }
            won = last.winner().orElseThrow() == player;
        }

        double value(Trait trait) {
            double early = Math.min(moves, EARLY_MOVES);
            return switch (trait) {
                case OWN_CUBES_AGAIN -> again / early;
                case EARLY_RIM -> rim / early;
                case EARLY_CORNERS -> corners / early;
                case EARLY_CONTACTS -> earlyContacts / early;
                case CONTACTS -> (double) contacts / moves;
                case BURSTS -> (double) bursts / moves;
                case CUBES -> cubes;
                case CRITICAL -> critical;
                case WINS -> won ? 1 : 0;
            };
        }
    }
}
