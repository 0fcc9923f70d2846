package org.jumpingcube.review;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.Helpers;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Style;
import org.jumpingcube.games.Games;

/**
 * Whether better players get more accuracy: games between players of known strength, reviewed, each with the accuracy of
 * both sides and, beside it, the plain mean over their moves. A program; no clock is in its figures.
 */
final class AccuracyFigures {
    private final int side;
    private final SearchBudget analyst;
    private final Map<Level, Sums> sums = new EnumMap<>(Level.class);
    private int unequal;
    private int betterHasMore;
    private int betterHasMorePlainly;

    /** Who plays, the weakest first. */
    private enum Level {
        RANDOM,
        BEGINNER,
        AVERAGE,
        EXPERT
    }

    private record Pairing(Level one, Level two) {}

    /** What a level got in all its games. */
    private static final class Sums {
        private int games;
        private double accuracy;
        private double plain;
    }

    private AccuracyFigures(int side, long nodes) {
        this.side = side;
        analyst = SearchBudget.USUAL.withNodes(nodes);
    }

    /**
     * Runs the program; the arguments are the board's side, the number of games of each of five pairings, and the nodes
     * that the analyst looks at for each position.
     */
    public static void main(String[] arguments) {
        var figures = new AccuracyFigures(Integer.parseInt(arguments[0]), Long.parseLong(arguments[2]));
        int games = Integer.parseInt(arguments[1]);
        var pairings = List.of(
                new Pairing(Level.RANDOM, Level.RANDOM),
                new Pairing(Level.RANDOM, Level.BEGINNER),
                new Pairing(Level.BEGINNER, Level.EXPERT),
                new Pairing(Level.AVERAGE, Level.EXPERT),
                new Pairing(Level.EXPERT, Level.EXPERT));
        for (Pairing pairing : pairings) {
            for (int game = 0; game < games; game++) {
                boolean isSwapped = game % 2 == 1;
                figures.play(isSwapped ? new Pairing(pairing.two, pairing.one) : pairing, game);
            }
        }
        figures.print();
    }

    private void play(Pairing pairing, int game) {
        var random = new Random(game);
        var one = player(pairing.one, Style.KEPLER, game);
        var two = player(pairing.two, Style.NEWTON, game + 1);
        var history = History.<CubePosition, Square>startingAt(CubePosition.start(side));
        while (!history.current().outcome().isOver()) {
            var at = history.current();
            boolean isOne = at.toMove() == Player.ONE;
            var moves = at.legalMoves();
            history = history.then(
                    (isOne ? pairing.one : pairing.two) == Level.RANDOM
                            ? moves.get(random.nextInt(moves.size()))
                            : (isOne ? one : two)
                                    .analyse(at, SearchBudget.USUAL)
                                    .move());
        }
        count(pairing, review(history));
    }

    private static Engine<CubePosition, Square> player(Level level, Style style, long seed) {
        var skill = level == Level.RANDOM ? Skill.BEGINNER : Skill.valueOf(level.name());
        return Games.CUBE.engine(new Seat(true, style, skill), seed, Helpers.NONE);
    }

    private Review<CubePosition, Square> review(History<CubePosition, Square> game) {
        var review = Review.of(Games.CUBE, game);
        while (!review.isComplete()) {
            var position = review.wanted().get(0);
            review = review.with(position, new TwoDepths<>(Games.CUBE.analyst()).analyse(position, analyst));
        }
        return review;
    }

    private void count(Pairing pairing, Review<CubePosition, Square> review) {
        double one = review.accuracy(Player.ONE).orElse(0);
        double two = review.accuracy(Player.TWO).orElse(0);
        double plainOne = plain(review, Player.ONE);
        double plainTwo = plain(review, Player.TWO);
        add(pairing.one, one, plainOne);
        add(pairing.two, two, plainTwo);
        if (pairing.one != pairing.two) {
            boolean isOneBetter = pairing.one.compareTo(pairing.two) > 0;
            unequal++;
            betterHasMore += (isOneBetter ? one > two : two > one) ? 1 : 0;
            betterHasMorePlainly += (isOneBetter ? plainOne > plainTwo : plainTwo > plainOne) ? 1 : 0;
        }
        var winner = review.position(review.positions() - 1).outcome().winner().orElseThrow();
        System.out.printf(
                Locale.ROOT,
                "%s v %s, %d moves, player %d won: %.0f and %.0f, plainly %.0f and %.0f%n",
                pairing.one,
                pairing.two,
                review.positions() - 1,
                winner.number(),
                100 * one,
                100 * two,
                100 * plainOne,
                100 * plainTwo);
    }

    private static double plain(Review<CubePosition, Square> review, Player player) {
        return review.moves().stream()
                .filter(move -> move.turn().player() == player)
                .mapToDouble(ReviewedMove::accuracy)
                .average()
                .orElse(0);
    }

    private void add(Level level, double accuracy, double plain) {
        var sum = sums.computeIfAbsent(level, any -> new Sums());
        sum.games++;
        sum.accuracy += accuracy;
        sum.plain += plain;
    }

    private void print() {
        sums.forEach((level, sum) -> System.out.printf(
                Locale.ROOT,
                "%s, mean of %d: %.0f, plainly %.0f%n",
                level,
                sum.games,
                100 * sum.accuracy / sum.games,
                100 * sum.plain / sum.games));
        System.out.printf(
                Locale.ROOT,
                "of %d games between unequal players the better one got more in %d, plainly in %d%n",
                unequal,
                betterHasMore,
                betterHasMorePlainly);
    }
}
