package org.jumpingcube.desktop.shell;

/**
 * A computer player who is about as strong as the user.
 *
 * @param elo a strength that there is in the game
 * @param users the user's own strength, which may be beyond that of all players
 * @param basis how it is known
 */
public record Rival(int elo, int users, Basis basis) {
    /** What is known of the user's strength. */
    public enum Basis {
        /** Nothing yet: the user's games are being read. */
        READING,
        /** No game that counts is kept: a guess, from the level that was played last. */
        NO_GAMES,
        /** A rating from too few games to be certain. */
        FEW_GAMES,
        RATING
    }

    /** Somebody as strong as the user, as far as that is known. */
    public Rival(int elo, Basis basis) {
        this(elo, elo, basis);
    }
}
