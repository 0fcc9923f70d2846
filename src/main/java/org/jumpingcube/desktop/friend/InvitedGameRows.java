package org.jumpingcube.desktop.friend;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.desktop.controls.SideNames;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.model.GameView.ShownPreset;
import org.jumpingcube.desktop.model.OpenGames;
import org.jumpingcube.game.BestOf;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOption;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.settings.Play;

/** What the user invites a friend to: which game, on which board and by which rules, who begins, and how many games. */
final class InvitedGameRows extends VBox {
    private static final String SIZE = "size"; // the option of any game that has boards of several sizes

    private final Texts texts;
    private final OpenGames open;
    private final Play play;
    private final CheckBox goOn;
    private final ComboBox<GameView<?, ?>> games;
    private final ComboBox<Integer> size;
    private final ComboBox<Optional<ShownPreset>> rules;
    private final Label series = TextControls.styled(new Label(), "note");
    private final ComboBox<Boolean> first;
    private final ComboBox<Player> side; // in place of who begins, once the game has begun
    private final ComboBox<Integer> bestOf;
    private Optional<Wish> wish = Optional.empty(); // kept while the game on the board is shown

    /** What the user had chosen before the game on the board. */
    private record Wish(GameView<?, ?> game, @Nullable Integer size, Optional<ShownPreset> rules, int bestOf) {}

    /**
     * The rows with a choice to begin with.
     *
     * @param shown the game that is chosen at first
     * @param play the options of each game, and the length of a series, that are chosen at first
     */
    InvitedGameRows(Texts texts, OpenGames open, GameView<?, ?> shown, Play play) {
        super(CardRows.GAP);
        this.texts = texts;
        this.open = open;
        this.play = play;
        goOn = TextControls.named(new CheckBox(), texts, "friend.go-on");
        CardRows.show(goOn, canGoOn());
        games = CardRows.list(open.views().toList(), GameView::title);
        size = CardRows.list(List.of(), side -> texts.get("board.size", side));
        rules = CardRows.list(
                List.of(), preset -> preset.map(ShownPreset::name).orElse(texts.get("new-game.own-rules")));
        first = CardRows.list(
                List.of(true, false), isHost -> texts.get(isHost ? "friend.first.me" : "friend.first.friend"));
        first.setValue(true);
        side = CardRows.list(List.of(Player.values()), this::name);
        side.setValue(open.now().seats().onlyHuman().orElse(Player.ONE));
        bestOf = CardRows.list(
                Stream.concat(BestOf.CHOICES.stream(), Stream.of(play.game().bestOf()))
                        .distinct()
                        .sorted()
                        .toList(),
                number -> texts.get("friend.series", number));
        bestOf.setValue(play.game().bestOf());
        series.setId("friend-own-series");
        series.setWrapText(true);
        series.setMinHeight(USE_PREF_SIZE);
        fill();
        games.setValue(shown);
    }

    private void fill() {
        var sizeRow = CardRows.row(texts, "friend.size", size);
        var rulesRow = CardRows.row(texts, "friend.rules", rules);
        var bestOfRow = CardRows.row(texts, "friend.games", bestOf);
        Stream.of(games, size, rules, bestOf)
                .forEach(control -> control.disableProperty().bind(goOn.selectedProperty()));
        games.valueProperty()
                .subscribe(view -> Optional.<GameView<?, ?>>ofNullable(view).ifPresent(game -> {
                    offer(game, options(game));
                    CardRows.show(sizeRow, sizeOf(game).isPresent());
                    CardRows.show(rulesRow, !game.presets().isEmpty());
                    CardRows.show(bestOfRow, !game.hasSeries());
                }));
        var firstRow = CardRows.row(texts, "friend.first", first);
        var sideRow = CardRows.row(texts, "friend.side", side);
        goOn.selectedProperty().subscribe(isGoingOn -> {
            CardRows.show(firstRow, !isGoingOn);
            CardRows.show(sideRow, isGoingOn);
            if (isGoingOn) {
                wish = Optional.of(new Wish(games.getValue(), size.getValue(), rules.getValue(), bestOf.getValue()));
                showBoard();
            } else {
                wish.ifPresent(this::takeUp);
            }
        });
        HBox gameRow = CardRows.row(texts, "friend.game", games);
        getChildren().addAll(goOn, gameRow, sizeRow, rulesRow, series, firstRow, sideRow, bestOfRow);
    }

    /** Offers what can be chosen in a game. */
    private void offer(GameView<?, ?> game, GameOptions chosen) {
        sizeOf(game).ifPresent(option -> offerSizes(option, chosen));
        offerRules(game, chosen);
        series.setText(ownSeries(game, chosen));
        CardRows.show(series, !series.getText().isEmpty());
    }

    /** Shows the game on the board, which is not part of a series. */
    private void showBoard() {
        var view = open.shown().get().view();
        games.setValue(view);
        offer(view, optionsOf(view.kind(), open.now().history()));
        bestOf.setValue(1);
    }

    private void takeUp(Wish wished) {
        games.setValue(wished.game());
        offer(wished.game(), options(wished.game()));
        size.setValue(wished.size());
        rules.setValue(wished.rules());
        bestOf.setValue(wished.bestOf());
    }

    /** What a side of the game on the board is called. */
    private String name(Player player) {
        return SideNames.byColour(
                texts, player, open.shown().get().view().wording().side(player));
    }

    private void offerSizes(GameOption.Range option, GameOptions chosen) {
        size.getItems()
                .setAll(IntStream.rangeClosed(option.least(), option.most())
                        .boxed()
                        .toList());
        size.setValue(chosen.number(option.name()));
    }

    /** The sets of rules there are; the user's own are offered to those who have some. */
    private void offerRules(GameView<?, ?> game, GameOptions options) {
        var chosen = game.presetOf(options);
        var offered = game.presets().stream().map(Optional::of);
        rules.getItems()
                .setAll(Stream.concat(offered, Stream.of(chosen).filter(Optional::isEmpty))
                        .toList());
        rules.setValue(chosen);
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

    private GameOptions options(GameView<?, ?> game) {
        return play.game().options(game.kind());
    }

    private static Optional<GameOption.Range> sizeOf(GameView<?, ?> view) {
        return view.kind().options().stream()
                .filter(option ->
                        option instanceof GameOption.Range && option.name().equals(SIZE))
                .map(GameOption.Range.class::cast)
                .findFirst();
    }

    /** Whether a friend can take a side in the game on the board: one not over, that began at an ordinary position. */
    private boolean canGoOn() {
        var now = open.now();
        var kind = open.shown().get().view().kind();
        return now.isUnderWay() && beginsUsually(kind, now.history());
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

    /** What is chosen now. */
    InvitedGame chosen() {
        if (goOn.isSelected()) {
            var view = open.shown().get().view();
            return new InvitedGame(view, optionsOf(view.kind(), open.now().history()), side.getValue(), 1, true);
        }
        Player hostSide = first.getValue() ? Player.ONE : Player.TWO;
        var view = games.getValue();
        var base = options(view);
        var ruled = rules.getValue().map(preset -> view.with(preset, base)).orElse(base);
        var values = new TreeMap<>(ruled.values());
        sizeOf(view).ifPresent(option -> values.put(option.name(), Integer.toString(size.getValue())));
        return new InvitedGame(
                view, new GameOptions(values), hostSide, view.hasSeries() ? 1 : bestOf.getValue(), false);
    }

    /** The first control, which is to have the focus at first. */
    Node firstControl() {
        return goOn.isVisible() ? goOn : games;
    }
}
