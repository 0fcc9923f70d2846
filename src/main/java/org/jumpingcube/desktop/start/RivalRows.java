package org.jumpingcube.desktop.start;

import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.Announcement;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.shell.Rival;
import org.jumpingcube.game.EloScale;

/** How strong the rival is today, in words and among the levels. */
final class RivalRows extends VBox {
    private static final double GAP = 6;

    private final Texts texts;
    private final ObservableValue<EloScale> scale;

    /**
     * @param rival null while no rival is chosen
     * @param scale that of the chosen game
     */
    RivalRows(Texts texts, ObservableValue<Rival> rival, ObservableValue<EloScale> scale) {
        super(GAP);
        this.texts = texts;
        this.scale = scale;
        Label about = NewGameCard.note("");
        about.setId("about-rival");
        about.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> Optional.ofNullable(rival.getValue())
                                .map(this::inWords)
                                .orElse(""),
                        rival));
        var drawn = new RivalScale(texts, rival, scale);
        VBox.setMargin(drawn, new Insets(GAP, 0, 0, 0));
        getChildren().addAll(NewGameCard.heading(texts.get("new-game.rival")), Announcement.live(about), drawn);
    }

    private String inWords(Rival now) {
        return texts.get(
                "new-game.rival." + wordOf(now),
                Integer.toString(now.elo()),
                Level.of(scale.getValue(), now.elo()).inWords(texts, scale.getValue()),
                Integer.toString(now.users()));
    }

    private static String wordOf(Rival now) {
        if (now.elo() == now.users()) {
            return Texts.word(now.basis());
        }
        return now.elo() > now.users() ? "weakest" : "strongest";
    }
}
