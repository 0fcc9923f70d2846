package org.jumpingcube.desktop.friend;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.layout.StackPane;
import org.jumpingcube.desktop.controls.Form;
import org.jumpingcube.desktop.controls.GameChooser;
import org.jumpingcube.desktop.controls.SideNames;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.model.OpenGames;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.settings.Play;

/** What the user invites a friend to: which game, on which board and by which rules, who begins, and how many games. */
final class InvitedGameRows extends Form {
    private final Texts texts;
    private final OpenGames open;
    private final CheckBox goOn;
    private final ComboBox<GameView<?, ?>> games;
    private final StackPane rules = new StackPane();
    private final ComboBox<Boolean> first;
    private final ComboBox<Player> side; // in place of who begins, once the game has begun
    private final ComboBox<Integer> bestOf;
    private GameChooser options;
    private Runnable showWish = () -> {}; // what the user had chosen before the game on the board

    /**
     * The rows with a choice to begin with.
     *
     * @param shown the game that is chosen at first
     * @param play the options of each game, and the length of a series, that are chosen at first
     */
    InvitedGameRows(Texts texts, OpenGames open, GameView<?, ?> shown, Play play) {
        super(texts);
        this.texts = texts;
        this.open = open;
        goOn = checkBox("friend.go-on");
        showWhile(goOn, new SimpleBooleanProperty(canGoOn()));
        games = choice("friend.game", open.views().toList(), GameView::title);
        games.setValue(shown);
        options = chooser(shown, play);
        wide(rules);
        first = choice(
                "friend.first",
                List.of(true, false),
                isHost -> texts.get(isHost ? "friend.first.me" : "friend.first.friend"));
        showWhile(first, goOn.selectedProperty().not());
        side = choice("friend.side", List.of(Player.values()), this::name);
        side.setValue(open.now().seats().onlyHuman().orElse(Player.ONE));
        showWhile(side, goOn.selectedProperty());
        bestOf = GameChooser.series(
                texts,
                this,
                texts.of("friend.games"),
                "friend-games",
                play.game().bestOf());
        showWhile(bestOf, games.valueProperty().map(view -> !view.hasSeries()));
        Stream.of(games, bestOf).forEach(control -> control.disableProperty().bind(goOn.selectedProperty()));
        games.valueProperty().subscribe(view -> offer(view, chooser(view, play)));
        goOn.selectedProperty().subscribe((was, isGoingOn) -> {
            if (isGoingOn) {
                showBoard();
            } else {
                showWish.run();
            }
        });
    }

    private GameChooser chooser(GameView<?, ?> view, Play play) {
        return new GameChooser(texts, view, play.game().options(view.kind()));
    }

    /** Offers what can be chosen in a game. */
    private void offer(GameView<?, ?> view, GameChooser chooser) {
        options = chooser;
        var form = new Form(texts);
        view.kind()
                .size()
                .map(sizes -> chooser.bind(
                        form.choice(
                                "friend.size",
                                GameChooser.values(sizes),
                                side -> view.sizeInWords(Integer.parseInt(side))),
                        sizes.name()))
                .ifPresent(box -> box.disableProperty().bind(goOn.selectedProperty()));
        if (!view.presets().isEmpty()) {
            chooser.rules(form, texts.of("friend.rules"), "friend-rules", false)
                    .disableProperty()
                    .bind(goOn.selectedProperty());
        }
        form.note(chooser.options().map(now -> ownSeries(view, now))).setId("friend-own-series");
        rules.getChildren().setAll(form);
    }

    /** Shows the game on the board, which is not part of a series. */
    private void showBoard() {
        var wished = games.getValue();
        var wishedOptions = options;
        int wishedGames = bestOf.getValue();
        showWish = () -> {
            games.setValue(wished);
            offer(wished, wishedOptions);
            bestOf.setValue(wishedGames);
        };
        var view = open.shown().get().view();
        games.setValue(view);
        offer(
                view,
                new GameChooser(texts, view, optionsOf(view.kind(), open.now().history())));
        bestOf.setValue(1);
    }

    /** What a side of the game on the board is called. */
    private String name(Player player) {
        return SideNames.byColour(
                texts, player, open.shown().get().view().wording().side(player));
    }

    /** The options of a game whose rules have a series, as far as they are about that. */
    private String ownSeries(GameView<?, ?> game, GameOptions chosen) {
        return game.newGameOptions().stream()
                .filter(shown -> game.hasSeries() && shown.isOftenChosen())
                .filter(shown -> game.counts(shown.option().name(), chosen))
                .map(shown -> texts.get(
                        "friend.option",
                        shown.name(),
                        shown.words().apply(chosen.word(shown.option().name()))))
                .collect(Collectors.joining("\n"));
    }

    /** Whether a friend can take a side in the game on the board: one not over, that began at an ordinary position. */
    private boolean canGoOn() {
        return open.now().isUnderWay() && open.shown().get().model().beginsUsually();
    }

    @SuppressWarnings("unchecked") // both are of the game that is shown
    private static <P extends Position<P, M>, M> GameOptions optionsOf(GameKind<P, M> kind, History<?, ?> history) {
        return kind.options((P) history.start());
    }

    /** What is chosen now. */
    InvitedGame chosen() {
        var view = games.getValue();
        var chosen = options.options().get();
        if (goOn.isSelected()) {
            return new InvitedGame(view, chosen, side.getValue(), 1, true);
        }
        Player hostSide = first.getValue() ? Player.ONE : Player.TWO;
        return new InvitedGame(view, chosen, hostSide, view.hasSeries() ? 1 : bestOf.getValue(), false);
    }

    /** The first control, which is to have the focus at first. */
    Node firstControl() {
        return goOn.isVisible() ? goOn : games;
    }
}
