package org.jumpingcube.desktop;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.collection.GameExplorer;
import org.jumpingcube.desktop.board.BoardKeys;
import org.jumpingcube.desktop.controls.ActionButtonView;
import org.jumpingcube.desktop.controls.ActionButtonView.Sides;
import org.jumpingcube.desktop.controls.Announcement;
import org.jumpingcube.desktop.controls.Cards;
import org.jumpingcube.desktop.controls.MessageBar;
import org.jumpingcube.desktop.controls.OnScreen;
import org.jumpingcube.desktop.controls.SideNames;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.look.Themes;
import org.jumpingcube.desktop.model.OpenGame;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.desktop.review.LookBack;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.desktop.shell.Shell;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.session.Action;
import org.jumpingcube.session.ActionButton;
import org.jumpingcube.session.GameState;
import org.jumpingcube.session.GameState.GameOver;
import org.jumpingcube.session.GameState.HumanToMove;
import org.jumpingcube.session.GameState.ShowingMove;
import org.jumpingcube.session.SessionView;

/** The contents of the window: menu bar and toolbar at the top, the board with its side panel, the status bar below. */
final class MainWindow extends BorderPane implements Shell {
    private static final ActionButton PLAY_ON = new ActionButton(ActionButton.Look.START, "button.play-on");
    private static final ActionButton GO_BACK = new ActionButton(ActionButton.Look.START, "replay.close");

    private static final PseudoClass NARROW_LOOK = PseudoClass.getPseudoClass("narrow");

    private final ReadOnlyBooleanWrapper isNarrow = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper hasRoomBeside = new ReadOnlyBooleanWrapper();
    private final BooleanProperty isLookingBack = new SimpleBooleanProperty();
    private final ObjectProperty<Optional<GameExplorer>> explorer = new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<Optional<Function<OpenGame<?, ?>, Node>>> inviting =
            new SimpleObjectProperty<>(Optional.empty());
    private final BooleanProperty isSpeaking = new SimpleBooleanProperty();
    private final ObservableValue<OpenGame<?, ?>> open;
    private final Program program;
    private final CardLayer cards;
    private final ObservableValue<Boolean> isRivalOffered;
    private final SettingsModel settings;
    private final Texts texts;
    private final ActionButtonView button;
    private final Tools tools;
    private final VBox head = new VBox();
    private final Map<OpenGame<?, ?>, GameArea<?, ?>> areas = new HashMap<>(); // one for each kind of game
    private final BarsInTurn bars = new BarsInTurn();
    private Optional<MessageBar> attempted = Optional.empty(); // what can be tried again
    private boolean isComplete;

    /**
     * A window with the board, the players and the large button, and with places for the rest, which
     * {@link #addTools addTools} and {@link #addGameParts addGameParts} add.
     *
     * @param cards the layer over the window
     * @param isRivalOffered whether the next game is offered against an opponent as strong as the user
     */
    MainWindow(Program program, CardLayer cards, ObservableValue<Boolean> isRivalOffered) {
        this.program = program;
        this.cards = cards;
        this.isRivalOffered = isRivalOffered;
        open = program.games().shown();
        settings = program.settings();
        texts = program.texts();
        getStyleClass().add("main-window");
        setMinSize(0, 0); // so that it shrinks with the window, whatever is in it
        isNarrow.bind(widthProperty().lessThan(WindowParts.NARROW));
        hasRoomBeside.bind(Bindings.createBooleanBinding(
                () -> WindowParts.hasRoomBeside(open.getValue().board().node(), getWidth(), getHeight()),
                open,
                widthProperty(),
                heightProperty()));
        isNarrow.subscribe(narrow -> pseudoClassStateChanged(NARROW_LOOK, narrow));
        var view = open.flatMap(game -> game.model().anyView());
        var state = view.map(now -> now.state());
        ObservableValue<Optional<Player>> elsewhere =
                open.flatMap(game -> area(game).moverElsewhere());
        button = new ActionButtonView(
                elsewhere.flatMap(mover -> view.map(
                        now -> mover.isPresent() ? leaving(now) : now.state().button())),
                elsewhere.flatMap(mover -> state.flatMap(now -> settings.observable()
                        .map(changed -> mover.map(player -> new Sides(Set.of(player), Optional.empty()))
                                .orElseGet(() -> sides(now))))),
                texts,
                this::pressButton);
        tools = new Tools(program, button, isNarrow(), widthProperty());
        TextControls.showWhile(
                tools, settings.observable().map(now -> now.window().toolbar()));
        var menuPlace = TextControls.styled(new Region(), "menu-place");
        menuPlace.setMinHeight(WindowParts.MENUS);
        menuPlace.setManaged(WindowParts.areMenusInside());
        head.getChildren().addAll(menuPlace, tools, bars);
        setTop(head);
        show();
        Themes.follow(settings, look -> dress());
        open.subscribe((before, now) -> {
            Optional.ofNullable(areas.get(before)).ifPresent(GameArea::rest);
            show();
            Announcement.make(this, area().introduction());
        });
        addEventFilter(MouseEvent.MOUSE_PRESSED, event -> area().seen());
        addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (!event.getCode().isModifierKey()) { // one is only the beginning of a shortcut
                area().seen();
            }
        });
        addEventFilter(KeyEvent.KEY_PRESSED, this::skipOrPress);
        addEventFilter(KeyEvent.KEY_PRESSED, this::toBoard);
        addEventFilter(MouseEvent.MOUSE_RELEASED, event -> Platform.runLater(this::takeKeysBack)); // after its action
        addEventFilter(MenuButton.ON_HIDDEN, event -> Platform.runLater(this::takeKeysBack));
        addEventHandler(KeyEvent.KEY_PRESSED, this::escape);
        sceneProperty()
                .flatMap(Scene::focusOwnerProperty)
                .addListener((focused, before, now) -> boardInPlaceOf(before, now));
    }

    /**
     * If a part that had the focus has gone, such as a bar whose button was pressed, the keys belong to the board again.
     * JavaFX would give them to whatever part comes next.
     */
    private void boardInPlaceOf(@Nullable Node before, @Nullable Node now) {
        boolean isGone = before != null && (before.getScene() == null || !OnScreen.isVisible(before));
        if (isGone && now == null) {
            Platform.runLater(this::focusBoard); // after it has given them away
        }
    }

    /** Whatever was used by mouse, or had a menu, keeps no keys: nobody has asked for them there. */
    private void takeKeysBack() {
        Node owner = getScene().getFocusOwner();
        boolean isMenuOpen = owner instanceof MenuButton menu && menu.isShowing();
        boolean isOfGame = isIn(owner, area().isPast() ? head : this); // looking back has keys of its own
        if (isOfGame && !isMenuOpen && !(owner instanceof TextInputControl)) {
            focusBoard();
        }
    }

    private static boolean isIn(@Nullable Node part, Node whole) {
        return part == whole || (part != null && isIn(part.getParent(), whole));
    }

    /** Letters, digits and arrows are for the board wherever the focus is, except where they are for writing. */
    private void toBoard(KeyEvent event) {
        boolean isElsewhere = !area().isPast() && !area().isBoardFocused();
        if (isElsewhere && BoardKeys.areFor(event) && !(event.getTarget() instanceof TextInputControl)) {
            focusBoard();
            if (area().isBoardFocused()) { // nothing lies over it
                event.consume();
                Node board = getScene().getFocusOwner();
                board.fireEvent(event.copyFor(board, board));
            }
        }
    }

    /** What the button does for who looks at an earlier moment. */
    private static ActionButton leaving(SessionView<?, ?> game) {
        return game.can(Action.PLAY_ON) ? PLAY_ON : GO_BACK;
    }

    /** Whose cube is in the large button, and by whose name it calls one of two people. */
    private Sides sides(GameState<?> state) {
        if (state instanceof GameOver<?> over) {
            return new Sides(
                    over.outcome().winner().map(Set::of).orElseGet(() -> Set.of(Player.values())), Optional.empty());
        }
        boolean isOneOfTwo = state instanceof HumanToMove<?> human && human.isOneOfTwo() && !human.mayPass();
        return new Sides(
                Set.of(state.player()),
                isOneOfTwo
                        ? SideNames.of(texts, open.getValue().view(), settings).given(state.player())
                        : Optional.empty());
    }

    /** Adds the menu bar and the tools. Call this once. */
    void addTools(MenuBar menuBar) {
        head.getChildren().set(0, menuBar);
        tools.fill();
    }

    /** Adds the other parts of a game: moves, chart and status, or the result. Call this once. */
    void addGameParts() {
        isComplete = true;
        areas.values().forEach(GameArea::complete);
    }

    private GameArea<?, ?> area() {
        return area(open.getValue());
    }

    private GameArea<?, ?> area(OpenGame<?, ?> game) {
        return areas.computeIfAbsent(game, this::lay);
    }

    /** Whether the game can be seen, or only where it will be: a file with another one is being read. */
    void showGame(boolean isSeen) {
        button.setOpacity(isSeen ? 1 : 0);
        areas.values().forEach(area -> area.showGame(isSeen));
    }

    /** Lets nothing run any more, at the end of the program. */
    void close() {
        area().rest();
    }

    private <P extends Position<P, M>, M> GameArea<P, M> lay(OpenGame<P, M> game) {
        var area = new GameArea<>(game, program, this);
        if (isComplete) {
            area.complete();
        }
        return area;
    }

    /** Puts the parts of the game on the screen into their places; these change with looking back. */
    void show() {
        var area = area();
        setCenter(area.centre());
        setRight(area.side());
        setBottom(area.foot());
        isLookingBack.set(area.isPast());
        dress();
    }

    private void dress() {
        var view = open.getValue().view();
        var look = settings.get().look();
        Themes.dress(this, view, look);
        button.paintPieces((player, canvas) -> view.paintPiece(player, look, canvas));
    }

    /** Whether it only has room for icons, now and after each change. */
    ObservableValue<Boolean> isNarrow() {
        return isNarrow.getReadOnlyProperty();
    }

    /** Whether there is room for a panel beside the board, now and after each change. */
    @Override
    public ObservableValue<Boolean> hasRoomBeside() {
        return hasRoomBeside.getReadOnlyProperty();
    }

    /** Notes above the board that would take too much of the height are cut to a line: half of it is the board's. */
    @Override
    protected void layoutChildren() {
        double others = Stream.concat(head.getChildren().stream(), Stream.of(getBottom()))
                .filter(part -> part != bars && part.isManaged())
                .mapToDouble(part -> part.prefHeight(getWidth()))
                .sum();
        bars.fit(getWidth(), getHeight() / 2 - others);
        super.layoutChildren();
    }

    @Override
    public ObservableValue<Boolean> isRivalOffered() {
        return isRivalOffered;
    }

    ObservableValue<Boolean> isSpeaking() {
        return isSpeaking;
    }

    /** Where positions of the past are looked up, if the user can look back at them. */
    ObservableValue<Optional<GameExplorer>> explorer() {
        return explorer;
    }

    /** Makes what is beside the board of a game that is about to begin, once there is something. */
    ObservableValue<Optional<Function<OpenGame<?, ?>, Node>>> inviting() {
        return inviting;
    }

    @Override
    public void invite(Function<OpenGame<?, ?>, Node> maker) {
        inviting.set(Optional.of(maker));
    }

    @Override
    public ObservableValue<Boolean> isInviting() {
        return open.flatMap(game -> area(game).isInviting());
    }

    @Override
    public Cards cards() {
        return cards;
    }

    @Override
    public void coverBoard(Region layer, BooleanSupplier focus) {
        area().cover(layer, focus);
    }

    @Override
    public void uncoverBoard(Region layer) {
        areas.values().forEach(area -> area.uncover(layer));
    }

    @Override
    public void letLookBack(GameExplorer found) {
        explorer.set(Optional.of(found));
    }

    @Override
    public void showSpeech(ObservableValue<Boolean> spoken) {
        isSpeaking.bind(spoken);
    }

    @Override
    public void comeToFront() {
        program.stage().toFront();
        program.stage().requestFocus();
    }

    @Override
    public ObservableValue<Boolean> isLookingBack() {
        return isLookingBack;
    }

    @Override
    public void replay() {
        area().past().ifPresent(LookBack::replay);
    }

    @Override
    public void review() {
        area().past().ifPresent(LookBack::review);
    }

    @Override
    public void readClock() {
        Announcement.make(this, area().clockInWords());
    }

    @Override
    public void toggleLive() {
        area().past().ifPresent(LookBack::toggleLive);
    }

    @Override
    public long shownPosition() {
        return area().shownPosition();
    }

    private void pressButton() {
        if (area().moverElsewhere().get().isPresent()) {
            area().past().ifPresent(LookBack::playOn);
        } else {
            open.getValue().model().session().pressButton();
        }
    }

    /**
     * Space presses the large button wherever the focus is, except on another button. Any key ends the blinking of a
     * move, and Enter does nothing else then. While the user looks back, Space is for the replay and Escape leaves it.
     */
    private void skipOrPress(KeyEvent event) {
        boolean isPlainSpace = event.getCode() == KeyCode.SPACE && !event.isShiftDown() && !event.isControlDown();
        if (area().isPast()) {
            if (event.getCode() == KeyCode.ESCAPE) {
                area().past().ifPresent(LookBack::close);
                event.consume();
            } else if (isPlainSpace && !(event.getTarget() instanceof ButtonBase)) {
                area().past().ifPresent(LookBack::togglePlay);
                event.consume();
            }
        } else if (isPlainSpace && !(event.getTarget() instanceof Button)) {
            pressButton();
            event.consume();
        } else if (open.getValue().model().now().state() instanceof ShowingMove) {
            open.getValue().model().session().skipBlinking();
            if (event.getCode() == KeyCode.ENTER) {
                event.consume(); // meant to end the blinking, not for the cube that has the focus
            }
        }
    }

    /** Escape leaves the board, unless it has put down a pawn there. */
    private void escape(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE && area().isBoardFocused()) {
            leaveBoard();
        }
    }

    /** To the first tool or, where no tools are shown, whatever else takes keys; at least away from the board. */
    private void leaveBoard() {
        Node board = getScene().getFocusOwner();
        lookupAll("*").stream()
                .filter(node ->
                        node.isFocusTraversable() && !node.isDisabled() && node != board && OnScreen.isVisible(node))
                .findFirst()
                .orElse(this)
                .requestFocus();
    }

    @Override
    public void tell(String message) {
        var bar = bar(message);
        bars.add(Turn.NOTICE, bar, bar.visibleProperty());
    }

    private MessageBar bar(String message) {
        var label = new Label(message);
        label.setId("message-text");
        var bar = new MessageBar(texts, label);
        bar.setId("message-bar");
        bar.addButton("message.close", () -> bars.remove(bar));
        return bar;
    }

    /**
     * Shows such a message with something that can be tried, in place of the one that was shown so before.
     *
     * @param message empty if there is no longer anything to be tried
     * @param key the word for it
     */
    void tell(Optional<String> message, String key, Runnable attempt) {
        attempted.ifPresent(bars::remove);
        attempted = message.map(text -> {
            var bar = bar(text);
            bar.addButton(key, attempt);
            return bar;
        });
        attempted.ifPresent(bar -> bars.add(Turn.NOTICE, bar, bar.visibleProperty()));
    }

    @Override
    public void show(Turn turn, Node bar, ObservableValue<Boolean> isWanted) {
        bars.add(turn, bar, isWanted);
    }

    @Override
    public Subscription show(Turn turn, Node bar, ObservableValue<Boolean> isWanted, ObservableValue<Boolean> isAside) {
        return isWanted.flatMap(wanted -> isAside.map(is -> wanted && is))
                .subscribe(is -> {
                    takeAway(bar);
                    if (is) {
                        area().sidePanel().showAside(bar);
                    } else {
                        show(turn, bar, isWanted);
                    }
                })
                .and(() -> takeAway(bar));
    }

    @Override
    public void show(Node bar) {
        head.getChildren().add(bar);
    }

    @Override
    public ObservableValue<Boolean> isSideShown() {
        return settings.observable()
                .flatMap(now -> hasRoomBeside.map(has -> now.window().sidePanel() && has));
    }

    private void takeAway(Node bar) {
        bars.remove(bar);
        areas.values().forEach(area -> area.sidePanel().takeAway(bar));
    }

    @Override
    public void offer(Node bar) {
        head.getChildren().add(bar);
        open.flatMap(game -> game.model().anyView()).subscribe(view -> {
            if (!view.history().turns().isEmpty()) {
                bar.setVisible(false);
            }
        });
    }

    /** Moves the focus to the board. */
    void focusBoard() {
        area().focusBoard();
    }

    @Override
    public void say(String text) {
        area().say(text);
    }
}
