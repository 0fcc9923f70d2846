package org.jumpingcube.desktop.start;

import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.SideNames;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.Player;
import org.jumpingcube.settings.Friends;

/** Two fields for the names of two people at one screen. */
final class FriendNames extends VBox {
    private final TextField one;
    private final TextField two;

    /** @param friends the names that are in the fields at first */
    FriendNames(Texts texts, Friends friends) {
        super(6);
        one = field(texts, Player.ONE, friends);
        two = field(texts, Player.TWO, friends);
        getChildren()
                .addAll(
                        NewGameCard.heading(texts.get("new-game.names")),
                        new HBox(NewGameCard.COLUMN_GAP, one, two),
                        NewGameCard.note(texts.get("new-game.names.note")));
    }

    /** An empty field says for which side the name is, plainly as a prompt: a mere "Player 1" looks like a name. */
    private static TextField field(Texts texts, Player player, Friends friends) {
        var field = TextControls.limited(new TextField(friends.of(player)), Friends.MAX_NAME);
        field.setId("friend-" + player.number());
        field.setPromptText(texts.get("new-game.name.prompt", SideNames.number(texts, player)));
        field.setAccessibleText(texts.get("new-game.name", player.number()));
        HBox.setHgrow(field, Priority.ALWAYS);
        return field;
    }

    /** The names in the fields now. */
    Friends friends() {
        return Friends.typed(one.getText(), two.getText());
    }
}
