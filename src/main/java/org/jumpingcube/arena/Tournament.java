package org.jumpingcube.arena;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.jumpingcube.contest.ContestantSpec;
import org.jumpingcube.contest.MatchPlan;
import org.jumpingcube.contest.Openings;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOptions;

/**
 * Who plays whom, on which boards, and how often. Equal tournaments have equal games if no entrant goes by time.
 *
 * @param game the name of the game
 * @param entrants 2 to {@value #MOST_ENTRANTS}, with different names
 * @param boards the options of the games: each pair of entrants meets on each of them; 1 to {@value #MOST_BOARDS}
 * @param games of each pair of entrants on each board, even, 2 to {@value #MOST_GAMES}; each opening is played twice
 * @param openings the random moves at the start of the games
 * @param limit what one of our players or an engine may search for a move, as after {@code go} in the engine protocol:
 *     {@code nodes 20000}, {@code time 100}; may be empty
 * @param moveSeconds how long a program may take for a move, 1 to {@value #MOST_SECONDS}
 * @param scheme who meets whom
 * @param decide if there is one, two entrants stop playing once it is plain which of them is stronger, by this much Elo
 * @param seed of the openings and the players
 */
public record Tournament(
        String game,
        List<Entrant> entrants,
        List<GameOptions> boards,
        int games,
        Openings openings,
        String limit,
        int moveSeconds,
        Scheme scheme,
        Optional<Integer> decide,
        long seed) {
    public static final int MOST_ENTRANTS = 8;
    public static final int MOST_BOARDS = 13;
    public static final int MOST_GAMES = 10_000;
    public static final int MOST_SECONDS = 3600;
    public static final int MOST_ELO = 400;

    /** Who meets whom. */
    public enum Scheme {
        /** Each meets each. */
        ROUND_ROBIN,
        /** The first meets each of the others. */
        GAUNTLET
    }

    /** Two entrants on one board, by their places in the lists. */
    public record Pair(int a, int b, int board) {}

    /** @throws IllegalArgumentException if a number is out of its range; the message says which */
    public Tournament {
        entrants = List.copyOf(entrants);
        boards = List.copyOf(boards);
        within("players", entrants.size(), 2, MOST_ENTRANTS);
        within("boards", boards.size(), 1, MOST_BOARDS);
        within("games", games, 2, MOST_GAMES);
        if (games % 2 != 0) {
            throw new IllegalArgumentException("games must be even, not " + games);
        }
        within("moveSeconds", moveSeconds, 1, MOST_SECONDS);
        decide.ifPresent(elo -> within("decide", elo, 1, MOST_ELO));
        var names = new HashSet<String>();
        for (Entrant entrant : entrants) {
            if (!names.add(entrant.name())) {
                throw new IllegalArgumentException("two players are called \"" + entrant.name() + "\"");
            }
        }
    }

    private static void within(String name, int value, int least, int most) {
        if (value < least || value > most) {
            throw new IllegalArgumentException(name + " must be " + least + " to " + most + ", not " + value);
        }
    }

    /** How many pairs meet, counted on each board. */
    public int pairs() {
        return pairsOnBoard() * boards.size();
    }

    private int pairsOnBoard() {
        int n = entrants.size();
        return scheme == Scheme.GAUNTLET ? n - 1 : n * (n - 1) / 2;
    }

    /** Who meets: on the first board the first and each later one, then the second and each later one; then the next. */
    public Pair pair(int place) {
        int a = 0;
        int left = place % pairsOnBoard();
        while (left >= entrants.size() - 1 - a) {
            left -= entrants.size() - 1 - a;
            a++;
        }
        return new Pair(a, a + 1 + left, place / pairsOnBoard());
    }

    /** How many games there are if none is spared. */
    public int total() {
        return pairs() * games;
    }

    /** The number of a game: all pairs play their first opening, then all their second, and so on. */
    public int number(int pair, int game) {
        return 2 * (game / 2 * pairs() + pair) + game % 2;
    }

    /** The place of the {@link #pair} that plays the game of this number. */
    public int pairOf(int number) {
        return number / 2 % pairs();
    }

    /** Which game of its pair the game of this number is. */
    public int gameOf(int number) {
        return 2 * (number / 2 / pairs()) + number % 2;
    }

    /** The place of the entrant who moves first in the game of this number. */
    public int firstOf(int number) {
        var pair = pair(pairOf(number));
        return MatchPlan.doesABegin(gameOf(number)) ? pair.a() : pair.b();
    }

    /** The place of the one who moves second. */
    public int secondOf(int number) {
        var pair = pair(pairOf(number));
        return MatchPlan.doesABegin(gameOf(number)) ? pair.b() : pair.a();
    }

    /** The options of the board of the game of this number. */
    public GameOptions boardOf(int number) {
        return boards.get(pair(pairOf(number)).board());
    }

    /**
     * Makes sure that the entrants play this game.
     *
     * @throws IllegalArgumentException if one is no player of it, or a board has no options of it; the message says
     *     which
     */
    public void check(GameKind<?, ?> kind) {
        var unused = new Lineup(this, kind, ContestantSpec.HERE);
    }

    /** Whether another program is started. */
    public boolean startsPrograms() {
        return entrants.stream().anyMatch(entrant -> entrant.kind().isProgram());
    }
}
