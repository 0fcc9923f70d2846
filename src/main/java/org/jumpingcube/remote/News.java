package org.jumpingcube.remote;

/** Something to tell the user once. */
public sealed interface News {
    /** Nothing. */
    record Nothing() implements News {}

    /** The friend says something. */
    record Said(Phrase phrase) implements News {}

    /** The friend does not want what was asked. */
    record Declined() implements News {}

    /** The friend's program refuses what ours has sent. */
    record RefusedThere(Refusal reason) implements News {}

    /** The host's user should know this. */
    record Warned(Warning warning) implements News {}

    /** Ours has refused what the friend's program has sent. */
    record RefusedHere(Refusal reason) implements News {}
}
