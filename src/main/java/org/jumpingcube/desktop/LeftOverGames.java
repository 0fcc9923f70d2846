package org.jumpingcube.desktop;

import static org.jumpingcube.desktop.shell.Command.ALWAYS;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.time.temporal.ChronoUnit;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.MessageBar;
import org.jumpingcube.desktop.controls.SideNames;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.GameEvent;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.shell.Command;
import org.jumpingcube.desktop.shell.FarGames;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.desktop.shell.Suggestion;
import org.jumpingcube.desktop.shell.Thumbnail;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seats;
import org.jumpingcube.storage.GameKeeper;
import org.jumpingcube.storage.KeptGame;
import org.jumpingcube.storage.SavedGame;
import org.jumpingcube.storage.SeenFile;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * The games that earlier windows left unfinished, offered one at a time, the latest first. The user continues a game,
 * discards it, looks at the next, or leaves them all for the next start. While the side panel says what else there is to
 * do, the offer is a tile there; otherwise it is a bar, which stays until it is answered, or until the user makes a move
 * in another game. A discarded game can be had back until the window closes.
 */
final class LeftOverGames extends VBox {
    private final Program program;
    private final GameKeeper keeper;
    private final Texts texts;
    private final Deque<LeftOver> offered = new ArrayDeque<>(); // the first of them is shown
    private final ObservableValue<Boolean> isInviting;
    private final ObjectProperty<Optional<LeftOver>> onTile = new SimpleObjectProperty<>(Optional.empty());
    private final BooleanProperty isAnother = new SimpleBooleanProperty();
    private boolean isAnotherOnDisk;
    private boolean isPutOff; // the bar, until the next start
    private Optional<LeftOver> discarded = Optional.empty(); // still on the disk

    private record LeftOver(
            KeptGame kept, SavedGame<?, ?> saved, Optional<SeenFile> ownFile, Optional<Instant> lastKept) {}

    LeftOverGames(Program program, GameKeeper keeper) {
        this.program = program;
        this.keeper = keeper;
        texts = program.texts();
        isInviting = program.shell().isInviting();
        isInviting.subscribe(is -> show());
    }

    /** Whether a game can be continued at once; one with a friend elsewhere has more to it, and a bar. */
    ObservableValue<Boolean> canGoOn() {
        return onTile.map(Optional::isPresent);
    }

    /** Continues the game that is offered. */
    void goOn() {
        onTile.get().ifPresent(game -> resume(game.saved(), () -> goOn(game)));
    }

    /** The tile on which it is offered. */
    Suggestion invitation(Command command) {
        return new Suggestion(
                command,
                texts.of("offer.accept"),
                texts.of(onTile, shown -> shown.map(this::about).orElse("")),
                height -> new Thumbnail(program, height, onTile.map(shown -> shown.map(game -> last(game.saved())))),
                () -> List.of(
                        small("offer.next", "bi-chevron-double-right", this::next, isAnother),
                        small("offer.decline", "bi-x", this::discard, ALWAYS)));
    }

    private static <P extends Position<P, M>, M> Thumbnail.Shown<P, M> last(SavedGame<P, M> saved) {
        return new Thumbnail.Shown<>(saved.kind(), saved.history().current());
    }

    /** Against whom if the user played one side, when, and how it stands. */
    private String about(LeftOver game) {
        var view = program.games()
                .views()
                .filter(one -> one.kind().name().equals(game.saved().kind().name()))
                .findFirst();
        return Stream.of(
                        view.flatMap(known -> opponent(known, game.saved().seats())),
                        game.lastKept().map(this::day),
                        view.map(known -> score(known, game.saved())))
                .flatMap(Optional::stream)
                .collect(Collectors.joining(" \u00b7 "));
    }

    private Optional<String> opponent(GameView<?, ?> view, Seats seats) {
        var names = SideNames.of(texts, view, program.settings());
        return seats.onlyHuman().map(user -> names.of(user.opponent(), seats));
    }

    /** The user's number first. */
    @SuppressWarnings("unchecked") // the view is that of the game's kind
    private static <P extends Position<P, M>, M> String score(GameView<P, M> view, SavedGame<?, ?> saved) {
        var standing = view.wording().tally((P) saved.history().current()).standing();
        boolean isUserSecond =
                saved.seats().onlyHuman().filter(Player.TWO::equals).isPresent();
        return isUserSecond ? standing.two() + " : " + standing.one() : standing.one() + " : " + standing.two();
    }

    private String day(Instant kept) {
        var zone = ZoneId.systemDefault();
        var day = LocalDate.ofInstant(kept, zone);
        long before =
                ChronoUnit.DAYS.between(day, LocalDate.ofInstant(program.clock().instant(), zone));
        if (before == 0 || before == 1) {
            return texts.get(before == 0 ? "begin.today" : "begin.yesterday");
        }
        return DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM)
                .withLocale(texts.locale())
                .format(day);
    }

    private Button small(String key, String icon, Runnable action, ObservableValue<Boolean> isWanted) {
        Button button = TextControls.button(texts, key, action);
        TextControls.showWhile(button, isWanted);
        return asIcon(button, icon);
    }

    /** Looks for the next game in the background, and offers it before all others if there is one. */
    void offerNext() {
        isAnotherOnDisk = false;
        keeper.findLeftOver((kept, isAnother) -> {
            var ownFile = kept.ownFile();
            var lastKept = kept.lastKept();
            kept.game()
                    .ifPresent(saved -> Platform.runLater(() -> {
                        isAnotherOnDisk = isAnother;
                        offered.addFirst(new LeftOver(kept, saved, ownFile, lastKept));
                        show();
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
        var first = Optional.ofNullable(offered.peekFirst());
        onTile.set(first.filter(game -> !isWithFriendNow(game)));
        isAnother.set(isAnotherOnDisk || offered.size() > 1);
        var onBar = first.filter(game -> !isPutOff && (isWithFriendNow(game) || !isInviting.getValue()));
        boolean isNextFocused = lookup("#offer-next") instanceof Button next && next.isFocused();
        getChildren()
                .setAll(Stream.concat(discarded.map(this::notice).stream(), onBar.map(this::offer).stream())
                        .toList());
        if (isNextFocused && lookup("#offer-next") instanceof Button next) {
            next.requestFocus(); // it may be pressed again
        }
    }

    private MessageBar offer(LeftOver game) {
        var bar = new MessageBar(texts, label("offer.text", game.saved()));
        bar.setId("offer-bar");
        Runnable onShown = () -> goOn(game);
        if (isWithFriendNow(game)) {
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
        if (isAnother.get()) {
            bar.addAttempt("offer.next", this::next);
        }
        cross(bar.addButton("offer.later", this::putOff));
        return bar;
    }

    /** Whether its friend may still be there. */
    private boolean isWithFriendNow(LeftOver game) {
        return FarGames.isConnected(game.saved()) && far().isPresent();
    }

    private Optional<FarGames> far() {
        return program.features().find(FarGames.class);
    }

    /** Continues a game in the window, and runs something as soon as it is there, if it comes to that. */
    private void resume(SavedGame<?, ?> saved, Runnable onShown) {
        if (saved.id().isPresent() && far().isPresent()) {
            far().get().resume(saved, onShown);
        } else if (program.starter().mayLeaveGame()) {
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
                texts, key, program.games().boardName(saved), saved.history().moves());
    }

    /** Its friend may come back late, when the offer has been answered or another game is offered. */
    private void goOn(LeftOver game) {
        game.ownFile().ifPresent(program.files()::belongAgain);
        keeper.adopt(game.kept());
        withdraw(game);
        offered.remove(game);
        putOff(); // the others are on the tile beside the next game, and come again at the next start
        if (offered.isEmpty() && isAnotherOnDisk) {
            offerNext();
        }
        discarded = discarded.filter(other -> !other.equals(game));
        show();
    }

    /** Makes it a small button whose words are in its tip, and read by a screen reader. */
    private static void cross(Button button) {
        asIcon(button, "bi-x");
    }

    private static Button asIcon(Button button, String icon) {
        button.accessibleTextProperty().bind(button.textProperty());
        TextControls.tip(button, button.accessibleTextProperty());
        button.setGraphic(new FontIcon(icon));
        button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        button.setMinWidth(Region.USE_COMPUTED_SIZE);
        return TextControls.styled(button, "close");
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
