package org.jumpingcube.desktop.arena;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.arena.PlayedGame;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;

/** The games that are over, the latest last; one can be watched, and what its loser by forfeit wrote can be read. */
final class GameList extends BorderPane {
    private static final double GAP = 8;

    private final ListView<PlayedGame> list = new ListView<>();
    private final Function<PlayedGame, String> words;
    private final Button lookBack;
    private final Button lines;

    /**
     * @param words what is said of a game
     * @param onLookBack given the game that the user wants to watch
     * @param onLines given the game whose loser's output the user wants to read
     */
    GameList(
            Texts texts,
            Function<PlayedGame, String> words,
            Consumer<PlayedGame> onLookBack,
            Consumer<PlayedGame> onLines) {
        this.words = words;
        lookBack = TextControls.button(texts, "arena.look-back", () -> chosen().ifPresent(onLookBack));
        lines = TextControls.button(texts, "arena.lines", () -> chosen().ifPresent(onLines));
        list.setId("arena-list");
        list.accessibleTextProperty().bind(texts.of("arena.page.games"));
        list.setCellFactory(view -> new Cell());
        list.setPlaceholder(placeholder(texts));
        list.getSelectionModel().selectedItemProperty().subscribe(game -> look());
        list.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                lookBack.fire();
                event.consume();
            }
        });
        list.setOnMouseClicked(event -> {
            if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2) {
                lookBack.fire();
            }
        });
        setCenter(list);
        setBottom(TextControls.styled(new FlowPane(GAP, GAP, lookBack, lines), "actions"));
        texts.language().subscribe(language -> list.refresh());
    }

    private static Label placeholder(Texts texts) {
        var label = TextControls.label(texts, "arena.none");
        label.setWrapText(true);
        return label;
    }

    private final class Cell extends ListCell<PlayedGame> {
        Cell() {
            setWrapText(true);
            setPrefWidth(0); // as wide as the list, which does not scroll sideways
        }

        @Override
        protected void updateItem(@Nullable PlayedGame game, boolean isEmpty) {
            super.updateItem(game, isEmpty);
            setText(isEmpty || game == null ? null : words.apply(game));
        }
    }

    private Optional<PlayedGame> chosen() {
        return Optional.ofNullable(list.getSelectionModel().getSelectedItem());
    }

    private void look() {
        lookBack.setDisable(chosen().isEmpty());
        lines.setDisable(chosen().flatMap(PlayedGame::forfeit).isEmpty());
    }

    void add(List<PlayedGame> games) {
        list.getItems().addAll(games);
    }

    void clear() {
        list.getItems().clear();
    }
}
