package org.jumpingcube.desktop.review;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
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
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.MoveList;
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
    private static final double LEAST_PROGRESS = 24;
    private static final double LEAST_ROWS = 2; // beside a long comment in a typeface with high letters
    private static final double USUAL_ROWS = 3;
    private static final double LEAST_HEADED = 24; // buttons beside a heading are smaller than others
    private static final double ROOM_FOR_CHART = 560; // height of the window
    private static final double ROOM_FOR_LONGEST = 700; // for the longest of all comments, whatever is said now
    private static final double ROOM_FOR_TIMES = 810;
    private static final PseudoClass LOW = PseudoClass.getPseudoClass("low");

    private final Texts texts;
    private final PanelHead head;
    private final ReviewFigures figures;
    private final ProgressBar progress = new ProgressBar();
    private final Button run = new Button();
    private final HBox running = TextControls.styled(new HBox(progress, run), "player");
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

    /**
     * @param past does what the user asks for here
     * @param mayAnalyse whether what an engine thinks of the game may be seen
     * @param explorer shown in place of the moves when the user likes
     */
    ReviewPanel(
            LookBack<P, M> past,
            Texts texts,
            ObservableValue<Boolean> mayAnalyse,
            StoryChart chart,
            TimeBars times,
            JudgedMoves<P, M> moves,
            Explorer<P, M> explorer) {
        this.texts = texts;
        setId("review-panel");
        getStyleClass().addAll("side-panel", "review-panel");
        live = TextControls.named(new ToggleButton(), texts, "review.live");
        live.setOnAction(event -> past.liveChanged());
        chances = TextControls.named(new ToggleButton(), texts, "review.chances");
        chances.setOnAction(event -> past.refresh());
        explore = TextControls.named(new ToggleButton(), texts, "explorer.title");
        explore.setId("review-explore");
        TextControls.tip(explore, texts.of("explorer.tip"));
        explore.setOnAction(event -> {
            show(explore.isSelected() ? Part.EXPLORER : Part.MOVES);
            past.refresh();
        });
        prepare(retry, "review-retry", past::beginRetry);
        prepare(worst, "review-worst", past::showWorst);
        prepare(run, "review-run", past::toggleReview);
        TextControls.showWhile(run, mayAnalyse);
        TextControls.showWhile(more, mayAnalyse);
        progress.setMinWidth(LEAST_PROGRESS);
        progress.accessibleTextProperty().bind(texts.of("review.start"));
        head = new PanelHead(texts);
        head.setMinHeight(LEAST_HEADED);
        figures = new ReviewFigures(texts, retry, worst, live, chances, explore);
        var lists = lists(moves, explorer, figures);
        TextControls.showWhile(chart, isHigh(ROOM_FOR_CHART));
        isHigh(ROOM_FOR_CHART).subscribe(is -> pseudoClassStateChanged(LOW, !is));
        isHigh(ROOM_FOR_LONGEST).subscribe(hasRoom -> makeRoom());
        TextControls.showWhile(legend, running.visibleProperty().map(is -> !is));
        running.managedProperty().bind(running.visibleProperty());
        HBox.setHgrow(legend, Priority.ALWAYS);
        HBox.setHgrow(running, Priority.ALWAYS);
        running.setAlignment(Pos.CENTER_RIGHT);
        getChildren()
                .setAll(head, chart, timing(times), cardPlace, headed(listHeading(), running, legend, more()), lists);
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
        head.show(review, players, alone);
        figures.show(review, players);
        legend.show(used(review), new ReviewTexts(texts.locale()));
        int all = review.positions() - 1;
        progress.setProgress(all == 0 ? 1 : (double) review.known() / all);
        progress.setVisible(isRunning || review.known() > 0); // an empty bar would look like a review that is stuck
        String key = isRunning ? "review.stop" : review.known() == 0 ? "review.start" : "review.go-on";
        run.setText(texts.get(key));
        running.setVisible(!review.isComplete());
    }

    private static Set<Grade> used(Review<?, ?> review) {
        return review.moves().stream()
                .map(ReviewedMove::grade)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Grade.class)));
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
        worst.setText(texts.get("review.worst", worstMove.orElse(Accuracy.UNKNOWN)));
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
        boolean areChances = areChancesShown();
        head.nameChart(texts.get(areChances ? "review.chances" : "panel.advantage"), areChances ? "" : unit);
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
    void tell(CommentCard.Chapter chapter, List<CommentCard.Chapter> others) {
        card.tell(chapter, others);
    }

    /** Makes room for the longest comment there will be; empty if that is not known. */
    void makeRoomFor(String comment) {
        longestComment = comment;
        makeRoom();
    }

    private void makeRoom() {
        boolean hasRoom = cardPlace.getChildren().contains(card)
                && isHigh(ROOM_FOR_LONGEST).getValue();
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
}
