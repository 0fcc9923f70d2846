package org.jumpingcube.grid;

import java.util.Random;
import java.util.stream.Stream;
import org.jumpingcube.breakthrough.Breakthrough;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Position;
import org.jumpingcube.games.Games;

/** The games on a grid: those of the program, and the tests' own. */
public final class GridGames {
    private GridGames() {}

    public static Stream<GridGame<?, ?>> all() {
        var own = Games.ALL.stream().filter(GridGame.class::isInstance).<GridGame<?, ?>>map(GridGame.class::cast);
        return Stream.concat(own, Stream.of(new Breakthrough()));
    }

    /** The usual start. */
    public static <P extends Position<P, M>, M> P start(GameKind<P, M> game) {
        return game.start(GameOptions.usual(game.options()));
    }

    /** A game of random moves, to its end if that comes soon enough. */
    public static <P extends Position<P, M>, M> History<P, M> random(GameKind<P, M> game, long seed, int moves) {
        var random = new Random(seed);
        var history = History.<P, M>startingAt(start(game));
        for (int move = 0; move < moves && !history.current().outcome().isOver(); move++) {
            var legal = history.current().legalMoves();
            history = history.then(legal.get(random.nextInt(legal.size())));
        }
        return history;
    }
}
