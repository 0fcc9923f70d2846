package org.jumpingcube.jumpin;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The earlier positions of a game, for the rules on repetition. A value: a chain from the newest to the oldest, whose
 * beginning is shared by games that begin alike.
 */
final class EarlierPositions {
    static final EarlierPositions NONE = new EarlierPositions(null, null);

    private final @Nullable EarlierPositions earlier;
    private final @Nullable Placement newest;
    private final int hash;

    private EarlierPositions(@Nullable EarlierPositions earlier, @Nullable Placement newest) {
        this.earlier = earlier;
        this.newest = newest;
        hash = earlier == null || newest == null ? 0 : 31 * earlier.hash + newest.hashCode();
    }

    EarlierPositions with(Placement position) {
        return new EarlierPositions(this, position);
    }

    /** How many times the position has occurred. */
    int count(Placement position) {
        int count = 0;
        for (EarlierPositions here = this; here != null; here = here.earlier) {
            count += position.equals(here.newest) ? 1 : 0;
        }
        return count;
    }

    /** All positions, newest first. */
    List<Placement> newestFirst() {
        var all = new ArrayList<Placement>();
        for (EarlierPositions here = this; here != null && here.newest != null; here = here.earlier) {
            all.add(here.newest);
        }
        return all;
    }

    /** Chains are long, so these two must not recurse. */
    @Override
    public boolean equals(@Nullable Object other) {
        if (!(other instanceof EarlierPositions past) || past.hash != hash) {
            return false;
        }
        EarlierPositions one = this;
        while (one != null && past != null && one != past) {
            if (one.newest == null ? past.newest != null : !one.newest.equals(past.newest)) {
                return false;
            }
            one = one.earlier;
            past = past.earlier;
        }
        return one == past;
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
