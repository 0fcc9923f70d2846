package org.jumpingcube.arena;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jumpingcube.contest.AtExit;
import org.jumpingcube.contest.Contestant;
import org.jumpingcube.contest.ContestantException;
import org.jumpingcube.contest.ContestantSpec;
import org.jumpingcube.contest.MatchGame;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Position;

/**
 * What an entrant does when it is asked for its first move.
 *
 * @param move in the game's notation; empty if it made none that the rules allow
 * @param millis how long it took, from its start on
 * @param problem what was wrong; empty if there is a move
 * @param lines what a program wrote last, oldest first
 */
public record Trial(Optional<String> move, double millis, String problem, List<String> lines) {
    public Trial {
        lines = List.copyOf(lines);
    }

    /**
     * Starts the entrant and has it make the first move of a game. Takes as long as the entrant does.
     *
     * @param limit what it may search, as in a {@link Tournament}
     * @param patience how long a program may take
     * @param folder in which a program runs
     */
    public static Trial of(
            Entrant entrant, GameKind<?, ?> kind, GameOptions options, String limit, Duration patience, Path folder) {
        try {
            var game = MatchGame.ofAny(kind, options);
            return of(entrant.spec(limit, new ContestantSpec.Patience(patience, patience), folder, game), game);
        } catch (IllegalArgumentException e) {
            return refused(e, List.of());
        }
    }

    private static <P extends Position<P, M>, M> Trial of(ContestantSpec spec, MatchGame<P, M> game) {
        long start = System.nanoTime();
        var atExit = new AtExit(Thread.currentThread()::interrupt);
        try (Contestant<P, M> contestant = spec.open(game, line -> {})) {
            return of(contestant, game, start);
        } catch (ContestantException e) {
            return refused(e, List.of());
        } finally {
            atExit.close();
        }
    }

    private static <P extends Position<P, M>, M> Trial of(
            Contestant<P, M> contestant, MatchGame<P, M> game, long start) {
        try {
            var engine = contestant.engine(1);
            M move = engine.analyse(game.start(), contestant.budget(), () -> false, analysis -> {})
                    .move();
            var unused = game.start().play(move);
            double millis = (System.nanoTime() - start) / 1e6;
            contestant.played(move); // it may have more to say than that
            return new Trial(Optional.of(game.kind().notation().write(move)), millis, "", contestant.latestLines());
        } catch (ContestantException | IllegalArgumentException e) {
            return refused(e, contestant.latestLines());
        }
    }

    private static Trial refused(RuntimeException why, List<String> lines) {
        return new Trial(Optional.empty(), 0, String.valueOf(why.getMessage()), lines);
    }
}
