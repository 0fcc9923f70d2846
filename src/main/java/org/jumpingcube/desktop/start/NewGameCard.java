package org.jumpingcube.desktop.start;

import atlantafx.base.controls.Spacer;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.EvenRows;
import org.jumpingcube.desktop.controls.SideNames;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Skill;
import org.jumpingcube.settings.Friends;
import org.jumpingcube.settings.Play;
import org.jumpingcube.settings.Progress;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * A new game as the user wants it: which game, against whom, how strong, its options, who begins. Everything stands as
 * it was chosen last, and Enter begins, wherever the keyboard is. Made anew each time it is shown.
 */
public final class NewGameCard extends BorderPane {
    private static final int USUAL_SERIES = 5;
    private static final double WIDTH = 740;
    static final double COLUMN_GAP = 24;
    static final double HALF = 324; // less than half: a scroll bar may take some of the width
    private static final double GAME_HEIGHT = 66; // a name and three lines
    private static final double GAME_PICTURE = 54;

    private final Texts texts;
    private final Play play;
    private final Progress record;
    private final Actions actions;
    private final ChoiceTiles<GameView<?, ?>> games;
    private final ChoiceTiles<Opponent> opponents;
    private final ChoiceTiles<Skill> levels;
    private final ChoiceTiles<WhoBegins> beginners;
    private final Map<Player, TextField> names;
    private final CheckBox series = new CheckBox();
    private final VBox optionHolder = new VBox();
    private final VBox singleHolder = new VBox();
    private final Region contents;
    private OptionRows options;

    /**
     * What there is to choose from.
     *
     * @param shown the game that was chosen last
     * @param play what else was chosen last
     * @param record how earlier games ended
     * @param friends the names of two people, as they were typed last
     */
    public record Offer(
            List<GameView<?, ?>> games, GameView<?, ?> shown, Play play, Progress record, Friends friends) {}

    /** What the buttons do. */
    public interface Actions {
        void start(NewGame chosen);

        void cancel();
    }

    public NewGameCard(Texts texts, Offer offer, Actions actions) {
        this.texts = texts;
        play = offer.play();
        record = offer.record();
        this.actions = actions;
        setId("new-game-card");
        getStyleClass().add("new-game-card");
        var opposition = Opposition.of(play.seats());
        games = new ChoiceTiles<>(offer.games(), offer.shown(), HALF, this::game);
        opponents = new ChoiceTiles<>(offered(opposition.opponent()), opposition.opponent(), 158, this::opponent);
        levels = new ChoiceTiles<>(List.of(Skill.values()), opposition.skill(), 100, this::level);
        beginners = new ChoiceTiles<>(List.of(WhoBegins.values()), WhoBegins.of(play), 100, this::beginner);
        names = Map.of(Player.ONE, name(Player.ONE, offer.friends()), Player.TWO, name(Player.TWO, offer.friends()));
        options = optionsOf(offer.shown());
        games.chosen().subscribe(game -> {
            options = optionsOf(game);
            optionHolder.getChildren().setAll(options);
            singleHolder.getChildren().setAll(options.single());
            singleHolder.managedProperty().bind(options.single().visibleProperty());
        });
        setTop(titled("card-title", texts.get("new-game.title")));
        contents = contents(offer.games().size() > 1);
        var scroll = new ScrollPane(contents);
        scroll.setFitToWidth(true);
        setCenter(scroll);
        setBottom(buttons());
        addEventFilter(KeyEvent.KEY_PRESSED, this::startOnEnter);
    }

    /** Gives the keyboard to the first choice; to be called once the card is in the window. */
    public void focus() {
        applyCss(); // what is to be scrolled is not in the window before
        opponents.focusChosen();
    }

    // A scroll pane does not ask its contents how high they are at the width that there is

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
        return new OptionRows(texts, game, play.game().options(game.kind()));
    }

    // The parts

    private VBox contents(boolean areSeveralGames) {
        boolean areAlike = play.seats().one().equals(play.seats().two());
        var hasBeginner = opponents
                .chosen()
                .map(opponent -> opponent != Opponent.FRIEND && !(opponent == Opponent.MIXED && areAlike));
        Label about = note("");
        about.setId("about-level");
        about.textProperty()
                .bind(Bindings.createStringBinding(
                        this::aboutLevel, levels.chosen(), opponents.chosen(), games.chosen()));
        VBox level = section("new-game.level", levels, about);
        level.visibleProperty().bind(opponents.chosen().map(Opponent::hasLevel));
        VBox begins = section("new-game.begins", beginners, note(texts.get("new-game.begins.note")));
        begins.visibleProperty().bind(hasBeginner);
        var below = new EvenRows(HALF, COLUMN_GAP, optionHolder, begins);
        var levelOrNames = new StackPane(level, friends());
        var contents = new VBox(14, section("new-game.opponent", opponents), levelOrNames, below, singleHolder);
        contents.setPrefWidth(WIDTH);
        if (areSeveralGames) {
            contents.getChildren().add(0, section("new-game.game", games));
        }
        return contents;
    }

    /** In place of the level, which two people do not have. */
    private VBox friends() {
        var fields = new HBox(COLUMN_GAP, field(Player.ONE), field(Player.TWO));
        VBox friends = section("new-game.names", fields, note(texts.get("new-game.names.note")));
        friends.visibleProperty().bind(opponents.chosen().map(opponent -> opponent == Opponent.FRIEND));
        return friends;
    }

    private TextField field(Player player) {
        return Objects.requireNonNull(names.get(player));
    }

    /** A field for a name, which says whose it is as long as it is empty. */
    private TextField name(Player player, Friends friends) {
        var field = new TextField(friends.of(player));
        field.setId("friend-" + player.number());
        field.setTextFormatter(
                new TextFormatter<>(change -> change.getControlNewText().length() > Friends.MAX_NAME ? null : change));
        field.promptTextProperty()
                .bind(games.chosen()
                        .map(game ->
                                SideNames.byColour(texts, player, game.wording().side(player))));
        field.setAccessibleText(texts.get("new-game.name", player.number()));
        HBox.setHgrow(field, Priority.ALWAYS);
        return field;
    }

    /** What the level is like, and how the user has fared against it. */
    private String aboutLevel() {
        Skill skill = levels.chosen().get();
        String about = texts.get("skill.about." + word(skill));
        String game = games.chosen().get().kind().name();
        return opponents
                .chosen()
                .get()
                .style()
                .map(style -> new Seat(true, style, skill))
                .filter(computer -> record.played(game, computer) > 0)
                .map(computer -> about + " " + fared(record.won(game, computer), record.played(game, computer)))
                .orElse(about);
    }

    private String fared(int won, int played) {
        if (played > 1) {
            return texts.get("new-game.record", won, played);
        }
        return texts.get(won == 1 ? "new-game.record.only.won" : "new-game.record.only");
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

    private static Label titled(String styleClass, String text) {
        var label = new Label(text);
        label.getStyleClass().add(styleClass);
        return label;
    }

    private HBox buttons() {
        Button cancel = TextControls.button(texts, "new-game.cancel", actions::cancel);
        Button start = TextControls.button(texts, "new-game.start", this::start);
        var buttons = new HBox(10, series(), new Spacer(), cancel, start);
        buttons.setAlignment(Pos.CENTER_LEFT);
        buttons.getStyleClass().add("card-buttons");
        return buttons;
    }

    private CheckBox series() {
        series.setText(texts.get("new-game.best-of", seriesLength()));
        series.setId("best-of");
        series.setMinWidth(USE_PREF_SIZE);
        series.setSelected(play.game().bestOf() > 1);
        series.visibleProperty().bind(games.chosen().map(game -> !game.hasSeries()));
        return series;
    }

    private int seriesLength() {
        return play.game().bestOf() > 1 ? play.game().bestOf() : USUAL_SERIES;
    }

    // The tiles

    private ToggleButton game(GameView<?, ?> game) {
        Label about = titled("note", game.about());
        about.setWrapText(true);
        var words = new VBox(titled("name", game.title()), about);
        words.setAlignment(Pos.CENTER_LEFT);
        words.setMinHeight(GAME_HEIGHT); // a button does not know how wide its words will be
        words.setMaxHeight(GAME_HEIGHT);
        words.setPrefWidth(0); // what the picture leaves
        HBox.setHgrow(words, Priority.ALWAYS);
        var graphic = new HBox(12, game.picture(GAME_PICTURE), words);
        graphic.setAlignment(Pos.CENTER_LEFT);
        graphic.setPrefWidth(HALF - 24);
        return tile(graphic, game.title());
    }

    /** A mixed pair is there for whoever has one. */
    private static List<Opponent> offered(Opponent now) {
        return Stream.of(Opponent.values())
                .filter(opponent -> opponent != Opponent.MIXED || now == Opponent.MIXED)
                .toList();
    }

    private ToggleButton opponent(Opponent opponent) {
        var icon = new FontIcon(opponent.icon());
        icon.getStyleClass().add("tile-icon");
        boolean isMixed = opponent == Opponent.MIXED;
        String name = isMixed ? pair(this::style) : texts.get("new-game." + word(opponent));
        String about = isMixed ? pair(seat -> skill(seat.skill())) : texts.get("new-game.about." + word(opponent));
        var words = new VBox(titled("name", name), titled("note", about));
        words.setAlignment(Pos.CENTER_LEFT);
        var graphic = new HBox(10, icon, words);
        graphic.setAlignment(Pos.CENTER_LEFT);
        return tile(graphic, isMixed ? pair(this::computer) : name);
    }

    private String pair(Function<Seat, String> part) {
        var seats = play.seats();
        return texts.get("new-game.pair", part.apply(seats.one()), part.apply(seats.two()));
    }

    private String computer(Seat seat) {
        return texts.get("panel.computer", style(seat), skill(seat.skill()));
    }

    private String style(Seat seat) {
        return texts.get("style." + word(seat.style()));
    }

    private String skill(Skill skill) {
        return texts.get("skill." + word(skill));
    }

    private ToggleButton level(Skill skill) {
        String name = skill(skill);
        var die =
                new FontIcon("bi-dice-%d-fill".formatted(List.of(Skill.values()).indexOf(skill) + 1));
        die.getStyleClass().addAll("tile-icon", "die");
        var graphic = new VBox(8, die, new StrengthBars(skill), titled("name", name));
        graphic.setAlignment(Pos.CENTER);
        return tile(graphic, name);
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    private ToggleButton beginner(WhoBegins who) {
        var name = titled("name", "");
        name.textProperty().bind(opponents.chosen().map(opponent -> beginner(opponent, who)));
        var tile = tile(name, "");
        tile.accessibleTextProperty()
                .bind(opponents
                        .chosen()
                        .map(opponent -> opponent == Opponent.MIXED && who != WhoBegins.BY_TURNS
                                ? computer(seat(who))
                                : beginner(opponent, who)));
        return tile;
    }

    private String beginner(Opponent opponent, WhoBegins who) {
        boolean isFirst = who == WhoBegins.FIRST;
        if (who == WhoBegins.BY_TURNS) {
            return texts.get("new-game.by-turns");
        }
        return switch (opponent) {
            case FRIEND, KEPLER -> texts.get(isFirst ? "panel.you" : "style.kepler");
            case NEWTON -> texts.get(isFirst ? "panel.you" : "style.newton");
            case COMPUTERS -> texts.get(isFirst ? "style.kepler" : "style.newton");
            case MIXED -> difference(seat(who));
        };
    }

    private Seat seat(WhoBegins who) {
        return who == WhoBegins.FIRST ? play.seats().one() : play.seats().two();
    }

    /** What tells a computer of a mixed pair from the other one: there is no room for more. */
    private String difference(Seat seat) {
        boolean isSameStyle = play.seats().one().style() == play.seats().two().style();
        return isSameStyle ? skill(seat.skill()) : style(seat);
    }

    private static ToggleButton tile(Node graphic, String name) {
        var tile = new ToggleButton();
        tile.setGraphic(graphic);
        tile.setAccessibleText(name);
        return tile;
    }

    // The end

    /** Not on a button, which means what it says. */
    private void startOnEnter(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER && !(event.getTarget() instanceof Button)) {
            event.consume();
            start();
        }
    }

    private void start() {
        WhoBegins who = beginners.chosen().get();
        var opposition =
                new Opposition(opponents.chosen().get(), levels.chosen().get(), who.isFirst(play));
        actions.start(new NewGame(
                games.chosen().get(),
                options.options(),
                opposition.seats(play.seats()),
                who == WhoBegins.BY_TURNS,
                series.isSelected() ? seriesLength() : 1,
                Optional.of(opponents.chosen().get())
                        .filter(opponent -> opponent == Opponent.FRIEND)
                        .map(friend -> Friends.typed(
                                field(Player.ONE).getText(), field(Player.TWO).getText()))));
    }
}
