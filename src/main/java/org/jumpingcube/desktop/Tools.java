package org.jumpingcube.desktop;

import atlantafx.base.controls.Spacer;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Separator;
import javafx.scene.control.ToolBar;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.shell.Command;
import org.jumpingcube.desktop.shell.CommandItems;
import org.jumpingcube.desktop.shell.MenuPlan;
import org.jumpingcube.desktop.shell.Program;

/** The toolbar: the large button, and what one does most. */
final class Tools extends ToolBar {
    private static final PseudoClass FILLED = PseudoClass.getPseudoClass("filled");

    private final Program program;
    private final Texts texts;
    private final ObservableValue<Boolean> isNarrow;
    private final ReadOnlyDoubleProperty windowWidth;
    private final BooleanProperty areToolsBare = new SimpleBooleanProperty();
    private final BooleanProperty hasRoom = new SimpleBooleanProperty(); // for what is offered elsewhere too

    /**
     * With the large button alone.
     *
     * @param isNarrow whether the window only has room for icons
     */
    Tools(Program program, Node button, ObservableValue<Boolean> isNarrow, ReadOnlyDoubleProperty windowWidth) {
        super(button);
        this.program = program;
        texts = program.texts();
        this.isNarrow = isNarrow;
        this.windowWidth = windowWidth;
        setId("tool-bar");
        setMinHeight(WindowParts.TOOLS);
    }

    /** Adds the commands. Call this once, when they are there. */
    void fill() {
        var items = new CommandItems(texts);
        getItems()
                .addAll(Stream.of(
                                quiet(items, "settings", "command.settings.short"),
                                line(),
                                tool(items, "new", "command.new.short"),
                                program.commands()
                                        .find("new-game")
                                        .map(found -> items.menuButton(found, MenuPlan.BEGIN, program.commands())),
                                quiet(items, "load", "command.load"),
                                quiet(items, "save", "command.save"),
                                line(),
                                tool(items, "hint", "command.hint"),
                                tool(items, "undo", "command.undo"),
                                tool(items, "redo", "command.redo"),
                                line(),
                                tool(items, "review", "command.review").map(this::whereThereIsRoom),
                                Optional.of(new Spacer()),
                                program.commands()
                                        .find("sound")
                                        .map(sound -> TextControls.styled(
                                                items.toolSwitch(sound, "bi-volume-mute", Command.ALWAYS), "quiet")))
                        .flatMap(Optional::stream)
                        .toList());
        isNarrow.subscribe(narrow -> {
            getItems().stream().filter(Separator.class::isInstance).forEach(line -> {
                line.setVisible(!narrow);
                line.setManaged(!narrow);
            });
        });
        windowWidth.subscribe(this::fit);
        texts.language().subscribe(this::fit);
        applyCss(); // only with a skin are distances kept
        pseudoClassStateChanged(FILLED, true);
        fit(); // the window may stay as wide as it is
    }

    /** Shows the captions of the tools only if all of them fit; their length depends on the language. */
    private void fit() {
        areToolsBare.set(false);
        hasRoom.set(true);
        areToolsBare.set(isNarrow.getValue() || !isFitting());
        hasRoom.set(isFitting());
    }

    private boolean isFitting() {
        applyCss();
        double mostByRounding = getItems().size(); // each tool begins and ends on a whole pixel
        return prefWidth(-1) + mostByRounding <= windowWidth.get();
    }

    private static Optional<Node> line() {
        return Optional.of(new Separator(Orientation.VERTICAL));
    }

    private Optional<Node> tool(CommandItems items, String command, String textKey) {
        return program.commands().find(command).map(found -> items.toolButton(found, textKey, areToolsBare));
    }

    /** What the bar below the board offers as well. */
    private Node whereThereIsRoom(Node tool) {
        TextControls.showWhile(tool, hasRoom);
        return tool;
    }

    /** One whose icon says enough: it never has its words beside it. */
    private Optional<Node> quiet(CommandItems items, String command, String textKey) {
        return program.commands()
                .find(command)
                .map(found -> TextControls.styled(items.toolButton(found, textKey, Command.ALWAYS), "quiet"));
    }
}
