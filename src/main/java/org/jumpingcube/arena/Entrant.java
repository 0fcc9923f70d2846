package org.jumpingcube.arena;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.jumpingcube.contest.ContestantSpec;
import org.jumpingcube.contest.MatchGame;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOptions;

/**
 * One who plays in a tournament.
 *
 * @param name in tables, 1 to {@value #LONGEST_NAME} characters
 * @param kind what {@code text} is
 * @param text a player as in {@code match}, or the command line of a program
 */
public record Entrant(String name, Kind kind, String text) {
    public static final int LONGEST_NAME = 40;
    public static final int LONGEST_TEXT = 4000;

    /** What an entrant is, in a file under this name in lower case. */
    public enum Kind {
        /** One of our players, or one that follows a simple rule. */
        PLAYER,
        /** A program that speaks the engine protocol. */
        ENGINE,
        /** A program that speaks the Jump61 protocol. */
        JUMP61;

        public boolean isProgram() {
            return this != PLAYER;
        }
    }

    public Entrant {
        check(name, LONGEST_NAME, "name");
        check(text, LONGEST_TEXT, "player");
    }

    private static void check(String text, int longest, String what) {
        if (text.isBlank() || text.length() > longest) {
            throw new IllegalArgumentException("a " + what + " must have 1 to " + longest + " characters");
        }
    }

    /** Whether this is a player of a game, on each of these boards, and may be limited like this. */
    public boolean plays(GameKind<?, ?> kind, List<GameOptions> boards, String limit) {
        try {
            for (GameOptions options : boards) {
                var unused = spec(
                        limit,
                        new ContestantSpec.Patience(Duration.ofSeconds(1), Duration.ofSeconds(1)),
                        ContestantSpec.HERE,
                        MatchGame.ofAny(kind, options));
            }
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /**
     * As a contestant.
     *
     * @param limit what may be searched for a move, as after {@code go} in the engine protocol; may be empty
     * @param folder in which a program runs
     * @throws IllegalArgumentException if the text is no player of this game; the message says why
     */
    ContestantSpec spec(String limit, ContestantSpec.Patience patience, Path folder, MatchGame<?, ?> game) {
        return switch (kind) {
            case PLAYER -> ContestantSpec.player(name, text, limit, game);
            case ENGINE -> ContestantSpec.engine(name, text, limit, patience, folder);
            case JUMP61 -> ContestantSpec.jump61(name, text, patience, folder, game);
        };
    }
}
