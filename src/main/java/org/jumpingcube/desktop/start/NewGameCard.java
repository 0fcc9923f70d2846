package org.jumpingcube.desktop.start;

import atlantafx.base.controls.Spacer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.Announcement;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.shell.NewGame;
import org.jumpingcube.desktop.shell.Rival;
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
    private static final double OPPONENT = 104;
    private static final double GAME = 170;
    private static final double TITLE = 220; // with what is around it
    private static final double SUMMARY = 600; // on a narrower card there is no room for it
    static final double COLUMN_GAP = 24;
    static final double HALF = 324; // less than half, since a scroll bar may take some of the width

    private final Texts texts;
    private final Play play;
    private final Progress record;
    private final Actions actions;
    private final ChoiceTiles<GameView<?, ?>> games;
    private final ChoiceTiles<Opponent> opponents;
    private final LevelRows levels;
    private final ObservableValue<Rival> rival; // while one is chosen
    private final FriendNames names;
    private final MoreRows more;
    private final VBox optionHolder = new VBox();
    private final VBox singleHolder = new VBox();
    private final boolean hasSeveralGames;
    private final BooleanProperty isMoreOpen = new SimpleBooleanProperty();
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
        games = new ChoiceTiles<>(offer.games(), offer.shown(), GAME, tiles::game);
        opponents = new ChoiceTiles<>(
                offered(opposition.opponent(), offer.canPlayElsewhere()),
                opposition.opponent(),
                OPPONENT,
                tiles::opponent);
        levels = new LevelRows(
                texts,
                opposition.level(),
                games.chosen().map(game -> game.kind().elo()),
                tiles::level);
        rival = opponents
                .chosen()
                .flatMap(opponent -> opponent == Opponent.RIVAL
                        ? games.chosen().flatMap(offer.rivals())
                        : new SimpleObjectProperty<>());
        names = new FriendNames(texts, offer.friends());
        more = new MoreRows(texts, play, opposition.isFirst(), games.chosen(), opponents.chosen(), tiles);
        options = optionsOf(offer.shown());
        games.chosen().subscribe(game -> {
            options = optionsOf(game);
            optionHolder.getChildren().setAll(options);
            singleHolder.getChildren().setAll(options.single());
            singleHolder.managedProperty().bind(options.single().visibleProperty());
        });
        hasSeveralGames = offer.games().size() > 1;
        setTop(head());
        contents = contents();
        var scroll = new ScrollPane(contents);
        scroll.setFitToWidth(true);
        setCenter(scroll);
        more.isOwnClockOpen().subscribe((was, is) -> {
            if (is) {
                layout(); // the last rows of the card have opened, often below what can be seen
                scroll.setVvalue(scroll.getVmax());
            }
        });
        isMoreOpen.subscribe(is -> scroll.setVvalue(0));
        setBottom(foot());
        addEventFilter(KeyEvent.KEY_PRESSED, this::startOnEnter);
    }

    /** Moves the focus to the first choice. Call this once the card is in the window. */
    public void focus() {
        applyCss(); // the contents of a scroll pane are not in the window before this
        opponents.focusChosen();
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

    private OptionRows optionsOf(GameView<?, ?> game) {
        var isAgainstComputer = opponents.chosen().map(Opponent::isComputer);
        return new OptionRows(texts, game, play.game().options(game.kind()), isAgainstComputer);
    }

    // The parts

    /** The title, and beside it which game. */
    private HBox head() {
        var title = Announcement.live(titled("card-title", texts.get("new-game.title")));
        title.minWidthProperty().bind(widthProperty().map(width -> hasRoomForTitle(width) ? USE_PREF_SIZE : 0.0));
        title.visibleProperty().bind(widthProperty().map(this::hasRoomForTitle));
        var head = new HBox(12, title, new Spacer());
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().add("card-head");
        if (hasSeveralGames) {
            games.setMinWidth(offeredWidth());
            games.setMaxWidth(offeredWidth());
            head.getChildren().add(games);
        }
        return head;
    }

    /** On a narrow card the games alone say what it is about; a title of three dots would not. */
    private boolean hasRoomForTitle(Number width) {
        return !hasSeveralGames || width.doubleValue() > offeredWidth() + TITLE;
    }

    private double offeredWidth() {
        return Math.min(3, games.getChildren().size()) * (GAME + 8) - 8;
    }

    /** Three rows, and in their place, on request, the rest. */
    private StackPane contents() {
        var rows = new VBox(
                16,
                MoreRows.section(texts, "new-game.opponent", opponents),
                levelOrPeople(),
                optionHolder,
                singleHolder);
        rows.visibleProperty().bind(isMoreOpen.not());
        more.visibleProperty().bind(isMoreOpen);
        var contents = new StackPane(rows);
        TextControls.addWhenWanted(contents, more, isMoreOpen);
        contents.setPrefWidth(WIDTH);
        return contents;
    }

    /** How strong the opponent is, who the two people are, or how they meet. */
    private StackPane levelOrPeople() {
        Label about = note("");
        about.setId("about-level");
        about.textProperty()
                .bind(Bindings.createStringBinding(
                        this::aboutLevel, levels.chosen(), opponents.chosen(), games.chosen()));
        levels.getChildren().add(about);
        levels.visibleProperty().bind(opponents.chosen().map(Opponent::hasLevel));
        Label even = note("");
        even.setId("elsewhere-even");
        even.textProperty().bind(more.isHeadStartLost().map(is -> is ? texts.get("new-game.elsewhere.even") : ""));
        TextControls.showWhile(even, even.textProperty().isNotEmpty());
        Label how = note(texts.get("new-game.elsewhere.how"));
        TextControls.showWhile(how, opponents.chosen().map(opponent -> opponent == Opponent.ELSEWHERE));
        TextControls.showWhile(names, opponents.chosen().map(opponent -> opponent == Opponent.FRIEND));
        var people = new VBox(8, names, how, Announcement.live(even));
        people.visibleProperty().bind(opponents.chosen().map(Opponent::isPerson));
        var rivalRows = new RivalRows(
                texts, rival, games.chosen().map(game -> game.kind().elo()));
        rivalRows.visibleProperty().bind(opponents.chosen().map(opponent -> opponent == Opponent.RIVAL));
        return new StackPane(levels, rivalRows, people);
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

    private HBox foot() {
        var link = new Hyperlink();
        link.setId("new-game-more");
        link.textProperty().bind(isMoreOpen.map(is -> texts.get(is ? "new-game.less" : "new-game.more")));
        link.setOnAction(event -> {
            link.setVisited(false);
            isMoreOpen.set(!isMoreOpen.get());
        });
        Label summary = note("");
        summary.setId("new-game-summary");
        summary.textProperty().bind(more.summary());
        TextControls.showWhile(summary, isMoreOpen.not().and(widthProperty().greaterThan(SUMMARY)));
        var words = new VBox(2, link, summary);
        words.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(words, Priority.ALWAYS);
        Button cancel = TextControls.button(texts, "new-game.cancel", actions::cancel);
        Button start = TextControls.button(texts, "new-game.start", this::start);
        start.textProperty()
                .bind(opponents
                        .chosen()
                        .map(opponent ->
                                texts.get(opponent == Opponent.ELSEWHERE ? "new-game.next" : "new-game.start")));
        var foot = new HBox(10, words, cancel, start);
        foot.setAlignment(Pos.CENTER_LEFT);
        foot.getStyleClass().add("card-buttons");
        return foot;
    }

    /** A mixed pair is offered only to those who have one. */
    private static List<Opponent> offered(Opponent now, boolean canPlayElsewhere) {
        return Stream.of(Opponent.values())
                .filter(opponent -> opponent != Opponent.MIXED || now == Opponent.MIXED)
                .filter(opponent -> opponent != Opponent.ELSEWHERE || canPlayElsewhere)
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
        if (opponents.chosen().get() == Opponent.ELSEWHERE) {
            actions.playElsewhere(this, chosen());
        } else {
            actions.start(this, chosen());
        }
    }

    /** The level that is chosen, or else the rival's. */
    private Level level() {
        return Optional.ofNullable(rival.getValue())
                .map(now -> Level.of(games.chosen().get().kind().elo(), now.elo()))
                .orElseGet(levels.chosen()::get);
    }

    private NewGame chosen() {
        WhoBegins who = more.beginner();
        var opposition = new Opposition(opponents.chosen().get(), level(), who.isFirst(play));
        boolean isOneFirst = opposition.isFirst() || opposition.opponent().isPerson();
        return new NewGame(
                games.chosen().get(),
                options.options(),
                opposition.seats(play.chosenSeats()),
                who == WhoBegins.BY_TURNS,
                more.bestOf(),
                more.clocks(isOneFirst),
                more.headStart(isOneFirst),
                opposition.opponent() == Opponent.RIVAL,
                Optional.of(opponents.chosen().get()).filter(Opponent::isPerson).map(friend -> names.friends()));
    }
}
