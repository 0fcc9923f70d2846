package org.jumpingcube.desktop.review;

import atlantafx.base.controls.RingProgressIndicator;
import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.EvenRows;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.Player;
import org.jumpingcube.review.Review;
import org.jumpingcube.review.ReviewTexts;

/** Both players with the number of moves of each grade, the longest move, and what else can be done. */
final class ReviewFigures extends VBox {
    private static final double GAP = 6;
    private static final double LEAST_PLAYER = 176;

    private final Texts texts;
    private final Map<Player, Label> levels = new EnumMap<>(Player.class);
    private final Map<Player, RingProgressIndicator> rings = new EnumMap<>(Player.class);
    private final Map<Player, GradeCounts> counts = new EnumMap<>(Player.class);
    private final Label summary = TextControls.wrapped(new Label());

    ReviewFigures(Texts texts, Node... buttons) {
        this.texts = texts;
        getStyleClass().add("details");
        summary.setId("review-summary");
        getChildren()
                .addAll(
                        new EvenRows(LEAST_PLAYER, GAP, player(Player.ONE), player(Player.TWO)),
                        summary,
                        new FlowPane(GAP, GAP, buttons));
    }

    private HBox player(Player player) {
        var name = new NameLabel();
        levels.put(player, name);
        var ring = TextControls.styled(new RingProgressIndicator(0), "accuracy", "player-" + player.number());
        ring.setStringConverter(TextControls.worded(Accuracy::percent));
        TextControls.tip(ring, name.accessibleTextProperty());
        rings.put(player, ring);
        var grades = new GradeCounts();
        counts.put(player, grades);
        var beside = new VBox(GAP, name, grades);
        beside.setAlignment(Pos.CENTER_LEFT);
        var row = TextControls.styled(new HBox(ring, beside), "player");
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    /** @param players their names, with their levels */
    void show(Review<?, ?> review, Map<Player, String> players) {
        var words = new ReviewTexts(texts.locale());
        levels.forEach((player, label) -> {
            label.setText(players.getOrDefault(player, ""));
            label.setAccessibleText(Accuracy.inWords(review, player, label.getText(), texts));
        });
        rings.forEach((player, ring) -> ring.setProgress(Accuracy.share(review, player)));
        counts.forEach((player, grades) -> grades.show(grade -> review.count(player, grade), words));
        summary.setText(summary(review));
    }

    private String summary(Review<?, ?> review) {
        String longest = review.longest().stream()
                .mapToObj(turn -> texts.get("review.longest", review.history().number(turn), review.extent(turn)))
                .collect(Collectors.joining());
        String swing = review.biggestLoss().stream()
                .mapToObj(turn -> texts.get("review.swing", review.history().number(turn)))
                .collect(Collectors.joining());
        return Stream.of(longest, swing).filter(text -> !text.isEmpty()).collect(Collectors.joining(" \u00b7 "));
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
