package org.jumpingcube.remote;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * What is being agreed on: at most one question of each side, and all that this side has asked for or said yes to since
 * the log has grown.
 */
final class Agreement<M> {
    private final Set<Entry<M>> wanted = new HashSet<>(); // by this side
    private Optional<Entry<M>> asked = Optional.empty();
    private Optional<Entry<M>> question = Optional.empty();

    /** What this side has asked for last, unless it has been answered. */
    Optional<Entry<M>> asked() {
        return asked;
    }

    boolean hasAsked(Entry<M> entry) {
        return asked.filter(entry::equals).isPresent();
    }

    /** This side asks. What it asked before is not asked again, but the friend may have said yes to it already. */
    void ask(Entry<M> entry) {
        asked = Optional.of(entry);
        wanted.add(entry);
    }

    /** The friend has said no; perhaps to one of two questions, and yes to the other, which is on its way. */
    void declined() {
        asked = Optional.empty();
    }

    /** What the friend has asked for, unless it has been answered. */
    Optional<Entry<M>> question() {
        return question;
    }

    boolean isQuestion(Entry<M> entry) {
        return question.filter(entry::equals).isPresent();
    }

    /** The friend asks; what the friend asked before is forgotten. */
    void hear(Entry<M> entry) {
        question = Optional.of(entry);
    }

    /** The friend's question is answered, or is asked again later. */
    void dropQuestion() {
        question = Optional.empty();
    }

    /** This side has said yes, and the friend is to add the entry. */
    void grant(Entry<M> entry) {
        wanted.add(entry);
    }

    /** Whether the friend may add this entry. */
    boolean covers(Entry<M> entry) {
        return wanted.contains(entry);
    }

    /** The log has grown: whatever was being agreed on is about a position that is past. */
    void forget() {
        wanted.clear();
        asked = Optional.empty();
        question = Optional.empty();
    }
}
