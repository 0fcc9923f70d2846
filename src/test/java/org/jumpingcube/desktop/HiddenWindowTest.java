package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.UnaryOperator;
import javafx.scene.control.TreeView;
import org.jumpingcube.Slow;
import org.junit.jupiter.api.Test;

/** JavaFX forgets the styles of a window that is hidden, but not what is in it, which may still change. */
@Slow
class HiddenWindowTest extends WindowTest {
    @Test
    void whatChangesInAHiddenWindowHasItsColours() {
        open(UnaryOperator.identity());
        WindowLibraries.faults().watchStyles();
        interact(() -> program().commands().run("handbook"));
        await("the handbook", () -> isShown("#help-contents"));
        TreeView<?> contents = lookup("#help-contents").query();
        interact(() -> contents.getScene().getWindow().hide());
        interact(() -> {
            contents.refresh();
            contents.layout();
            contents.lookupAll(".tree-cell").forEach(cell -> cell.applyCss());
        });
        assertThat(WindowLibraries.faults().take()).as("warnings of JavaFX").isEmpty();
    }
}
