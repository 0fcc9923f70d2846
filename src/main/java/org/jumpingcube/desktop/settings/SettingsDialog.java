package org.jumpingcube.desktop.settings;

import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.stage.Window;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.cube.BoardStyle;
import org.jumpingcube.desktop.cube.CascadePreview;
import org.jumpingcube.desktop.look.SideWindow;
import org.jumpingcube.desktop.look.Themes;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.desktop.speech.Speaking;
import org.jumpingcube.settings.Settings;

/**
 * All settings on one page with two columns. Nothing takes effect before OK or Apply; the small board shows what is
 * chosen at the moment. The window can stay open beside the game.
 */
public final class SettingsDialog extends SideWindow {
    private static final double WIDTH = 980; // with room for a scroll bar
    private static final double SMALLEST_WIDTH = 700; // fits the buttons in any language
    private static final double HEIGHT = 900;

    private final SettingsModel settings;
    private final SettingsGrid left;
    private final SettingsGrid right;
    private final PlayRows play;
    private final LookRows look;
    private final Optional<SpeechRows> speech;
    private final CascadePreview preview;
    private final VisionRows visions;
    private final Button apply;
    private boolean isShowing = true; // the controls are being made or set, not by the user

    public SettingsDialog(Window owner, SettingsModel settings, Texts texts, Runnable onHelp) {
        super(owner, settings, texts.of("settings.title"), WIDTH, HEIGHT);
        this.settings = settings;
        left = new SettingsGrid(texts, this::changed);
        right = new SettingsGrid(texts, this::changed);
        play = new PlayRows(left, texts, this::changed);
        look = new LookRows(right, left, texts, this::changed);
        preview = new CascadePreview(texts);
        visions = new VisionRows(texts, this::changed);
        speech = Speaking.isOffered() ? Optional.of(new SpeechRows(left, texts)) : Optional.empty();
        var stand = TextControls.styled(new HBox(18, preview.board(), visions), "preview");
        right.wide(stand);

        Button ok = TextControls.button(texts, "settings.ok", ButtonData.OK_DONE, this::accept);
        ok.setDefaultButton(true);
        Button cancel = TextControls.button(texts, "settings.cancel", ButtonData.CANCEL_CLOSE, this::close);
        apply = TextControls.button(texts, "settings.apply", ButtonData.APPLY, this::apply);
        var buttons = new ButtonBar();
        buttons.getButtons()
                .setAll(
                        TextControls.button(texts, "settings.help", ButtonData.HELP, onHelp),
                        TextControls.button(
                                texts,
                                "settings.defaults",
                                ButtonData.LEFT,
                                () -> show(settings.get().withDefaultsRestored())),
                        ok,
                        cancel,
                        apply);
        buttons.getStyleClass().add("dialog-buttons");

        var columns = TextControls.styled(new HBox(left, right), "columns");
        columns.setAlignment(Pos.TOP_LEFT);
        HBox.setHgrow(left, Priority.ALWAYS);
        HBox.setHgrow(right, Priority.ALWAYS);
        var scroll = new ScrollPane(columns);
        scroll.setFitToWidth(true);
        fill(new BorderPane(scroll, null, null, buttons, null), "settings-dialog");
        setMinWidth(SMALLEST_WIDTH);
        setOnHidden(event -> preview.stop());
    }

    @Override
    public void open() {
        if (!isShowing()) {
            show(settings.get());
        }
        super.open();
    }

    private void show(Settings shown) {
        isShowing = true;
        left.show(shown);
        right.show(shown);
        play.show(shown.play());
        look.show(shown.look());
        isShowing = false;
        changed();
    }

    private Settings chosen() {
        Settings now = settings.get();
        return now.withPlay(play.play())
                .withKeepGames(play.keepsGames())
                .withLook(look.look())
                .withCascade(look.cascade())
                .withLanguage(look.language())
                .withSpeech(speech.map(rows -> rows.speech(now.speech())).orElse(now.speech()));
    }

    private void changed() {
        if (!isShowing) {
            Settings chosen = chosen();
            apply.setDisable(chosen.equals(settings.get()));
            var style =
                    BoardStyle.of(chosen.look(), Themes.appearance(chosen.look().theme()));
            visions.show(style.colours());
            preview.show(style.seenWith(visions.chosen()), chosen.cascade());
        }
    }

    private void apply() {
        Settings chosen = chosen();
        settings.update(now -> chosen);
        show(settings.get()); // a board size that the user decided against is back
    }

    private void accept() {
        apply();
        close();
    }
}
