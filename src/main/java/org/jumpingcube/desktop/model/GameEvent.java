package org.jumpingcube.desktop.model;

import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Turn;
import org.jumpingcube.review.Review;
import org.jumpingcube.storage.SavedGame;

/** Something that has happened to a game of the window. All followers are told of it once, in the order in which it happens. */
public sealed interface GameEvent {
    /** Where a game has come from. */
    enum From {
        /** A new game, or the next one of a series. */
        NEW,
        DEMO,
        /** A new game from a position that was set up. */
        POSITION,
        /** A file, the clipboard, or a link. */
        FILE,
        /** The user's collection, or another place that keeps it. */
        COLLECTION,
        /** An earlier window, which left it unfinished. */
        UNFINISHED,
        /** A friend elsewhere. */
        FRIEND;

        /** Whether the game had been begun before. */
        public boolean isOfEarlierGame() {
            return this == FILE || this == COLLECTION || this == UNFINISHED;
        }
    }

    /** A game makes room on the screen for another; this was its state. */
    record Left(SavedGame<?, ?> game, Outcome outcome) implements GameEvent {}

    /** Another game is on the screen. */
    record Began(From from) implements GameEvent {}

    /** Somebody has made a turn. What it has caused may still have to be shown. */
    record TurnMade(Turn<?, ?> turn) implements GameEvent {}

    /** The game is at another place, by undoing, redoing, or going on from an earlier one. */
    record WentTo(int turns) implements GameEvent {}

    /** The game is over, and what its last turn has caused has been shown. Not told of one that was over when it began. */
    record Ended(Outcome outcome) implements GameEvent {}

    /** The user does not want to go on with a game that an earlier window left unfinished. */
    record GivenUp(SavedGame<?, ?> game) implements GameEvent {}

    /** More is known of how well the game on the screen was played; told again and again during its review. */
    record Reviewed(Review<?, ?> review) implements GameEvent {}
}
