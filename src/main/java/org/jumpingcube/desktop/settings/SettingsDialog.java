package org.jumpingcube.desktop.settings;

import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.cube.BoardStyle;
import org.jumpingcube.desktop.cube.CascadePreview;
import org.jumpingcube.desktop.look.SideWindow;
import org.jumpingcube.desktop.look.Themes;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.game.Seats;
import org.jumpingcube.session.SessionView;
import org.jumpingcube.settings.Settings;

/**
 * All settings on one page with two columns. Nothing takes effect before OK or Apply; the small board shows what is
 * chosen at the moment. The window can stay open beside the game.
 */
final class SettingsDialog extends SideWindow {
    private static final double WIDTH = 980; // with room for a scroll bar
    private static final double SMALLEST_WIDTH = 480;
    private static final double ROOM_FOR_ALL_BUTTONS = 700; // in any language
    private static final double HEIGHT = 900;

    private final SettingsModel settings;
    private final Program program;
    private final Texts texts;
    private final ObservableValue<Seats> seats; // of the game on the board
    private final SettingsGrid left;
    private final SettingsGrid right;
    private final PlayRows play;
    private final LookRows look;
    private final Optional<SpeechRows> speech;
    private final BrokerRows broker;
    private final CascadePreview preview;
    private final VisionRows visions;
    private final Button apply;
    private boolean isShowing = true; // the controls are being made or set, not by the user

    SettingsDialog(Program program) {
        super(program.stage(), program.settings(), program.texts().of("settings.title"), WIDTH, HEIGHT);
        this.program = program;
        settings = program.settings();
        texts = program.texts();
        seats = program.games().view().map(SessionView::seats);
        left = new SettingsGrid(texts, this::changed);
        right = new SettingsGrid(texts, this::changed);
        play = new PlayRows(
                left, () -> program.games().shown().get().view().kind().elo(), texts, this::changed);
        look = new LookRows(right, left, texts, this::changed);
        preview = new CascadePreview(texts);
        visions = new VisionRows(texts, this::changed);
        speech = program.commands().find("speak").isPresent()
                ? Optional.of(new SpeechRows(left, texts))
                : Optional.empty();
        broker = new BrokerRows(left, texts);
        var stand = TextControls.styled(new FlowPane(18, 12, preview.board(), visions), "preview");
        right.wide(stand);

        Button ok = TextControls.button(texts, "settings.ok", ButtonData.OK_DONE, this::accept);
        ok.setDefaultButton(true);
        Button cancel = TextControls.button(texts, "settings.cancel", ButtonData.CANCEL_CLOSE, this::close);
        apply = TextControls.button(texts, "settings.apply", ButtonData.APPLY, this::apply);
        Button defaults = TextControls.button(
                texts,
                "settings.defaults",
                ButtonData.LEFT,
                () -> show(settings.get().withDefaultsRestored()));
        Button help = TextControls.button(
                texts,
                "settings.help",
                ButtonData.LEFT,
                () -> program.commands().run("handbook"));
        var buttons = buttons(bar(defaults, help), bar(ok, cancel, apply));

        var columns = TextControls.styled(new SettingsColumns(left, right), "columns");
        columns.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.SPACE) {
                event.consume(); // meant for a control that has no use for it, not to scroll
            }
        });
        var scroll = new ScrollPane(columns);
        scroll.setFitToWidth(true);
        texts.language().subscribe(columns::requestLayout);
        fill(new BorderPane(scroll, null, null, buttons, null), "settings-dialog");
        setMinWidth(SMALLEST_WIDTH);
        setOnHidden(event -> preview.stop());
        seats.subscribe((before, now) -> {
            if (isShowing() && !play.areSeatsChosen()) {
                showPlaying(now);
            }
        });
    }

    private static ButtonBar bar(Button... parts) {
        var bar = new ButtonBar();
        bar.getButtons().setAll(parts);
        return bar;
    }

    /** In one line, or in two where the window is narrow. */
    private static BorderPane buttons(ButtonBar first, ButtonBar last) {
        var both = TextControls.styled(new BorderPane(), "dialog-buttons");
        both.widthProperty()
                .map(width -> width.doubleValue() >= ROOM_FOR_ALL_BUTTONS)
                .subscribe(hasRoom -> {
                    both.setLeft(null);
                    both.setRight(null);
                    both.setTop(null);
                    both.setBottom(null);
                    BorderPane.setMargin(first, hasRoom ? Insets.EMPTY : new Insets(0, 0, 8, 0));
                    if (hasRoom) {
                        both.setLeft(first);
                        both.setRight(last);
                    } else {
                        both.setTop(first);
                        both.setBottom(last);
                    }
                });
        return both;
    }

    @Override
    public void open() {
        if (!isShowing()) {
            showCurrent();
        }
        super.open();
    }

    private void showCurrent() {
        show(settings.get());
        showPlaying(seats.getValue());
    }

    private void showPlaying(Seats now) {
        isShowing = true;
        play.showPlaying(now);
        isShowing = false;
        changed();
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
        return now.withPlay(play.play(now.play().seats()))
                .withKeepGames(play.keepsGames())
                .withLook(look.look())
                .withCascade(look.cascade())
                .withLanguage(look.language())
                .withBroker(broker.broker(now.broker()))
                .withSpeech(speech.map(rows -> rows.speech(now.speech())).orElse(now.speech()));
    }

    private void changed() {
        if (!isShowing) {
            Settings chosen = chosen();
            apply.setDisable(chosen.equals(settings.get())
                    && !areOthersToPlay(chosen.play().seats()));
            var style =
                    BoardStyle.of(chosen.look(), Themes.appearance(chosen.look().theme()));
            visions.show(style.colours());
            preview.show(style.seenWith(visions.chosen()), chosen.cascade());
        }
    }

    /** The settings may have them already, while the game has players of its own. */
    private boolean areOthersToPlay(Seats chosen) {
        return play.areSeatsChosen() && !chosen.equals(seats.getValue());
    }

    private void apply() {
        Settings chosen = chosen();
        boolean areSeatsChosen = play.areSeatsChosen();
        settings.update(now -> chosen);
        if (areSeatsChosen) {
            program.starter().seat(chosen.play().seats());
        }
        showCurrent(); // a board size that the user decided against is back
    }

    private void accept() {
        apply();
        close();
    }
}
