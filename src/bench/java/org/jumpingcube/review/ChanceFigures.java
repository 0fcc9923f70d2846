package org.jumpingcube.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Score;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.games.Games;

/**
 * How the chances of a review come true: analysts of a few thousand nodes play, positions of their games are scored, and
 * for each side the logit of a square of the edge is fitted to the games of odd number. It and the one in use are tried
 * on the others. A program.
 */
final class ChanceFigures {
    private static final int SAMPLES = 6; // of a game
    private static final long NODES = 100_000; // of which each is scored with

    private final List<Sample> samples = new ArrayList<>();

    /** An undecided score of a board of some side, and whether the side to move then won. */
    private record Sample(int side, int game, int score, boolean isWon) {
        double chance(double logitOfSquare) {
            return Score.chance(score, logitOfSquare * side);
        }

        /** As a review has it. */
        double chance() {
            return Score.chance(score, Games.CUBE.logit(CubePosition.start(side)));
        }

        double logLoss(double chance) {
            return -Math.log(isWon ? chance : 1 - chance);
        }

        boolean isForFitting() {
            return game % 2 == 1;
        }
    }

    private ChanceFigures() {}

    /** Runs the program; the arguments are pairs of a side and a number of games. */
    public static void main(String[] arguments) {
        var figures = new ChanceFigures();
        for (int pair = 0; pair < arguments.length; pair += 2) {
            for (int game = 0; game < Integer.parseInt(arguments[pair + 1]); game++) {
                figures.play(Integer.parseInt(arguments[pair]), game);
            }
        }
        figures.print();
    }

    private void play(int side, int game) {
        var random = new SplittableRandom(game * 31L + 7);
        var position = CubePosition.start(side);
        for (int ply = random.nextInt(9); ply > 0; ply--) {
            var moves = position.legalMoves();
            position = position.play(moves.get(random.nextInt(moves.size()))).after();
        }
        var player = Games.CUBE.analyst();
        var positions = new ArrayList<CubePosition>();
        while (!position.outcome().isOver()) {
            positions.add(position);
            var budget = SearchBudget.USUAL.withNodes(3_000 + random.nextInt(4_000));
            position = position.play(player.analyse(position, budget).move()).after();
        }
        Player winner = position.winner().orElseThrow();
        for (int sample = 0; sample < SAMPLES; sample++) {
            var picked = positions.get(random.nextInt(positions.size()));
            int score = Games.CUBE
                    .analyst()
                    .analyse(picked, SearchBudget.USUAL.withNodes(NODES))
                    .score();
            if (!Score.isDecided(score)) {
                samples.add(new Sample(side, game, score, winner == picked.toMove()));
            }
        }
    }

    private void print() {
        System.out.printf(Locale.ROOT, "%d positions without a proof%n", samples.size());
        samples.stream().map(Sample::side).distinct().forEach(side -> print(side + "x" + side, of(side)));
        print("all", samples);
    }

    private List<Sample> of(int side) {
        return samples.stream().filter(sample -> sample.side == side).toList();
    }

    private static void print(String name, List<Sample> those) {
        var fitted = those.stream().filter(Sample::isForFitting).toList();
        var tried = those.stream().filter(sample -> !sample.isForFitting()).toList();
        double own = IntStream.range(10, 100)
                .boxed()
                .min(Comparator.comparingDouble(logit -> mean(fitted, sample -> sample.logLoss(sample.chance(logit)))))
                .orElseThrow();
        System.out.printf(
                Locale.ROOT,
                "%s: logit %.0f a square by %d positions; log loss of %d others with it %.4f, as in use %.4f%n",
                name,
                own,
                fitted.size(),
                tried.size(),
                mean(tried, sample -> sample.logLoss(sample.chance(own))),
                mean(tried, sample -> sample.logLoss(sample.chance())));
        for (int tenth = 0; tenth < 10; tenth++) {
            printTenth(tenth, tried);
        }
    }

    private static void printTenth(int tenth, List<Sample> tried) {
        var those = tried.stream()
                .filter(sample -> (int) (10 * sample.chance()) == tenth)
                .toList();
        System.out.printf(
                Locale.ROOT,
                "%3d to %3d %%: said %.1f %%, won %.1f %% of %d%n",
                10 * tenth,
                10 * tenth + 10,
                100 * mean(those, Sample::chance),
                100 * mean(those, sample -> sample.isWon ? 1 : 0),
                those.size());
    }

    private static double mean(List<Sample> those, ToDoubleFunction<Sample> measure) {
        return those.stream().mapToDouble(measure).average().orElse(0);
    }
}
