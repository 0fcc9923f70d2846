package org.jumpingcube.desktop.help;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.look.SideWindow;
import org.jumpingcube.desktop.shell.Command;
import org.jumpingcube.desktop.shell.Commands;
import org.jumpingcube.desktop.shell.Program;

/** Lists what can be done now, and the keys for it. What is typed narrows the list; Enter or a click does it. */
final class FindActionWindow extends SideWindow {
    private static final double WIDTH = 460;
    private static final double HEIGHT = 420;

    private final Commands commands;
    private final Texts texts;
    private final TextField words = new TextField();
    private final ListView<Command> list = new ListView<>();

    /** A command by its name, and by its keys. */
    private final class Cell extends ListCell<Command> {
        private Cell() {
            setOnMouseClicked(event -> runChosen());
        }

        @Override
        protected void updateItem(@Nullable Command command, boolean isEmpty) {
            super.updateItem(command, isEmpty);
            setText(
                    isEmpty || command == null
                            ? null
                            : name(command)
                                    + command.keysText(texts)
                                            .map(keys -> " (" + keys + ")")
                                            .orElse(""));
        }
    }

    FindActionWindow(Program program) {
        super(program.stage(), program.settings(), program.texts().of("find-action.title"), WIDTH, HEIGHT);
        commands = program.commands();
        texts = program.texts();
        words.setId("find-action-words");
        words.promptTextProperty().bind(texts.of("find-action.prompt"));
        words.accessibleTextProperty().bind(texts.of("find-action.prompt"));
        words.textProperty().subscribe(this::find);
        list.setId("find-action-list");
        list.accessibleTextProperty().bind(texts.of("find-action.list"));
        list.setCellFactory(of -> new Cell());
        list.setPlaceholder(TextControls.label(texts, "find-action.none"));
        var root = new VBox(words, list);
        root.addEventFilter(KeyEvent.KEY_PRESSED, this::press);
        fill(root, "find-action");
    }

    @Override
    public void open() {
        if (!isShowing()) {
            words.clear();
            find();
        }
        super.open();
        words.requestFocus();
    }

    private String name(Command command) {
        return command.title(texts).getValue();
    }

    private void find() {
        Locale locale = texts.locale();
        List<String> wanted =
                Stream.of(words.getText().toLowerCase(locale).split(" ")).toList();
        list.getItems()
                .setAll(commands.all().stream()
                        .filter(command -> command.isEnabled().getValue())
                        .filter(command ->
                                wanted.stream().allMatch(name(command).toLowerCase(locale)::contains))
                        .toList());
        list.getSelectionModel().selectFirst();
    }

    /** The arrows walk through the list while the words are typed. */
    private void press(KeyEvent event) {
        var selection = list.getSelectionModel();
        if (event.getCode() == KeyCode.ENTER) {
            runChosen();
        } else if (event.getCode() == KeyCode.DOWN) {
            selection.selectNext();
        } else if (event.getCode() == KeyCode.UP) {
            selection.selectPrevious();
        } else {
            return;
        }
        list.scrollTo(selection.getSelectedIndex());
        event.consume();
    }

    private void runChosen() {
        @Nullable Command chosen = list.getSelectionModel().getSelectedItem();
        if (chosen != null) {
            close();
            chosen.run();
        }
    }
}
