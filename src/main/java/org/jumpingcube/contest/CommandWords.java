package org.jumpingcube.contest;

import java.util.List;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Splits a command line into words, without a shell. */
final class CommandWords {
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|'([^']*)'|(\\S+)");

    private CommandWords() {}

    /** The words between blanks. Text in single or double quotation marks is one word. */
    static List<String> split(String text) {
        return WORD.matcher(text).results().map(CommandWords::word).toList();
    }

    private static String word(MatchResult match) {
        return Stream.of(match.group(1), match.group(2), match.group(3))
                .filter(Objects::nonNull)
                .findFirst()
                .orElseThrow();
    }
}
