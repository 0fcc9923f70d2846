package org.jumpingcube.arena;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.jumpingcube.collection.CollectedGame;
import org.jumpingcube.collection.Origin;
import org.jumpingcube.contest.ContestantSpec;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seats;
import org.jumpingcube.storage.SavedGame;

/** The games of a tournament as the rest of the program has games: with the names of those who played them. */
public final class TournamentGames {
    private static final int KEY_BYTES = 16;

    private final Tournament tournament;
    private final Lineup lineup;

    /** @throws IllegalArgumentException if the entrants do not play this game; the message says why */
    public TournamentGames(Tournament tournament, GameKind<?, ?> kind) {
        this.tournament = tournament;
        lineup = new Lineup(tournament, kind, ContestantSpec.HERE);
    }

    /**
     * A game that is over, at its end.
     *
     * @throws IllegalArgumentException if the rules do not allow a move: the file of results is not ours alone
     */
    public SavedGame<?, ?> saved(PlayedGame game) {
        return saved(kind(game.number()), game.number(), game.moves());
    }

    private GameKind<?, ?> kind(int number) {
        return lineup.game(tournament.pair(tournament.pairOf(number)).board()).kind();
    }

    private <P extends Position<P, M>, M> SavedGame<P, M> saved(GameKind<P, M> kind, int number, List<String> moves) {
        var history = History.<P, M>startingAt(kind.start(tournament.boardOf(number)));
        for (String move : moves) {
            var read = kind.notation().read(history.current(), move);
            history = history.then(read.orElseThrow(() -> new IllegalArgumentException("no move: " + move)));
        }
        return new SavedGame<>(kind, history, seats(number));
    }

    /**
     * A game that is over, for the collection: the same game of the same tournament is kept once, however often it is
     * played.
     *
     * @param ended when it ended
     */
    public CollectedGame collected(PlayedGame game, Instant ended) {
        var saved = saved(game);
        var rules = saved.history().current().outcome();
        var end = game.forfeit().isPresent() ? forfeit(game) : rules;
        return new CollectedGame(key(game), saved, end, Origin.WATCHED, Optional.empty(), ended);
    }

    private static Outcome forfeit(PlayedGame game) {
        boolean isFirst = game.winner().filter(winner -> winner == game.first()).isPresent();
        return new Outcome.Won(isFirst ? Player.ONE : Player.TWO, "forfeit");
    }

    private String key(PlayedGame game) {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            digest.update(TournamentJson.write(tournament).getBytes(StandardCharsets.UTF_8));
            digest.update((game.number() + " " + String.join(" ", game.moves())).getBytes(StandardCharsets.UTF_8));
            return CollectedGame.TOURNAMENT + HexFormat.of().formatHex(digest.digest(), 0, KEY_BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** Who plays the game of this number. */
    public Seats seats(int number) {
        int board = tournament.pair(tournament.pairOf(number)).board();
        return new Seats(
                lineup.player(board, tournament.firstOf(number)).seat(),
                lineup.player(board, tournament.secondOf(number)).seat());
    }
}
