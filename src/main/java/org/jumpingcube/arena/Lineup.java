package org.jumpingcube.arena;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jumpingcube.contest.ContestantSpec;
import org.jumpingcube.contest.MatchGame;
import org.jumpingcube.game.GameKind;

/** The entrants of a tournament, ready to play on each of its boards. */
final class Lineup {
    private final List<MatchGame<?, ?>> boards = new ArrayList<>();
    private final List<List<ContestantSpec>> players = new ArrayList<>(); // on each board

    /**
     * @param folder in which programs run
     * @throws IllegalArgumentException if an entrant is no player of this game, or a board has no options of it; the
     *     message says which
     */
    Lineup(Tournament tournament, GameKind<?, ?> kind, Path folder) {
        var time = Duration.ofSeconds(tournament.moveSeconds());
        var patience = new ContestantSpec.Patience(time, time);
        for (var options : tournament.boards()) {
            var game = MatchGame.ofAny(kind, options);
            boards.add(game);
            players.add(tournament.entrants().stream()
                    .map(entrant -> entrant.spec(tournament.limit(), patience, folder, game))
                    .toList());
        }
    }

    /** The game on a board, by its place in the tournament. */
    MatchGame<?, ?> game(int board) {
        return boards.get(board);
    }

    /** An entrant on a board, by their places in the tournament. */
    ContestantSpec player(int board, int entrant) {
        return players.get(board).get(entrant);
    }
}
