package org.jumpingcube.desktop.controls;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.jumpingcube.desktop.model.OpenGame;
import org.jumpingcube.desktop.model.Standing;
import org.jumpingcube.desktop.model.Tally;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;

/** Who is to move and what goes on, and how the two sides stand. */
public final class StatusBar extends HBox {
    private static final double SHORT_TEXT = 200; // in a narrow window the bar gives way first

    private final Wording wording;
    private final Swatch swatch = new Swatch(Player.ONE);
    private final Label message = new Label();
    private final Label countOne = count();
    private final Label countTwo = count();
    private final BalanceBar balance = new BalanceBar();
    private String status = "";

    public StatusBar(OpenGame<?, ?> game, Texts texts, Wording wording) {
        this.wording = wording;
        setId("status-bar");
        getStyleClass().add("status-bar");
        setAlignment(Pos.CENTER_LEFT);
        message.setId("status-text");
        message.setTextOverrun(OverrunStyle.ELLIPSIS);
        message.setMinWidth(SHORT_TEXT);
        getChildren().addAll(swatch, message, TextControls.space(), countOne, balance, countTwo);
        game.model().anyView().subscribe(view -> show(game));
        game.tally().subscribe(this::show);
        texts.language().subscribe(language -> show(game));
    }

    private static Label count() {
        var label = new Label();
        label.getStyleClass().add("count");
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    private <P extends Position<P, M>, M> void show(OpenGame<P, M> game) {
        var view = game.model().now();
        status = wording.status(view, view.hint().map(game.view().kind().notation()::write));
        swatch.show(view.state().player());
        show(game.tally().getValue());
    }

    private void show(Tally tally) {
        message.setText(tally.remark().isEmpty() ? status : status + " \u00b7 " + tally.remark());
        Standing standing = tally.standing();
        countOne.setText(Integer.toString(standing.one()));
        countTwo.setText(Integer.toString(standing.two()));
        balance.show(standing.shareOfOne(), standing.shareOfTwo());
    }

    /** Shows a message until the next change of the game. */
    public void say(String text) {
        message.setText(text);
    }
}
