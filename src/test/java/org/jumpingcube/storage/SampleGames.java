package org.jumpingcube.storage;

import java.util.Random;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Style;
import org.jumpingcube.games.Games;

/** Games for tests, the same ones each time. */
final class SampleGames {
    static final Seat NEWTON = new Seat(true, Style.NEWTON, Skill.EXPERT);

    private SampleGames() {}

    /** A game of random moves that ends with the win, or after so many. */
    static History<CubePosition, Square> random(CubePosition start, int moves, long seed) {
        var random = new Random(seed);
        var history = History.<CubePosition, Square>startingAt(start);
        while (history.turns().size() < moves && history.current().winner().isEmpty()) {
            var legal = history.current().legalMoves();
            history = history.then(legal.get(random.nextInt(legal.size())));
        }
        return history;
    }

    static History<CubePosition, Square> random(int side, int moves, long seed) {
        return random(CubePosition.start(side), moves, seed);
    }

    static SavedGame<CubePosition, Square> saved(History<CubePosition, Square> history) {
        return new SavedGame<>(Games.CUBE, history, new Seats(Seat.HUMAN, NEWTON));
    }
}
