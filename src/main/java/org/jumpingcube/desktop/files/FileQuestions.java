package org.jumpingcube.desktop.files;

/** What the user is asked and told about files. */
public interface FileQuestions {
    /**
     * Whether the game of the moment may be thrown away; asks only if one is under way.
     *
     * @param titleKey of the text that says what for
     */
    boolean mayAbandonGame(String titleKey);

    /** Whether a file may be replaced that is there already, and that nobody has asked about yet. */
    boolean mayReplace(String fileName);

    /** Whether a file may be overwritten that has been changed since this program loaded or saved it. */
    boolean mayOverwrite(String fileName);

    /** Tells of something that went wrong and changed nothing. */
    void tell(String message);
}
