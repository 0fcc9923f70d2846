package org.jumpingcube.remote;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jumpingcube.game.BestOf;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.Player;

/** The line by which the host says what is played: {@code game cube 1 3 size=6}. */
final class GameLine {
    static final String NAME = "game";

    private static final Pattern NUMBER = Pattern.compile("[1-9][0-9]?");

    private GameLine() {}

    /** The name of the game, the host's side in the first one, how many make a series, and all options by name. */
    static String write(GameKind<?, ?> kind, Terms terms) {
        var words = new ArrayList<String>(List.of(
                NAME, kind.name(), Integer.toString(terms.hostSide().number()), Integer.toString(terms.bestOf())));
        terms.options().values().forEach((name, value) -> words.add(name + "=" + value));
        return String.join(" ", words);
    }

    /**
     * The log of the game that a line means, empty as it begins.
     *
     * @param kinds what can be played
     * @return empty if the line does not mean one of these games
     */
    static Optional<GameLog<?, ?>> read(String line, List<GameKind<?, ?>> kinds) {
        var words = List.of(line.split(" ", -1));
        if (words.size() < 4 || !words.get(0).equals(NAME)) {
            return Optional.empty();
        }
        return kinds.stream()
                .filter(kind -> kind.name().equals(words.get(1)))
                .findFirst()
                .flatMap(kind -> read(kind, words));
    }

    private static Optional<GameLog<?, ?>> read(GameKind<?, ?> kind, List<String> words) {
        var side = Arrays.stream(Player.values())
                .filter(player -> words.get(2).equals(Integer.toString(player.number())))
                .findFirst();
        var bestOf = Optional.of(words.get(3))
                .filter(NUMBER.asMatchPredicate())
                .map(Integer::valueOf)
                .filter(games -> games <= BestOf.MOST_GAMES);
        var chosen = new TreeMap<String, String>();
        for (String word : words.subList(4, words.size())) {
            int sign = word.indexOf('=');
            if (sign < 0 || !allows(kind, word.substring(0, sign), word.substring(sign + 1))) {
                return Optional.empty();
            }
            chosen.put(word.substring(0, sign), word.substring(sign + 1));
        }
        if (side.isEmpty() || bestOf.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(GameLog.startingAt(kind, new Terms(kind.usual(chosen), side.get(), bestOf.get())));
        } catch (IllegalArgumentException e) {
            return Optional.empty(); // options that do not go together
        }
    }

    private static boolean allows(GameKind<?, ?> kind, String name, String value) {
        return kind.options().stream().anyMatch(option -> option.name().equals(name) && option.allows(value));
    }
}
