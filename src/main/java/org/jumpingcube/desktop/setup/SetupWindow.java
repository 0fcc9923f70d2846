package org.jumpingcube.desktop.setup;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ScrollPane.ScrollBarPolicy;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Modality;
import org.jumpingcube.desktop.controls.Announcement;
import org.jumpingcube.desktop.controls.LiveAnalysis;
import org.jumpingcube.desktop.controls.SideNames;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.look.SideWindow;
import org.jumpingcube.desktop.look.Themes;
import org.jumpingcube.desktop.model.SetupExtra;
import org.jumpingcube.desktop.shell.CommandItems;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.game.Draft;
import org.jumpingcube.game.Edits;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Square;
import org.jumpingcube.session.Action;
import org.jumpingcube.storage.GameFormat;
import org.jumpingcube.storage.KjcFormat;
import org.jumpingcube.storage.LineFormat;
import org.jumpingcube.storage.Problem;
import org.jumpingcube.storage.SaveException;
import org.jumpingcube.storage.SavedGame;

/**
 * A window in which a position is set up, judged by the rules after each edit, and played from. The game in the main
 * window waits meanwhile; closing the window gives it back as it was.
 */
final class SetupWindow<P extends Position<P, M>, M, D extends Draft<D, P>> extends SideWindow
        implements SetupExtra.Host<D> {
    private static final double WIDTH = 980;
    private static final double HEIGHT = 680;
    private static final double SMALLEST_WIDTH = 640;
    private static final double SMALLEST_HEIGHT = 400;
    private static final double PANEL_WIDTH = 370; // its lists are as wide as those of the card of a new game
    private static final double GAP = 6;
    private static final double TWO_LINES = 40; // so that few texts are so long that the board shrinks

    private final Program program;
    private final Texts texts;
    private final SetupGame<P, M, D> game;
    private final SetupExtra<D> extra;
    private final SetupPanel<P, M, D> panel;
    private final LiveAnalysis<P, M> live;
    private final ObjectProperty<Edits<D>> edits;
    private final Label said = Announcement.live(new Label());
    private final Button undo;
    private final Button redo;
    private final Button play;
    private final Button save;
    private final List<MenuItem> copies;
    private Edits<D> beforeStroke;

    /** A window that is not shown yet. */
    SetupWindow(Program program, SetupGame<P, M, D> game) {
        super(program.stage(), program.settings(), program.texts().of("setup.title"), WIDTH, HEIGHT);
        initModality(Modality.WINDOW_MODAL);
        this.program = program;
        this.game = game;
        texts = program.texts();
        edits = new SimpleObjectProperty<>(Edits.of(ofGame()));
        beforeStroke = edits.get();
        live = new LiveAnalysis<>(
                "setup-live", texts, game.open(), player -> side(player).getValue());
        program.games().can(Action.ANALYSE).subscribe(may -> {
            live.setDisable(!may);
            live.isOn().set(live.isOn().get() && may);
        });
        extra = game.how().extra().apply(this);
        undo = button("undo", "command.undo", () -> edits.set(edits.get().undo()));
        redo = button("redo", "command.redo", () -> edits.set(edits.get().redo()));
        play = TextControls.button(texts, "setup.play", this::play);
        save = button("save", "command.save-as", this::save);
        copies = copies();
        panel = new SetupPanel<>(program, game, this, wholeBoard(), beside());
        SetupHands.attach(game.board(), actions());
        lay();
        edits.subscribe(this::showDraft);
        texts.language().subscribe(language -> showDraft());
        setOnHidden(event -> end());
    }

    private D ofGame() {
        return game.how().draftOf().apply(game.open().model().now().position());
    }

    // The parts

    private void lay() {
        setMinWidth(SMALLEST_WIDTH);
        setMinHeight(SMALLEST_HEIGHT);
        var area = TextControls.styled(new StackPane(game.board().node()), "board-area");
        area.setMinSize(0, 0);
        said.setId("setup-said");
        said.setWrapText(true);
        said.setMinHeight(TWO_LINES);
        var close = TextControls.button(texts, "setup.close", this::close);
        var actions = new FlowPane(GAP, GAP, play, save, copyMenu(), paste(), close);
        actions.getChildren().addAll(extra.remedies());
        var foot = TextControls.styled(new VBox(GAP, said, actions), "setup-foot");
        var scroll = TextControls.styled(new ScrollPane(panel), "side");
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(false);
        scroll.setPrefWidth(PANEL_WIDTH);
        scroll.setMinWidth(PANEL_WIDTH);
        var parts = new BorderPane(area, null, scroll, foot, null);
        Themes.follow(
                program.settings(), look -> Themes.dress(parts, game.open().view(), look));
        var scene = fill(new StackPane(parts), "setup-window"); // whose root has the colours of cubes
        Themes.follow(program.settings(), game.board()::restyle);
        addKeys(scene);
        setOnShown(event -> game.board().node().requestFocus());
    }

    private void addKeys(Scene scene) {
        Map.of(
                        "Shortcut+Z", undo,
                        "Shortcut+Shift+Z", redo,
                        "Shortcut+Y", redo,
                        "Shortcut+Enter", play,
                        "Shortcut+S", save)
                .forEach((keys, button) -> scene.getAccelerators().put(KeyCombination.valueOf(keys), button::fire));
        scene.getAccelerators()
                .put(KeyCombination.valueOf("Shortcut+C"), () -> copies.get(0).fire());
        scene.getAccelerators().put(KeyCombination.valueOf("Shortcut+V"), this::takeFromClipboard);
    }

    private List<Node> wholeBoard() {
        return List.of(
                undo,
                redo,
                edit("clear", Draft::cleared),
                edit("start", Draft::atStart),
                edit("game", draft -> ofGame()),
                edit("mirror", Draft::mirrored),
                edit("turn", Draft::turned),
                edit("swap", Draft::swapped));
    }

    private List<Node> beside() {
        var all = new ArrayList<Node>();
        all.add(live);
        all.addAll(extra.beside());
        return all;
    }

    private Button edit(String name, UnaryOperator<D> change) {
        return TextControls.button(texts, "setup." + name, () -> edit(change));
    }

    /** A button for what the menus of the main window have too. */
    private Button button(String name, String key, Runnable action) {
        var button = new Button();
        button.setId("setup-" + name);
        button.setMinWidth(Button.USE_PREF_SIZE);
        button.textProperty().bind(texts.of(texts.language(), any -> CommandItems.withoutMnemonic(texts.get(key))));
        button.setOnAction(event -> action.run());
        return button;
    }

    private Button paste() {
        return TextControls.button(texts, "setup.paste", this::takeFromClipboard);
    }

    // Editing

    private D draft() {
        return edits.get().now();
    }

    @Override
    public void edit(UnaryOperator<D> change) {
        edits.set(edits.get().then(change.apply(draft())));
    }

    @Override
    public ObservableValue<String> side(Player player) {
        var wording = game.open().view().wording();
        return texts.of(
                program.settings().observable(), now -> SideNames.byColour(texts, player, wording.side(player)));
    }

    @Override
    public Executor studies() {
        return program.services().studies();
    }

    @Override
    public <T> Optional<T> find(Class<T> kind) {
        return program.features().find(kind);
    }

    private SetupHands.Actions actions() {
        return new SetupHands.Actions() {
            @Override
            public void click(Square square) {
                edit(draft -> draft.clicked(square, panel.brush().get()));
                tell(square);
            }

            @Override
            public void lessen(Square square) {
                edit(draft -> draft.lessened(square));
                tell(square);
            }

            @Override
            public boolean isForBothSides() {
                return true;
            }

            @Override
            public void give(Square square, Optional<Player> owner) {
                panel.brush().set(owner);
                edit(draft -> draft.painted(square, owner));
                tell(square);
            }

            @Override
            public void paint(List<Square> squares) {
                var painted = beforeStroke.now();
                for (Square square : squares) {
                    painted = painted.painted(square, panel.brush().get());
                }
                edits.set(beforeStroke.then(painted)); // one edit, however long the stroke is
            }

            @Override
            public void beginStroke() {
                beforeStroke = edits.get();
            }
        };
    }

    /** Those who do not see the board hear what is on the square now. */
    private void tell(Square square) {
        Announcement.make(game.board().node(), game.board().inWords(square, draft()));
    }

    private void showDraft() {
        D draft = draft();
        game.board().show(draft);
        panel.show(draft);
        extra.show(draft);
        var position = draft.reading().position();
        live.follow(position);
        undo.setDisable(!edits.get().canUndo());
        redo.setDisable(!edits.get().canRedo());
        play.setDisable(position.isEmpty());
        save.setDisable(position.isEmpty());
        said.setText(words(draft));
    }

    private String words(D draft) {
        return extra.problem(draft)
                .orElseGet(() -> draft.reading().flaws().stream()
                        .findFirst()
                        .map(flaw -> texts.get("setup.not-playable", Problem.text(flaw, texts.locale())))
                        .orElseGet(() -> texts.get("setup.playable")));
    }

    // Going on with it

    private Optional<SavedGame<P, M>> toPlay() {
        return draft().reading()
                .position()
                .map(position ->
                        new SavedGame<>(game.open().view().kind(), History.startingAt(position), panel.seats()));
    }

    private void play() {
        toPlay().ifPresent(saved -> {
            if (program.starter().startFrom(saved)) {
                game.open().model().isAnalysed().set(live.isOn().get());
                close();
            }
        });
    }

    private void save() {
        toPlay().ifPresent(program.files()::saveCopy);
    }

    // The clipboard

    private List<MenuItem> copies() {
        return List.of(
                copy("line", () -> toPlay().map(LineFormat::line).or(this::board)), // the keys copy what there is
                copy("board", this::board),
                copy("kjc", this::kjc));
    }

    private Optional<String> board() {
        return Optional.of(draft().text());
    }

    private MenuItem copy(String name, Supplier<Optional<String>> text) {
        var item = new MenuItem();
        item.setId("setup-copy-" + name);
        item.textProperty().bind(texts.of("setup.copy." + name));
        item.setOnAction(event -> text.get().ifPresent(found -> {
            Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, found));
            said.setText(texts.get("setup.copied"));
        }));
        return item;
    }

    private MenuButton copyMenu() {
        var menu = TextControls.named(new MenuButton(), texts, "setup.copy");
        menu.getItems().addAll(copies);
        menu.setOnShowing(event -> {
            copies.get(0).setDisable(toPlay().isEmpty());
            copies.get(2).setVisible(kjc().isPresent());
        });
        return menu;
    }

    /** Empty if a file of KJumpingCube's cannot hold the position. */
    private Optional<String> kjc() {
        return toPlay().flatMap(saved -> Optional.ofNullable(
                        program.formats().byEnding().get(KjcFormat.ENDING))
                .flatMap(format -> written(format, saved)));
    }

    private static Optional<String> written(GameFormat format, SavedGame<?, ?> saved) {
        try {
            return Optional.of(new String(format.write(saved), StandardCharsets.UTF_8));
        } catch (SaveException e) {
            return Optional.empty();
        }
    }

    private void takeFromClipboard() {
        String text =
                Optional.ofNullable(Clipboard.getSystemClipboard().getString()).orElse("");
        var reader = new SetupText<>(
                game.open().view().kind(),
                program.formats(),
                game.how().draftOf(),
                game.how().parse());
        reader.read(text, draft())
                .ifPresentOrElse(found -> edit(draft -> found), () -> said.setText(texts.get("setup.nothing")));
    }

    // The game that waits

    /** Opens the window with the position of the game, which waits until the window is closed. */
    @Override
    public void open() {
        if (!isShowing()) {
            game.open().model().hold(this, true);
            edit(draft -> ofGame());
            panel.show(game.open().model().now().seats());
        }
        super.open();
    }

    private void end() {
        live.follow(Optional.empty());
        extra.end();
        game.open().model().hold(this, false);
    }
}
