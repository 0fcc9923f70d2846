package org.jumpingcube.desktop.shell;

import java.util.List;
import java.util.function.DoubleFunction;
import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * Something else to do than the game that is about to begin: a tile in the side panel, until that game has its first move.
 *
 * @param command which a press runs; the tile is there while it is available
 * @param title in a word or two
 * @param about a few words more, in one line
 * @param picture makes a picture of this height
 * @param more makes small buttons for what else can be done about it
 */
public record Suggestion(
        Command command,
        ObservableValue<String> title,
        ObservableValue<String> about,
        DoubleFunction<Node> picture,
        Supplier<List<Button>> more) {
    /**
     * One by the name of its command.
     *
     * @param icon the literal of its icon
     */
    public static Suggestion of(Texts texts, Command command, String icon, ObservableValue<String> about) {
        return of(texts, command, about, height -> TextControls.styled(new FontIcon(icon), "invitation-icon"));
    }

    /** The same with another picture. */
    public static Suggestion of(
            Texts texts, Command command, ObservableValue<String> about, DoubleFunction<Node> picture) {
        ObservableValue<String> title = command.title(texts)
                .map(name -> name.replace("\u2026", "")); // it is no menu, where that means a dialog
        return new Suggestion(command, title, about, picture, List::of);
    }
}
