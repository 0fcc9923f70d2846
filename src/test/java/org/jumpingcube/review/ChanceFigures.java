package org.jumpingcube.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.IntPredicate;
import java.util.function.ToDoubleFunction;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Score;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.games.Games;

/**
 * How the chances of a review come true: analysts of a few thousand nodes play, positions of their games are scored, and
 * the logit of a square of the edge is fitted to the games of odd number and tried on the others. A program.
 */
final class ChanceFigures {
    private static final int SAMPLES = 6; // of a game
    private static final long NODES = 100_000; // of which each is scored with

    private final List<Sample> samples = new ArrayList<>();

    /** A score for each square of an edge, undecided ones alone, and whether the side to move then won. */
    private record Sample(int game, double score, boolean isWon) {
        double chance(double logit) {
            return 1 / (1 + Math.exp(-score / logit));
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
                samples.add(new Sample(game, (double) score / side, winner == picked.toMove()));
            }
        }
    }

    private void print() {
        double best = 10;
        for (double logit = 10; logit < 100; logit++) {
            best = likelihood(logit) > likelihood(best) ? logit : best;
        }
        System.out.printf(Locale.ROOT, "logit %.0f a square of the edge, %d positions%n", best, samples.size());
        for (int tenth = 0; tenth < 10; tenth++) {
            printTenth(tenth, best);
        }
    }

    private double likelihood(double logit) {
        return of(game -> game % 2 == 1).stream()
                .mapToDouble(sample -> Math.log(sample.isWon ? sample.chance(logit) : 1 - sample.chance(logit)))
                .sum();
    }

    private List<Sample> of(IntPredicate games) {
        return samples.stream().filter(sample -> games.test(sample.game)).toList();
    }

    private void printTenth(int tenth, double logit) {
        var those = of(game -> game % 2 == 0).stream()
                .filter(sample -> (int) (10 * sample.chance(logit)) == tenth)
                .toList();
        ToDoubleFunction<ToDoubleFunction<Sample>> percent =
                measure -> 100 * those.stream().mapToDouble(measure).average().orElse(0);
        System.out.printf(
                Locale.ROOT,
                "%3d to %3d %%: said %.1f %%, won %.1f %% of %d%n",
                10 * tenth,
                10 * tenth + 10,
                percent.applyAsDouble(sample -> sample.chance(logit)),
                percent.applyAsDouble(sample -> sample.isWon ? 1 : 0),
                those.size());
    }
}
