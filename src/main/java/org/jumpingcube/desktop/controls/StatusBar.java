package org.jumpingcube.desktop.controls;

import atlantafx.base.controls.Spacer;
import java.util.Optional;
import java.util.function.IntSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.model.OpenGame;
import org.jumpingcube.desktop.model.OpenGame.Moment;
import org.jumpingcube.desktop.model.Standing;
import org.jumpingcube.desktop.model.Tally;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seats;
import org.jumpingcube.session.GameState.ComputerHeld;
import org.jumpingcube.session.GameState.HumanToMove;
import org.jumpingcube.session.GameState.MustPass;
import org.jumpingcube.session.Notice;
import org.jumpingcube.session.SessionView;
import org.kordamp.ikonli.javafx.FontIcon;

/** Says who is to move and what is happening, and how the two sides stand. */
public final class StatusBar extends HBox {
    private static final double SHORT_TEXT = 200;
    private static final double ROOM_FOR_TEXT = 420; // in a narrow window the bar is the first to give way

    private final Wording wording;
    private final Swatch swatch = new Swatch(Player.ONE);
    private final Label message = new Label();
    private final Label countOne = count();
    private final Label countTwo = count();
    private final ShareBar balance = new ShareBar("balance-bar", "one", "neither", "two"); // of the cubes
    private final Label unit = TextControls.styled(new Label(), "unit");
    private final StatusClocks clocks;
    private final StringProperty inWords = new SimpleStringProperty("");
    private final ThinkingBar thinking;
    private final Label speech = TextControls.styled(new Label(), "speech-sign");
    private @Nullable SessionView<?, ?> shown;
    private Optional<String> said = Optional.empty(); // a message, beside the status
    private Optional<Past> past = Optional.empty();
    private Runnable showGame = () -> {};

    /**
     * Another moment than that of the game, which the user looks at.
     *
     * @param text what to say of it
     * @param player who is to move there
     * @param tally how the two sides stand there
     */
    public record Past(String text, Player player, Tally tally) {}

    /** @param masterSeconds how long a Master may think about a move */
    public StatusBar(OpenGame<?, ?> game, Texts texts, Wording wording, IntSupplier masterSeconds) {
        this.wording = wording;
        thinking = new ThinkingBar(texts, masterSeconds);
        setId("status-bar");
        getStyleClass().add("status-bar");
        setAlignment(Pos.CENTER_LEFT);
        speech.setId("speech-sign");
        message.setId("status-text");
        message.setTextOverrun(OverrunStyle.ELLIPSIS);
        message.setMinWidth(SHORT_TEXT);
        clocks = new StatusClocks(game, wording);
        getChildren()
                .addAll(
                        swatch,
                        message,
                        thinking,
                        new Spacer(),
                        speech,
                        clocks.of(Player.ONE),
                        countOne,
                        balance,
                        countTwo,
                        unit,
                        clocks.of(Player.TWO));
        unit.setMinWidth(0); // gives way if there is little room
        Stream.of(countOne, countTwo, unit).forEach(label -> TextControls.tip(label, inWords));
        balance.accessibleTextProperty().bind(inWords);
        TextControls.tip(balance, inWords);
        follow(game, texts);
    }

    private static Label count() {
        var label = TextControls.styled(new Label(), "count");
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    private <P extends Position<P, M>, M> void follow(OpenGame<P, M> game, Texts texts) {
        var moments = game.moments();
        showGame = () -> show(moments.getValue(), game.view());
        moments.subscribe(moment -> show(moment, game.view()));
        texts.language().subscribe(language -> {
            said = Optional.empty(); // in the language before
            showGame.run();
        });
    }

    private <P extends Position<P, M>, M> void show(Moment<P, M> moment, GameView<P, M> game) {
        var view = moment.view();
        var tally = moment.tally();
        var hint = view.hint().map(game.kind().notation()::write);
        String moving = game.wording().moving();
        String status = wording.status(view, hint, moving);
        boolean isNews = !view.equals(shown);
        if (shown != null && isNews && isToBeHeard(shown, view)) {
            Announcement.make(this, wording.aloud(view, status, shown.history().cursor(), game));
        }
        shown = view;
        thinking.show(view);
        if (past.isEmpty()) {
            endMessage(isNews || tally.isAnswer());
            String text =
                    said.map(news -> wording.status(view, news, hint, moving)).orElse(status);
            message.setText(withRemark(text, tally.remark(), view));
            show(view.state().player(), tally, view.seats());
        }
    }

    /** What a move would do stands alone: both would seldom have room. What a move has done so far stands beside it. */
    private static <P extends Position<P, M>, M> String withRemark(String text, String remark, SessionView<P, M> view) {
        if (remark.isEmpty()) {
            return text;
        }
        boolean isOfMove = view.history().lastTurn().filter(view::isShowing).isPresent();
        return isOfMove ? text + " \u00b7 " + remark : remark;
    }

    private void endMessage(boolean isOver) {
        said = isOver ? Optional.empty() : said;
    }

    private void show(Player player, Tally tally, Seats seats) {
        swatch.show(player);
        Standing standing = tally.standing();
        countOne.setText(Integer.toString(standing.one()));
        countTwo.setText(Integer.toString(standing.two()));
        balance.show(standing.shareOfOne(), 1 - standing.shareOfOne() - standing.shareOfTwo(), standing.shareOfTwo());
        unit.setText(tally.unit(standing.two())); // stands beside that number
        inWords.set(Stream.of(Player.values())
                .map(side -> tally.scoreInWords(side, wording.names().of(side, seats)))
                .collect(Collectors.joining("\n")));
    }

    /**
     * Says how things stand in a moment that the user looks back at, instead of what happens in the game; empty to go
     * back to that.
     *
     * @param seats who plays
     */
    public void lookBack(Optional<Past> moment, Seats seats) {
        boolean isGameBack = past.isPresent() && moment.isEmpty();
        boolean isNews = !moment.map(Past::text).equals(past.map(Past::text));
        past = moment;
        thinking.hold(moment.isPresent());
        clocks.lookBack(moment.isPresent());
        moment.ifPresent(now -> {
            endMessage(isNews);
            write(now);
            show(now.player(), now.tally(), seats);
        });
        if (isGameBack) {
            endMessage(true);
            showGame.run();
        }
    }

    /**
     * Shows the clocks of both players, each at the count of its side, or leaves that to the players' cards.
     *
     * @param are whether to show the clocks of games that have any
     */
    public void showClocks(boolean are) {
        clocks.want(are);
    }

    /** Whether there are clocks here, now and after each change. */
    public ReadOnlyBooleanProperty areClocksShown() {
        return clocks.areShown();
    }

    /** Shows whether the program speaks. */
    public void showSpeech(boolean isOn, Texts texts) {
        if (isOn && speech.getGraphic() == null) { // few need it
            speech.setGraphic(TextControls.styled(new FontIcon("bi-chat-dots"), "tool-icon"));
            speech.accessibleTextProperty().bind(texts.of("speech.on"));
            TextControls.tip(speech, texts.of("speech.on"));
        }
        speech.setVisible(isOn);
        speech.setManaged(isOn);
    }

    /** Whether something has happened that did not come from a move; the board announces moves. */
    private static boolean isToBeHeard(SessionView<?, ?> before, SessionView<?, ?> now) {
        boolean isNews = now.notice() != Notice.NONE && now.notice() != Notice.ILLEGAL_MOVE;
        boolean isHint = now.hint().isPresent() && before.hint().isEmpty() && now.state() instanceof HumanToMove;
        boolean isWaiting = now.state() instanceof ComputerHeld || now.state() instanceof MustPass;
        return isNews || isHint || (isWaiting && !before.state().equals(now.state()));
    }

    @Override
    protected void layoutChildren() {
        balance.setMaxWidth(Math.max(balance.minWidth(-1), getWidth() - ROOM_FOR_TEXT));
        super.layoutChildren();
        unit.setVisible(unit.getWidth() >= unit.prefWidth(-1)); // all of it or nothing
    }

    private void write(Past moment) {
        message.setText(Stream.concat(said.stream(), Stream.of(moment.text())).collect(Collectors.joining(" \u00b7 ")));
    }

    /** Shows a message before the status, until the next change of the game or until it is {@link #seen}. */
    public void say(String text) {
        said = Optional.of(text);
        writeAgain();
        Announcement.make(this, text);
    }

    /** The user has gone on to do something: a message has been there for long enough. */
    public void seen() {
        if (said.isPresent()) {
            endMessage(true);
            writeAgain();
        }
    }

    private void writeAgain() {
        past.ifPresentOrElse(this::write, showGame);
    }
}
