package org.jumpingcube.storage;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jumpingcube.storage.LoadResult.Loaded;
import org.jumpingcube.storage.LoadResult.Rejected;
import org.jumpingcube.storage.Problem.Kind;

/** What is found wrong while one file is read. Stops growing at {@value #MOST}: nobody reads more. */
final class Problems {
    static final int MOST = 30;

    private static final Pattern UNPRINTABLE = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]");

    private final List<Problem> found = new ArrayList<>();
    private int notListed;

    void add(FileLocation place, Kind kind, Object... arguments) {
        add(Problem.at(place, kind, arguments));
    }

    /** Adds a move that this side may not play. */
    void addIllegalMove(FileLocation place, String move, Problem.Side mover) {
        add(new Problem(Kind.ILLEGAL_MOVE, List.of(move), Optional.of(mover), place));
    }

    void add(Problem problem) {
        if (found.size() < MOST) {
            found.add(problem);
        } else {
            notListed++;
        }
    }

    boolean isEmpty() {
        return found.isEmpty();
    }

    /** The game if nothing is wrong with it, else the problems. */
    LoadResult resultOf(Optional<? extends SavedGame<?, ?>> game) {
        return found.isEmpty() && game.isPresent() ? new Loaded(game.get()) : new Rejected(list());
    }

    List<Problem> list() {
        var all = new ArrayList<>(found);
        if (notListed > 0) {
            all.add(Problem.of(Kind.MORE, notListed));
        }
        return List.copyOf(all);
    }

    /**
     * At most the first 40 characters of something from the file, for a message, without control characters that a
     * terminal would obey.
     */
    static String shorten(String text) {
        int most = 40;
        String cut = text.length() <= most ? text : text.substring(0, most) + "…";
        return printable(cut);
    }

    /** The text without what a terminal would obey, or what would hide its order. */
    static String printable(String text) {
        return UNPRINTABLE.matcher(text).replaceAll("?");
    }
}
