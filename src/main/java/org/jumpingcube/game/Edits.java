package org.jumpingcube.game;

import java.util.ArrayList;
import java.util.List;

/**
 * Something that is being edited, with what it was before each edit. A value.
 *
 * @param states all states, oldest first, at most {@value #MOST}
 * @param cursor the number of the current one, from 0
 */
public record Edits<T>(List<T> states, int cursor) {
    /** How many states are kept. */
    public static final int MOST = 500;

    public Edits {
        states = List.copyOf(states);
        if (cursor < 0 || cursor >= states.size()) {
            throw new IllegalArgumentException("state " + cursor + " of " + states.size());
        }
    }

    /** Nothing edited yet. */
    public static <T> Edits<T> of(T first) {
        return new Edits<>(List.of(first), 0);
    }

    public T now() {
        return states.get(cursor);
    }

    /** After an edit. What was undone is dropped; an edit that changes nothing is none. */
    public Edits<T> then(T next) {
        if (next.equals(now())) {
            return this;
        }
        var kept = new ArrayList<>(states.subList(Math.max(0, cursor + 2 - MOST), cursor + 1));
        kept.add(next);
        return new Edits<>(kept, kept.size() - 1);
    }

    public boolean canUndo() {
        return cursor > 0;
    }

    public boolean canRedo() {
        return cursor < states.size() - 1;
    }

    /** One edit back, or the same if there is none. */
    public Edits<T> undo() {
        return canUndo() ? new Edits<>(states, cursor - 1) : this;
    }

    /** One undone edit on, or the same if there is none. */
    public Edits<T> redo() {
        return canRedo() ? new Edits<>(states, cursor + 1) : this;
    }
}
