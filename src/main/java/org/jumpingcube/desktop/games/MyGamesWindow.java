package org.jumpingcube.desktop.games;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.collections.FXCollections;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SelectionMode;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.collection.GameAccess;
import org.jumpingcube.collection.GameExport.Form;
import org.jumpingcube.collection.UserOutcome;
import org.jumpingcube.desktop.controls.Announcement;
import org.jumpingcube.desktop.controls.MessageBar;
import org.jumpingcube.desktop.controls.SideNames;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.files.FileDrops;
import org.jumpingcube.desktop.look.SideWindow;
import org.jumpingcube.desktop.look.Themes;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.desktop.shell.TroubleWording;
import org.jumpingcube.game.Seat;
import org.jumpingcube.storage.SavedGame;
import org.jumpingcube.worker.Requests;

/** The user's games: a list with filters, from which games are opened, saved to files, and deleted. */
public final class MyGamesWindow extends SideWindow {
    private static final double WIDTH = 860;
    private static final double HEIGHT = 680;
    private static final double SMALLEST_WIDTH = 480;
    private static final double SMALLEST_HEIGHT = 420;
    private static final double HEIGHT_WITH_CURVE = 540;
    private static final double GAP = 8;

    private final Program program;
    private final Texts texts;
    private final GameAccess games;
    private final Transfers transfers;
    private final Rows rows;
    private final Finder finder;
    private final Filters filters;
    private final ListView<Long> list = new ListView<>();
    private final Set<GameCell> cells = new HashSet<>(); // as many as fit into the window
    private final Label count = Announcement.live(new Label());
    private final Label nothing = new Label();
    private final Requests curves;
    private final BooleanProperty isCurveShown = new SimpleBooleanProperty();
    private final VBox curvePlace = new VBox(); // for the curve, which is made when it is first in sight
    private @Nullable ChosenCurve curve;
    private final VBox messages = new VBox();
    private final Button goOn;
    private final Button lookBack;
    private final Button review;
    private final Button delete;
    private final MenuButton export;
    private final Deque<List<Long>> deleted = new ArrayDeque<>(); // the latest first
    private OptionalLong opened = OptionalLong.empty(); // the game that was opened last
    private List<Long> found = List.of();
    private boolean areAllFound; // before that, nobody knows how many games there are
    private boolean isOpening; // the focus that comes with it is no reason to look again

    /** A window that is not shown yet; the collection is opened when it is. */
    public MyGamesWindow(Program program) {
        super(program.stage(), program.settings(), program.texts().of("my-games.title"), WIDTH, HEIGHT);
        this.program = program;
        texts = program.texts();
        var kinds = new Kinds(program.games().views().toList());
        games = program.library()
                .access(
                        trouble -> Platform.runLater(() -> tellOf(trouble)),
                        broken -> Platform.runLater(() -> say(texts.get("collection.set-aside", broken.toString()))));
        curves = games.requests();
        games.run(collection -> {}); // loads the database while this window is made
        rows = new Rows(games, read -> {
            cells.forEach(cell -> cell.showIfAmong(read));
            showWhetherItGoesOn();
        });
        finder = new Finder(games, rows);
        filters = new Filters(texts, kinds, program.clock(), program.shell()::shownPosition, this::findOthers);
        transfers = new Transfers(
                games,
                program.formats(),
                program.choosers().apply(this),
                texts,
                (game, player) -> SideNames.byColour(texts, player, kinds.side(game, player)),
                new Transfers.Reports(this::showProgress, this::say, this::find, program.questions()::tell));
        goOn = TextControls.button(texts, "my-games.continue", () -> openGame(this::goOn));
        lookBack = TextControls.button(texts, "my-games.look-back", this::lookBack);
        review = TextControls.button(
                texts, "my-games.review", () -> openGame(game -> program.lookBackAt(game, true, true)));
        delete = TextControls.button(texts, "my-games.delete", this::delete);
        export = menu(
                "my-games.export",
                item("my-games.export.jcube", () -> transfers.export(chosen(), Form.JCUBE)),
                item("my-games.export.txt", () -> transfers.export(chosen(), Form.TXT)),
                item("my-games.export.line", () -> transfers.export(chosen(), Form.LINE)));
        prepareList(new EntryWording(texts, kinds));
        lay();
        Themes.follow(program.settings(), look -> {
            kinds.restyle(look);
            list.refresh();
        });
        texts.language().subscribe(language -> showCount());
        focusedProperty().subscribe(isFocused -> {
            if (isFocused && !isOpening) {
                catchUp();
            }
            isOpening = isOpening && !isFocused;
        });
    }

    private void prepareList(EntryWording wording) {
        list.setId("my-games-list");
        list.accessibleTextProperty().bind(texts.of("my-games.list"));
        list.setFixedCellSize(GameCell.HEIGHT);
        list.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        list.setCellFactory(view -> {
            var cell = new GameCell(rows, new Kinds(program.games().views().toList()), wording);
            cells.add(cell);
            cell.setOnMouseClicked(
                    event -> { // not on the list, whose scroll bar is clicked quickly, too
                        if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2 && !cell.isEmpty()) {
                            lookBack();
                        }
                    });
            return cell;
        });
        nothing.setWrapText(true);
        list.setPlaceholder(nothing);
        list.addEventHandler(KeyEvent.KEY_PRESSED, this::press);
        list.getSelectionModel().getSelectedIndices().subscribe(this::showCount);
        list.getSelectionModel().getSelectedIndices().subscribe(this::showCurve);
        heightProperty().subscribe(height -> showCurve());
    }

    /** Of the game that is chosen, if it is a single one and there is room. */
    private void showCurve() {
        var ids = getHeight() < HEIGHT_WITH_CURVE ? List.<Long>of() : chosen();
        var request = curves.next();
        if (ids.size() == 1) {
            games.run(request, collection -> {
                var game = collection.game(ids.get(0));
                request.answer(() -> showCurve(game));
            });
        } else {
            isCurveShown.set(false);
        }
    }

    private void showCurve(Optional<SavedGame<?, ?>> game) {
        var view = game.flatMap(saved -> program.games()
                .views()
                .filter(known -> known.kind().name().equals(saved.kind().name()))
                .findFirst());
        isCurveShown.set(view.isPresent());
        view.ifPresent(known -> {
            if (curve == null) {
                curve = new ChosenCurve(texts);
                curvePlace.getChildren().add(curve);
            }
            curve.show(known, game.orElseThrow(), program.settings().get().look());
        });
    }

    private void press(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER) {
            lookBack();
            event.consume();
        } else if (event.getCode() == KeyCode.DELETE || event.getCode() == KeyCode.BACK_SPACE) {
            delete();
            event.consume();
        }
    }

    private void lay() {
        setMinWidth(SMALLEST_WIDTH);
        setMinHeight(SMALLEST_HEIGHT);
        count.setId("my-games-count");
        count.setMinWidth(Label.USE_PREF_SIZE);
        var add = menu(
                "my-games.import",
                item("my-games.import.files", transfers::importFiles),
                item("my-games.import.folder", transfers::importFolder));
        var actions = new FlowPane(GAP, GAP, goOn, lookBack, review, export, add, delete, count);
        program.features()
                .find(StatisticsFeature.class)
                .ifPresent(statistics -> actions.getChildren()
                        .add(
                                actions.getChildren().indexOf(count),
                                TextControls.button(texts, "my-games.statistics", statistics::open)));
        actions.setRowValignment(VPos.CENTER);
        actions.setAlignment(Pos.CENTER_LEFT);
        TextControls.showWhile(curvePlace, isCurveShown);
        var foot = new VBox(curvePlace, messages, TextControls.styled(actions, "actions"));
        var scene = fill(new BorderPane(list, filters, null, foot, null), "my-games-window");
        addKeys(scene);
        FileDrops.attach(scene, transfers::add);
        setOnShown(event -> list.requestFocus());
    }

    private void addKeys(Scene scene) {
        var keys = scene.getAccelerators();
        keys.put(KeyCombination.valueOf("Shortcut+Z"), this::restore);
        keys.put(KeyCombination.valueOf("Shortcut+Shift+R"), review::fire);
        keys.put(KeyCombination.valueOf("Shortcut+R"), lookBack::fire);
        keys.put(KeyCombination.valueOf("Shortcut+O"), transfers::importFiles);
        keys.put(KeyCombination.valueOf("Shortcut+S"), export::show);
    }

    private MenuButton menu(String key, MenuItem... items) {
        var menu = TextControls.named(new MenuButton(), texts, key);
        menu.getItems().addAll(items);
        return menu;
    }

    private MenuItem item(String key, Runnable action) {
        var item = new MenuItem();
        item.setId(key.replace('.', '-'));
        item.textProperty().bind(texts.of(key));
        item.setOnAction(event -> action.run());
        return item;
    }

    // The list

    /** The games are looked for while the window is laid out. */
    @Override
    public void open() {
        if (!isShowing()) {
            isOpening = true;
            catchUp();
        }
        super.open();
    }

    /** Games may have been played or reviewed meanwhile. */
    private void catchUp() {
        rows.renew();
        list.refresh();
        filters.follow(program.shell().shownPosition());
        if (found.isEmpty()) {
            findOthers();
        } else {
            find();
        }
    }

    /** Looks for the games that are meant, most of which are shown already. */
    private void find() {
        finder.find(filters.filter(), (ids, areAll) -> show(ids, areAll, ListPlace.of(list)));
    }

    /** Looks for other games than those that are shown. */
    private void findOthers() {
        var place = ListPlace.of(list); // which the first answer may not have
        finder.findOthers(filters.filter(), (ids, areAll) -> show(ids, areAll, place));
    }

    private void show(List<Long> ids, boolean areAll, ListPlace place) {
        areAllFound = areAll;
        if (!ids.equals(found)) {
            found = ids;
            list.setItems(FXCollections.observableList(ids));
            int chosen = place.in(ids);
            if (chosen >= 0) {
                list.getSelectionModel().clearAndSelect(chosen);
            }
        }
        nothing.setText(texts.get(filters.isAll() ? "my-games.empty" : "my-games.none"));
        showCount();
    }

    private void showCount() {
        int selected = list.getSelectionModel().getSelectedIndices().size();
        if (areAllFound) {
            count.setText(
                    selected > 1
                            ? texts.get("my-games.chosen", selected, found.size())
                            : texts.get("my-games.count", found.size()));
        }
        Stream.of(lookBack, review).forEach(button -> button.setDisable(selected != 1));
        Stream.of(delete, export).forEach(button -> button.setDisable(selected == 0));
        showWhetherItGoesOn();
    }

    /** A game with a friend goes on where both of them are. */
    private void showWhetherItGoesOn() {
        var ids = chosen();
        boolean canGoOn = ids.size() == 1
                && rows.get(ids.get(0))
                        .map(Row::entry)
                        .filter(entry -> entry.ending() == UserOutcome.UNFINISHED)
                        .filter(entry -> !entry.opponent().equals(Seat.FRIEND.words()))
                        .isPresent();
        goOn.setDisable(!canGoOn);
    }

    private List<Long> chosen() {
        return list.getSelectionModel().getSelectedIndices().size() == found.size()
                ? found
                : List.copyOf(list.getSelectionModel().getSelectedItems());
    }

    // What can be done with games

    private void lookBack() {
        openGame(game -> program.lookBackAt(game, true, false));
    }

    private boolean goOn(SavedGame<?, ?> game) {
        boolean isOpen = program.files().openCollected(game);
        if (isOpen) {
            program.shell().comeToFront();
        }
        return isOpen;
    }

    /** @param opening shows the game in the main window, and returns whether it has */
    private void openGame(Predicate<SavedGame<?, ?>> opening) {
        var ids = chosen();
        if (ids.size() == 1) {
            games.ask(
                    collection -> collection.game(ids.get(0)),
                    game -> game.ifPresentOrElse(
                            saved -> open(ids.get(0), saved, opening), () -> say(texts.get("my-games.unreadable"))));
        }
    }

    /** This window would lie over the game. */
    private void open(long id, SavedGame<?, ?> game, Predicate<SavedGame<?, ?>> opening) {
        if (opening.test(game)) {
            opened = OptionalLong.of(id);
            close();
        } else {
            say(texts.get("my-games.not-opened"));
        }
    }

    private void delete() {
        var ids = chosen();
        if (!ids.isEmpty()) {
            games.ask(
                    collection -> {
                        collection.delete(ids, program.clock().instant());
                        return ids;
                    },
                    gone -> {
                        deleted.push(gone);
                        tellOfOpened(gone, false);
                        offerRestore(gone.size());
                        find();
                    });
        }
    }

    private void offerRestore(int games) {
        var bar = bar("my-games-deleted", new Label(texts.get("my-games.deleted", games)));
        bar.addButton("my-games.undo", this::restore);
        show(bar);
    }

    private void restore() {
        if (deleted.isEmpty()) {
            return;
        }
        var ids = deleted.pop();
        messages.getChildren().clear();
        games.ask(
                collection -> {
                    collection.restore(ids);
                    return ids;
                },
                back -> {
                    tellOfOpened(back, true);
                    say(texts.get("my-games.restored", back.size()));
                    find();
                });
    }

    private void tellOfOpened(List<Long> ids, boolean isKept) {
        opened.stream().filter(ids::contains).forEach(id -> program.files().collected(isKept));
    }

    // Messages, the latest only

    private void say(String text) {
        var bar = bar("my-games-said", new Label(text));
        bar.addButton("message.close", () -> {});
        show(bar);
    }

    private void showProgress(String text) {
        boolean isShown = messages.getChildren().stream()
                .anyMatch(bar -> bar.lookup("#my-games-progress") instanceof Label label && replaced(label, text));
        if (!isShown) {
            var bar = bar("my-games-progress", new Label(text));
            bar.addButton("my-games.stop", transfers::stop);
            show(bar);
        }
    }

    private static boolean replaced(Label label, String text) {
        label.setText(text);
        return true;
    }

    private MessageBar bar(String name, Label label) {
        label.setId(name);
        return new MessageBar(texts, label);
    }

    private void show(Node bar) {
        messages.getChildren().setAll(List.of(bar));
    }

    private void tellOf(IOException trouble) {
        rows.giveUp();
        String text = TroubleWording.text(texts, trouble);
        nothing.setText(text);
        say(text);
    }

    /** Stops what is under way for long, at the end of the program. */
    void stop() {
        transfers.stop();
    }
}
