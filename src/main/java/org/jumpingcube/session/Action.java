package org.jumpingcube.session;

/** What the user can ask for besides the large button. The {@link SessionView} says whether each is possible. */
public enum Action {
    NEW,
    LOAD,
    SAVE,
    HINT,
    /** Back to the user's last own decision. */
    UNDO,
    /** Forward to the user's next own decision. */
    REDO,
    UNDO_ONE_MOVE,
    REDO_ONE_MOVE,
    /** Play on from another moment of the game. */
    PLAY_ON,
    /** Hear what an engine thinks of the game. */
    ANALYSE
}
