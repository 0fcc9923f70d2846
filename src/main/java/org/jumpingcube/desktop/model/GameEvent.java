package org.jumpingcube.desktop.model;

import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Turn;
import org.jumpingcube.review.Review;
import org.jumpingcube.session.Notice;
import org.jumpingcube.storage.SavedGame;

/** Something that has happened to a game of the window. All followers are told of it, once, in the order of the events. */
public sealed interface GameEvent {
    /** Where a game has come from. */
    enum From {
        /** A new game, or the next one of a series. */
        NEW,
        DEMO,
        /** A new game from a position of its own. */
        POSITION,
        /** A file, the clipboard, or a link. */
        FILE,
        /** The user's collection, or another place where it is kept. */
        COLLECTION,
        /** An earlier window, which left it unfinished. */
        UNFINISHED,
        /** It was left for a new game, which the user has undone. */
        TAKEN_BACK,
        /** It is played with a friend elsewhere. */
        FRIEND;

        /** Where a game comes from of which the user is told this. */
        static From of(Notice notice) {
            return switch (notice) {
                case NEW_GAME -> POSITION;
                case GAME_CONTINUED -> UNFINISHED;
                default -> FILE;
            };
        }

        /** Whether it is a game of its own, which the settings did not ask for. */
        public boolean isBrought() {
            return this == FILE || this == COLLECTION || this == UNFINISHED || this == TAKEN_BACK || this == FRIEND;
        }
    }

    /** Another game is on the screen. */
    record Began(From from) implements GameEvent {}

    /** The user leaves the game on the screen for a new one, without being asked: it is to be kept, however short it is. */
    record Left() implements GameEvent {}

    /** Somebody has made a turn. What it has caused may still have to be shown. */
    record TurnMade(Turn<?, ?> turn) implements GameEvent {}

    /** The game is at another place, which has been undone or redone, or has another past. */
    record WentTo(int turns) implements GameEvent {}

    /** The game is over, and what its last turn has caused has been shown. Not told again of an end that is redone. */
    record Ended(Outcome outcome) implements GameEvent {}

    /** The user does not want to go on with a game that an earlier window left unfinished. */
    record GivenUp(SavedGame<?, ?> game) implements GameEvent {}

    /** More is known of how well the game on the screen was played; told again and again during its review. */
    record Reviewed(Review<?, ?> review) implements GameEvent {}
}
