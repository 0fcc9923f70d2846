package org.jumpingcube.desktop.friend;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseEvent;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.remote.nearby.NearbyGame;

/** The games that are hosted near here, hidden until somebody looks for them. A click or Enter chooses one. */
final class NearbyList extends ListView<NearbyGame> {
    private static final double HEIGHT = 90; // three rows

    private final Texts texts;
    private final List<GameView<?, ?>> views;

    NearbyList(Texts texts, List<GameView<?, ?>> views, Consumer<NearbyGame> onChoice) {
        this.texts = texts;
        this.views = views;
        setId("friend-near");
        setAccessibleText(texts.get("friend.nearby"));
        setPlaceholder(new Label(texts.get("friend.nearby.none")));
        setPrefHeight(HEIGHT);
        setMinHeight(HEIGHT);
        setVisible(false);
        setManaged(false);
        setCellFactory(list -> new Cell());
        addEventHandler(MouseEvent.MOUSE_CLICKED, event -> choose(onChoice));
        setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER) {
                choose(onChoice);
                event.consume();
            }
        });
    }

    private void choose(Consumer<NearbyGame> onChoice) {
        Optional.ofNullable(getSelectionModel().getSelectedItem()).ifPresent(onChoice);
    }

    /** Lists these, without those that cannot be played here. */
    void show(List<NearbyGame> games) {
        var playable = games.stream().filter(game -> title(game).isPresent()).toList();
        var selected = getSelectionModel().getSelectedItem();
        getItems().setAll(playable);
        getSelectionModel().select(selected);
    }

    private Optional<String> title(NearbyGame game) {
        return views.stream()
                .filter(view -> view.kind().name().equals(game.kind()))
                .map(GameView::title)
                .findFirst();
    }

    private String words(NearbyGame game) {
        String name = game.name().isEmpty() ? game.address() : game.name();
        return texts.get("friend.nearby.game", name, title(game).orElse(""));
    }

    /** A row of the list. */
    private final class Cell extends ListCell<NearbyGame> {
        @Override
        protected void updateItem(NearbyGame game, boolean isEmpty) {
            super.updateItem(game, isEmpty);
            setText(isEmpty ? null : words(game));
        }
    }
}
