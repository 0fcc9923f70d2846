package org.jumpingcube.desktop.shell;

import java.util.List;
import java.util.concurrent.CompletableFuture;

/**
 * A part of the program that can be left out: its commands, its bars and windows, what begins with the program, and what
 * is to be closed at its end. It is made after the first picture of the window, with the {@link Program}; its windows are
 * made when they are first opened.
 */
public interface Feature {
    /** What the user can do with it. */
    default List<Command> commands() {
        return List.of();
    }

    /** What it offers while a game is about to begin. */
    default List<Suggestion> suggestions() {
        return List.of();
    }

    /**
     * Begins its work; all features are there, and so is the whole window.
     *
     * @param isWithFile whether the user has opened a file, beside which nothing else is offered
     */
    default void begin(boolean isWithFile) {}

    /**
     * Ends its work with the program, at once as far as the user sees it.
     *
     * @return completes when all that was to be written is written
     */
    default CompletableFuture<Void> close() {
        return CompletableFuture.completedFuture(null);
    }
}
