package org.jumpingcube.contest;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Optional;
import java.util.SplittableRandom;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PointPlacing;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.HeadStart;
import org.jumpingcube.game.Helpers;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Style;
import org.jumpingcube.games.Games;

/**
 * What the points of a head start are worth: two players of the same strength play each other, one of them with the
 * points, which it places by the rule of {@link PointPlacing}, and who begins changes from game to game. {@code GAMES
 * ELO SEED POINTS SIDE...}: {@code 200 1300 1 1 5 6 7}. On one thread; no clock is involved.
 */
final class HeadStartFigures {
    private HeadStartFigures() {}

    public static void main(String[] words) {
        var numbers = Arrays.stream(words).map(Integer::valueOf).toList();
        for (int side : numbers.subList(4, numbers.size())) {
            long start = System.nanoTime();
            var results = new ArrayList<GameResult>();
            for (int game = 0; game < numbers.get(0); game++) {
                results.add(play(side, numbers.get(1), numbers.get(3), numbers.get(2) * 1_000_000L + game));
            }
            var result = MatchResult.of(results, Optional.empty());
            System.out.println("%dx%d, %d points, both %d, %s"
                    .formatted(side, side, numbers.get(3), numbers.get(1), LevelFigures.inWords(result, start)));
        }
    }

    private static GameResult play(int side, int elo, int points, long seed) {
        var random = new SplittableRandom(seed);
        boolean isFirst = seed % 2 == 0;
        var weaker = isFirst ? Player.ONE : Player.TWO;
        var position = PointPlacing.all(CubePosition.start(side), new HeadStart(weaker, points), random);
        var one = player(elo, random.nextLong());
        var two = player(elo, random.nextLong());
        int plies = 0;
        while (!position.outcome().isOver()) {
            var mover = position.toMove() == Player.ONE ? one : two;
            position = position.play(mover.analyse(position, SearchBudget.USUAL).move())
                    .after();
            plies++;
        }
        var winner = position.outcome().winner();
        return new GameResult(isFirst, winner.map(weaker::equals), "", plies, MoveTimes.NONE, MoveTimes.NONE);
    }

    private static Engine<CubePosition, Square> player(int elo, long seed) {
        return Games.CUBE.engine(Games.CUBE.elo().seat(Style.KEPLER, elo), seed, Helpers.NONE);
    }
}
