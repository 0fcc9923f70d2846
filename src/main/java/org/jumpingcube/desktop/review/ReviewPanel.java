package org.jumpingcube.desktop.review;

import atlantafx.base.controls.RingProgressIndicator;
import atlantafx.base.controls.Spacer;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
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
import org.jumpingcube.desktop.controls.Announcement;
import org.jumpingcube.desktop.controls.EvenRows;
import org.jumpingcube.desktop.controls.MoveList;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.review.Grade;
import org.jumpingcube.review.Review;
import org.jumpingcube.review.ReviewTexts;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * The panel beside the replay: how well both sides played, the chances, the moves with their grades, and the comments.
 * In a low window the comments come before the moves, and some of the rest is left out.
 */
final class ReviewPanel<P extends Position<P, M>, M> extends VBox {
    private static final double GAP = 6;
    private static final double LEAST_PLAYER = 190;
    private static final double LEAST_NAME = 120; // of a player, without the counts of grades
    private static final double LEAST_PROGRESS = 24;
    private static final double LEAST_ROWS = 2; // beside a long comment in a typeface with high letters
    private static final double USUAL_ROWS = 3;
    private static final double LEAST_SAID = 72; // four lines, until it is known how many are needed
    private static final double LEAST_CHOICES = 30; // a row of buttons, even if there are none
    private static final double LEAST_HEADED = 24; // the same beside a heading, where they are smaller
    private static final double ROOM_FOR_ALL = 700; // height of the window
    private static final double ROOM_FOR_BOTH = 740; // for the summary and for thin bars
    private static final double ROOM_FOR_TIMES = 810;
    private static final double ROOM_FOR_ROWS = 810; // for the summary below players in two rows
    private static final double LEAST_SHARE = 0.001; // of accuracy: a ring at 0 means that nothing is known yet
    private static final String UNKNOWN = "\u2013";

    private final Texts texts;
    private final Map<Player, Label> names = new EnumMap<>(Player.class);
    private final Map<Player, RingProgressIndicator> rings = new EnumMap<>(Player.class);
    private final Map<Player, GradeCounts> counts = new EnumMap<>(Player.class);
    private final Label summary = new Label();
    private final ProgressBar progress = new ProgressBar();
    private final Button run = new Button();
    private final HBox running = row(progress, run);
    private final Button retry = new Button();
    private final Button worst = new Button();
    private final ToggleButton live;
    private final ToggleButton explore = new ToggleButton();
    private final Badge badge = new Badge();
    private final Label words = Announcement.live(new Label());
    private final Label longest = new Label(); // unseen, as high as any of the words
    private final HBox choices = new HBox();
    private final BooleanProperty areTimesKnown = new SimpleBooleanProperty();

    /** What the user may ask for here. */
    record Actions(Runnable run, Runnable retry, Runnable worst, Runnable live, Runnable explore) {}

    /** Something that the user may do about a comment. */
    record Choice(String id, String text, Runnable action) {}

    /** @param explorer shown in place of the moves when the user likes */
    ReviewPanel(
            Texts texts,
            Actions actions,
            ChanceGraph graph,
            TimeBars times,
            JudgedMoves<P, M> moves,
            Explorer<P, M> explorer) {
        this.texts = texts;
        setId("review-panel");
        getStyleClass().addAll("side-panel", "review-panel");
        live = TextControls.named(new ToggleButton(), texts, "review.live");
        live.setOnAction(event -> actions.live().run());
        prepare(retry, "review-retry", actions.retry());
        prepare(worst, "review-worst", actions.worst());
        prepare(run, "review-run", actions.run());
        progress.setMinWidth(LEAST_PROGRESS);
        progress.accessibleTextProperty().bind(texts.of("review.start"));
        summary.setWrapText(true);
        summary.setMinHeight(Region.USE_PREF_SIZE);
        summary.setId("review-summary");
        var lists = new StackPane(moves, explorer);
        lists.setAlignment(Pos.TOP_LEFT); // what is too high for its room must not cover the heading
        VBox.setVgrow(lists, Priority.ALWAYS);
        lists.setMinHeight(LEAST_ROWS * MoveList.ROW_HEIGHT);
        lists.setPrefHeight(USUAL_ROWS * MoveList.ROW_HEIGHT); // first the comments, then the list takes what is left
        moves.setMinHeight(0);
        prepareExplore(actions.explore());
        explorer.visibleProperty().bind(explore.selectedProperty());
        moves.visibleProperty().bind(explore.selectedProperty().not());
        var players = new EvenRows(LEAST_PLAYER, GAP, player(Player.ONE), player(Player.TWO));
        var timing = timing(times);
        var chances = new VBox(GAP, TextControls.styled(chancesHeading(), "heading"), graph);
        var accuracy = headed("review.accuracy", running);
        var moveHeading = headed(listHeading(), new HBox(GAP, worst, explore));
        var said = said();
        var buttons = new FlowPane(GAP, GAP, retry, live);
        List<Node> all = List.of(accuracy, players, summary, chances, timing, moveHeading, lists, said, buttons);
        List<Node> few = List.of(accuracy, players, timing, said, buttons, moveHeading, lists);
        summary.managedProperty().bind(summary.visibleProperty());
        summary.visibleProperty().bind(hasRoomForSummary(players));
        isHigh(ROOM_FOR_ALL).subscribe(hasRoom -> {
            players.setLeastWidth(hasRoom ? LEAST_PLAYER : LEAST_NAME);
            counts.values().forEach(each -> each.setVisible(hasRoom));
            getChildren().setAll(hasRoom ? all : few);
        });
    }

    /** In a low window the list of moves needs the room of the summary, sooner if something else takes more room. */
    private ObservableValue<Boolean> hasRoomForSummary(Region players) {
        return players.widthProperty()
                .map(width -> width.doubleValue() >= 2 * LEAST_PLAYER + GAP)
                .flatMap(areInARow -> areTimesKnown.map(areKnown -> roomForSummary(areInARow, areKnown)))
                .flatMap(this::isHigh);
    }

    private static double roomForSummary(boolean arePlayersInARow, boolean areTimesKnown) {
        if (!arePlayersInARow) {
            return ROOM_FOR_ROWS;
        }
        return areTimesKnown ? ROOM_FOR_BOTH : 0;
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
    private HBox headed(String key, Region beside) {
        return headed(heading(key), beside);
    }

    private static HBox headed(Label heading, Region beside) {
        heading.setMinWidth(Region.USE_PREF_SIZE);
        var row = TextControls.styled(new HBox(heading, new Spacer(), beside), "headed");
        row.setAlignment(Pos.CENTER_LEFT);
        row.setMinHeight(LEAST_HEADED);
        return row;
    }

    private Label chancesHeading() {
        var label = new Label();
        label.textProperty().bind(texts.of("review.chances").map(text -> text.toUpperCase(Locale.ROOT) + " \u00b7 %"));
        return label;
    }

    private void prepareExplore(Runnable onChange) {
        explore.setId("review-explore");
        explore.setGraphic(TextControls.styled(new FontIcon("bi-diagram-3"), "tool-icon"));
        explore.setMinWidth(Region.USE_PREF_SIZE);
        explore.accessibleTextProperty().bind(texts.of("explorer.title"));
        TextControls.tip(explore, texts.of("explorer.tip"));
        explore.setOnAction(event -> onChange.run());
    }

    private Label listHeading() {
        var label = TextControls.styled(new Label(), "heading");
        label.textProperty()
                .bind(texts.of(
                        explore.selectedProperty(),
                        isExploring -> texts.get(isExploring ? "explorer.title" : "panel.moves")
                                .toUpperCase(Locale.ROOT)));
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
        name.setId("accuracy-" + player.number());
        names.put(player, name);
        var ring = TextControls.styled(new RingProgressIndicator(0), "accuracy", "player-" + player.number());
        ring.setStringConverter(
                TextControls.worded(share -> share < LEAST_SHARE ? UNKNOWN : Long.toString(Math.round(100 * share))));
        TextControls.tip(ring, name.accessibleTextProperty());
        rings.put(player, ring);
        var grades = new GradeCounts();
        grades.managedProperty().bind(grades.visibleProperty());
        counts.put(player, grades);
        var beside = new VBox(GAP, name, grades);
        beside.setAlignment(Pos.CENTER_LEFT);
        return row(ring, beside);
    }

    private static HBox row(Node... nodes) {
        var row = new HBox(nodes);
        row.getStyleClass().add("player");
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    /** Grows upwards as its text gets longer, so that the buttons below stay in place. */
    private VBox said() {
        words.setId("review-words");
        words.setAlignment(Pos.TOP_LEFT);
        for (Label label : List.of(words, longest)) {
            label.setWrapText(true);
            label.setMinHeight(Region.USE_PREF_SIZE);
            label.setMaxWidth(Double.MAX_VALUE);
        }
        longest.setVisible(false);
        var isMeasured =
                isHigh(ROOM_FOR_ALL).flatMap(hasRoom -> longest.textProperty().map(text -> hasRoom && !text.isEmpty()));
        longest.managedProperty().bind(isMeasured);
        var strut = new Region();
        strut.minHeightProperty().bind(isMeasured.map(is -> is ? 0 : LEAST_SAID));
        choices.getStyleClass().add("choices");
        choices.setMinHeight(LEAST_CHOICES);
        var text = new StackPane(words, longest);
        text.setAlignment(Pos.TOP_LEFT);
        HBox.setHgrow(text, Priority.ALWAYS);
        var line = new HBox(badge, text, strut);
        line.getStyleClass().add("line");
        VBox.setVgrow(line, Priority.ALWAYS);
        var box = new VBox(line, choices);
        box.getStyleClass().add("said");
        return box;
    }

    /** Shows how long the moves took, or leaves that out where nobody knows. */
    void showTimes(boolean areKnown) {
        areTimesKnown.set(areKnown);
    }

    /** Shows what is known, and how far the review has got. */
    void show(Review<P, M> review, Map<Player, String> players, boolean isRunning) {
        names.forEach((player, label) -> {
            label.setText(players.getOrDefault(player, ""));
            label.setAccessibleText(accuracy(review, player, label.getText()));
        });
        rings.forEach((player, ring) -> ring.setProgress(review.accuracy(player).stream()
                .map(share -> Math.max(share, LEAST_SHARE))
                .findAny()
                .orElse(0)));
        var words = new ReviewTexts(texts.locale());
        counts.forEach((player, grades) -> grades.show(grade -> review.count(player, grade), words));
        summary.setText(summary(review));
        int all = review.positions() - 1;
        progress.setProgress(all == 0 ? 1 : (double) review.known() / all);
        progress.setVisible(isRunning || review.known() > 0); // an empty bar would look like a review that is stuck
        String key = isRunning ? "review.stop" : review.known() == 0 ? "review.start" : "review.go-on";
        run.setText(texts.get(key));
        running.setVisible(!review.isComplete());
    }

    private String accuracy(Review<P, M> review, Player player, String name) {
        return review.accuracy(player).stream()
                .mapToObj(share -> texts.get("review.accuracy.of", name, Math.round(100 * share)))
                .findFirst()
                .orElse(name);
    }

    private String summary(Review<P, M> review) {
        String longest = review.longest().stream()
                .mapToObj(turn -> texts.get("review.longest", turn + 1, review.extent(turn)))
                .collect(Collectors.joining());
        String swing = review.biggestLoss().stream()
                .mapToObj(turn -> texts.get("review.swing", turn + 1))
                .collect(Collectors.joining());
        return List.of(longest, swing).stream().filter(text -> !text.isEmpty()).collect(Collectors.joining(" \u00b7 "));
    }

    /**
     * Offers the mistakes as questions, or does not.
     *
     * @param number of the worst move, from 1; empty if there are no mistakes
     * @param areOwn whether the user made them
     */
    void allowRetry(OptionalInt number, boolean areOwn) {
        retry.setText(texts.get(areOwn ? "review.retry" : "review.retry.others"));
        retry.setDisable(number.isEmpty());
        worst.setVisible(number.isPresent());
        worst.setText(texts.get("review.worst", number.orElse(0)));
    }

    /** Turns live analysis on or off. */
    void toggleLive() {
        live.fire();
    }

    /** Shows what it shows at first: no live analysis, and the moves. */
    void reset() {
        live.setSelected(false);
        explore.setSelected(false);
    }

    /** Whether the explorer is shown, in place of the moves. */
    boolean isExploring() {
        return explore.isSelected();
    }

    boolean isLive() {
        return live.isSelected();
    }

    /** Shows a comment, and what the user may do about it. */
    void say(Optional<Grade> grade, String text, List<Choice> offered) {
        badge.setVisible(grade.isPresent());
        badge.setManaged(grade.isPresent());
        grade.ifPresent(badge::show);
        words.setText(text);
        var focused = choices.getChildren().stream()
                .filter(Node::isFocused)
                .map(Node::getId)
                .findFirst();
        choices.getChildren().setAll(offered.stream().map(ReviewPanel::button).toList());
        choices.getChildren().stream()
                .filter(choice -> focused.equals(Optional.of(choice.getId())))
                .forEach(Node::requestFocus); // a comment that is repeated takes the focus from nothing
    }

    /** Makes room for the longest comment there will be; empty if that is not known. */
    void makeRoomFor(String comment) {
        longest.setText(comment);
    }

    /** Moves the focus to the first thing that the user may do. */
    void focusChoice() {
        choices.getChildren().get(0).requestFocus();
    }

    private static Button button(Choice choice) {
        var button = new Button(choice.text());
        button.setId(choice.id());
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(event -> choice.action().run());
        return button;
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
