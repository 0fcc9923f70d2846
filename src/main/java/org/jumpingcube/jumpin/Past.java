package org.jumpingcube.jumpin;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The positions that a game has been through, for the rules of repetition. A value: a chain from the newest to the
 * oldest, of which games that begin alike share the beginning.
 */
final class Past {
    static final Past NONE = new Past(null, null);

    private final @Nullable Past earlier;
    private final @Nullable Placement newest;
    private final int hash;

    private Past(@Nullable Past earlier, @Nullable Placement newest) {
        this.earlier = earlier;
        this.newest = newest;
        hash = earlier == null || newest == null ? 0 : 31 * earlier.hash + newest.hashCode();
    }

    Past with(Placement position) {
        return new Past(this, position);
    }

    /** How many times the position has been there. */
    int count(Placement position) {
        int count = 0;
        for (Past here = this; here != null; here = here.earlier) {
            count += position.equals(here.newest) ? 1 : 0;
        }
        return count;
    }

    /** All positions, the newest first. */
    List<Placement> newestFirst() {
        var all = new ArrayList<Placement>();
        for (Past here = this; here != null && here.newest != null; here = here.earlier) {
            all.add(here.newest);
        }
        return all;
    }

    /** Chains are long: these two must not call themselves. */
    @Override
    public boolean equals(@Nullable Object other) {
        if (!(other instanceof Past past) || past.hash != hash) {
            return false;
        }
        Past one = this;
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
