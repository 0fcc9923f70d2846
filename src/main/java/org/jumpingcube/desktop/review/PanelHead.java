package org.jumpingcube.desktop.review;

import atlantafx.base.controls.Spacer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.jumpingcube.desktop.controls.Swatch;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.Player;
import org.jumpingcube.review.Review;

/** What stands above the chart: what it shows, and how well both sides played. */
final class PanelHead extends HBox {
    private static final double LEAST_APART = 16;

    private final Texts texts;
    private final Label counted = TextControls.styled(new Label(), "heading");
    private final Label word = TextControls.styled(new Label(), "word");
    private final HBox accuracy = TextControls.styled(new HBox(word), "accuracies");
    private final List<OfSide> sides = new ArrayList<>();
    private String chart = "";
    private String unit = "";

    /** How exactly a side has played. */
    private record OfSide(Player player, Label name, Label share, HBox both) {}

    PanelHead(Texts texts) {
        this.texts = texts;
        getStyleClass().add("headed");
        setAlignment(Pos.CENTER_LEFT);
        counted.setMinWidth(USE_PREF_SIZE);
        word.textProperty().bind(texts.of("review.accuracy"));
        word.setMinWidth(USE_PREF_SIZE);
        for (Player player : Player.values()) {
            var name = new Label();
            name.setMinWidth(USE_PREF_SIZE);
            var share = TextControls.styled(new Label(), "share");
            share.setMinWidth(USE_PREF_SIZE);
            var both = TextControls.styled(new HBox(new Swatch(player), name, share), "accuracy");
            both.setId("accuracy-" + player.number());
            both.setAlignment(Pos.CENTER_LEFT);
            TextControls.tip(both, both.accessibleTextProperty());
            sides.add(new OfSide(player, name, share, both));
            accuracy.getChildren().add(both);
        }
        accuracy.setAlignment(Pos.CENTER_RIGHT);
        getChildren().addAll(counted, new Spacer(), accuracy);
        widthProperty().subscribe(width -> fit());
    }

    /**
     * Says what the chart shows.
     *
     * @param counts what the game counts; may be empty
     */
    void nameChart(String shown, String counts) {
        chart = shown;
        unit = counts.isEmpty() ? "" : " \u00b7 " + counts;
        fit();
    }

    /**
     * Shows what is known.
     *
     * @param players their names, with their levels
     * @param alone the names alone
     */
    void show(Review<?, ?> review, Map<Player, String> players, Map<Player, String> alone) {
        for (OfSide side : sides) {
            var player = side.player();
            side.name().setText(alone.getOrDefault(player, ""));
            side.share().setText(Accuracy.percent(Accuracy.share(review, player)));
            side.both().setAccessibleText(Accuracy.inWords(review, player, players.getOrDefault(player, ""), texts));
        }
        accuracy.setVisible(review.known() > 0);
    }

    /** Leaves out what can be spared, one thing after another, until the rest has room. */
    private void fit() {
        for (int spared = 0; spared <= 3; spared++) {
            show(word, spared < 1);
            counted.setText((spared < 2 ? chart + unit : chart).toUpperCase(Locale.ROOT));
            boolean areNamed = spared < 3;
            sides.forEach(side -> show(side.name(), areNamed));
            applyCss();
            if (counted.prefWidth(-1) + LEAST_APART + accuracy.prefWidth(-1) <= getWidth()) {
                return;
            }
        }
    }

    private static void show(Node part, boolean isShown) {
        part.setVisible(isShown);
        part.setManaged(isShown);
    }
}
