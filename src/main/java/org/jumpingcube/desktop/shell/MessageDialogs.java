package org.jumpingcube.desktop.shell;

import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Alert;
import javafx.scene.control.Alert.AlertType;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.files.FileQuestions;
import org.jumpingcube.desktop.look.Themes;
import org.jumpingcube.desktop.model.SettingsModel;
import org.kordamp.ikonli.javafx.FontIcon;

/** Questions and messages to the user, in small windows of their own. */
public final class MessageDialogs implements FileQuestions {
    private static final double WIDTH = 440;

    private static final int MOST_LINES = 12; // more of them scroll
    private static final int MOST_CHARACTERS = 1000;
    private static final double LONG_HEIGHT = 300;

    private final Window owner;
    private final SettingsModel settings;
    private final Texts texts;
    private final GameAtStake game;
    private final Settling settling;
    private final BooleanProperty isShown = new SimpleBooleanProperty();
    private final BooleanProperty isChoosing = new SimpleBooleanProperty();
    private final ReadOnlyBooleanWrapper isAsking = new ReadOnlyBooleanWrapper();
    private final AskingInTurn inTurn;

    /** The game in the window, which may be lost when another one takes its place. */
    public interface GameAtStake {
        /** Whether a friend at the other end of a connection would be left with it. */
        boolean isWithFriend();

        /** Whether it is one that the user would not want to lose, and it is not saved. */
        boolean isAtStake();

        /** Whether it is kept when the user leaves it for a new one, which can be undone. */
        boolean isKeptWhenLeft();

        /**
         * Saves it, which may take a while.
         *
         * @return whether it is saved; the user may have thought better of it
         */
        boolean save();
    }

    public MessageDialogs(Stage owner, SettingsModel settings, Texts texts, GameAtStake game) {
        this.owner = owner;
        this.settings = settings;
        this.texts = texts;
        this.game = game;
        settling = new Settling(owner);
        isAsking.bind(isShown.or(isChoosing));
        inTurn = new AskingInTurn(isAsking());
    }

    /** Whether a question or a message is being shown, or the user is asked for a file. */
    public ObservableValue<Boolean> isAsking() {
        return isAsking.getReadOnlyProperty();
    }

    /** Where what was not begun by the user's own hand waits until it may ask. */
    public AskingInTurn inTurn() {
        return inTurn;
    }

    @Override
    public <T> T choosing(Supplier<T> dialog) {
        isChoosing.set(true);
        try {
            return dialog.get();
        } finally {
            isChoosing.set(false);
        }
    }

    @Override
    public void whenAnswered(Runnable task) {
        inTurn.run(task);
    }

    /** Runs what may ask something and is not begun by the user's own hand, once the window is at rest. */
    public void whenAtRest(Runnable task) {
        settling.run(() -> inTurn.run(task));
    }

    @Override
    public boolean mayAbandonGame(String titleKey) {
        return game.isWithFriend() ? mayLeaveFriend() : !game.isAtStake() || mayLoseGame(titleKey);
    }

    /** Whether the friend who is at the game, if there is one, may be left. */
    boolean mayLeaveFriend() {
        return !game.isWithFriend()
                || ask("friend.leave.title", texts.get("friend.leave"), "friend.leave.yes", "friend.leave.no");
    }

    /** Whether the game may be left for a new one, which needs no question where it is kept. */
    boolean mayLeaveGame(String titleKey) {
        return isKeptWhenLeft() || mayAbandonGame(titleKey);
    }

    /** Whether there is a game that the user would not want to lose, and that is kept when it is left for a new one. */
    boolean isKeptWhenLeft() {
        return game.isAtStake() && game.isKeptWhenLeft();
    }

    /** Enter saves and Escape cancels, so that a key pressed too fast loses nothing. */
    private boolean mayLoseGame(String titleKey) {
        var save = new ButtonType(texts.get("abandon.save"), ButtonData.YES);
        var lose = new ButtonType(texts.get("abandon.do-not-save"), ButtonData.NO);
        var cancel = new ButtonType(texts.get("abandon.cancel"), ButtonData.CANCEL_CLOSE);
        var alert = alert(AlertType.CONFIRMATION, titleKey, texts.get("abandon.text"), save, lose, cancel);
        alert.getDialogPane().lookupButton(save).setId("abandon-save");
        alert.getDialogPane().lookupButton(lose).setId("abandon-do-not-save");
        alert.getDialogPane().lookupButton(cancel).setId("abandon-cancel");
        var answer = alert.showAndWait().orElse(cancel);
        return answer.equals(lose) || (answer.equals(save) && game.save());
    }

    @Override
    public boolean mayReplace(String fileName) {
        return ask("replace.title", texts.get("replace.text", fileName), "replace.yes", "replace.no");
    }

    @Override
    public boolean mayOverwrite(String fileName) {
        return ask("overwrite.title", texts.get("overwrite.text", fileName), "overwrite.yes", "overwrite.no");
    }

    /** Whether to open a game by itself that does not go on with the one by message that it belongs to. */
    public boolean wantsOwnGame(String reason) {
        return ask(
                "by-message.differs.title",
                texts.get("by-message.differs", reason),
                "by-message.differs.yes",
                "by-message.differs.no");
    }

    /** Whether to start the programs that a tournament's file names. */
    public boolean mayStartPrograms(String commands) {
        return ask("arena.ask.title", texts.get("arena.ask", commands), "arena.ask.yes", "arena.ask.no");
    }

    @Override
    public void tell(String message) {
        settling.run(() -> {
            if (isAsking.get()) { // also what has been asked meanwhile
                inTurn.run(() -> tell(message));
            } else {
                alert(AlertType.WARNING, "window.title", message, ButtonType.OK).showAndWait();
            }
        });
    }

    /** Whether the password of a broker may be sent though others on the way can read it. */
    public boolean mayShowPassword(String broker) {
        return ask("password.title", texts.get("password.text", broker), "password.yes", "password.no");
    }

    /** Enter and Escape both give the harmless answer: no. */
    private boolean ask(String titleKey, String question, String yesKey, String noKey) {
        var yes = new ButtonType(texts.get(yesKey), ButtonData.YES);
        var no = new ButtonType(texts.get(noKey), ButtonData.CANCEL_CLOSE);
        var alert = alert(AlertType.CONFIRMATION, titleKey, question, yes, no);
        var drastic = (Button) alert.getDialogPane().lookupButton(yes);
        drastic.setId(yesKey.replace('.', '-'));
        drastic.setDefaultButton(false);
        var harmless = (Button) alert.getDialogPane().lookupButton(no);
        harmless.setDefaultButton(true);
        alert.setOnShown(event -> harmless.requestFocus());
        return alert.showAndWait().filter(yes::equals).isPresent();
    }

    private Alert alert(AlertType type, String titleKey, String text, ButtonType... buttons) {
        var alert = new Alert(type, text, buttons);
        alert.initOwner(asker());
        isShown.bind(alert.showingProperty()); // one at a time
        alert.setTitle(texts.get(titleKey));
        alert.setHeaderText(null);
        String icon = type == AlertType.WARNING ? "bi-exclamation-triangle" : "bi-question-circle";
        alert.setGraphic(TextControls.styled(new FontIcon(icon), "dialog-icon")); // the library's own is a small bitmap
        alert.getDialogPane().setPrefWidth(WIDTH);
        for (ButtonType button : alert.getButtonTypes()) { // the longest text of equally wide buttons would be cut
            ButtonBar.setButtonUniformSize(alert.getDialogPane().lookupButton(button), false);
        }
        alert.getDialogPane().setMinHeight(Region.USE_PREF_SIZE);
        if (text.lines().count() > MOST_LINES || text.length() > MOST_CHARACTERS) {
            alert.getDialogPane().setContent(scrolled(text));
        }
        Themes.apply(alert.getDialogPane().getScene(), settings.get().look());
        return alert;
    }

    /** The user's window, to return to after the answer: the settings may ask too. */
    private Window asker() {
        return Window.getWindows().stream()
                .filter(Stage.class::isInstance)
                .filter(Window::isFocused)
                .reduce((earlier, later) -> later)
                .orElse(owner);
    }

    private static ScrollPane scrolled(String text) {
        var label = new Label(text);
        label.setWrapText(true);
        var scroll = TextControls.styled(new ScrollPane(label), "long-message");
        scroll.setFitToWidth(true);
        scroll.setPrefViewportHeight(LONG_HEIGHT);
        scroll.setAccessibleText(text);
        return scroll;
    }
}
