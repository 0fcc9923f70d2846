package org.jumpingcube.desktop.controls;

import java.util.List;
import javafx.geometry.Orientation;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/**
 * The cards of both players, equally wide. Both have the score beside the name, or both below it: beside only if that
 * fits both with some room to spare, so that a longer number does not rearrange them at once.
 */
final class PlayerCards extends HBox {
    private static final double ROOM_TO_SPARE = 30; // for two more digits, in pixels

    private final List<? extends PlayerCard<?, ?>> cards;
    private boolean isScoreBeside;

    PlayerCards(List<? extends PlayerCard<?, ?>> cards) {
        super(cards.toArray(PlayerCard<?, ?>[]::new));
        this.cards = cards;
        getStyleClass().add("players");
        for (var card : cards) {
            card.setPrefWidth(0); // both equally wide, whatever they say
            card.setMinWidth(0);
            HBox.setHgrow(card, Priority.ALWAYS);
        }
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected double computePrefHeight(double width) {
        boolean isBeside = fitsBeside(width < 0 ? getWidth() : width);
        return snappedTopInset()
                + cards.stream()
                        .mapToDouble(card -> card.height(isBeside))
                        .max()
                        .orElse(0)
                + snappedBottomInset();
    }

    @Override
    protected void layoutChildren() {
        boolean isBeside = fitsBeside(getWidth());
        if (isBeside != isScoreBeside) {
            isScoreBeside = isBeside;
            cards.forEach(card -> card.arrange(isBeside));
        }
        super.layoutChildren();
    }

    private boolean fitsBeside(double width) {
        double each =
                (width - snappedLeftInset() - snappedRightInset() - getSpacing() * (cards.size() - 1)) / cards.size();
        double needed = cards.stream()
                .mapToDouble(PlayerCard::widthForScoreBeside)
                .max()
                .orElse(0);
        return needed + (isScoreBeside ? 0 : ROOM_TO_SPARE) <= each;
    }
}
