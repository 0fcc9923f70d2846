package org.jumpingcube.desktop.files;

/** What the user is asked and told about files. */
public interface FileQuestions {
    /**
     * Whether the game of the moment may be thrown away; asks only if one is under way.
     *
     * @param titleKey of the text that says what for
     */
    boolean mayAbandonGame(String titleKey);

    /** Whether a file may be overwritten that holds what this program has not seen. */
    boolean mayOverwrite(String fileName);

    /** Tells of something that went wrong and changed nothing. */
    void tell(String message);
}
