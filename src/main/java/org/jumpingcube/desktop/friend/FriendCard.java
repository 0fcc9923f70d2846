package org.jumpingcube.desktop.friend;

import atlantafx.base.controls.Spacer;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.Announcement;
import org.jumpingcube.desktop.controls.Form;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.look.LessMotion;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.model.OpenGames;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.remote.Code;
import org.jumpingcube.remote.Invitation;
import org.jumpingcube.remote.broker.BrokerAddress;
import org.jumpingcube.remote.meeting.Meeting;
import org.jumpingcube.remote.nearby.NearbyGame;
import org.jumpingcube.settings.Play;

/** The card on which the user invites a friend elsewhere to a game, or joins theirs. A new one is made each time. */
final class FriendCard extends ScrollPane {
    static final double GAP = 10;
    private static final double WIDTH = 460;
    private static final PseudoClass LEADING = PseudoClass.getPseudoClass("leading");

    private final VBox rows = new VBox(GAP);
    private final Texts texts;
    private final OpenGames games;
    private final Program program;
    private final FriendPlay play;
    private final Runnable back;
    private final InvitedGameRows game;
    private final ComboBox<Way> way;
    private final Optional<BrokerAddress> broker;
    private final TextField line = new TextField();
    private final Label note = Announcement.live(new Label());
    private final Button host;
    private final Button join;
    private final Button nearby;
    private final NearbyList near;
    private final Label invited;
    private final List<Node> choices = new ArrayList<>();
    private final HBox waiting = new HBox(GAP);
    private Optional<Button> fromClipboard = Optional.empty();
    private boolean isWaiting;
    private Optional<Button> copy = Optional.empty();

    /** How the two are connected. */
    private enum Way {
        DIRECT,
        BROKER
    }

    /**
     * @param play does what the card asks for
     * @param shown the game that is chosen at first
     * @param first what else is chosen at first
     * @param back called when the user gives it up
     */
    FriendCard(Program program, FriendPlay play, GameView<?, ?> shown, Play first, Runnable back) {
        this.program = program;
        this.play = play;
        this.back = back;
        texts = program.texts();
        games = program.games();
        broker = play.broker();
        setId("friend-card");
        getStyleClass().addAll("new-game-card", "friend-card");
        setFitToWidth(true); // and scrolls where the window is lower
        setHbarPolicy(ScrollBarPolicy.NEVER);
        setContent(rows);
        setPrefWidth(WIDTH);
        game = new InvitedGameRows(texts, games, shown, first);
        way = game.choice("friend.way", List.of(Way.values()), value -> texts.get("friend.way." + Texts.word(value)));
        way.setValue(broker.isPresent() ? Way.BROKER : Way.DIRECT);
        host = TextControls.button(texts, "friend.host", this::host);
        join = TextControls.button(texts, "friend.join", this::join);
        invited = heading("friend.invited");
        nearby = TextControls.button(texts, "friend.nearby", this::look);
        near = new NearbyList(texts, games.views().toList(), this::choose);
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

    private void fill() {
        var title = TextControls.styled(new Label(texts.get("friend.title")), "card-title");
        var kept = new KeptGamesRow(texts, play.messages(), program.shell().cards()::close);
        choices.addAll(List.of(
                heading("friend.invite"),
                game,
                right(TextControls.button(texts, "by-message.begin", this::playByMessage), host),
                kept));
        var about = TextControls.wrapped(TextControls.styled(new Label(texts.get("friend.about")), "note"));
        rows.getChildren().addAll(title, about);
        play.interrupted().ifPresent(interrupted -> choices.add(0, offer(interrupted)));
        rows.getChildren().addAll(choices);
        line.setId("friend-line");
        line.setPromptText(texts.get("friend.line.prompt"));
        line.setAccessibleText(texts.get("friend.line"));
        line.setOnAction(event -> join());
        HBox.setHgrow(line, Priority.ALWAYS);
        note.setId("friend-note");
        TextControls.wrapped(note);
        TextControls.showWhile(note, note.textProperty().isNotEmpty());
        var cancel = TextControls.button(texts, "friend.cancel", () -> play.cancel(back));
        waiting.setId("friend-waiting");
        waiting.setAlignment(Pos.CENTER_LEFT);
        show(waiting, false);
        rows.getChildren()
                .addAll(
                        invited,
                        near,
                        new HBox(GAP, line, join),
                        note,
                        waiting,
                        new HBox(GAP, nearby, new Spacer(), cancel));
        line.textProperty().subscribe(text -> lead());
    }

    /** Offers an invitation that the user has copied. Of a stranger's text only what was understood of it is shown. */
    void offer(Meeting meeting) {
        var text = TextControls.wrapped(new Label(texts.get("friend.clipboard", meeting.place())));
        text.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(text, Priority.ALWAYS);
        var button = new Button(texts.get("friend.join"));
        button.setId("friend-clipboard");
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(event -> {
            line.setText(meeting.line());
            join();
        });
        var row = TextControls.styled(new HBox(GAP, text, button), "offer");
        row.setAlignment(Pos.CENTER_LEFT);
        choices.add(row);
        rows.getChildren().add(2, row); // above all other ways
        fromClipboard = Optional.of(button);
        lead();
    }

    /** Lets the one button stand out that leads on now. */
    private void lead() {
        var leading = copy.or(() -> line.getText().isBlank() ? Optional.empty() : Optional.of(join))
                .or(() -> fromClipboard)
                .orElse(host);
        Stream.of(Optional.of(host), Optional.of(join), fromClipboard, copy)
                .flatMap(Optional::stream)
                .forEach(button -> button.pseudoClassStateChanged(LEADING, button == leading));
    }

    /** Shows that and since when somebody is waited for; {@code key} is that of the words. */
    private void showWaiting(String key) {
        var now = LocalTime.ofInstant(program.clock().instant(), ZoneId.systemDefault());
        String since = DateTimeFormatter.ofLocalizedTime(FormatStyle.SHORT)
                .withLocale(texts.locale())
                .format(now);
        var words = Announcement.live(TextControls.wrapped(new Label(texts.get(key, since))));
        words.setId("friend-waiting-since");
        waiting.getChildren()
                .setAll(
                        new WaitingSign(!LessMotion.isWanted(
                                program.settings().get().animation().motion())),
                        words);
        show(waiting, true);
    }

    private HBox offer(FriendPlay.InterruptedGame interrupted) {
        var saved = interrupted.saved();
        var text = TextControls.wrapped(new Label(
                texts.get("offer.text", games.boardName(saved), saved.history().moves())));
        HBox.setHgrow(text, Priority.ALWAYS);
        text.setMaxWidth(Double.MAX_VALUE);
        var button = TextControls.button(texts, "offer.rejoin", interrupted.rejoin());
        button.setId("friend-interrupted");
        button.setMinWidth(USE_PREF_SIZE);
        var row = new HBox(GAP, text, button);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private Label heading(String key) {
        return TextControls.styled(new Label(texts.get(key)), "heading");
    }

    private static HBox right(Button... buttons) {
        var row = new HBox(GAP, buttons);
        row.setAlignment(Pos.CENTER_RIGHT);
        return row;
    }

    private void playByMessage() {
        var chosen = game.chosen();
        if (play.beginByMessage(chosen.view(), chosen)) {
            program.shell().cards().close();
        }
    }

    private void host() {
        var chosen = game.chosen();
        if (way.getValue() == Way.BROKER && broker.isEmpty()) {
            note.setText(texts.get("friend.no-broker"));
            return;
        }
        var wanted = broker.filter(set -> way.getValue() == Way.BROKER);
        if (mayHost(chosen) && play.mayUse(wanted)) {
            isWaiting = true;
            setChoosing(false);
            note.setText(texts.get("friend.opening"));
            play.host(this, chosen.view(), chosen, wanted);
        }
    }

    private boolean mayHost(InvitedGame chosen) {
        var starter = program.starter();
        return chosen.isGoingOn() ? starter.mayLeaveFriend() : starter.mayAbandonGame();
    }

    private void join() {
        if (program.clipboard().take(line.getText(), program.shell().cards()::close)) {
            return;
        }
        var meeting = Meeting.read(line.getText(), broker);
        if (meeting.isEmpty()) {
            boolean isCode = Code.parse(line.getText()).isPresent();
            note.setText(texts.get(isCode ? "friend.no-broker" : "friend.no-line"));
            return;
        }
        if (!play.mayJoin(meeting.get())) {
            return;
        }
        awaitFriend();
        play.join(this, meeting.get());
    }

    /** Waits for a friend who has been here before, as if the user had chosen this meeting. */
    void resume(Meeting meeting) {
        line.setText(meeting.line());
        awaitFriend();
    }

    private void awaitFriend() {
        isWaiting = true;
        setChoosing(false);
        note.setText("");
        showWaiting("friend.joining.since");
    }

    private void look() {
        show(nearby, false);
        show(near, true);
        near.requestFocus();
        play.lookNearby(near::show);
    }

    /** The user has chosen a game that is near: its code is still to be typed. */
    private void choose(NearbyGame game) {
        line.setText(Invitation.place(game.address(), game.port()) + " ");
        note.setText(texts.get("friend.nearby.code"));
        line.requestFocus();
        line.end();
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

    /** Says something while the user waits. */
    void tell(String words) {
        note.setText(words);
    }

    /** Says why it failed, and lets the user choose again. */
    void fail(String reason) {
        isWaiting = false;
        show(waiting, false);
        setChoosing(true);
        copy.ifPresent(
                button -> { // nobody can join any more by the line that was shown
                    show(button, false);
                    line.setDisable(true);
                });
        note.setText(reason);
    }

    /** Shows what to send to the friend. */
    void show(ShownInvitation invitation) {
        play.invited(invitation.meeting());
        line.setText(invitation.meeting().line());
        line.setEditable(false);
        line.setDisable(false);
        Stream.of(join, nearby, near).forEach(node -> show(node, false));
        rows.getChildren().removeAll(choices);
        invited.setText(texts.get("friend.line.own"));
        line.setAccessibleText(invited.getText());
        var button = TextControls.button(
                texts, "friend.copy", () -> copy(invitation.meeting().line()));
        copy = Optional.of(button);
        lead();
        showWaiting("friend.waiting.since");
        ((HBox) line.getParent()).getChildren().add(button);
        note.setText(texts.get(invitation.note()));
        if (invitation.addresses().size() > 1) {
            rows.getChildren().add(rows.getChildren().indexOf(note), choice(invitation));
        }
        line.requestFocus();
        line.selectAll();
    }

    private Node choice(ShownInvitation invitation) {
        var form = new Form(texts);
        var address = form.choice(
                "friend.address",
                invitation.addresses(),
                own -> texts.get("friend.address.of", own.address(), own.network()));
        address.setValue(invitation.address());
        address.valueProperty().subscribe(chosen -> {
            invitation.choose(chosen);
            line.setText(invitation.meeting().line());
            note.setText(texts.get(invitation.note())); // what was copied before is not this line
        });
        form.note("friend.address.about");
        return form;
    }

    /** Shows a part of the card, or takes it away together with its place. */
    private static void show(Node node, boolean isShown) {
        node.setVisible(isShown);
        node.setManaged(isShown);
    }

    /** Puts a text on the clipboard. */
    static void put(String text) {
        var content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }

    private void copy(String text) {
        put(text);
        note.setText(texts.get("friend.copied"));
    }

    /** Moves the focus to the first choice; to be called once the card is in the window. */
    void focus() {
        fromClipboard.<Node>map(button -> button).orElseGet(game::firstControl).requestFocus();
    }
}
