package org.jumpingcube.desktop.friend;

import atlantafx.base.controls.Spacer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.Announcement;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.model.OpenGames;
import org.jumpingcube.game.BestOf;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOption;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.remote.Code;
import org.jumpingcube.remote.Invitation;
import org.jumpingcube.remote.broker.BrokerAddress;
import org.jumpingcube.remote.nearby.NearbyGame;
import org.jumpingcube.settings.Play;
import org.jumpingcube.storage.SavedGame;

/** The card on which the user invites a friend elsewhere to a game, or joins theirs. A new one is made each time. */
final class FriendCard extends ScrollPane {
    private static final String SIZE = "size"; // the option of any game that has boards of several sizes
    private static final double WIDTH = 460;
    private static final double GAP = 10;

    private final VBox rows = new VBox(GAP);
    private final Texts texts;
    private final Play play;
    private final Actions actions;
    private final ComboBox<GameView<?, ?>> games;
    private final Spinner<Integer> size;
    private final ComboBox<Boolean> first;
    private final ComboBox<Integer> series;
    private final ComboBox<Way> way;
    private final Optional<BrokerAddress> broker;
    private final CheckBox goOn;
    private final OpenGames open;
    private final TextField line = new TextField();
    private final Label note = Announcement.live(new Label());
    private final Button host;
    private final Button join;
    private final Button nearby;
    private final NearbyList near;
    private final Label invited;
    private final VBox kept = new VBox();
    private final List<Node> choices = new ArrayList<>();
    private boolean isWaiting;

    /**
     * What the host has chosen.
     *
     * @param hostSide the side that the user plays
     * @param isGoingOn whether the game in the window goes on with the friend
     */
    record Choice(GameView<?, ?> view, GameOptions options, Player hostSide, int bestOf, boolean isGoingOn) {}

    /** How the two are connected. */
    private enum Way {
        DIRECT,
        BROKER
    }

    /** What the buttons do. */
    interface Actions {
        /** @param broker where to wait for the friend, unless that is at this computer */
        void host(FriendCard card, Choice choice, Optional<BrokerAddress> broker);

        /** Whether the game in the window may be given up. */
        boolean mayBegin();

        void join(FriendCard card, Meeting meeting);

        /** Looks for games near here, which are to be given to {@link FriendCard#showNearby}. */
        void look(FriendCard card);

        /** Begins a game in which the moves go to and fro in messages. */
        void playByMessage(Choice choice);

        /** Takes in the line of a game, if the text holds one. */
        boolean takeLine(String text);

        /** Looks for the games by message that are kept, and hands them over. */
        void findGames(Consumer<List<SavedGame<?, ?>>> then);

        /** One of these in a few words. */
        String describe(SavedGame<?, ?> saved);

        void open(SavedGame<?, ?> saved);

        void forget(SavedGame<?, ?> saved);

        void cancel();
    }

    /** @param broker the one that is set, if there is one */
    FriendCard(Texts texts, OpenGames open, Play play, Optional<BrokerAddress> broker, Actions actions) {
        this.texts = texts;
        this.play = play;
        this.open = open;
        this.broker = broker;
        this.actions = actions;
        setId("friend-card");
        getStyleClass().addAll("new-game-card", "friend-card");
        setFitToWidth(true); // and scrolls where the window is lower
        setHbarPolicy(ScrollBarPolicy.NEVER);
        setContent(rows);
        setPrefWidth(WIDTH);
        games = choice(open.views().toList(), GameView::title);
        games.setValue(open.shown().get().view());
        size = new Spinner<>(3, 15, 6);
        first = choice(List.of(true, false), isHost -> texts.get(isHost ? "friend.first.me" : "friend.first.friend"));
        first.setValue(true);
        series = choice(BestOf.CHOICES, number -> texts.get("friend.series", number));
        series.setValue(1);
        way = choice(List.of(Way.values()), value -> texts.get("friend.way." + Texts.word(value)));
        way.setValue(broker.isPresent() ? Way.BROKER : Way.DIRECT);
        goOn = TextControls.named(new CheckBox(), texts, "friend.go-on");
        show(goOn, canGoOn());
        host = TextControls.button(texts, "friend.host", this::host);
        join = TextControls.button(texts, "friend.join", this::join);
        invited = heading("friend.invited");
        nearby = TextControls.button(texts, "friend.nearby", this::look);
        near = new NearbyList(texts, open.views().toList(), this::choose);
        fill();
    }

    // A scroll pane does not ask how high its contents are at the width that it has

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefHeight(double width) {
        double sides = snappedLeftInset() + snappedRightInset();
        double inside = (width < 0 ? WIDTH : width) - sides;
        return snappedTopInset() + rows.prefHeight(inside) + snappedBottomInset();
    }

    private static <T> ComboBox<T> choice(List<T> values, Function<T, String> words) {
        var box = new ComboBox<T>();
        box.getItems().setAll(values);
        box.setConverter(TextControls.worded(words));
        return box;
    }

    private void fill() {
        var title = TextControls.styled(new Label(texts.get("friend.title")), "card-title");
        var sizeRow = row("friend.size", size);
        Stream.of(games, size, series)
                .forEach(control -> control.disableProperty().bind(goOn.selectedProperty()));
        games.valueProperty().subscribe(view -> {
            var range = sizeOf(view);
            show(sizeRow, range.isPresent());
            size.getValueFactory()
                    .setValue(
                            range.map(option -> play.game().options(view.kind()).number(option.name()))
                                    .orElse(6));
        });
        choices.addAll(List.of(
                heading("friend.invite"),
                goOn,
                row("friend.game", games),
                sizeRow,
                row("friend.first", first),
                row("friend.games", series),
                row("friend.way", way),
                right(TextControls.button(texts, "by-message.begin", this::playByMessage), host),
                kept));
        fillKept();
        var about = TextControls.styled(new Label(texts.get("friend.about")), "note");
        about.setWrapText(true);
        about.setMinHeight(USE_PREF_SIZE);
        rows.getChildren().addAll(title, about);
        rows.getChildren().addAll(choices);
        line.setId("friend-line");
        line.setPromptText(texts.get("friend.line.example"));
        line.setAccessibleText(texts.get("friend.line"));
        line.setOnAction(event -> join());
        HBox.setHgrow(line, Priority.ALWAYS);
        note.setId("friend-note");
        note.setWrapText(true);
        note.setMinHeight(USE_PREF_SIZE);
        note.managedProperty().bind(note.textProperty().isNotEmpty());
        var cancel = TextControls.button(texts, "friend.cancel", actions::cancel);
        rows.getChildren()
                .addAll(invited, near, new HBox(GAP, line, join), note, new HBox(GAP, nearby, new Spacer(), cancel));
    }

    private Label heading(String key) {
        return TextControls.styled(new Label(texts.get(key)), "heading");
    }

    private HBox row(String key, Control control) {
        var label = new Label(texts.get(key));
        label.setLabelFor(control);
        label.setMinWidth(140);
        control.setId(key.replace('.', '-'));
        control.setAccessibleText(label.getText());
        control.setPrefWidth(240);
        var row = new HBox(GAP, label, control);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    /** A row of the games that are kept; not there if there are none. */
    private void fillKept() {
        var box = new ComboBox<SavedGame<?, ?>>();
        box.setId("by-message-games");
        box.setConverter(TextControls.worded(saved -> saved == null ? "" : actions.describe(saved)));
        box.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(box, Priority.ALWAYS);
        var label = heading("by-message.games");
        label.setLabelFor(box);
        box.setAccessibleText(label.getText());
        var buttons = new HBox(
                GAP,
                box,
                TextControls.button(texts, "by-message.open", () -> actions.open(box.getValue())),
                TextControls.button(texts, "by-message.forget", () -> {
                    actions.forget(box.getValue());
                    box.getItems().remove(box.getValue());
                    box.getSelectionModel().selectFirst();
                }));
        kept.setSpacing(GAP);
        kept.getChildren().setAll(label, buttons);
        kept.visibleProperty().bind(Bindings.isNotEmpty(box.getItems()));
        kept.managedProperty().bind(kept.visibleProperty());
        actions.findGames(found -> {
            box.getItems().setAll(found);
            box.getSelectionModel().selectFirst();
        });
    }

    private static HBox right(Button... buttons) {
        var row = new HBox(GAP, buttons);
        row.setAlignment(Pos.CENTER_RIGHT);
        return row;
    }

    private static Optional<GameOption.Range> sizeOf(GameView<?, ?> view) {
        return view.kind().options().stream()
                .filter(option ->
                        option instanceof GameOption.Range && option.name().equals(SIZE))
                .map(GameOption.Range.class::cast)
                .findFirst();
    }

    /** Whether a friend can take a side in the game on the board: only if it began at an ordinary start position. */
    private boolean canGoOn() {
        var now = open.now();
        var kind = open.shown().get().view().kind();
        return now.history().isUnderWay() && beginsUsually(kind, now.history());
    }

    @SuppressWarnings("unchecked") // both are of the game that is shown
    private static <P extends Position<P, M>, M> boolean beginsUsually(GameKind<P, M> kind, History<?, ?> history) {
        P start = (P) history.start();
        return start.equals(kind.start(kind.options(start)));
    }

    @SuppressWarnings("unchecked") // as above
    private static <P extends Position<P, M>, M> GameOptions optionsOf(GameKind<P, M> kind, History<?, ?> history) {
        return kind.options((P) history.start());
    }

    private void playByMessage() {
        actions.playByMessage(goOn.isSelected() ? chosenBefore() : chosen());
    }

    /** The game that goes on. */
    private Choice chosenBefore() {
        var view = open.shown().get().view();
        return new Choice(view, optionsOf(view.kind(), open.now().history()), hostSide(), 1, true);
    }

    private void host() {
        if (way.getValue() == Way.BROKER && broker.isEmpty()) {
            note.setText(texts.get("friend.no-broker"));
        } else if (goOn.isSelected()) {
            begin(chosenBefore());
        } else if (actions.mayBegin()) {
            begin(chosen());
        }
    }

    private Player hostSide() {
        return first.getValue() ? Player.ONE : Player.TWO;
    }

    private void begin(Choice choice) {
        isWaiting = true;
        setChoosing(false);
        note.setText(texts.get("friend.opening"));
        actions.host(this, choice, broker.filter(set -> way.getValue() == Way.BROKER));
    }

    private Choice chosen() {
        var view = games.getValue();
        var values = new TreeMap<>(play.game().options(view.kind()).values());
        sizeOf(view).ifPresent(option -> values.put(option.name(), Integer.toString(size.getValue())));
        return new Choice(view, new GameOptions(values), hostSide(), view.hasSeries() ? 1 : series.getValue(), false);
    }

    private void join() {
        if (actions.takeLine(line.getText())) {
            return;
        }
        var meeting = Meeting.read(line.getText(), broker);
        if (meeting.isEmpty()) {
            boolean isCode = Code.parse(line.getText()).isPresent();
            note.setText(texts.get(isCode ? "friend.no-broker" : "friend.no-line"));
            return;
        }
        if (!actions.mayBegin()) {
            return;
        }
        isWaiting = true;
        setChoosing(false);
        note.setText(texts.get("friend.joining"));
        actions.join(this, meeting.get());
    }

    private void look() {
        show(nearby, false);
        show(near, true);
        near.requestFocus();
        actions.look(this);
    }

    /** Lists the games that are hosted near here. */
    void showNearby(List<NearbyGame> games) {
        near.show(games);
    }

    /** The user has chosen a game that is near: its code is still to be typed. */
    private void choose(NearbyGame game) {
        line.setText(Invitation.place(game.address(), game.port()) + " ");
        note.setText(texts.get("friend.nearby.code"));
        line.requestFocus();
        line.end();
    }

    private static void show(Node node, boolean isShown) {
        node.setVisible(isShown);
        node.setManaged(isShown);
    }

    private void setChoosing(boolean isChoosing) {
        choices.forEach(node -> node.setDisable(!isChoosing));
        line.setDisable(!isChoosing);
        join.setDisable(!isChoosing);
        nearby.setDisable(!isChoosing);
        near.setDisable(!isChoosing);
    }

    /** Whether the user has chosen and now waits. */
    boolean isWaiting() {
        return isWaiting && getScene() != null;
    }

    /** Says why it failed, and lets the user choose again. */
    void fail(String reason) {
        isWaiting = false;
        setChoosing(true);
        note.setText(reason);
    }

    /** Shows what to send to the friend. */
    void showInvitation(Meeting meeting) {
        line.setText(meeting.line());
        line.setEditable(false);
        line.setDisable(false);
        Stream.of(join, nearby, near).forEach(node -> show(node, false));
        rows.getChildren().removeAll(choices);
        invited.setText(texts.get("friend.line.own"));
        line.setAccessibleText(invited.getText());
        var copy = TextControls.button(texts, "friend.copy", () -> copy(meeting.line()));
        ((HBox) line.getParent()).getChildren().add(copy);
        note.setText(texts.get(meeting instanceof Meeting.AtBroker ? "friend.waiting.broker" : "friend.waiting"));
        line.requestFocus();
        line.selectAll();
    }

    private void copy(String text) {
        var content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
        note.setText(texts.get("friend.copied"));
    }

    /** Moves the focus to the first choice; to be called once the card is in the window. */
    void focus() {
        games.requestFocus();
    }
}
