package org.jumpingcube.desktop.review;

import atlantafx.base.controls.RingProgressIndicator;
import atlantafx.base.controls.Spacer;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.EvenRows;
import org.jumpingcube.desktop.controls.MoveList;
import org.jumpingcube.desktop.controls.Swatch;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.review.Grade;
import org.jumpingcube.review.Review;
import org.jumpingcube.review.ReviewTexts;
import org.jumpingcube.review.ReviewedMove;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * The panel beside the replay: how the game went and how well both sides played, the card with the story or a comment,
 * and the moves with most of the room. In their place there can be what was played from here in other games, or more
 * figures and what else can be done.
 */
final class ReviewPanel<P extends Position<P, M>, M> extends VBox {
    private static final double GAP = 6;
    private static final double LEAST_PLAYER = 176;
    private static final double LEAST_PROGRESS = 24;
    private static final double LEAST_ROWS = 2; // beside a long comment in a typeface with high letters
    private static final double USUAL_ROWS = 3;
    private static final double LEAST_HEADED = 24; // buttons beside a heading are smaller than others
    private static final double ROOM_FOR_CHART = 560; // height of the window
    private static final double ROOM_FOR_LONGEST = 700; // for the longest of all comments, whatever is said now
    private static final double ROOM_FOR_TIMES = 810;
    private static final double LEAST_APART = 16; // what the chart shows, and the accuracies
    private static final double LEAST_SHARE = 0.001; // of accuracy: a ring at 0 means that nothing is known yet
    private static final PseudoClass LOW = PseudoClass.getPseudoClass("low");
    private static final String UNKNOWN = "\u2013";

    private final Texts texts;
    private final Map<Player, HBox> accuracies = new EnumMap<>(Player.class);
    private final Map<Player, Label> names = new EnumMap<>(Player.class);
    private final Map<Player, Label> shares = new EnumMap<>(Player.class);
    private final Map<Player, Label> levels = new EnumMap<>(Player.class);
    private final Map<Player, RingProgressIndicator> rings = new EnumMap<>(Player.class);
    private final Map<Player, GradeCounts> counts = new EnumMap<>(Player.class);
    private final HBox accuracy = TextControls.styled(new HBox(), "accuracies");
    private final Label word = new Label();
    private final Label counted = TextControls.styled(new Label(), "heading");
    private final Label summary = TextControls.wrapped(new Label());
    private final ProgressBar progress = new ProgressBar();
    private final Button run = new Button();
    private final HBox running = row(progress, run);
    private final Legend legend = new Legend();
    private final Button retry = new Button();
    private final Button worst = new Button();
    private final ToggleButton live;
    private final ToggleButton explore;
    private final ToggleButton chances;
    private final ToggleButton more = new ToggleButton();
    private final CommentCard card = new CommentCard();
    private final StackPane cardPlace = new StackPane(card);
    private final BooleanProperty areTimesKnown = new SimpleBooleanProperty();
    private final ObjectProperty<Part> part = new SimpleObjectProperty<>(Part.MOVES);
    private List<CommentCard.Choice> wayBack = List.of();
    private String longestComment = "";
    private String chartUnit = "";

    /** What is shown in the room below the card. */
    private enum Part {
        MOVES("panel.moves"),
        EXPLORER("explorer.title"),
        MORE("review.more");

        private final String key;

        Part(String key) {
            this.key = key;
        }
    }

    /** What the user may ask for here. */
    record Actions(Runnable run, Runnable retry, Runnable worst, Runnable live, Runnable refresh) {}

    /** @param explorer shown in place of the moves when the user likes */
    ReviewPanel(
            Texts texts,
            Actions actions,
            StoryChart chart,
            TimeBars times,
            JudgedMoves<P, M> moves,
            Explorer<P, M> explorer) {
        this.texts = texts;
        setId("review-panel");
        getStyleClass().addAll("side-panel", "review-panel");
        live = TextControls.named(new ToggleButton(), texts, "review.live");
        live.setOnAction(event -> actions.live().run());
        chances = TextControls.named(new ToggleButton(), texts, "review.chances");
        chances.setOnAction(event -> actions.refresh().run());
        explore = TextControls.named(new ToggleButton(), texts, "explorer.title");
        explore.setId("review-explore");
        TextControls.tip(explore, texts.of("explorer.tip"));
        explore.setOnAction(event -> {
            show(explore.isSelected() ? Part.EXPLORER : Part.MOVES);
            actions.refresh().run();
        });
        prepare(retry, "review-retry", actions.retry());
        prepare(worst, "review-worst", actions.worst());
        prepare(run, "review-run", actions.run());
        progress.setMinWidth(LEAST_PROGRESS);
        progress.accessibleTextProperty().bind(texts.of("review.start"));
        summary.setId("review-summary");
        var details = details();
        var lists = lists(moves, explorer, details);
        TextControls.showWhile(chart, isHigh(ROOM_FOR_CHART));
        isHigh(ROOM_FOR_CHART).subscribe(is -> pseudoClassStateChanged(LOW, !is));
        isHigh(ROOM_FOR_LONGEST).subscribe(hasRoom -> makeRoom());
        TextControls.showWhile(legend, running.visibleProperty().map(is -> !is));
        running.managedProperty().bind(running.visibleProperty());
        HBox.setHgrow(legend, Priority.ALWAYS);
        HBox.setHgrow(running, Priority.ALWAYS);
        running.setAlignment(Pos.CENTER_RIGHT);
        getChildren().setAll(head(), chart, timing(times), cardPlace, headed(listHeading(), running, legend, more()), lists);
    }

    private StackPane lists(Region moves, Region explorer, Region details) {
        var lists = new StackPane(moves, explorer, details);
        lists.setAlignment(Pos.TOP_LEFT); // what is too high for its room must not cover the heading
        VBox.setVgrow(lists, Priority.ALWAYS);
        lists.setPrefHeight(USUAL_ROWS * MoveList.ROW_HEIGHT); // first the card, then the list takes what is left
        lists.minHeightProperty()
                .bind(part.map(now -> now == Part.MORE ? USE_PREF_SIZE : LEAST_ROWS * MoveList.ROW_HEIGHT));
        lists.prefHeightProperty()
                .bind(part.map(now -> now == Part.MORE ? USE_COMPUTED_SIZE : USUAL_ROWS * MoveList.ROW_HEIGHT));
        moves.setMinHeight(0);
        moves.visibleProperty().bind(part.map(now -> now == Part.MOVES));
        explorer.visibleProperty().bind(part.map(now -> now == Part.EXPLORER));
        TextControls.showWhile(details, part.map(now -> now == Part.MORE));
        return lists;
    }

    /** What is counted, and how well both sides played. */
    private HBox head() {
        word.textProperty().bind(texts.of("review.accuracy"));
        word.getStyleClass().add("word");
        word.setMinWidth(Region.USE_PREF_SIZE);
        widthProperty().subscribe(width -> fitHead());
        accuracy.getChildren().add(word);
        for (Player player : Player.values()) {
            var name = new Label();
            name.setMinWidth(Region.USE_PREF_SIZE);
            var share = TextControls.styled(new Label(), "share");
            share.setMinWidth(Region.USE_PREF_SIZE);
            names.put(player, name);
            shares.put(player, share);
            var both = TextControls.styled(new HBox(new Swatch(player), name, share), "accuracy");
            both.setId("accuracy-" + player.number());
            both.setAlignment(Pos.CENTER_LEFT);
            TextControls.tip(both, both.accessibleTextProperty());
            accuracies.put(player, both);
            accuracy.getChildren().add(both);
        }
        accuracy.setAlignment(Pos.CENTER_RIGHT);
        return headed(counted, new Spacer(), accuracy);
    }

    /** A button for more than the picture has. */
    private ToggleButton more() {
        more.setId("review-more");
        more.setGraphic(TextControls.styled(new FontIcon("bi-three-dots"), "tool-icon"));
        more.setMinWidth(Region.USE_PREF_SIZE);
        more.accessibleTextProperty().bind(texts.of("review.more"));
        TextControls.tip(more, texts.of("review.more.tip"));
        more.setOnAction(
                event -> show(more.isSelected() ? Part.MORE : explore.isSelected() ? Part.EXPLORER : Part.MOVES));
        return more;
    }

    private void show(Part shown) {
        part.set(shown);
        more.setSelected(shown == Part.MORE);
        explore.setSelected(shown == Part.EXPLORER || (shown == Part.MORE && explore.isSelected()));
    }

    /** Both players with the number of moves of each grade, the longest move, and what else can be done. */
    private VBox details() {
        var buttons = new FlowPane(GAP, GAP, retry, worst, live, chances, explore);
        var players = new EvenRows(LEAST_PLAYER, GAP, player(Player.ONE), player(Player.TWO));
        var details = new VBox(players, summary, buttons);
        details.getStyleClass().add("details");
        return details;
    }

    /** How long the moves took, if that is known; in a low window the bars are lower and have no heading. */
    private VBox timing(TimeBars times) {
        var heading = heading("review.times");
        heading.managedProperty().bind(heading.visibleProperty());
        var timing = new VBox(GAP, heading, times);
        timing.managedProperty().bind(timing.visibleProperty());
        timing.visibleProperty().bind(areTimesKnown);
        isHigh(ROOM_FOR_TIMES).subscribe(hasRoom -> {
            heading.setVisible(hasRoom);
            times.setThin(!hasRoom);
        });
        return timing;
    }

    /** Whether the window has at least this height, in pixels. */
    private ObservableValue<Boolean> isHigh(double height) {
        return sceneProperty()
                .flatMap(Scene::heightProperty)
                .map(now -> now.doubleValue() >= height)
                .orElse(true);
    }

    private static void prepare(Button button, String id, Runnable action) {
        button.setId(id);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(event -> action.run());
    }

    /** A heading with something to its right that can appear and disappear without moving anything else. */
    private static HBox headed(Label heading, Node... beside) {
        heading.setMinWidth(Region.USE_PREF_SIZE);
        var row = TextControls.styled(new HBox(heading), "headed");
        row.getChildren().addAll(beside);
        row.setAlignment(Pos.CENTER_LEFT);
        row.setMinHeight(LEAST_HEADED);
        return row;
    }

    private Label listHeading() {
        var label = TextControls.styled(new Label(), "heading");
        label.textProperty().bind(texts.of(part, now -> texts.get(now.key).toUpperCase(Locale.ROOT)));
        return label;
    }

    private Label heading(String key) {
        var label = new Label();
        label.textProperty().bind(texts.of(key).map(text -> text.toUpperCase(Locale.ROOT)));
        label.getStyleClass().add("heading");
        return label;
    }

    private HBox player(Player player) {
        var name = new NameLabel();
        levels.put(player, name);
        var ring = TextControls.styled(new RingProgressIndicator(0), "accuracy", "player-" + player.number());
        ring.setStringConverter(TextControls.worded(ReviewPanel::percent));
        TextControls.tip(ring, name.accessibleTextProperty());
        rings.put(player, ring);
        var grades = new GradeCounts();
        counts.put(player, grades);
        var beside = new VBox(GAP, name, grades);
        beside.setAlignment(Pos.CENTER_LEFT);
        return row(ring, beside);
    }

    private static String percent(double share) {
        return share < LEAST_SHARE ? UNKNOWN : Long.toString(Math.round(100 * share));
    }

    private static HBox row(Node... nodes) {
        var row = new HBox(nodes);
        row.getStyleClass().add("player");
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    /** Shows how long the moves took, or leaves that out where nobody knows. */
    void showTimes(boolean areKnown) {
        areTimesKnown.set(areKnown);
    }

    /**
     * Shows what is known, and how far the review has got.
     *
     * @param players their names, with their levels
     * @param alone the names alone
     */
    void show(Review<P, M> review, Map<Player, String> players, Map<Player, String> alone, boolean isRunning) {
        levels.forEach((player, label) -> {
            label.setText(players.getOrDefault(player, ""));
            label.setAccessibleText(accuracy(review, player, label.getText()));
        });
        rings.forEach((player, ring) -> ring.setProgress(share(review, player)));
        names.forEach((player, label) -> label.setText(alone.getOrDefault(player, "")));
        shares.forEach((player, label) -> label.setText(percent(share(review, player))));
        accuracies.forEach(
                (player, both) -> both.setAccessibleText(accuracy(review, player, players.getOrDefault(player, ""))));
        accuracy.setVisible(review.known() > 0);
        var words = new ReviewTexts(texts.locale());
        counts.forEach((player, grades) -> grades.show(grade -> review.count(player, grade), words));
        legend.show(used(review), words);
        summary.setText(summary(review));
        int all = review.positions() - 1;
        progress.setProgress(all == 0 ? 1 : (double) review.known() / all);
        progress.setVisible(isRunning || review.known() > 0); // an empty bar would look like a review that is stuck
        String key = isRunning ? "review.stop" : review.known() == 0 ? "review.start" : "review.go-on";
        run.setText(texts.get(key));
        running.setVisible(!review.isComplete());
    }

    /** How well a side played, 0 to 1; more than 0 if it is known. */
    private static double share(Review<?, ?> review, Player player) {
        return review.accuracy(player).stream()
                .map(known -> Math.max(known, LEAST_SHARE))
                .findAny()
                .orElse(0);
    }

    private static Set<Grade> used(Review<?, ?> review) {
        return review.moves().stream()
                .map(ReviewedMove::grade)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Grade.class)));
    }

    private String accuracy(Review<P, M> review, Player player, String name) {
        return review.accuracy(player).stream()
                .mapToObj(share -> texts.get("review.accuracy.of", name, Math.round(100 * share)))
                .findFirst()
                .orElse(name);
    }

    private String summary(Review<P, M> review) {
        String longest = review.longest().stream()
                .mapToObj(turn -> texts.get("review.longest", review.history().number(turn), review.extent(turn)))
                .collect(Collectors.joining());
        String swing = review.biggestLoss().stream()
                .mapToObj(turn -> texts.get("review.swing", review.history().number(turn)))
                .collect(Collectors.joining());
        return Stream.of(longest, swing).filter(text -> !text.isEmpty()).collect(Collectors.joining(" \u00b7 "));
    }

    /**
     * Offers the mistakes as questions, or does not.
     *
     * @param worstMove its number and name; empty if there are no mistakes
     * @param areOwn whether the user made them
     */
    void allowRetry(Optional<String> worstMove, boolean areOwn) {
        retry.setText(texts.get(areOwn ? "review.retry" : "review.retry.others"));
        retry.setDisable(worstMove.isEmpty());
        worst.setDisable(worstMove.isEmpty());
        worst.setText(texts.get("review.worst", worstMove.orElse(UNKNOWN)));
    }

    /** Turns live analysis on or off. */
    void toggleLive() {
        live.fire();
    }

    /** Shows what it shows at first: no live analysis, and the moves. */
    void reset() {
        live.setSelected(false);
        show(Part.MOVES);
    }

    /** Whether the explorer is shown, in place of the moves. */
    boolean isExploring() {
        return part.get() == Part.EXPLORER;
    }

    boolean isLive() {
        return live.isSelected();
    }

    /** Whether the winning chances are shown, in place of who was ahead. */
    boolean areChancesShown() {
        return chances.isSelected();
    }

    /**
     * Says what the chart shows.
     *
     * @param unit what the game counts; may be empty
     */
    void nameChart(String unit) {
        chartUnit = unit.isEmpty() || areChancesShown() ? "" : " \u00b7 " + unit;
        fitHead();
    }

    /** Leaves out what can be spared above the chart, one thing after another, until the rest has room. */
    private void fitHead() {
        double room = getWidth() - getInsets().getLeft() - getInsets().getRight();
        String shown = texts.get(areChancesShown() ? "review.chances" : "panel.advantage");
        for (int spared = 0; spared <= 3; spared++) {
            show(word, spared < 1);
            counted.setText((spared < 2 ? shown + chartUnit : shown).toUpperCase(Locale.ROOT));
            boolean areNamed = spared < 3;
            names.values().forEach(name -> show(name, areNamed));
            applyCss();
            if (counted.prefWidth(-1) + LEAST_APART + accuracy.prefWidth(-1) <= room) {
                return;
            }
        }
    }

    private static void show(Node part, boolean isShown) {
        part.setVisible(isShown);
        part.setManaged(isShown);
    }

    /** What leads from any comment to the story; empty if there is none. */
    void offerStory(List<CommentCard.Choice> way) {
        wayBack = way;
    }

    /** Shows a comment, and what the user may do about it. */
    void say(Optional<Grade> grade, String text, List<CommentCard.Choice> offered) {
        card.say(grade, text, offered, wayBack);
    }

    /** Tells a point of the story. */
    void tell(CommentCard.Chapter chapter) {
        card.tell(chapter);
    }

    /** Makes room for the longest comment there will be; empty if that is not known. */
    void makeRoomFor(String comment) {
        longestComment = comment;
        makeRoom();
    }

    private void makeRoom() {
        boolean hasRoom = cardPlace.getChildren().contains(card) && isHigh(ROOM_FOR_LONGEST).getValue();
        card.makeRoomFor(hasRoom ? longestComment : "");
    }

    /** The card, which has its place here unless somebody takes it. */
    Region card() {
        return card;
    }

    /** Takes the card back. */
    void takeCard() {
        cardPlace.getChildren().setAll(card);
        makeRoom();
    }

    /** Moves the focus to the first thing that the user may do. */
    void focusChoice() {
        card.focusChoice();
    }

    /** A colour is never cut off; a name that somebody has typed may be. */
    private static final class NameLabel extends Label {
        private static final double LONGEST_COLOUR = 84;

        @Override
        protected double computeMinWidth(double height) {
            return Math.min(LONGEST_COLOUR, computePrefWidth(height));
        }
    }
}
