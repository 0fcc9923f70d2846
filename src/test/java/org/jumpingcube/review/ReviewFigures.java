package org.jumpingcube.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Score;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.games.Games;

/**
 * How often the best move of a review is that of a search ten times as long, and how much it loses where it is not.
 * What the shorter search says is what the longer one said when it had finished its last iteration within a tenth of the
 * nodes. A program.
 */
final class ReviewFigures {
    private static final int OF_A_GAME = 3;
    private static final int FIRST_GAME = 1_000;

    private final int side;
    private final SearchBudget longer;
    private final Random random = new Random(99);
    private int compared;
    private int same;
    private int within;
    private double lostInAll;

    private ReviewFigures(int side, long nodes) {
        this.side = side;
        longer = SearchBudget.USUAL.withNodes(10 * nodes);
    }

    /** Runs the program; the arguments are the board's side, the number of positions, and the nodes of the shorter search. */
    public static void main(String[] arguments) {
        var figures = new ReviewFigures(Integer.parseInt(arguments[0]), Long.parseLong(arguments[2]));
        int positions = Integer.parseInt(arguments[1]);
        for (int game = FIRST_GAME; figures.compared < positions; game++) {
            var played = figures.play(game);
            for (int pick = 0; pick < OF_A_GAME && figures.compared < positions; pick++) {
                figures.compare(played.get(figures.random.nextInt(played.size())));
            }
        }
        System.out.printf(
                Locale.ROOT,
                "of %d: same move %d, no worse by 2 points %d, mean loss %.2f points%n",
                figures.compared,
                figures.same,
                figures.within,
                100 * figures.lostInAll / figures.compared);
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
        return Games.CUBE.engine(new Seat(true, style, skill), seed);
    }

    private void compare(CubePosition position) {
        long nodes = longer.nodes().orElseThrow() / 10;
        var found = new ArrayList<Analysis<Square>>();
        Games.CUBE.analyst().analyse(position, longer, () -> false, found::add);
        Square best = found.get(found.size() - 1).move();
        Square quick = found.stream()
                .filter(analysis -> analysis.nodes() <= nodes)
                .reduce(found.get(0), (earlier, later) -> later)
                .move();
        double lost = best.equals(quick) ? 0 : Math.max(0, chance(position, best) - chance(position, quick));
        compared++;
        same += best.equals(quick) ? 1 : 0;
        within += lost < 0.02 ? 1 : 0;
        lostInAll += lost;
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
