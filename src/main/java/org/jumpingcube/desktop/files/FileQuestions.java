package org.jumpingcube.desktop.files;

import java.util.function.Supplier;

/** Questions and messages about files. */
public interface FileQuestions {
    /**
     * Whether the current game may be discarded. Asks only if it would be lost, and saves it if the user wants that.
     *
     * @param titleKey of the text that says why it would be discarded
     */
    boolean mayAbandonGame(String titleKey);

    /** Whether an existing file that the user has not been asked about yet may be replaced. */
    boolean mayReplace(String fileName);

    /** Whether a file that has changed since this program loaded or saved it may be overwritten. */
    boolean mayOverwrite(String fileName);

    /** Runs something on the JavaFX thread that may ask, and was not begun just now, once nothing else is asked. */
    void whenAnswered(Runnable task);

    /** Reports something that went wrong and changed nothing. */
    void tell(String message);

    /** Lets the user choose a file in a dialog; nothing else is asked meanwhile. */
    <T> T choosing(Supplier<T> dialog);
}
