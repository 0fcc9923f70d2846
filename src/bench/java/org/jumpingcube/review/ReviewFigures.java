package org.jumpingcube.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.Helpers;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Score;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Style;
import org.jumpingcube.games.Games;

/**
 * How often the best moves of a review are those of a search ten times as long, and what they lose where they are not. A
 * move is refuted if the longer search does not hold it near its own best, and holds it worse by some points of winning
 * chance when it looks on from where both lead to. A program.
 */
final class ReviewFigures {
    private static final int OF_A_GAME = 3;
    private static final int FIRST_GAME = 1_000;
    private static final int AT_A_TIME = 35;
    private static final double LITTLE = 0.02;

    private final int side;
    private final SearchBudget usual;
    private final SearchBudget longer;
    private final Random random = new Random(99);
    private final List<Comparison> compared = new ArrayList<>();

    /**
     * What came of a position.
     *
     * @param isSame whether the one best move is that of the longer search
     * @param isNamed whether that one is among those that are as good as the best, or both are proven to win as soon
     * @param isWithin whether the longer search names the one best move
     * @param isFirm whether the longer search's last two finished iterations have the same best move
     * @param named how many are named
     * @param legal of so many
     * @param losses what each of the named loses by the longer search, the best first: 0 to 1
     */
    private record Comparison(
            boolean isSame,
            boolean isNamed,
            boolean isWithin,
            boolean isFirm,
            int named,
            int legal,
            List<Double> losses) {
        boolean isAnyWorse(double limit) {
            return losses.stream().anyMatch(lost -> lost > limit);
        }
    }

    private ReviewFigures(int side, long nodes) {
        this.side = side;
        usual = SearchBudget.USUAL.withNodes(nodes);
        longer = SearchBudget.USUAL.withNodes(10 * nodes);
    }

    /** Runs the program; the arguments are the board's side, the number of positions, and the nodes of the shorter search. */
    public static void main(String[] arguments) {
        var figures = new ReviewFigures(Integer.parseInt(arguments[0]), Long.parseLong(arguments[2]));
        int positions = Integer.parseInt(arguments[1]);
        for (int game = FIRST_GAME; figures.compared.size() < positions; game++) {
            var played = figures.play(game);
            for (int pick = 0; pick < OF_A_GAME && figures.compared.size() < positions; pick++) {
                figures.compare(played.get(figures.random.nextInt(played.size())));
            }
            if (figures.compared.size() % AT_A_TIME < OF_A_GAME) {
                figures.print();
            }
        }
        figures.print();
    }

    private void print() {
        System.out.printf(
                Locale.ROOT,
                "of %d: same move %d, among the named %d, named by the longer search %d; that agrees with itself %d%n",
                compared.size(),
                count(Comparison::isSame),
                count(Comparison::isNamed),
                count(Comparison::isWithin),
                count(Comparison::isFirm));
        System.out.printf(
                Locale.ROOT,
                "  named %.2f, %.1f %% of the legal moves, one alone in %d%n",
                mean(Comparison::named),
                100 * mean(its -> (double) its.named / its.legal),
                count(its -> its.named == 1));
        System.out.printf(
                Locale.ROOT,
                "  the best no worse by 2 points %d, mean loss %.2f; a named one worse by 2 points in %d, by 5 in %d%n",
                count(its -> its.losses.get(0) < LITTLE),
                100 * mean(its -> its.losses.get(0)),
                count(its -> its.isAnyWorse(LITTLE)),
                count(its -> its.isAnyWorse(Grade.INACCURACY.leastLost())));
    }

    private long count(Predicate<Comparison> what) {
        return compared.stream().filter(what).count();
    }

    private double mean(ToDoubleFunction<Comparison> measure) {
        return compared.stream().mapToDouble(measure).average().orElse(0);
    }

    /** The positions of a game between two of three levels, after up to three random moves. */
    private List<CubePosition> play(int game) {
        var skills = List.of(Skill.NOVICE, Skill.AVERAGE, Skill.STRONG);
        var one = player(Style.KEPLER, skills.get(game % 3), game);
        var two = player(Style.NEWTON, skills.get(game / 3 % 3), game + 1);
        var openings = new Random(game);
        int opening = openings.nextInt(4);
        var positions = new ArrayList<CubePosition>();
        for (var at = CubePosition.start(side); !at.outcome().isOver(); ) {
            positions.add(at);
            var moves = at.legalMoves();
            var engine = at.toMove() == Player.ONE ? one : two;
            at = at.play(
                            positions.size() <= opening
                                    ? moves.get(openings.nextInt(moves.size()))
                                    : engine.analyse(at, SearchBudget.USUAL).move())
                    .after();
        }
        return positions;
    }

    private static Engine<CubePosition, Square> player(Style style, Skill skill, long seed) {
        return Games.CUBE.engine(new Seat(true, style, skill), seed, Helpers.NONE);
    }

    private void compare(CubePosition position) {
        var quick = new TwoDepths<>(Games.CUBE.analyst()).analyse(position, usual);
        var found = new ArrayList<Analysis<Square>>();
        var deep = new TwoDepths<>(Games.CUBE.analyst()).analyse(position, longer, () -> false, found::add);
        var named = Review.named(Games.CUBE, position, quick);
        var near = Review.named(Games.CUBE, position, deep);
        boolean isWonAsSoon = Score.isWin(quick.score()) && quick.score() == deep.score();
        int last = found.size() - 1;
        compared.add(new Comparison(
                quick.move().equals(deep.move()),
                named.contains(deep.move()) || isWonAsSoon,
                near.contains(quick.move()) || isWonAsSoon,
                last < 1 || found.get(last).move().equals(found.get(last - 1).move()),
                named.size(),
                position.legalMoves().size(),
                losses(position, named, near)));
    }

    /** What each of the named moves loses, where the longer search does not name it too. */
    private List<Double> losses(CubePosition position, List<Square> named, List<Square> near) {
        if (near.containsAll(named)) {
            return named.stream().map(move -> 0.0).toList();
        }
        double best = chance(position, near.get(0));
        return named.stream()
                .map(move -> near.contains(move) ? 0.0 : Math.max(0, best - chance(position, move)))
                .toList();
    }

    /** The chance of whoever makes a move, by a long search from the position after it. */
    private double chance(CubePosition position, Square move) {
        var next = position.play(move).after();
        if (next.outcome().isOver()) {
            return next.outcome().winner().equals(Optional.of(position.toMove())) ? 1 : 0;
        }
        int score = Games.CUBE.analyst().analyse(next, longer).score();
        return Score.chance(-score, Games.CUBE.logit(next));
    }
}
