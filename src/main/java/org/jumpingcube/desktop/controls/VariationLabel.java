package org.jumpingcube.desktop.controls;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.Label;
import org.jumpingcube.game.Notation;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Variation;

/** A variation in a list of moves: in short, indented; a click picks it. */
public final class VariationLabel<P extends Position<P, M>, M> extends Label {
    private static final int MOST_SHOWN = 12; // moves

    private static final double WIDTH = 240; // as wide as a row of two moves, however long it is
    private static final String LATER = "\u2026 "; // in place of the first move of a row

    private final Notation<P, M> notation;
    private final Texts texts;
    private final ObjectProperty<Optional<Shown<P, M>>> shown = new SimpleObjectProperty<>(Optional.empty());

    private record Shown<P extends Position<P, M>, M>(Variation<P, M> variation, int row, boolean isSecond) {}

    public VariationLabel(Notation<P, M> notation, Texts texts, Consumer<Variation<P, M>> onPick) {
        this.notation = notation;
        this.texts = texts;
        getStyleClass().add("variation");
        setPrefWidth(WIDTH);
        textProperty().bind(texts.of(shown, now -> now.map(this::inShort).orElse("")));
        setOnMouseClicked(event -> shown.get().map(Shown::variation).ifPresent(onPick));
    }

    /**
     * Shows a variation.
     *
     * @param row the number of the row where it branches off
     * @param isSecond whether it begins with the second move of that row
     */
    public void show(Variation<P, M> variation, int row, boolean isSecond) {
        shown.set(Optional.of(new Shown<>(variation, row, isSecond)));
    }

    private String inShort(Shown<P, M> now) {
        String moves = now.variation().turns().stream()
                .limit(MOST_SHOWN)
                .map(turn -> notation.write(turn.move()))
                .collect(Collectors.joining(" "));
        return texts.get("review.variation", now.row(), now.isSecond() ? LATER + moves : moves);
    }
}
