package org.jumpingcube.lab.match;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** A command line taken apart into words, without a shell. */
final class CommandWords {
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|'([^']*)'|(\\S+)");

    private CommandWords() {}

    /** The words between blanks; what stands in single or double quotation marks is one word. */
    static List<String> split(String text) {
        return WORD.matcher(text).results().map(CommandWords::word).toList();
    }

    private static String word(MatchResult match) {
        for (int group = 1; group < 3; group++) {
            if (match.group(group) != null) {
                return match.group(group);
            }
        }
        return match.group(3);
    }
}
