package org.jumpingcube.desktop.friend;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.scene.control.Button;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import org.jumpingcube.desktop.controls.MessageBar;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.Position;
import org.jumpingcube.remote.Entry;
import org.jumpingcube.remote.News;
import org.jumpingcube.remote.Parting;
import org.jumpingcube.remote.Phrase;
import org.jumpingcube.remote.Presence;
import org.jumpingcube.remote.Refusal;
import org.jumpingcube.remote.RemoteView;
import org.jumpingcube.remote.Role;

/**
 * The bar above the board in a game with a friend elsewhere: whether they are there, what they say, what to ask them.
 */
final class FriendBar extends MessageBar {
    private static final Duration MOMENT = Duration.seconds(1); // to see that another question is shown than before

    private final Texts texts;
    private final Label state;
    private final Button yes;
    private final Button no;
    private final Button computer;
    private final MenuButton menu = new MenuButton();
    private final MenuItem takeBack;
    private final MenuItem draw;
    private final MenuItem resign;
    private final MenuItem copyAgain = new MenuItem();
    private final CheckMenuItem muted = new CheckMenuItem();
    private final PauseTransition look = new PauseTransition(MOMENT);
    private Optional<FriendGame<?, ?>> game = Optional.empty();
    private Optional<Object> question = Optional.empty(); // which is shown, and
    private Consumer<Boolean> answer = isYes -> {}; // answers it
    private String heard = "";
    private Presence shown = Presence.EXPECTED; // with another, what was heard before is of the past
    private int answeredAt = -1; // how many entries the log had when an answer was heard; with another, it is too

    /** What is done apart from the game. */
    interface Actions {
        void goOnAgainstComputer();

        /** The user hosts, and wants the line for the friend once more. */
        void copyLine();
    }

    FriendBar(Texts texts, Actions actions) {
        this(texts, new Label(), actions);
    }

    private FriendBar(Texts texts, Label state, Actions actions) {
        super(texts, state);
        this.texts = texts;
        this.state = state;
        setId("friend-bar");
        getStyleClass().add("friend-bar");
        state.setId("friend-state");
        yes = TextControls.button(texts, "friend.yes", () -> answer.accept(true));
        no = TextControls.button(texts, "friend.no", () -> answer.accept(false));
        look.statusProperty().map(Animation.Status.RUNNING::equals).subscribe(isRunning -> {
            yes.setDisable(isRunning);
            no.setDisable(isRunning);
        });
        computer = TextControls.button(texts, "friend.computer", actions::goOnAgainstComputer);
        takeBack = item("friend.ask.take-back", playing -> playing.askToTakeBack());
        draw = item("friend.ask.draw", playing -> playing.remote().ask(new Entry.Draw<>()));
        resign = item("friend.resign", playing -> playing.remote().resign());
        muted.textProperty().bind(texts.of("friend.muted"));
        muted.setOnAction(event -> game.ifPresent(playing -> playing.remote().setMuted(muted.isSelected())));
        menu.setId("friend-menu");
        menu.setMinWidth(Region.USE_PREF_SIZE);
        menu.textProperty().bind(texts.of("friend.menu"));
        menu.getItems().addAll(takeBack, draw, resign, new SeparatorMenuItem());
        for (Phrase phrase : Phrase.values()) {
            menu.getItems().add(item(key(phrase), playing -> say(playing, phrase)));
        }
        copyAgain.setId("friend-copy-again");
        copyAgain.textProperty().bind(texts.of("friend.copy-again"));
        copyAgain.setOnAction(event -> actions.copyLine());
        menu.getItems().addAll(new SeparatorMenuItem(), copyAgain, muted);
        getChildren().addAll(yes, no, computer, menu);
        getChildren().forEach(node -> node.managedProperty().bind(node.visibleProperty()));
        hide();
    }

    private static String key(Phrase phrase) {
        return "friend.phrase." + Texts.word(phrase);
    }

    /** What an item does to a game. */
    @FunctionalInterface
    private interface Act {
        void on(FriendGame<?, ?> playing);
    }

    private MenuItem item(String key, Act act) {
        var item = new MenuItem();
        item.setId(key.replace('.', '-'));
        item.textProperty().bind(texts.of(key));
        item.setOnAction(event -> game.ifPresent(act::on));
        return item;
    }

    private void say(FriendGame<?, ?> playing, Phrase phrase) {
        playing.remote().say(phrase);
        heard(texts.get("friend.you-say", texts.get(key(phrase))));
        show(playing);
    }

    void hide() {
        game = Optional.empty();
        question = Optional.empty();
        heard("");
        muted.setSelected(false);
        setVisible(false);
    }

    /** The line is on the clipboard. */
    void showCopied() {
        heard(texts.get("friend.copied-again"));
        game.ifPresent(this::show);
    }

    /** Shows the state of the connection and of the questions. */
    <P extends Position<P, M>, M> void show(FriendGame<P, M> playing, RemoteView<P, M> now) {
        if (game.isEmpty() || game.get() != playing) {
            game = Optional.of(playing);
            setVisible(true);
        }
        int size = now.log().size();
        if ((answeredAt >= 0 && answeredAt != size) || now.presence() != shown) {
            heard("");
        }
        shown = now.presence();
        hear(now.news(), size);
        show(playing);
    }

    private void heard(String text) {
        heard = text;
        answeredAt = -1;
    }

    private void hear(News news, int size) {
        if (news instanceof News.Said said) {
            heard(texts.get("friend.says", texts.get(key(said.phrase()))));
        } else if (news instanceof News.Declined) {
            heardAnswer(texts.get("friend.declines"), size);
        } else if (news instanceof News.RefusedHere refused) {
            heardAnswer(texts.get("friend.refused", text(refused.reason())), size);
        } else if (news instanceof News.RefusedThere refused) {
            heardAnswer(texts.get("friend.refused-there", text(refused.reason())), size);
        } else if (news instanceof News.Warned warned) {
            heard(texts.get("friend.warning." + Texts.word(warned.warning())));
        }
    }

    private void heardAnswer(String text, int size) {
        heard(text);
        answeredAt = size;
    }

    private String text(Refusal reason) {
        return texts.get("friend.refusal." + Texts.word(reason));
    }

    private <P extends Position<P, M>, M> void show(FriendGame<P, M> playing) {
        var now = playing.known();
        boolean isAsked = now.question().isPresent();
        Optional<Object> asked = now.question().map(entry -> List.of(now.log().size(), entry));
        if (isAsked && question.isPresent() && !question.equals(asked)) {
            look.playFromStart();
        }
        question = asked;
        answer = isYes -> playing.remote().answer(now, isYes);
        boolean isHere = now.presence() == Presence.HERE;
        boolean isOver = now.log().outcome().isOver();
        yes.setVisible(isAsked);
        no.setVisible(isAsked);
        computer.setVisible(!isHere && !isOver);
        takeBack.setDisable(!isHere || now.log().movesBeforeLatest(now.me()).isEmpty());
        draw.setDisable(!isHere || isOver);
        resign.setDisable(!now.isMyMove());
        copyAgain.setVisible(now.me() == Role.HOST);
        copyAgain.setDisable(isHere || now.presence() == Presence.GONE);
        state.setText(text(now));
    }

    private <P extends Position<P, M>, M> String text(RemoteView<P, M> now) {
        if (now.question().isPresent()) {
            var entry = now.question().get();
            return texts.get("friend.asks." + kind(entry), movesBack(now, entry));
        }
        String presence = presence(now.presence(), now.parting());
        boolean isHere = now.presence() == Presence.HERE;
        String more = now.asked()
                .filter(entry -> isHere)
                .map(entry -> texts.get("friend.asked." + kind(entry), movesBack(now, entry)))
                .orElse(heard);
        return more.isEmpty() ? presence : joined(presence, more);
    }

    private String presence(Presence presence, Optional<Parting> parting) {
        boolean isSought = presence == Presence.SOUGHT || presence == Presence.EXPECTED; // a guest, just let in
        String state = texts.get("friend.presence." + Texts.word(isSought ? Presence.SOUGHT : presence));
        return parting.map(reason -> isSought ? joined(state, sought(reason)) : reason(reason))
                .orElse(state);
    }

    private String sought(Parting reason) {
        return reason == Parting.WRONG_CODE ? texts.get("friend.sought.wrong-code") : reason(reason);
    }

    private String reason(Parting parting) {
        return texts.get("friend.parting." + Texts.word(parting));
    }

    private static String joined(String text, String more) {
        return text + " \u00b7 " + more;
    }

    /** How many moves an entry takes back. */
    private static <P extends Position<P, M>, M> int movesBack(RemoteView<P, M> now, Entry<M> entry) {
        return entry instanceof Entry.TakeBack<M> back ? now.log().history().cursor() - back.moves() : 0;
    }

    private static String kind(Entry<?> entry) {
        if (entry instanceof Entry.TakeBack) {
            return "take-back";
        }
        return entry instanceof Entry.Draw ? "draw" : "next-game";
    }
}
