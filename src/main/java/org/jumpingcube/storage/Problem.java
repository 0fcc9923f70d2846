package org.jumpingcube.storage;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jumpingcube.game.BoardReading.Flaw;
import org.jumpingcube.game.Player;
import org.jumpingcube.language.Translations;

/**
 * One thing that is wrong with a file, for a user to read.
 *
 * @param arguments what the words of this kind are filled with
 * @param side who it is about, if anybody; its name comes after the arguments
 * @param place where in the file it is wrong
 */
public record Problem(Kind kind, List<String> arguments, Optional<Side> side, FileLocation place) {
    /**
     * A side of a game.
     *
     * @param game the name of the game's kind
     */
    public record Side(String game, Player player) {}

    /** What can be wrong; the bundle has the words under the name in lower case, with hyphens. */
    public enum Kind {
        EMPTY,
        TOO_LARGE,
        NOT_UTF8,
        NOT_JSON,
        TRUNCATED,
        ABSURD,
        MORE,
        MISSING,
        NOT_AN_OBJECT,
        NOT_A_LIST,
        NOT_A_TEXT,
        NOT_A_NUMBER,
        OUT_OF_RANGE,
        NOT_A_CHOICE,
        UNUSABLE,
        TOO_LONG,
        TOO_MANY,
        OTHER_FORMAT,
        NEWER,
        NOT_A_BOARD,
        OF_GAME,
        ROWS,
        CUBES_IN_ROW,
        NOT_A_CUBE,
        NOT_A_ROW,
        PIECES,
        OTHER_SIDE,
        NOT_A_KO,
        NOT_A_SCORE,
        SERIES_OVER,
        OVER_ALREADY,
        TWO_SEATS,
        NOT_A_MOVE,
        ILLEGAL_MOVE,
        MOVE_AFTER_END,
        WRONG_RESULT,
        NOT_A_LINE,
        SPOILT_LINE,
        NO_SUCH_GAME,
        NOT_A_GAME,
        NOT_AN_ID,
        NOT_KJC,
        NOT_AN_ENTRY,
        NOT_A_TAG,
        NO_ENTRY,
        TWICE,
        NOT_A_KJC_CUBE,
        NOT_A_KJC_NUMBER,
        NOT_A_KJC_FLAG,
        TOO_SMALL_FOR_KJC,
        NOT_FOR_KJC,
        NO_SUCH_FILE,
        NOT_A_FILE,
        MAY_NOT_READ,
        CANNOT_READ,
        NO_FOLDER,
        NAME_REFUSED,
        MAY_NOT_WRITE,
        READ_ONLY,
        DISK_FULL,
        CANNOT_WRITE,
        HELD,
        CUT_OFF,
        DAMAGED,
        NOT_LOADED,
        SETTINGS_UNREADABLE,
        SETTINGS_SET_ASIDE,
        SETTINGS_UNUSABLE;

        /** The kind that the texts know by this key; the board is wrong in some way if they know none. */
        static Kind ofKey(String key) {
            return Arrays.stream(values())
                    .filter(kind -> kind.key().equals(key))
                    .findFirst()
                    .orElse(NOT_A_BOARD);
        }

        String key() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    public Problem {
        arguments = List.copyOf(arguments);
    }

    /** A problem of the file as a whole. */
    public static Problem of(Kind kind, Object... arguments) {
        return at(FileLocation.FILE, kind, arguments);
    }

    static Problem at(FileLocation place, Kind kind, Object... arguments) {
        return new Problem(kind, Stream.of(arguments).map(String::valueOf).toList(), Optional.empty(), place);
    }

    /** What is wrong with a board. */
    static Problem of(Flaw flaw, FileLocation place) {
        var kind = Kind.ofKey(flaw.kind());
        var arguments = flaw.arguments().stream().map(words -> kind == Kind.OF_GAME ? words : Problems.shorten(words));
        return at(place, kind, arguments.toArray());
    }

    /** What is wrong with a board, in the reader's language, without a place in a file. */
    public static String text(Flaw flaw, Locale locale) {
        return of(flaw, FileLocation.FILE).text(locale);
    }

    /** One line in the reader's language, or in English where that is not known: the place, then what is wrong. */
    public String text(Locale locale) {
        return text(locale, SideWords.numbered(locale));
    }

    /** The same as a sentence. */
    String sentence(Locale locale) {
        String text = text(locale);
        boolean isName = place instanceof FileLocation.Field; // which stays as it is in the file
        int first = text.offsetByCodePoints(0, 1);
        String begun = isName ? text : text.substring(0, first).toUpperCase(locale) + text.substring(first);
        return ProblemTexts.text(locale, "message.sentence", begun);
    }

    /** The same, with other names for the sides. */
    String text(Locale locale, SideWords sides) {
        var name = side.map(found -> sides.of(found.game(), found.player()));
        var filling = kind == Kind.OF_GAME
                ? Stream.of(Translations.of(arguments.get(0), locale).text(arguments.get(1)))
                : arguments.stream();
        var all = Stream.concat(filling, name.stream());
        return place.text(locale) + ProblemTexts.text(locale, kind.key(), all.toArray());
    }
}
