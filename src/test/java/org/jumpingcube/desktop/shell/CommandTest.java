package org.jumpingcube.desktop.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.input.KeyCombination;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CommandTest {
    private final Command command = Command.of("new", "Shortcut+N", "", () -> {}, new SimpleBooleanProperty(true));

    @ParameterizedTest
    @ValueSource(strings = {" ", "\t\n", "Ctrl+ ", "Ctrl+", "+", "Hyper+Q", "'", "\\"})
    void keysThatCannotBeReadMeanTheUsualOnes(String keys) {
        command.take(Map.of("new", keys));
        assertThat(command.shortcut().get()).isEqualTo(KeyCombination.valueOf("Shortcut+N"));
    }

    @Test
    void keysOfTheUsersChoiceHoldAndAnEmptyTextMeansNone() {
        command.take(Map.of("new", "Ctrl+F7"));
        assertThat(command.shortcut().get()).isEqualTo(KeyCombination.valueOf("Ctrl+F7"));
        command.take(Map.of("new", ""));
        assertThat(command.shortcut().get()).isNull();
        command.take(Map.of());
        assertThat(command.shortcut().get()).isEqualTo(KeyCombination.valueOf("Shortcut+N"));
    }
}
