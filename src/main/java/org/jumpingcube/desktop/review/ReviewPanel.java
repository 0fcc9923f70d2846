package org.jumpingcube.desktop.review;

import atlantafx.base.controls.RingProgressIndicator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.MovePairs;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.review.Grade;
import org.jumpingcube.review.Review;
import org.jumpingcube.review.ReviewTexts;

/** Beside the film: how well both played, the chances, the moves with their grades, and what there is to say. */
final class ReviewPanel<P extends Position<P, M>, M> extends VBox {
    private static final double GAP = 6;
    private static final double LEAST_SAID = 56; // three lines
    private static final double LEAST_SHARE = 0.001; // of accuracy: a ring at 0 is one of which nothing is known yet
    private static final String UNKNOWN = "\u2013";

    private final Texts texts;
    private final Map<Player, Label> names = new EnumMap<>(Player.class);
    private final Map<Player, RingProgressIndicator> rings = new EnumMap<>(Player.class);
    private final Map<Player, GradeCounts> counts = new EnumMap<>(Player.class);
    private final Label summary = new Label();
    private final ProgressBar progress = new ProgressBar();
    private final Button run = new Button();
    private final HBox running = row(run, progress);
    private final Button retry;
    private final Button worst = new Button();
    private final ToggleButton live;
    private final Badge badge = new Badge();
    private final Label words = new Label();
    private final HBox choices = new HBox();

    /** What is asked for here. */
    record Wishes(Runnable run, Runnable retry, Runnable worst, Runnable live) {}

    /** Something that the user may do about what is said. */
    record Choice(String id, String text, Runnable action) {}

    ReviewPanel(Texts texts, Wishes wishes, ChanceGraph graph, JudgedMoves<P, M> moves) {
        this.texts = texts;
        setId("review-panel");
        getStyleClass().addAll("side-panel", "review-panel");
        retry = TextControls.button(texts, "review.retry", wishes.retry());
        live = TextControls.named(new ToggleButton(), texts, "review.live");
        live.setOnAction(event -> wishes.live().run());
        worst.setId("review-worst");
        worst.setMinWidth(Region.USE_PREF_SIZE);
        worst.setOnAction(event -> wishes.worst().run());
        run.setId("review-run");
        run.setMinWidth(Region.USE_PREF_SIZE);
        run.setOnAction(event -> wishes.run().run());
        summary.setWrapText(true);
        summary.setMinHeight(Region.USE_PREF_SIZE);
        summary.setId("review-summary");
        VBox.setVgrow(graph, Priority.ALWAYS);
        VBox.setVgrow(moves, Priority.ALWAYS);
        moves.setMinHeight(MovePairs.ROW_HEIGHT);
        moves.setPrefHeight(MovePairs.ROW_HEIGHT); // the words go first, the list takes what is left
        getChildren()
                .addAll(
                        heading("review.accuracy"),
                        player(Player.ONE),
                        player(Player.TWO),
                        summary,
                        heading("review.chances"),
                        graph,
                        heading("panel.moves"),
                        moves,
                        said(),
                        running,
                        new FlowPane(GAP, GAP, worst, retry, live));
    }

    private Label heading(String key) {
        var label = new Label();
        label.textProperty().bind(texts.of(key).map(text -> text.toUpperCase(Locale.ROOT)));
        label.getStyleClass().add("heading");
        return label;
    }

    private HBox player(Player player) {
        var name = new Label();
        name.setId("accuracy-" + player.number());
        names.put(player, name);
        var ring = TextControls.styled(new RingProgressIndicator(0), "accuracy", "player-" + player.number());
        ring.setStringConverter(
                TextControls.worded(share -> share < LEAST_SHARE ? UNKNOWN : Long.toString(Math.round(100 * share))));
        rings.put(player, ring);
        var grades = new GradeCounts();
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

    private VBox said() {
        words.setId("review-words");
        words.setWrapText(true);
        words.setMinHeight(Region.USE_PREF_SIZE);
        choices.getStyleClass().add("choices");
        HBox.setHgrow(words, Priority.ALWAYS);
        var line = new HBox(badge, words);
        line.getStyleClass().add("line");
        var scroll = new ScrollPane(line); // long sentences in a low window
        scroll.setFitToWidth(true);
        scroll.setMinHeight(LEAST_SAID);
        line.heightProperty().subscribe(height -> scroll.setPrefViewportHeight(height.doubleValue()));
        var box = new VBox(scroll, choices);
        box.getStyleClass().add("said");
        return box;
    }

    /** Shows what is known, and how far the review is. */
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
        String key = isRunning ? "review.stop" : review.known() == 0 ? "review.start" : "review.go-on";
        run.setText(texts.get(key));
        running.setVisible(!review.isComplete());
        running.setManaged(running.isVisible());
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
        return List.of(longest, swing).stream().filter(text -> !text.isEmpty()).collect(Collectors.joining("\n"));
    }

    /**
     * Lets the user ask for the faults, or not.
     *
     * @param number of the worst move, from 1; empty if there are no faults
     */
    void allowRetry(OptionalInt number) {
        retry.setDisable(number.isEmpty());
        worst.setVisible(number.isPresent());
        worst.setManaged(number.isPresent());
        worst.setText(texts.get("review.worst", number.orElse(0)));
    }

    /** Turns live analysis on or off. */
    void toggleLive() {
        live.fire();
    }

    boolean isLive() {
        return live.isSelected();
    }

    /** Says something, with what the user may do about it. */
    void say(Optional<Grade> grade, String text, List<Choice> offered) {
        badge.setVisible(grade.isPresent());
        badge.setManaged(grade.isPresent());
        grade.ifPresent(badge::show);
        words.setText(text);
        choices.getChildren().setAll(offered.stream().map(ReviewPanel::button).toList());
    }

    /** Gives the keyboard to the first thing that the user may do. */
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
}
