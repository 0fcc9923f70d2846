package org.jumpingcube.session;

/** What the user can ask for beside the large button; whether each is possible follows from the {@link SessionView}. */
public enum Action {
    NEW,
    LOAD,
    SAVE,
    HINT,
    /** Back to the user's own last decision. */
    UNDO,
    /** Forward to the user's own next decision. */
    REDO,
    UNDO_ONE_MOVE,
    REDO_ONE_MOVE
}
