package org.jumpingcube.lab;

import java.util.List;
import java.util.SplittableRandom;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.ai.CubeEngine;
import org.jumpingcube.cube.ai.Personality;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Style;

/** Plays games of Kepler against Newton, who begin by turns. */
final class BookGames {
    private static final int OPENING = 2; // random moves, so that games differ and no beginning is missing
    private static final Skill SKILL = Skill.EXPERT; // which never overlooks anything, however little it looks at

    private final SplittableRandom random;
    private final SearchBudget budget;
    private int played;

    /** A game with those who played it. */
    record Played(History<CubePosition, Square> history, Seats seats) {}

    /**
     * @param nodes how many positions a player looks at before each move
     * @param seed equal seeds play equal games
     */
    BookGames(int nodes, long seed) {
        random = new SplittableRandom(seed);
        budget = SearchBudget.USUAL.withNodes(nodes);
    }

    /** Plays the next game, on a board with so many squares along an edge. */
    Played play(int side) {
        var styles = played++ % 2 == 0 ? List.of(Style.KEPLER, Style.NEWTON) : List.of(Style.NEWTON, Style.KEPLER);
        var players = styles.stream().map(this::player).toList();
        var history = History.<CubePosition, Square>startingAt(CubePosition.start(side));
        while (!history.current().outcome().isOver()) {
            var position = history.current();
            var legal = position.legalMoves();
            var player = players.get(position.toMove() == Player.ONE ? 0 : 1);
            history = history.then(
                    history.cursor() < OPENING
                            ? legal.get(random.nextInt(legal.size()))
                            : player.analyse(position, budget).move());
        }
        return new Played(history, new Seats(seat(styles.get(0)), seat(styles.get(1))));
    }

    private CubeEngine player(Style style) {
        return new CubeEngine(Personality.of(style, SKILL, random.nextLong()));
    }

    private static Seat seat(Style style) {
        return new Seat(true, style, SKILL);
    }
}
