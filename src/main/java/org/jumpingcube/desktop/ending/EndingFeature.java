package org.jumpingcube.desktop.ending;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import javafx.animation.PauseTransition;
import javafx.event.EventHandler;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import javafx.util.Subscription;
import org.jumpingcube.desktop.controls.Announcement;
import org.jumpingcube.desktop.controls.OnScreen;
import org.jumpingcube.desktop.controls.SideNames;
import org.jumpingcube.desktop.controls.Swatch;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.controls.Wording;
import org.jumpingcube.desktop.look.LessMotion;
import org.jumpingcube.desktop.look.Themes;
import org.jumpingcube.desktop.model.GameEvent;
import org.jumpingcube.desktop.model.OpenGame;
import org.jumpingcube.desktop.shell.Command;
import org.jumpingcube.desktop.shell.Feature;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;
import org.jumpingcube.settings.Progress;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * The end of a game. Once the board has shown it, a card over the board says who has won and what can be done next, until
 * the user does something else. A game that was loaded at its end has no card, nor has a demo, and an end has one only
 * once.
 */
public final class EndingFeature implements Feature {
    /** More results than these against one computer are not remembered, so nobody knows which win was the first. */
    private static final int REMEMBERED = 20;

    private static final List<String> SHARING = List.of("copy", "picture", "save-as");

    /** The last board can be seen for a moment before the card lies over it. */
    private static final Duration BEAT = Duration.millis(500);

    private final Program program;
    private final Texts texts;
    private final EventHandler<KeyEvent> escape = this::escape;
    private Optional<EndLayer> layer = Optional.empty();
    private Optional<Film<?, ?>> film = Optional.empty();
    private Optional<List<?>> told = Optional.empty(); // the turns of the end that had a card
    private Progress before;
    private final PauseTransition beat = new PauseTransition(BEAT);
    private Subscription waiting = Subscription.EMPTY; // for the board
    private boolean isFollowingLook;

    public EndingFeature(Program program) {
        this.program = program;
        texts = program.texts();
        before = program.settings().get().progress();
        program.games().follow(this::follow);
        program.shell().isLookingBack().subscribe(is -> takeAway());
    }

    private void follow(GameEvent event) {
        if (event instanceof GameEvent.Ended) {
            end();
        } else if (event instanceof GameEvent.Began) {
            before = program.settings().get().progress();
            told = Optional.empty();
            takeAway();
        } else if (event instanceof GameEvent.TurnMade || event instanceof GameEvent.WentTo) {
            takeAway();
        }
    }

    private void end() {
        List<?> turns = program.games().now().history().played();
        boolean isWanted = program.starter().demo().isEmpty()
                && !program.shell().isLookingBack().getValue()
                && !told.equals(Optional.of(turns));
        if (isWanted) {
            told = Optional.of(List.copyOf(turns));
            await(program.games().shown().get());
        }
    }

    /** Lets the board show the end first. The result has its place already: it does not come and go meanwhile. */
    private void await(OpenGame<?, ?> game) {
        var made = new EndLayer(this::takeAway);
        layer = Optional.of(made);
        program.shell().coverBoard(made, made::takeFocus);
        beat.setOnFinished(event -> raise(made, game)); // the board perhaps hears of the end after this does
        waiting = game.board().isCelebrating().subscribe(is -> {
            if (is) {
                beat.stop();
            } else {
                beat.playFromStart();
            }
        });
    }

    private <P extends Position<P, M>, M> void raise(EndLayer made, OpenGame<P, M> game) {
        boolean isGone = layer.filter(made::equals).isEmpty() || made.getScene() == null;
        if (isGone || made.isRaised() || game.board().isCelebrating().getValue()) {
            return;
        }
        var wording = new Wording(texts, SideNames.of(texts, game.view(), program.settings()));
        var ending = new EndedGame<>(game, isFirstWin(), wording, texts);
        boolean isMoving = !LessMotion.isWanted(program.starter().animation().motion());
        var shown = ending.highlight().map(turn -> new Film<>(game.view().newSmallBoard(), turn, isMoving, texts));
        film = shown.map(found -> found);
        followLook();
        var card = new ResultCard(
                ending,
                texts,
                (player, size) -> token(game, player, size),
                ending.highlight().flatMap(turn -> shown.map(found -> framed(found, ending, turn))),
                buttons(game));
        program.stage().addEventHandler(KeyEvent.KEY_PRESSED, escape);
        made.raise(card, isMoving);
        Announcement.make(card, ending.aloud());
        if (isMoving) {
            ending.winner().filter(winner -> ending.isJoyful()).ifPresent(made::celebrate);
            shown.filter(OnScreen::isVisible).ifPresent(Film::run);
        }
    }

    /** Whether this game was the first that the user has won against this computer, as far as the record tells. */
    private boolean isFirstWin() {
        var seats = program.games().now().seats();
        if (!seats.isOneComputer()) {
            return false;
        }
        String game = program.games().shown().get().view().kind().name();
        var computer = seats.computer();
        return before.played(game, computer) < REMEMBERED
                && before.won(game, computer) == 0
                && program.settings().get().progress().won(game, computer) == 1;
    }

    private static Node token(OpenGame<?, ?> game, Player player, double size) {
        return game.view().token(player, size).orElseGet(() -> new Swatch(player));
    }

    private <P extends Position<P, M>, M> Region framed(Film<P, M> shown, EndedGame<P, M> ending, Turn<P, M> turn) {
        shown.setAccessibleText(ending.inWords(turn));
        var caption = ResultCard.caption(
                texts.of(texts.language(), language -> ending.caption(turn).get(0)),
                texts.of(texts.language(), language -> ending.caption(turn).get(1)));
        return TextControls.styled(new VBox(caption, shown), "film-place");
    }

    /** The films of all cards have the look of the window; nobody follows it before there is one. */
    private void followLook() {
        if (!isFollowingLook) {
            isFollowingLook = true;
            Themes.follow(program.settings(), look -> film.ifPresent(shown -> shown.restyle(look)));
        } else {
            film.ifPresent(shown -> shown.restyle(program.settings().get().look()));
        }
    }

    private ResultCard.Buttons buttons(OpenGame<?, ?> game) {
        var others = Stream.of(review(), share()).flatMap(Optional::stream).toList();
        var close = TextControls.styled(new Button("", new FontIcon("bi-x")), "close");
        close.setId("ending-close");
        close.accessibleTextProperty().bind(texts.of("message.close"));
        close.setOnAction(event -> takeAway());
        return new ResultCard.Buttons(again(game), others, close);
    }

    /** The next game of the series, else a game that suits the user better, else the same again. */
    private Button again(OpenGame<?, ?> game) {
        boolean isNext = game.model().isSeriesGoingOn();
        boolean isRival = !isNext && program.shell().isRivalOffered().getValue();
        String key = isNext ? "result.next" : isRival ? "result.rival" : "result.rematch";
        Button button = button(key, "ending-again", () -> {
            if (isRival) {
                program.starter().startRival();
            } else {
                program.startRematch();
            }
        });
        button.getStyleClass().add("primary");
        button.setGraphic(new FontIcon("bi-arrow-90deg-right"));
        TextControls.tip(
                button, texts.of(isNext ? "result.next.tip" : isRival ? "result.rival.tip" : "result.rematch.tip"));
        return button;
    }

    /** A button that also closes the card. */
    private Button button(String key, String id, Runnable action) {
        Button button = TextControls.button(texts, key, () -> {
            takeAway();
            action.run();
        });
        button.setId(id);
        return button;
    }

    private Optional<Button> review() {
        return program.commands()
                .find("review")
                .filter(review -> review.isEnabled().getValue())
                .map(review -> {
                    Button button = button("result.review", "ending-review", review::run);
                    button.setGraphic(new FontIcon("bi-graph-up"));
                    return button;
                });
    }

    /** A menu of what can be done with the game for others. The card stays. */
    private Optional<Button> share() {
        var items = SHARING.stream()
                .flatMap(name -> program.commands().find(name).stream())
                .map(this::item)
                .toList();
        if (items.isEmpty()) {
            return Optional.empty();
        }
        var menu = new ContextMenu(items.toArray(MenuItem[]::new));
        menu.getStyleClass().add("share-menu");
        Button button = TextControls.named(new Button(), texts, "ending.share");
        button.setGraphic(new FontIcon("bi-box-arrow-up"));
        button.setOnAction(event -> menu.show(button, Side.TOP, 0, 0));
        return Optional.of(button);
    }

    private MenuItem item(Command command) {
        var item = new MenuItem();
        item.setId("share-" + command.name());
        item.textProperty().bind(command.title(texts));
        item.setDisable(!command.isEnabled().getValue());
        item.setOnAction(event -> command.run());
        return item;
    }

    private void escape(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE) {
            takeAway();
        }
    }

    /** Takes the card away, if there is one; this end will not have another. */
    private void takeAway() {
        waiting.unsubscribe();
        beat.stop();
        program.stage().removeEventHandler(KeyEvent.KEY_PRESSED, escape);
        film.ifPresent(Film::rest);
        film = Optional.empty();
        layer.ifPresent(gone -> {
            gone.end();
            program.shell().uncoverBoard(gone);
        });
        layer = Optional.empty();
    }

    @Override
    public CompletableFuture<Void> close() {
        takeAway();
        return Feature.super.close();
    }
}
