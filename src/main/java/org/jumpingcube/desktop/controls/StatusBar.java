package org.jumpingcube.desktop.controls;

import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.game.Player;
import org.jumpingcube.session.SessionView;

/** Who is to move and what goes on, and how the cubes are shared out. */
public final class StatusBar extends HBox {
    private static final double SHORT_TEXT = 200; // in a narrow window the bar gives way first

    private final Wording wording;
    private final Swatch swatch = new Swatch(Player.ONE);
    private final Label message = new Label();
    private final Label cubesOne = count();
    private final Label cubesTwo = count();
    private final BalanceBar balance = new BalanceBar();

    public StatusBar(ObservableValue<SessionView<CubePosition, Square>> view, Texts texts, Wording wording) {
        this.wording = wording;
        setId("status-bar");
        getStyleClass().add("status-bar");
        setAlignment(Pos.CENTER_LEFT);
        message.setId("status-text");
        message.setTextOverrun(OverrunStyle.ELLIPSIS);
        message.setMinWidth(SHORT_TEXT);
        var space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        getChildren().addAll(swatch, message, space, cubesOne, balance, cubesTwo);
        view.subscribe(this::show);
        texts.language().subscribe(language -> show(view.getValue()));
    }

    private static Label count() {
        var label = new Label();
        label.getStyleClass().add("count");
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    private void show(SessionView<CubePosition, Square> view) {
        message.setText(wording.status(view));
        swatch.show(view.state().player());
        var board = view.position().board();
        int one = board.count(Player.ONE);
        int two = board.count(Player.TWO);
        double all = board.squares().size();
        cubesOne.setText(Integer.toString(one));
        cubesTwo.setText(Integer.toString(two));
        balance.show(one / all, two / all);
    }

    /** Shows a message until the next change of the game. */
    public void say(String text) {
        message.setText(text);
    }
}
