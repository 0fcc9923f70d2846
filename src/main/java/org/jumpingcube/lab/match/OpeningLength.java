package org.jumpingcube.lab.match;

import java.util.random.RandomGenerator;
import java.util.regex.Pattern;

/**
 * How many random moves a game begins with: any number of a range, all alike.
 *
 * @param least 0 or more
 * @param most at least as many
 */
public record OpeningLength(int least, int most) {
    /** More would leave no game to play. */
    public static final int MAX = 40;

    private static final Pattern TEXT = Pattern.compile("([0-9]{1,2})(?:-([0-9]{1,2}))?");

    public OpeningLength {
        if (least < 0 || least > most || most > MAX) {
            throw refused(least + "-" + most);
        }
    }

    private static IllegalArgumentException refused(String text) {
        return new IllegalArgumentException("must be 0 to " + MAX + ", or a range of these as 2-6, not " + text);
    }

    /** Always so many. */
    public static OpeningLength of(int plies) {
        return new OpeningLength(plies, plies);
    }

    /**
     * Reads {@code 4} or {@code 2-6}.
     *
     * @throws IllegalArgumentException if it is something else; the message says what is wanted
     */
    public static OpeningLength parse(String text) {
        var matcher = TEXT.matcher(text);
        if (!matcher.matches()) {
            throw refused(text);
        }
        int least = Integer.parseInt(matcher.group(1));
        return new OpeningLength(least, matcher.group(2) == null ? least : Integer.parseInt(matcher.group(2)));
    }

    int choose(RandomGenerator random) {
        return least == most ? least : random.nextInt(least, most + 1);
    }

    /** As it is read. */
    @Override
    public String toString() {
        return least == most ? String.valueOf(least) : least + "-" + most;
    }
}
