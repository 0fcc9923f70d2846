package org.jumpingcube.desktop.model;

import org.jumpingcube.review.Review;
import org.jumpingcube.storage.SavedGame;

/** Something that has happened to a game of the window, and that other parts of the program may follow. */
public sealed interface GameEvent {
    /** The game on the screen has come from the user's collection, or is kept there already. */
    record Collected() implements GameEvent {}

    /** The user does not want to go on with a game that an earlier window left unfinished. */
    record GivenUp(SavedGame<?, ?> game) implements GameEvent {}

    /** More is known of how well the game on the screen was played; told again and again during its review. */
    record Reviewed(Review<?, ?> review) implements GameEvent {}
}
