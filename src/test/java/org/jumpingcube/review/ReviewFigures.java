package org.jumpingcube.review;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Score;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.games.Games;

/**
 * How far a review can be trusted, as figures. A program, not a test:
 *
 * <pre>ReviewFigures cube SIDE GAMES | ReviewFigures jumpin GAMES</pre>
 *
 * Two Strong players play, after an opening of random moves. The logit is fitted to the
 * games of odd number; how well chances come true is counted in the others. The analyst's own noise is how far its
 * opinions before and after a move that it would play itself lie apart. And its best move is compared with that of a
 * search ten times as long.
 */
final class ReviewFigures<P extends Position<P, M>, M> {
    private static final int SAMPLES = 8; // of a game
    private static final int AGAIN = 8; // in one game of so many those are searched ten times as long
    private static final int NOISE = 2; // of which so many are asked what the analyst's noise is
    private static final long NODES = Reviewer.BUDGET.nodes().getAsLong();

    private final GameKind<P, M> kind;
    private final P start;
    private final List<Sample> samples = new ArrayList<>();
    private final List<Double> noise = new ArrayList<>();
    private int compared;
    private int same;
    private int within;
    private double lostInAll;

    /** A score, and whether the side to move then won. */
    private record Sample(int game, int score, boolean isWon) {}

    private ReviewFigures(GameKind<P, M> kind, P start) {
        this.kind = kind;
        this.start = start;
    }

    /** Runs the program. */
    public static void main(String[] arguments) {
        int games = Integer.parseInt(arguments[arguments.length - 1]);
        if (arguments[0].equals("jumpin")) {
            new ReviewFigures<>(Games.JUMPIN, Games.JUMPIN.start(Games.JUMPIN.usual(Map.of()))).run(games, System.out);
        } else {
            var options = Games.CUBE.usual(Map.of("size", arguments[1]));
            new ReviewFigures<>(Games.CUBE, Games.CUBE.start(options)).run(games, System.out);
        }
    }

    private void run(int games, PrintStream out) {
        for (int game = 0; game < games; game++) {
            play(game);
        }
        double logit = fitted();
        out.printf(Locale.ROOT, "logit %.0f, of %d games, %d positions%n", logit, games, samples.size());
        for (int tenth = 0; tenth < 10; tenth++) {
            printTenth(tenth, logit, out);
        }
        var decided =
                samples.stream().filter(sample -> Score.isDecided(sample.score)).toList();
        out.printf(
                Locale.ROOT,
                "proven: %.1f %% of %d came true%n",
                100.0
                        * decided.stream()
                                .filter(sample -> Score.isWin(sample.score) == sample.isWon)
                                .count()
                        / Math.max(1, decided.size()),
                decided.size());
        noise.sort(null);
        out.printf(
                Locale.ROOT,
                "noise: half below %.1f points, 90 %% below %.1f, 95 %% below %.1f (%d moves)%n",
                100 * noise.get(noise.size() / 2),
                100 * noise.get(noise.size() * 9 / 10),
                100 * noise.get(noise.size() * 19 / 20),
                noise.size());
        out.printf(
                Locale.ROOT,
                "tenfold search: same move %.1f %%, a move it holds no worse by 2 points %.1f %%, mean loss %.2f (%d)%n",
                100.0 * same / compared,
                100.0 * within / compared,
                100 * lostInAll / compared,
                compared);
    }

    private void play(int game) {
        var random = new SplittableRandom(game);
        var positions = new ArrayList<P>(List.of(start));
        P position = start;
        for (int ply = random.nextInt(6); ply > 0; ply--) {
            position = after(
                    position,
                    position.legalMoves()
                            .get(random.nextInt(position.legalMoves().size())));
        }
        var one = kind.engine(new Seat(true, Style.KEPLER, Skill.STRONG), random.nextLong());
        var two = kind.engine(new Seat(true, Style.NEWTON, Skill.STRONG), random.nextLong());
        var budget = SearchBudget.USUAL;
        while (!position.outcome().isOver()) {
            positions.add(position);
            var engine = position.toMove() == Player.ONE ? one : two;
            position = after(position, engine.analyse(position, budget).move());
        }
        var winner = position.winner();
        var analyst = kind.analyst();
        for (int sample = 0; sample < SAMPLES && winner.isPresent(); sample++) {
            P picked = positions.get(random.nextInt(positions.size()));
            var analysis = analyst.analyse(picked, Reviewer.BUDGET);
            samples.add(new Sample(game, analysis.score(), winner.get() == picked.toMove()));
            if (sample < NOISE) {
                compare(picked, analysis, analyst, game % AGAIN == 0);
            }
        }
    }

    private P after(P position, M move) {
        return position.play(move).after();
    }

    private void compare(P position, Analysis<M> analysis, Engine<P, M> analyst, boolean isAgain) {
        P next = after(position, analysis.move());
        if (!next.outcome().isOver()) {
            var reply = kind.analyst().analyse(next, Reviewer.BUDGET);
            noise.add(Math.abs(chance(analysis.score()) + chance(reply.score()) - 1));
        }
        if (isAgain && position.legalMoves().size() > 1) {
            var longer = SearchBudget.USUAL.withNodes(10 * NODES);
            var better = analyst.analyse(position, longer);
            boolean isSame = better.move().equals(analysis.move());
            double lost = isSame || next.outcome().isOver()
                    ? 0
                    : Math.max(
                            0,
                            chance(better.score())
                                    + chance(analyst.analyse(next, longer).score())
                                    - 1);
            compared++;
            same += isSame ? 1 : 0;
            within += lost < 0.02 ? 1 : 0;
            lostInAll += lost;
        }
    }

    private double chance(int score) {
        return Score.chance(score, kind.logit(start));
    }

    /** The most likely logit, of the games of odd number. */
    private double fitted() {
        double best = 1;
        for (double logit = 20; logit < 3000; logit *= 1.01) {
            best = likelihood(logit) > likelihood(best) ? logit : best;
        }
        return best;
    }

    private double likelihood(double logit) {
        return samples.stream()
                .filter(sample -> sample.game % 2 == 1 && !Score.isDecided(sample.score))
                .mapToDouble(sample -> Math.log(Math.max(
                        1e-9, sample.isWon ? Score.chance(sample.score, logit) : Score.chance(-sample.score, logit))))
                .sum();
    }

    private void printTenth(int tenth, double logit, PrintStream out) {
        var those = samples.stream()
                .filter(sample -> sample.game % 2 == 0 && !Score.isDecided(sample.score))
                .filter(sample -> (int) Math.min(9, 10 * Score.chance(sample.score, logit)) == tenth)
                .toList();
        double said = those.stream()
                .mapToDouble(sample -> Score.chance(sample.score, logit))
                .average()
                .orElse(0);
        long won = those.stream().filter(Sample::isWon).count();
        out.printf(
                Locale.ROOT,
                "%3d to %3d %%: said %.1f %%, won %.1f %% of %d%n",
                10 * tenth,
                10 * tenth + 10,
                100 * said,
                those.isEmpty() ? 0 : 100.0 * won / those.size(),
                those.size());
    }
}
