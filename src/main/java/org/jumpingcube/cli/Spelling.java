package org.jumpingcube.cli;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;

/** Which words somebody may have meant who made a slip of the keys. */
final class Spelling {
    private static final int MOST_SLIPS = 2;

    private Spelling() {}

    /** The words that differ least from what was typed, by two slips at most and less than half of it. */
    static List<String> alike(String typed, Collection<String> words) {
        int least = words.stream().mapToInt(word -> slips(typed, word)).min().orElse(Integer.MAX_VALUE);
        return least > MOST_SLIPS || 2 * least > typed.length()
                ? List.of()
                : words.stream().filter(word -> slips(typed, word) == least).toList();
    }

    /** How many letters are missing, too many, wrong, or swapped with the next one (Damerau and Levenshtein). */
    private static int slips(String typed, String meant) {
        int[][] slips = new int[typed.length() + 1][meant.length() + 1];
        Arrays.setAll(slips[0], column -> column);
        for (int row = 1; row <= typed.length(); row++) {
            slips[row][0] = row;
            for (int column = 1; column <= meant.length(); column++) {
                boolean isSame = typed.charAt(row - 1) == meant.charAt(column - 1);
                boolean isSwapped = row > 1
                        && column > 1
                        && typed.charAt(row - 1) == meant.charAt(column - 2)
                        && typed.charAt(row - 2) == meant.charAt(column - 1);
                slips[row][column] = IntStream.of(
                                slips[row - 1][column] + 1,
                                slips[row][column - 1] + 1,
                                slips[row - 1][column - 1] + (isSame ? 0 : 1),
                                isSwapped ? slips[row - 2][column - 2] + 1 : Integer.MAX_VALUE)
                        .min()
                        .orElseThrow();
            }
        }
        return slips[typed.length()][meant.length()];
    }
}
