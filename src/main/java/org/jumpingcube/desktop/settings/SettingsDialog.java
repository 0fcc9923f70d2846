package org.jumpingcube.desktop.settings;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.RadioToggle;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.look.SideWindow;
import org.jumpingcube.desktop.shell.Program;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * The settings in pages, with a small board that shows what is chosen at the moment. Nothing takes effect before OK or
 * Apply. The window can stay open beside the game.
 */
final class SettingsDialog extends SideWindow {
    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");
    private static final double WIDTH = 960;
    private static final double HEIGHT = 740;
    private static final double SMALLEST_WIDTH = 480;
    private static final double ROOM_FOR_ALL_BUTTONS = 640; // in any language
    private static final double ROOM_FOR_NAMES = 700;
    private static final double ROOM_FOR_PREVIEW = 860; // beside the page
    private static final double HEIGHT_OF_PREVIEW = 560;
    private static final double EDGE_OF_MORE = 22;

    private final ChosenSettings draft;
    private final Texts texts;
    private final Map<Subject, SettingsPage> pages = new EnumMap<>(Subject.class); // those that have been shown
    private final ToggleGroup choices = new ToggleGroup();
    private final VBox list = TextControls.styled(new VBox(), "settings-pages");
    private final VBox page = new VBox();
    private final ScrollPane scroll = new ScrollPane(page);
    private final BorderPane contents = new BorderPane(scroll);
    private final SettingsPreview preview;

    SettingsDialog(Program program) {
        super(program.stage(), program.settings(), program.texts().of("settings.title"), WIDTH, HEIGHT);
        draft = new ChosenSettings(program);
        texts = program.texts();
        preview = new SettingsPreview(draft);
        for (Subject each : Subject.values()) {
            list.getChildren().add(choice(each));
        }
        var help = TextControls.button(
                texts, "settings.help", () -> program.commands().run("handbook"));
        help.setGraphic(new FontIcon("bi-book"));
        help.getStyleClass().setAll("page-choice");
        help.setMaxWidth(Double.MAX_VALUE);
        var between = new Region();
        VBox.setVgrow(between, Priority.ALWAYS);
        list.getChildren().addAll(between, help);

        page.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.SPACE) {
                event.consume(); // meant for a control that has no use for it, not to scroll
            }
        });
        scroll.setFitToWidth(true);
        contents.getChildren().add(edgeOfMore());
        contents.setLeft(list);
        contents.setBottom(buttons());
        contents.setMinWidth(0);
        contents.widthProperty().subscribe(this::arrange);
        contents.heightProperty().subscribe(this::arrange);
        choices.getToggles().get(0).setSelected(true);
        fill(contents, "settings-dialog");
        setMinWidth(SMALLEST_WIDTH);
        setOnHidden(event -> preview.stop());
    }

    /** A shadow over the lower edge of a page that goes on below it. */
    private Region edgeOfMore() {
        var edge = TextControls.styled(new Region(), "more-below");
        edge.setManaged(false);
        edge.setMouseTransparent(true);
        scroll.boundsInParentProperty()
                .subscribe(seen -> edge.resizeRelocate(
                        seen.getMinX(), seen.getMaxY() - EDGE_OF_MORE, seen.getWidth(), EDGE_OF_MORE));
        edge.visibleProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> scroll.getVvalue() < scroll.getVmax()
                                && page.getHeight() > scroll.getViewportBounds().getHeight() + 1,
                        scroll.vvalueProperty(),
                        scroll.viewportBoundsProperty(),
                        page.heightProperty()));
        return edge;
    }

    private RadioToggle choice(Subject each) {
        var choice = TextControls.named(new RadioToggle(), texts, each.textKey());
        choice.getStyleClass().setAll("page-choice");
        choice.setGraphic(new FontIcon(each.icon()));
        choice.setMaxWidth(Double.MAX_VALUE);
        choice.setToggleGroup(choices);
        choice.selectedProperty().subscribe(isChosen -> {
            if (isChosen) {
                page.getChildren().removeAll(pages.values());
                page.getChildren().add(0, pages.computeIfAbsent(each, made -> made.make(draft)));
                scroll.setVvalue(0);
            }
        });
        return choice;
    }

    private Region buttons() {
        Button ok = TextControls.button(texts, "settings.ok", ButtonData.OK_DONE, this::accept);
        ok.setDefaultButton(true);
        Button cancel = TextControls.button(texts, "settings.cancel", ButtonData.CANCEL_CLOSE, this::close);
        Button apply = TextControls.button(texts, "settings.apply", ButtonData.APPLY, draft::apply);
        apply.disableProperty().bind(draft.isChanged().not());
        Button defaults = TextControls.button(texts, "settings.defaults", draft::restoreDefaults);
        var last = new ButtonBar();
        last.getButtons().setAll(ok, cancel, apply);
        return inLines(defaults, last);
    }

    /** In one line, or in two where the window is narrow. */
    private static Region inLines(Button first, ButtonBar last) {
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

    /** Where there is little room, pages have icons only, and the board is below the page. */
    private void arrange() {
        double width = contents.getWidth();
        nameInTips(width < ROOM_FOR_NAMES);
        boolean isBeside = width >= ROOM_FOR_PREVIEW && contents.getHeight() >= HEIGHT_OF_PREVIEW;
        if (isBeside && contents.getRight() == null) {
            page.getChildren().remove(preview);
            contents.setRight(preview);
        } else if (!isBeside && !page.getChildren().contains(preview)) {
            contents.setRight(null);
            page.getChildren().add(preview);
        }
    }

    private void nameInTips(boolean areWanted) {
        contents.pseudoClassStateChanged(NARROW, areWanted);
        var subjects = List.of(Subject.values());
        for (int index = 0; index < subjects.size(); index++) {
            var choice = (RadioToggle) choices.getToggles().get(index);
            if (areWanted != (choice.getTooltip() != null)) {
                choice.setTooltip(areWanted ? tip(subjects.get(index)) : null);
            }
        }
    }

    private Tooltip tip(Subject each) {
        var tip = new Tooltip();
        tip.textProperty().bind(texts.of(each.textKey()));
        return tip;
    }

    /** The pages that have been made, since they have been shown. */
    Set<Subject> made() {
        return Set.copyOf(pages.keySet());
    }

    @Override
    public void open() {
        boolean isClosed = !isShowing();
        if (isClosed) {
            draft.begin();
        }
        super.open();
        if (isClosed) {
            ((RadioToggle) choices.getSelectedToggle()).requestFocus();
        }
    }

    /** Shows the window at one of its pages. */
    void openAt(Subject subject) {
        choices.getToggles().get(List.of(Subject.values()).indexOf(subject)).setSelected(true);
        open();
    }

    private void accept() {
        draft.apply();
        close();
    }
}
