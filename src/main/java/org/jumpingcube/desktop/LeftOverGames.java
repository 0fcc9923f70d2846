package org.jumpingcube.desktop;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.MessageBar;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.GameEvent;
import org.jumpingcube.desktop.shell.FarGames;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.storage.GameKeeper;
import org.jumpingcube.storage.KeptGame;
import org.jumpingcube.storage.SavedGame;
import org.jumpingcube.storage.SeenFile;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * The games that earlier windows left unfinished, offered one at a time, the latest first. The user continues a game,
 * discards it, looks at the next, or leaves them all for the next start. An offer stays until it is answered, or until
 * the user makes a move in another game; a discarded game can be had back until the window closes.
 */
final class LeftOverGames extends VBox {
    private final Program program;
    private final GameKeeper keeper;
    private final Texts texts;
    private final Deque<LeftOver> offered = new ArrayDeque<>(); // the first of them is shown
    private boolean isAnotherOnDisk;
    private boolean isPutOff; // until the next start
    private Optional<LeftOver> discarded = Optional.empty(); // still on the disk

    private record LeftOver(KeptGame kept, SavedGame<?, ?> saved, Optional<SeenFile> ownFile) {}

    LeftOverGames(Program program, GameKeeper keeper) {
        this.program = program;
        this.keeper = keeper;
        texts = program.texts();
    }

    /** Looks for the next game in the background, and offers it before all others if there is one. */
    void offerNext() {
        isAnotherOnDisk = false;
        keeper.findLeftOver((kept, isAnother) -> {
            var ownFile = kept.ownFile();
            kept.game()
                    .ifPresent(saved -> Platform.runLater(() -> {
                        if (!isPutOff) {
                            isAnotherOnDisk = isAnother;
                            offered.addFirst(new LeftOver(kept, saved, ownFile));
                            show();
                        }
                    }));
        });
    }

    /** Offers nothing more once the user has made a move in another game. */
    void follow(GameEvent event) {
        if (event instanceof GameEvent.TurnMade made
                && program.games().now().seats().isHuman(made.turn().player())) {
            putOff();
        }
    }

    private void putOff() {
        isPutOff = true;
        isAnotherOnDisk = false;
        offered.clear();
        show();
    }

    /** Really discards what the user has discarded and not taken back. */
    void close() {
        discarded.ifPresent(game -> {
            far().ifPresent(far -> far.forget(game.saved()));
            program.games().tell(new GameEvent.GivenUp(game.saved()));
            keeper.discard(game.kept());
        });
        discarded = Optional.empty();
    }

    private void show() {
        boolean isNextFocused = lookup("#offer-next") instanceof Button next && next.isFocused();
        getChildren()
                .setAll(Stream.concat(
                                discarded.map(this::notice).stream(),
                                Optional.ofNullable(offered.peekFirst()).map(this::offer).stream())
                        .toList());
        if (isNextFocused && lookup("#offer-next") instanceof Button next) {
            next.requestFocus(); // it may be pressed again
        }
    }

    private MessageBar offer(LeftOver game) {
        var bar = new MessageBar(texts, label("offer.text", game.saved()));
        bar.setId("offer-bar");
        Runnable onShown = () -> goOn(game);
        if (FarGames.isConnected(game.saved()) && far().isPresent()) {
            Runnable rejoin = () -> far().get().rejoin(game.saved(), onShown);
            far().get().offer(game.saved(), rejoin);
            bar.addAttempt("offer.rejoin", rejoin).getStyleClass().add("accent");
            bar.addAttempt("offer.accept", () -> resume(game.saved(), onShown));
        } else {
            bar.addAttempt("offer.accept", () -> resume(game.saved(), onShown))
                    .getStyleClass()
                    .add("accent");
        }
        bar.addButton("offer.decline", this::discard);
        if (isAnotherOnDisk || offered.size() > 1) {
            bar.addAttempt("offer.next", this::next);
        }
        cross(bar.addButton("offer.later", this::putOff));
        return bar;
    }

    private Optional<FarGames> far() {
        return program.features().find(FarGames.class);
    }

    /** Continues a game in the window, and runs something as soon as it is there, if it comes to that. */
    private void resume(SavedGame<?, ?> saved, Runnable onShown) {
        if (saved.id().isPresent() && far().isPresent()) {
            far().get().resume(saved, onShown);
        } else if (program.starter().mayAbandonGame()) {
            program.starter().resume(saved);
            onShown.run();
        }
    }

    private MessageBar notice(LeftOver game) {
        var bar = new MessageBar(texts, label("offer.discarded", game.saved()));
        bar.setId("discarded-bar");
        bar.addButton("offer.undo", () -> {
            offered.addFirst(game);
            discarded = Optional.empty();
            show();
        });
        cross(bar.addButton("offer.discarded.close", () -> {
            close();
            show();
        }));
        return bar;
    }

    private Label label(String key, SavedGame<?, ?> saved) {
        return TextControls.label(
                texts, key, program.games().boardName(saved), saved.history().cursor());
    }

    /** Its friend may come back late, when the offer has been answered or another game is offered. */
    private void goOn(LeftOver game) {
        game.ownFile().ifPresent(program.files()::belongAgain);
        keeper.adopt(game.kept());
        withdraw(game);
        putOff(); // the others come again at the next start
        discarded = discarded.filter(other -> !other.equals(game));
        show();
    }

    /** Makes it a small button whose words are in its tip, and read by a screen reader. */
    private static void cross(Button button) {
        button.accessibleTextProperty().bind(button.textProperty());
        TextControls.tip(button, button.accessibleTextProperty());
        button.setGraphic(new FontIcon("bi-x"));
        button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        button.getStyleClass().add("close");
    }

    private void discard() {
        close();
        LeftOver game = offered.removeFirst();
        withdraw(game);
        discarded = Optional.of(game);
        show();
        if (isAnotherOnDisk) {
            offerNext();
        }
    }

    /** To the next game: one that the disk still has, or else the one that was offered first. */
    private void next() {
        offered.addLast(offered.removeFirst());
        if (isAnotherOnDisk) {
            offerNext();
        } else {
            show();
        }
    }

    /** The card of a game with a friend no longer offers it either. */
    private void withdraw(LeftOver game) {
        if (FarGames.isConnected(game.saved())) {
            far().ifPresent(FarGames::withdraw);
        }
    }
}
