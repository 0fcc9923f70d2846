package org.jumpingcube.desktop;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ScrollPane.ScrollBarPolicy;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.jumpingcube.collection.Fingerprint;
import org.jumpingcube.collection.GameExplorer;
import org.jumpingcube.desktop.controls.Announcement;
import org.jumpingcube.desktop.controls.MoveList;
import org.jumpingcube.desktop.controls.ResultBar;
import org.jumpingcube.desktop.controls.SideNames;
import org.jumpingcube.desktop.controls.SidePanel;
import org.jumpingcube.desktop.controls.StatusBar;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.controls.Wording;
import org.jumpingcube.desktop.model.GameEvent;
import org.jumpingcube.desktop.model.OpenGame;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.desktop.review.LookBack;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.session.GameState.ComputerHeld;
import org.jumpingcube.session.SessionView;

/** What one game has in the window: its board, the parts beside and below it, and the look back at it. */
final class GameArea<P extends Position<P, M>, M> {
    private static final double FILM_BAR = 104;
    private static final double MOST_OF_REVIEW = 0.43;

    private final OpenGame<P, M> game;
    private final Program program;
    private final MainWindow window;
    private final SettingsModel settings;
    private final Texts texts;
    private final Wording wording;
    private final Region board;
    private final StackPane centre;
    private final Region side;
    private final MoveList.Picks<P, M> picks;
    private final SidePanel sidePanel;
    private final StatusBar statusBar;
    private final ResultBar resultBar;
    private final StackPane foot;
    private Optional<LookBack<P, M>> past = Optional.empty(); // made when it is needed: it takes a while
    private Optional<Region> pastSide = Optional.empty();
    private final ObservableValue<Boolean> isInviting;
    private final ReadOnlyObjectWrapper<Optional<Player>> moverElsewhere =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private Optional<BooleanSupplier> focusAbove = Optional.empty(); // if something lies over the board

    GameArea(OpenGame<P, M> game, Program program, MainWindow window) {
        this.game = game;
        this.program = program;
        this.window = window;
        settings = program.settings();
        texts = program.texts();
        wording = new Wording(texts, SideNames.of(texts, game.view(), settings));
        board = game.board().node();
        game.board()
                .callSides(
                        player -> wording.names().of(player, game.model().now().seats()));
        centre = new StackPane(TextControls.styled(new StackPane(board), "board-area"));
        Announcement.onArrival(centre, this::introduction);
        statusBar = new StatusBar(
                game, texts, wording, () -> settings.get().play().master().seconds());
        window.isSpeaking().subscribe(isSpeaking -> statusBar.showSpeech(isSpeaking, texts));
        picks = new MoveList.Picks<>(
                played -> past().ifPresent(past -> past.open(played)),
                variation -> past().ifPresent(past -> past.open(variation)));
        sidePanel = new SidePanel(game, texts, wording);
        var isSideShown = window.isSideShown();
        side = beside(sidePanel, isSideShown, 0, WindowParts.MOST_OF_SIDE);
        isInviting = isSideShown.flatMap(is -> game.model().view().map(view -> is && isAboutToBegin(view)));
        isInviting
                .flatMap(is -> window.inviting().map(maker -> maker.filter(one -> is)))
                .subscribe(maker -> maker.ifPresent(one -> sidePanel.invite(() -> one.apply(game))));
        sidePanel.showInvitation(isInviting);
        isSideShown.subscribe(is -> statusBar.showClocks(!is));
        var starter = program.starter();
        resultBar = new ResultBar(
                game,
                window.isRivalOffered(),
                wording,
                new ResultBar.Choices(starter::startNewGame, program::startRematch, starter::startRival),
                window.explorer().map(Optional::isPresent),
                window::review);
        foot = placeOfStatus();
        settings.observable()
                .map(now -> now.play().master().inYourTime())
                .subscribe(game.model().session()::letPonder);
    }

    /**
     * Whether the user can still choose to do something else: nothing has been played, and neither a friend nor a computer
     * is at it. Who has set up a position has chosen.
     */
    private boolean isAboutToBegin(SessionView<P, M> view) {
        var history = view.history();
        boolean isUsual = history.turns().isEmpty() && game.view().kind().isEven(history.start());
        boolean isUsers = view.seats().isHuman(view.position().toMove()) || view.state() instanceof ComputerHeld;
        return isUsual && isUsers && !view.seats().haveFriend();
    }

    SidePanel sidePanel() {
        return sidePanel;
    }

    /** Shows the game, or only the places of its parts. */
    void showGame(boolean isSeen) {
        for (Node part : List.of(board, sidePanel, foot)) {
            part.setOpacity(isSeen ? 1 : 0);
            part.setMouseTransparent(!isSeen);
        }
    }

    /** Whether the side panel has what else there is to do, or, just after the start, room for it. */
    ObservableValue<Boolean> isInviting() {
        return isInviting;
    }

    /** Adds what was left out of the first picture of the window: moves, chart and status. Call this once. */
    void complete() {
        sidePanel.addMoves(game, picks);
        foot.getChildren().addAll(statusBar, resultBar);
    }

    /**
     * The place of the status bar, and of the result that replaces it, so that the board stays where it is. Without a
     * status bar, the result lies over the lower edge of the board's area. Clocks that are shown nowhere else bring the
     * status bar back.
     */
    private StackPane placeOfStatus() {
        var isStatusShown = settings.observable()
                .flatMap(now -> statusBar
                        .areClocksShown()
                        .map(are -> are || now.window().statusbar()));
        statusBar
                .visibleProperty()
                .bind(isStatusShown.flatMap(
                        isShown -> resultBar.visibleProperty().map(isOver -> isShown && !isOver)));
        var place = TextControls.styled(new Region(), "status-place");
        place.setPrefHeight(WindowParts.STATUS);
        var both = new StackPane(place);
        both.setAlignment(Pos.BOTTOM_LEFT);
        both.setMinHeight(0);
        both.setPickOnBounds(false);
        var height = isStatusShown.map(isShown -> isShown ? Region.USE_COMPUTED_SIZE : 0);
        both.prefHeightProperty().bind(height);
        both.maxHeightProperty().bind(height);
        return both;
    }

    /**
     * Puts a panel beside the board; in a low window it scrolls instead of covering what is below.
     *
     * @param belowBoard the height of what is between the board and the status bar
     * @param most the share of the window's width that it may take
     */
    private Region beside(Region panel, ObservableValue<Boolean> isShown, double belowBoard, double most) {
        var scroll = TextControls.styled(new ScrollPane(panel), "side");
        scroll.setFitToWidth(true);
        scroll.setFitToHeight(true);
        scroll.setHbarPolicy(ScrollBarPolicy.NEVER);
        scroll.prefWidthProperty().bind(sideWidth(belowBoard, most));
        TextControls.showWhile(scroll, isShown);
        return scroll;
    }

    /** Wider, with more room for players, moves and chart, as long as this takes none from the board. */
    private ObservableValue<Double> sideWidth(double belowBoard, double share) {
        return window.widthProperty()
                .flatMap(width -> window.heightProperty()
                        .map(height -> WindowParts.side(
                                board, width.doubleValue(), height.doubleValue() - belowBoard, share)));
    }

    /** Lays something over the board, in place of the result in the status bar. */
    void cover(Region layer, BooleanSupplier focus) {
        centre.getChildren().add(layer);
        focusAbove = Optional.of(focus);
        showResult();
    }

    /** Takes it away again, if it lies here. */
    void uncover(Region layer) {
        if (centre.getChildren().remove(layer)) {
            focusAbove = Optional.empty();
            showResult();
        }
    }

    private void showResult() {
        resultBar.giveWay(moverElsewhere.get().isPresent() || focusAbove.isPresent());
    }

    /** The look back at the game, made when it is first asked for; empty if the program has none. */
    Optional<LookBack<P, M>> past() {
        if (past.isEmpty()) {
            past = window.explorer().getValue().map(this::lookBack);
        }
        return past;
    }

    private LookBack<P, M> lookBack(GameExplorer explorer) {
        var isButtonShown = settings.observable().map(now -> now.window().toolbar());
        var made = new LookBack<>(
                game, wording, texts, program.starter()::animation, explorer, isButtonShown, window.isNarrow());
        var panel = beside(made.panel(), window.isNarrow().map(isNarrow -> !isNarrow), FILM_BAR, MOST_OF_REVIEW);
        pastSide = Optional.of(panel);
        made.known().subscribe(review -> program.games().tell(new GameEvent.Reviewed(review)));
        made.moment().subscribe(moment -> {
            moverElsewhere.set(moment.map(StatusBar.Past::player));
            showResult();
            statusBar.lookBack(moment, game.model().now().seats());
        });
        made.isOpen().subscribe((was, is) -> {
            game.model().hold(this, is);
            window.show();
            panel.applyCss(); // else its contents are not in the window yet, and cannot take the focus
            if (!is) {
                focusBoard();
            }
        });
        return made;
    }

    /** What both players have left on their clocks, in words. */
    String clockInWords() {
        var reading = game.model().clock().get();
        var seats = game.model().now().seats();
        String words = Stream.of(Player.values())
                .map(player -> wording.timeLeft(wording.names().of(player, seats), reading.tenths(player)))
                .filter(left -> !left.isEmpty())
                .collect(Collectors.joining(". "));
        return words.isEmpty() ? texts.get("clock.none") : words;
    }

    /** What a user who cannot see the game should know first. */
    String introduction() {
        return wording.introduction(game.model().now(), game.view());
    }

    /** Lets nothing run any more in the look back, when the game leaves the screen. */
    void rest() {
        past.ifPresent(LookBack::rest);
    }

    boolean isPast() {
        return pastNow().isPresent();
    }

    private Optional<LookBack<P, M>> pastNow() {
        return past.filter(made -> made.isOpen().get());
    }

    /** Who is to move at the moment that the user looks at; empty if it is that of the game. */
    ReadOnlyObjectProperty<Optional<Player>> moverElsewhere() {
        return moverElsewhere.getReadOnlyProperty();
    }

    /** The fingerprint of the position on the board, or of the one that is looked back at. */
    long shownPosition() {
        return Fingerprint.of(
                game.view().kind(),
                pastNow()
                        .map(LookBack::position)
                        .orElseGet(() -> game.model().now().position()));
    }

    Node centre() {
        return pastNow().<Node>map(LookBack::board).orElse(centre);
    }

    Node side() {
        return pastSide.filter(panel -> isPast()).orElse(side);
    }

    Node foot() {
        return foot;
    }

    boolean isBoardFocused() {
        return board.isFocused();
    }

    /** Gives the keys to the board that is shown, or to what lies over it. */
    void focusBoard() {
        if (isPast()) {
            pastNow().ifPresent(LookBack::focusMoves);
        } else if (focusAbove.filter(BooleanSupplier::getAsBoolean).isEmpty()) {
            board.requestFocus();
        }
    }

    /**
     * Shows a message in the status bar, or in the result that replaces it, until the next change of the game or until it
     * is {@link #seen}.
     */
    void say(String text) {
        statusBar.say(text);
        resultBar.say(text);
    }

    /** Takes a message away again: the user has gone on to do something. */
    void seen() {
        statusBar.seen();
        resultBar.seen();
    }
}
