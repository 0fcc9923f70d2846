package org.jumpingcube.arena;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jumpingcube.contest.GameResult;
import org.jumpingcube.contest.RatioTest;
import org.jumpingcube.contest.RatioTest.Verdict;

/**
 * The games that have been played, and which of them count. Where it was plain who of a pair is stronger, the later games
 * of that pair do not, so that what counts does not depend on which games were played at the same time.
 */
final class Results {
    private final Tournament tournament;
    private final List<SortedMap<Integer, PlayedGame>> played = new ArrayList<>(); // of each pair, by game
    private final List<List<List<GameResult>>> judged = new ArrayList<>(); // of each pair, as A and as B see them
    private final int[] ends; // the first game of each pair that does not count

    Results(Tournament tournament, Collection<PlayedGame> earlier) {
        this.tournament = tournament;
        ends = new int[tournament.pairs()];
        for (int pair = 0; pair < ends.length; pair++) {
            played.add(new TreeMap<>());
            judged.add(List.of(new ArrayList<>(), new ArrayList<>()));
            ends[pair] = tournament.games();
        }
        earlier.forEach(this::add);
    }

    void add(PlayedGame game) {
        int pair = tournament.pairOf(game.number());
        played.get(pair).put(tournament.gameOf(game.number()), game);
        tournament.decide().ifPresent(elo -> judge(pair, new RatioTest(elo)));
    }

    /** Whether a game is to be played, if nobody plays it yet. */
    boolean isWanted(int number) {
        return tournament.gameOf(number) < ends[tournament.pairOf(number)];
    }

    boolean isOver() {
        for (int pair = 0; pair < ends.length; pair++) {
            if (played.get(pair).headMap(ends[pair]).size() < ends[pair]) {
                return false;
            }
        }
        return true;
    }

    /** The games that count, in the order of their numbers. */
    List<PlayedGame> counted() {
        var games = new TreeMap<Integer, PlayedGame>();
        for (int pair = 0; pair < ends.length; pair++) {
            played.get(pair).headMap(ends[pair]).values().forEach(game -> games.put(game.number(), game));
        }
        return List.copyOf(games.values());
    }

    /** Looks at those games of a pair that have not been looked at, in their order. */
    private void judge(int pair, RatioTest test) {
        var ofA = judged.get(pair).get(0);
        var ofB = judged.get(pair).get(1);
        var next = played.get(pair).get(ofA.size());
        while (next != null && ofA.size() < ends[pair]) {
            ofA.add(result(next, tournament.pair(pair).a()));
            ofB.add(result(next, tournament.pair(pair).b()));
            if (ofA.size() % 2 == 0 && isPlain(test.verdict(ofA), test.verdict(ofB))) {
                ends[pair] = ofA.size();
            }
            next = played.get(pair).get(ofA.size());
        }
    }

    private static boolean isPlain(Verdict ofA, Verdict ofB) {
        return ofA == Verdict.STRONGER || ofB == Verdict.STRONGER || (ofA == Verdict.NOT_STRONGER && ofB == ofA);
    }

    private static GameResult result(PlayedGame game, int place) {
        boolean isFirst = game.first() == place;
        return new GameResult(
                isFirst,
                game.winner().map(winner -> winner == place),
                game.reason(),
                game.moves().size(),
                game.times().get(isFirst ? 0 : 1),
                game.times().get(isFirst ? 1 : 0));
    }
}
