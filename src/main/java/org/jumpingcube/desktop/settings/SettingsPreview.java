package org.jumpingcube.desktop.settings;

import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.cube.BoardStyle;
import org.jumpingcube.desktop.cube.CascadePreview;
import org.jumpingcube.desktop.look.Themes;
import org.jumpingcube.settings.Look;
import org.kordamp.ikonli.javafx.FontIcon;

/** A small board that looks as chosen, as people with any kind of colour vision see it. */
final class SettingsPreview extends VBox {
    private final ChosenSettings draft;
    private final CascadePreview cascade;
    private final VisionRows visions;

    SettingsPreview(ChosenSettings draft) {
        this.draft = draft;
        var texts = draft.texts();
        cascade = new CascadePreview(texts);
        visions = new VisionRows(texts, this::show);
        var play = TextControls.button(texts, "settings.play-cascade", this::play);
        play.setGraphic(new FontIcon("bi-play-fill"));
        play.setMaxWidth(Double.MAX_VALUE);
        TextControls.styled(this, "settings-preview");
        getChildren()
                .addAll(
                        TextControls.styled(TextControls.label(texts, "settings.shown"), "heading"),
                        cascade.board(),
                        play,
                        TextControls.styled(TextControls.label(texts, "settings.vision"), "heading"),
                        visions);
        draft.of(Setting.LOOK).subscribe(look -> show());
        draft.of(Setting.ANIMATION).subscribe((before, now) -> play());
    }

    private void show() {
        Look look = draft.get(Setting.LOOK);
        var style = BoardStyle.of(look, Themes.appearance(look.theme()));
        visions.show(style.colours());
        cascade.show(style.seenWith(visions.chosen()));
    }

    private void play() {
        cascade.play(draft.get(Setting.ANIMATION));
    }

    /** Shows the board at rest. */
    void stop() {
        cascade.stop();
    }
}
