package org.jumpingcube.desktop.start;

import atlantafx.base.controls.Spacer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.Announcement;
import org.jumpingcube.desktop.controls.EvenRows;
import org.jumpingcube.desktop.controls.Form;
import org.jumpingcube.desktop.controls.GameChooser;
import org.jumpingcube.desktop.controls.SideNames;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.shell.NewGame;
import org.jumpingcube.desktop.shell.Rival;
import org.jumpingcube.game.HeadStart;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.settings.Friends;
import org.jumpingcube.settings.Play;
import org.jumpingcube.settings.Progress;

/**
 * A new game as the user wants it: which game, against whom, how strong, with which options, and who begins. It shows the
 * latest choices, and Enter starts the game wherever the focus is. A new card is made each time.
 */
public final class NewGameCard extends BorderPane {
    private static final double WIDTH = 740;
    private static final double OPPONENT = 128;
    static final double COLUMN_GAP = 24;
    static final double HALF = 324; // less than half, since a scroll bar may take some of the width

    private final Texts texts;
    private final Play play;
    private final Progress record;
    private final Actions actions;
    private final ChoiceTiles<GameView<?, ?>> games;
    private final ChoiceTiles<Opponent> opponents;
    private final LevelRows levels;
    private final ChoiceTiles<WhoBegins> beginners;
    private final ObservableValue<Rival> rival; // while one is chosen
    private final FriendNames names;
    private final HeadStartRows headStarts;
    private final ClockRows clocks;
    private final Form seriesRow;
    private final ComboBox<Integer> series;
    private final VBox optionHolder = new VBox();
    private final VBox singleHolder = new VBox();
    private final boolean hasSeveralGames;
    private final Region contents;
    private OptionRows options;

    /**
     * What there is to choose from.
     *
     * @param shown the game that was chosen last
     * @param play what else was chosen last
     * @param pair two computers that were chosen last on this card; they are not in the settings
     * @param record how earlier games ended
     * @param friends the names of two people, as they were typed last
     * @param rivals finds out how strong the rival is in a game; asked only if the user wants to play the rival
     * @param canPlayElsewhere whether the friend may be elsewhere
     */
    public record Offer(
            List<GameView<?, ?>> games,
            GameView<?, ?> shown,
            Play play,
            Optional<Seats> pair,
            Progress record,
            Friends friends,
            Function<GameView<?, ?>, ObservableValue<Rival>> rivals,
            boolean canPlayElsewhere) {}

    /** What the buttons do. */
    public interface Actions {
        void start(NewGameCard card, NewGame chosen);

        /** The friend is not at this screen; the game that they are to play is chosen as far as the card has it. */
        void playElsewhere(NewGameCard card, NewGame chosen);

        void cancel();
    }

    public NewGameCard(Texts texts, Offer offer, Actions actions) {
        this.texts = texts;
        play = offer.play();
        record = offer.record();
        this.actions = actions;
        setId("new-game-card");
        getStyleClass().add("new-game-card");
        var opposition = offer.pair().map(Opposition::of).orElseGet(() -> Opposition.of(play));
        var tiles = new Tiles(texts, play.seats());
        games = new ChoiceTiles<>(offer.games(), offer.shown(), HALF, tiles::game);
        opponents = new ChoiceTiles<>(offered(opposition.opponent()), opposition.opponent(), OPPONENT, tiles::opponent);
        levels = new LevelRows(
                texts,
                opposition.level(),
                games.chosen().map(game -> game.kind().elo()),
                tiles::level);
        beginners = new ChoiceTiles<>(
                List.of(WhoBegins.values()), WhoBegins.of(play), 100, who -> tiles.beginner(who, opponents.chosen()));
        rival = opponents
                .chosen()
                .flatMap(opponent -> opponent == Opponent.RIVAL
                        ? games.chosen().flatMap(offer.rivals())
                        : new SimpleObjectProperty<>());
        names = new FriendNames(texts, offer.friends(), games.chosen());
        headStarts = new HeadStartRows(texts, who -> nameOf(tiles, who));
        TextControls.showWhile(
                headStarts, games.chosen().map(game -> game.kind().hasHeadStarts()));
        seriesRow = new Form(texts, Form.Captions.CAPITALS);
        series = GameChooser.series(
                texts,
                seriesRow,
                texts.of("new-game.series"),
                "best-of",
                play.game().bestOf());
        TextControls.showWhile(seriesRow, games.chosen().map(game -> !game.hasSeries()));
        clocks = new ClockRows(
                texts,
                opposition.isFirst() ? play.clock() : play.clock().swapped(),
                nameOf(tiles, WhoBegins.FIRST),
                nameOf(tiles, WhoBegins.SECOND));
        options = optionsOf(offer.shown());
        games.chosen().subscribe(game -> {
            options = optionsOf(game);
            optionHolder.getChildren().setAll(options);
            singleHolder.getChildren().setAll(options.single());
            singleHolder.managedProperty().bind(options.single().visibleProperty());
        });
        setTop(Announcement.live(titled("card-title", texts.get("new-game.title"))));
        hasSeveralGames = offer.games().size() > 1;
        contents = contents(offer.canPlayElsewhere());
        var scroll = new ScrollPane(contents);
        scroll.setFitToWidth(true);
        setCenter(scroll);
        clocks.isOwnOpen().subscribe((was, is) -> {
            if (is) {
                layout(); // the last rows of the card have opened, often below what can be seen
                scroll.setVvalue(scroll.getVmax());
            }
        });
        setBottom(buttons());
        addEventFilter(KeyEvent.KEY_PRESSED, this::startOnEnter);
    }

    /** Moves the focus to the first choice. Call this once the card is in the window. */
    public void focus() {
        applyCss(); // the contents of a scroll pane are not in the window before this
        if (hasSeveralGames) {
            games.focusChosen();
        } else {
            opponents.focusChosen();
        }
    }

    // A scroll pane does not ask how high its contents are at the width that it has

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefHeight(double width) {
        double inside = width < 0 ? -1 : width - snappedLeftInset() - snappedRightInset();
        return snappedTopInset()
                + getTop().prefHeight(inside)
                + contents.prefHeight(inside)
                + getBottom().prefHeight(inside)
                + snappedBottomInset();
    }

    /** What a player is called on the card: by the seat, not by who begins. */
    private ObservableValue<String> nameOf(Tiles tiles, WhoBegins who) {
        Player player = who == WhoBegins.FIRST ? Player.ONE : Player.TWO;
        return opponents
                .chosen()
                .flatMap(opponent -> games.chosen()
                        .map(game -> opponent == Opponent.FRIEND
                                ? SideNames.byColour(
                                        texts, player, game.wording().side(player))
                                : tiles.beginner(opponent, who)));
    }

    private OptionRows optionsOf(GameView<?, ?> game) {
        var isAgainstComputer = opponents.chosen().map(Opponent::isComputer);
        return new OptionRows(texts, game, play.game().options(game.kind()), isAgainstComputer);
    }

    // The parts

    private VBox contents(boolean canPlayElsewhere) {
        boolean areAlike = play.seats().one().equals(play.seats().two());
        var hasBeginner = opponents
                .chosen()
                .map(opponent -> opponent != Opponent.FRIEND && !(opponent == Opponent.MIXED && areAlike));
        Label about = note("");
        about.setId("about-level");
        about.textProperty()
                .bind(Bindings.createStringBinding(
                        this::aboutLevel, levels.chosen(), opponents.chosen(), games.chosen()));
        levels.getChildren().add(about);
        levels.visibleProperty().bind(opponents.chosen().map(Opponent::hasLevel));
        VBox begins = section("new-game.begins", beginners, note(texts.get("new-game.begins.note")));
        begins.visibleProperty().bind(hasBeginner);
        var right = new VBox(14, seriesRow, begins); // below, since it is empty for two people
        var below = new EvenRows(HALF, COLUMN_GAP, new VBox(14, optionHolder, headStarts), right);
        Button elsewhere =
                TextControls.button(texts, "new-game.elsewhere", () -> actions.playElsewhere(this, chosen()));
        elsewhere.setVisible(canPlayElsewhere);
        elsewhere.managedProperty().bind(elsewhere.visibleProperty());
        Label even = note("");
        even.setId("elsewhere-even");
        even.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> isHeadStartLostElsewhere() ? texts.get("new-game.elsewhere.even") : "",
                        games.chosen(),
                        opponents.chosen(),
                        headStarts.isChosen()));
        TextControls.showWhile(even, even.textProperty().isNotEmpty());
        var people = new VBox(8, names, new Spacer(Orientation.VERTICAL), elsewhere, Announcement.live(even));
        people.visibleProperty().bind(opponents.chosen().map(opponent -> opponent == Opponent.FRIEND));
        var rivalRows = new RivalRows(
                texts, rival, games.chosen().map(game -> game.kind().elo()));
        rivalRows.visibleProperty().bind(opponents.chosen().map(opponent -> opponent == Opponent.RIVAL));
        var levelOrNames = new StackPane(levels, rivalRows, people); // two people have no level
        var contents = new VBox(14, section("new-game.opponent", opponents), levelOrNames, below, singleHolder, clocks);
        contents.setPrefWidth(WIDTH);
        if (hasSeveralGames) {
            contents.getChildren().add(0, section("new-game.game", games));
        }
        return contents;
    }

    /** There are head starts only in games at this screen. */
    private boolean isHeadStartLostElsewhere() {
        return opponents.chosen().get() == Opponent.FRIEND
                && games.chosen().get().kind().hasHeadStarts()
                && headStarts.who().isPresent();
    }

    /** What the level is like, and how the user has fared against it. */
    private String aboutLevel() {
        Level level = levels.chosen().get();
        String about = texts.get("skill.about." + Texts.word(level.skill()));
        String game = games.chosen().get().kind().name();
        return opponents
                .chosen()
                .get()
                .style()
                .map(level::seat)
                .filter(computer -> computer.elo().isEmpty())
                .filter(computer -> record.played(game, computer) > 0)
                .map(computer -> about + " " + fared(game, computer))
                .orElse(about);
    }

    private String fared(String game, Seat computer) {
        int won = record.won(game, computer);
        int played = record.played(game, computer);
        if (played > 1) {
            return texts.get("new-game.record", won, played);
        }
        String end = won == 1 ? "won" : record.drawn(game, computer) == 1 ? "drawn" : "lost";
        return texts.get("new-game.record.only." + end);
    }

    private VBox section(String headingKey, Node... parts) {
        var section = new VBox(6, heading(texts.get(headingKey)));
        section.getChildren().addAll(parts);
        return section;
    }

    static Label heading(String text) {
        return titled("heading", text.toUpperCase(Locale.ROOT));
    }

    static Label note(String text) {
        Label note = titled("note", text);
        note.setWrapText(true);
        note.setMinHeight(Region.USE_PREF_SIZE);
        return note;
    }

    static Label titled(String styleClass, String text) {
        var label = new Label(text);
        label.getStyleClass().add(styleClass);
        return label;
    }

    private HBox buttons() {
        Button cancel = TextControls.button(texts, "new-game.cancel", actions::cancel);
        Button start = TextControls.button(texts, "new-game.start", this::start);
        var buttons = new HBox(10, new Spacer(), cancel, start);
        buttons.setAlignment(Pos.CENTER_LEFT);
        buttons.getStyleClass().add("card-buttons");
        return buttons;
    }

    /** A mixed pair is offered only to those who have one. */
    private static List<Opponent> offered(Opponent now) {
        return Stream.of(Opponent.values())
                .filter(opponent -> opponent != Opponent.MIXED || now == Opponent.MIXED)
                .toList();
    }

    /** Except on a button, where Enter presses the button. */
    private void startOnEnter(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER && !(event.getTarget() instanceof Button)) {
            event.consume();
            start();
        }
    }

    private void start() {
        actions.start(this, chosen());
    }

    /** The level that is chosen, or else the rival's. */
    private Level level() {
        return Optional.ofNullable(rival.getValue())
                .map(now -> Level.of(games.chosen().get().kind().elo(), now.elo()))
                .orElseGet(levels.chosen()::get);
    }

    /** @param isOneFirst whether the one who is named first on the card is player one */
    private Optional<HeadStart> headStart(boolean isOneFirst) {
        return headStarts
                .who()
                .filter(who -> games.chosen().get().kind().hasHeadStarts())
                .map(who -> (who == WhoBegins.FIRST) == isOneFirst ? Player.ONE : Player.TWO)
                .map(side -> new HeadStart(side, headStarts.points()));
    }

    private NewGame chosen() {
        WhoBegins who = beginners.chosen().get();
        var opposition = new Opposition(opponents.chosen().get(), level(), who.isFirst(play));
        boolean isOneFirst = opposition.isFirst() || opposition.opponent() == Opponent.FRIEND;
        return new NewGame(
                games.chosen().get(),
                options.options(),
                opposition.seats(play.chosenSeats()),
                who == WhoBegins.BY_TURNS,
                series.getValue(),
                isOneFirst ? clocks.controls() : clocks.controls().swapped(),
                headStart(isOneFirst),
                opposition.opponent() == Opponent.RIVAL,
                Optional.of(opponents.chosen().get())
                        .filter(opponent -> opponent == Opponent.FRIEND)
                        .map(friend -> names.friends()));
    }
}
