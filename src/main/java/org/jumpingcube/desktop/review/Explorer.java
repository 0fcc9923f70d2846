package org.jumpingcube.desktop.review;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.geometry.Pos;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.collection.Continuation;
import org.jumpingcube.collection.GameExplorer;
import org.jumpingcube.collection.GameExplorer.Next;
import org.jumpingcube.desktop.controls.Announcement;
import org.jumpingcube.desktop.controls.MoveList;
import org.jumpingcube.desktop.controls.ShareBar;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.shell.TroubleWording;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;

/**
 * What was played from the position that is looked at, in the user's games and in the program's own: how often, and with
 * what result for the side to move. A click or Enter plays a move.
 */
final class Explorer<P extends Position<P, M>, M> extends VBox {
    private static final double MOVE_WIDTH = 62;
    private static final double COUNT_WIDTH = 40;
    private static final double GAP = 6;

    private final GameKind<P, M> kind;
    private final GameExplorer games;
    private final Texts texts;
    private final Consumer<M> onPlay;
    private final ListView<Next<M>> list = new ListView<>();
    private final BooleanProperty isNothingKnown = new SimpleBooleanProperty();
    private final Label trouble = Announcement.live(new Label());
    private final StringProperty reason = new SimpleStringProperty("");
    private final HBox troubled;
    private Optional<P> shown = Optional.empty();

    /** @param onPlay plays a move in the position that is looked at */
    Explorer(GameKind<P, M> kind, GameExplorer games, Texts texts, Consumer<M> onPlay) {
        this.kind = kind;
        this.games = games;
        this.texts = texts;
        this.onPlay = onPlay;
        setId("explorer");
        getStyleClass().add("explorer");
        list.setId("explorer-moves");
        list.getStyleClass().add("move-list");
        list.setFixedCellSize(MoveList.ROW_HEIGHT);
        list.setCellFactory(view -> new Cell());
        list.setPlaceholder(nothing());
        list.accessibleTextProperty().bind(texts.of("explorer.title"));
        list.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                playSelected();
                event.consume();
            }
        });
        list.setMinHeight(0);
        VBox.setVgrow(list, Priority.ALWAYS);
        trouble.setId("explorer-trouble");
        TextControls.wrapped(trouble);
        TextControls.tip(trouble, reason);
        HBox.setHgrow(trouble, Priority.ALWAYS);
        troubled = new HBox(GAP, trouble, again());
        troubled.setAlignment(Pos.CENTER_LEFT);
        troubled.managedProperty().bind(troubled.visibleProperty());
        troubled.setVisible(false);
        visibleProperty().subscribe(isVisible -> {
            if (troubled.isVisible()) {
                forget(); // another time it may work
            }
        });
        sceneProperty()
                .flatMap(Scene::windowProperty)
                .flatMap(Window::focusedProperty)
                .subscribe(isFocused -> {
                    if (Boolean.TRUE.equals(isFocused)) {
                        lookAgain();
                    }
                });
        getChildren().addAll(heads(), list, troubled);
    }

    private Label nothing() {
        var nothing = TextControls.wrapped(new Label());
        nothing.textProperty().bind(texts.of(isNothingKnown, is -> is ? texts.get("explorer.nothing") : ""));
        return nothing;
    }

    /** Games may have been deleted or imported in another window. What is shown stays until the answer comes. */
    private void lookAgain() {
        if (isVisible()) {
            shown.ifPresent(position -> games.ask(kind, position, this::show));
        }
    }

    private Button again() {
        var again = TextControls.button(texts, "explorer.again", this::askAgain);
        again.setMinWidth(USE_PREF_SIZE);
        return again;
    }

    private HBox heads() {
        var move = TextControls.styled(new Region(), "head");
        move.setMinWidth(MOVE_WIDTH);
        return new HBox(GAP, move, head("explorer.mine"), head("explorer.book"));
    }

    private Label head(String key) {
        var head = TextControls.styled(TextControls.label(texts, key), "head");
        head.setPrefWidth(0);
        head.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(head, Priority.ALWAYS);
        return head;
    }

    private void playSelected() {
        Optional.ofNullable(list.getSelectionModel().getSelectedItem()).ifPresent(next -> onPlay.accept(next.move()));
    }

    /** Shows what was played from a position, once it is known. */
    void show(P position) {
        if (shown.filter(position::equals).isPresent()) {
            return;
        }
        shown = Optional.of(position);
        list.getItems().clear();
        isNothingKnown.set(false);
        games.ask(kind, position, this::show);
    }

    private void show(GameExplorer.Answer<M> found) {
        if (!list.getItems().equals(found.moves())) { // else the selection stays
            list.getItems().setAll(found.moves());
        }
        isNothingKnown.set(found.trouble().isEmpty());
        trouble.setText(found.trouble().isPresent() ? texts.get("explorer.trouble") : "");
        reason.set(found.trouble().map(why -> TroubleWording.text(texts, why)).orElse(""));
        troubled.setVisible(found.trouble().isPresent());
    }

    private void askAgain() {
        list.requestFocus(); // the button goes if it works now
        shown.ifPresent(position -> {
            forget();
            show(position);
        });
    }

    /** What is known may no longer hold. */
    void forget() {
        shown = Optional.empty();
    }

    private String name(M move) {
        return kind.notation().write(move);
    }

    private String inWords(Next<M> next) {
        return Stream.of(
                        Optional.of(name(next.move())),
                        next.mine().map(games -> inWords("explorer.mine.help", games)),
                        next.book().map(games -> inWords("explorer.book.help", games)))
                .flatMap(Optional::stream)
                .collect(Collectors.joining(", "));
    }

    private String inWords(String key, Continuation<M> games) {
        return texts.get(key, games.played(), percent(games));
    }

    private static long percent(Continuation<?> games) {
        return Math.round(100 * games.share());
    }

    /** How often a move was played, and a bar of how the games ended: won, drawn, lost. */
    private HBox result(Optional<Continuation<M>> games, Player mover) {
        var count = TextControls.styled(new Label(), "count");
        count.setText(games.map(known -> Integer.toString(known.played())).orElse(""));
        count.setMinWidth(COUNT_WIDTH);
        count.setMaxWidth(COUNT_WIDTH);
        count.setAlignment(Pos.CENTER_RIGHT);
        var box = new HBox(GAP, count);
        games.filter(known -> known.decided() > 0)
                .ifPresent(known ->
                        box.getChildren().add(ShareBar.ofGames(mover, known.won(), known.drawn(), known.lost())));
        box.setAlignment(Pos.CENTER_LEFT);
        box.setPrefWidth(0);
        box.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(box, Priority.ALWAYS);
        return box;
    }

    /** A move with both results. */
    private final class Cell extends ListCell<Next<M>> {
        private Cell() {
            setPrefWidth(0); // as wide as the list
            setOnMouseClicked(event -> {
                if (!isEmpty() && getItem() != null) {
                    onPlay.accept(getItem().move());
                }
            });
        }

        @Override
        protected void updateItem(@Nullable Next<M> next, boolean isEmpty) {
            super.updateItem(next, isEmpty);
            if (isEmpty || next == null || shown.isEmpty()) {
                setGraphic(null);
                setAccessibleText(null);
                return;
            }
            Player mover = shown.get().toMove();
            var move = new Label(name(next.move()));
            move.setMinWidth(MOVE_WIDTH);
            move.setMaxWidth(MOVE_WIDTH);
            var row = new HBox(GAP, move, result(next.mine(), mover), result(next.book(), mover));
            row.setAlignment(Pos.CENTER_LEFT);
            setGraphic(row);
            setAccessibleText(inWords(next));
        }
    }
}
