package org.jumpingcube.desktop;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.stage.Stage;
import org.jumpingcube.desktop.look.SideWindow;
import org.jumpingcube.desktop.model.OpenGames;
import org.jumpingcube.session.SessionView;

/**
 * The windows beside the main one, as far as they keep somebody at this screen from a game with a clock. Another program
 * that gets the keyboard meanwhile changes nothing.
 */
final class OtherWindows {
    private OtherWindows() {}

    /** Whether the user went to one of these windows from such a game and has not come back yet. */
    static ReadOnlyBooleanProperty haveTheUser(Stage main, OpenGames games) {
        var isElsewhere = new ReadOnlyBooleanWrapper();
        main.addEventHandler(SideWindow.FOCUSED, event -> isElsewhere.set(isTimed(games.now())));
        main.addEventHandler(SideWindow.LEFT, event -> isElsewhere.set(false));
        main.focusedProperty().subscribe(isBack -> {
            if (isBack) {
                isElsewhere.set(false);
            }
        });
        return isElsewhere.getReadOnlyProperty();
    }

    /** Two computers need nobody, and a friend elsewhere is not kept waiting. */
    private static boolean isTimed(SessionView<?, ?> game) {
        return game.clock().isOn()
                && !game.seats().areBothComputers()
                && !game.seats().haveFriend();
    }
}
