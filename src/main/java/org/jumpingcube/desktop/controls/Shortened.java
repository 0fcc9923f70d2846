package org.jumpingcube.desktop.controls;

import java.util.function.Supplier;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;

/** A note above the board that can do with one line where there is too little room for all of it. */
public interface Shortened {
    /** Shows it in one line, with a button for the rest, or in full. */
    void shorten(boolean isShort);

    /** The button that shows the whole text below it for as long as the user reads it. */
    static Button more(Texts texts, Supplier<String> whole) {
        var more = TextControls.named(new Button(), texts, "message.more");
        var tip = new Tooltip();
        tip.setWrapText(true);
        tip.setMaxWidth(440);
        tip.setAutoHide(true);
        more.setOnAction(event -> {
            tip.setText(whole.get());
            var below = more.localToScreen(0, more.getHeight());
            tip.show(more, below.getX(), below.getY());
        });
        show(more, false);
        return more;
    }

    /** Shows the button, or takes its place away too. */
    static void show(Button more, boolean isWanted) {
        more.setVisible(isWanted);
        more.setManaged(isWanted);
    }
}
