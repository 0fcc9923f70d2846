package org.jumpingcube.storage;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Looks for lines of games in a text as people send it: mail programs break lines and quote them, and other words stand
 * before and behind. Finds what looks like one, in the order of the text; takes time in proportion to its length.
 */
final class LinesInText {
    private static final Pattern START = Pattern.compile(LineFormat.NAME + "([0-9]{1,9})\\.([a-z0-9]{1,40})\\.");

    /** What may stand within a line: blanks, characters that nobody sees, marks of quoted text, "=" at a soft break. */
    private static final Pattern GAP = Pattern.compile("(?:[\\s\\p{Z}\\p{Cf}>|]|=\\r?\\n)++");

    private static final Pattern CODE = Pattern.compile("[A-Za-z0-9_-]++");
    private static final Pattern ID = Pattern.compile("\\.id-([A-Za-z0-9_-]{0,16})");
    private static final int MAX_LENGTH = 20_000; // the longest game of Jumpin takes about a tenth

    /**
     * What looks like a line.
     *
     * @param code the last part, and whatever words without other signs come behind it
     * @param ends how many characters of the code may belong to the line, in rising order: up to the end of each word
     * @param id what stands in the place of the id of a game by message, whole or not; empty if there is no such place
     * @param isTooLong whether there is more of the code than any game takes, which is not looked at
     */
    record Found(
            String version, String name, String code, List<Integer> ends, Optional<String> id, boolean isTooLong) {}

    private final StringBuilder joined = new StringBuilder(); // the text without gaps
    private final BitSet gaps = new BitSet(); // the places in it where there was one
    private final Matcher starts;

    LinesInText(String text) {
        int from = 0;
        for (var gap = GAP.matcher(text); gap.find(); from = gap.end()) {
            joined.append(text, from, gap.start());
            gaps.set(joined.length());
        }
        joined.append(text, from, text.length());
        gaps.set(joined.length());
        starts = START.matcher(joined);
    }

    /** The next line; empty at the end of the text. */
    Optional<Found> next() {
        var code = CODE.matcher(joined);
        while (starts.find()) {
            if (code.region(starts.end(), joined.length()).lookingAt()) {
                return Optional.of(found(code.start(), code.end()));
            }
        }
        return Optional.empty();
    }

    private Found found(int start, int end) {
        boolean isTooLong = end - start > MAX_LENGTH;
        int last = isTooLong ? start + MAX_LENGTH : end;
        var ends = new ArrayList<Integer>();
        for (int gap = gaps.nextSetBit(start + 1); gap >= 0 && gap < last; gap = gaps.nextSetBit(gap + 1)) {
            addEnds(start, gap, ends);
        }
        addEnds(start, last, ends);
        return new Found(
                starts.group(1), starts.group(2), joined.substring(start, last), List.copyOf(ends), id(end), isTooLong);
    }

    private Optional<String> id(int end) {
        var id = ID.matcher(joined).region(end, joined.length());
        return id.lookingAt() ? Optional.of(id.group(1)) : Optional.empty();
    }

    /** Adds the end of a word; and before it each place behind which there are only dashes, of stress or a signature. */
    private void addEnds(int start, int end, List<Integer> ends) {
        int last = ends.isEmpty() ? 0 : ends.get(ends.size() - 1);
        int bare = end;
        while (bare - start > last + 1 && "-_".indexOf(joined.charAt(bare - 1)) >= 0) {
            bare--;
        }
        IntStream.rangeClosed(bare, end).forEach(place -> ends.add(place - start));
    }
}
