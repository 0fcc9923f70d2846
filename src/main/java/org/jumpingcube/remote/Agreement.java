package org.jumpingcube.remote;

import java.util.Optional;

/** What is being agreed on: at most one question of each side, and what this side has said yes to. */
final class Agreement<M> {
    private Optional<Entry<M>> asked = Optional.empty();
    private Optional<Entry<M>> question = Optional.empty();
    private Optional<Entry<M>> granted = Optional.empty();

    /** What this side has asked for, unless it has been answered. */
    Optional<Entry<M>> asked() {
        return asked;
    }

    boolean hasAsked(Entry<M> entry) {
        return asked.filter(entry::equals).isPresent();
    }

    /** This side asks; it forgets what it asked before. */
    void ask(Entry<M> entry) {
        asked = Optional.of(entry);
    }

    /** The friend has said no. */
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
        granted = Optional.of(entry);
    }

    /** Whether the friend may add this entry: this side has asked for it or said yes to it. */
    boolean covers(Entry<M> entry) {
        return hasAsked(entry) || granted.filter(entry::equals).isPresent();
    }

    /** The log has grown: whatever was being agreed on is about a position that is past. */
    void forget() {
        asked = Optional.empty();
        question = Optional.empty();
        granted = Optional.empty();
    }
}
