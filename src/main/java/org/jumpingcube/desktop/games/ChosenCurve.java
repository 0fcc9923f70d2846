package org.jumpingcube.desktop.games;

import java.util.Locale;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.LeadCurve;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.look.Themes;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;
import org.jumpingcube.settings.Look;
import org.jumpingcube.storage.SavedGame;

/** Who was ahead in the game that is chosen in the list, and by how much. */
final class ChosenCurve extends VBox {
    private final Texts texts;
    private final Label heading = TextControls.styled(new Label(), "heading");
    private final LeadCurve curve = new LeadCurve();

    ChosenCurve(Texts texts) {
        this.texts = texts;
        setId("my-games-curve");
        getStyleClass().add("chosen-curve");
        getChildren().addAll(heading, curve);
    }

    /** Draws a game in the colours of its sides. */
    <P extends Position<P, M>, M> void show(GameView<P, M> view, SavedGame<?, ?> game, Look look) {
        @SuppressWarnings("unchecked") // the view is that of the game's kind
        var history = ((SavedGame<P, M>) game).history();
        var wording = view.wording();
        String unit = wording.tally(history.start()).unit();
        heading.setText(
                (texts.get("panel.advantage") + (unit.isEmpty() ? "" : " \u00b7 " + unit)).toUpperCase(Locale.ROOT));
        curve.show(Stream.concat(
                        Stream.of(history.start()), history.turns().stream().map(Turn::after))
                .map(position -> wording.tally(position).standing().lead())
                .toList());
        Themes.dress(this, view, look);
    }
}
