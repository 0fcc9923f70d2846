package org.jumpingcube.desktop.controls;

import java.util.List;
import javafx.geometry.HPos;
import javafx.geometry.Orientation;
import javafx.geometry.VPos;
import javafx.scene.layout.HBox;

/**
 * The cards of both players, equally wide unless one of them needs some of the room that the other has left. Both have
 * the score beside the name, or both below it: beside only if that fits both with some room to spare, so that a longer
 * number does not rearrange them at once.
 */
final class PlayerCards extends HBox {
    private static final double ROOM_TO_SPARE = 30; // for two more digits, in pixels

    private final List<? extends PlayerCard<?, ?>> cards; // two
    private boolean isScoreBeside;

    PlayerCards(List<? extends PlayerCard<?, ?>> cards) {
        super(cards.toArray(PlayerCard<?, ?>[]::new));
        this.cards = cards;
        getStyleClass().add("players");
        for (var card : cards) {
            card.setPrefWidth(0); // the panel is as wide as its other parts need
            card.setMinWidth(0);
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
        double left = snappedLeftInset();
        double top = snappedTopInset();
        double height = getHeight() - top - snappedBottomInset();
        double first = snapPositionX(firstWidth(widthOfCards(getWidth())));
        double second = widthOfCards(getWidth()) - first;
        layoutInArea(cards.get(0), left, top, first, height, 0, HPos.LEFT, VPos.TOP);
        layoutInArea(cards.get(1), left + first + getSpacing(), top, second, height, 0, HPos.LEFT, VPos.TOP);
    }

    private double widthOfCards(double width) {
        return width - snappedLeftInset() - snappedRightInset() - getSpacing();
    }

    /** The width of the first card: half, unless exactly one card needs more. */
    private double firstWidth(double both) {
        double half = both / 2;
        double first = cards.get(0).neededWidth();
        double second = cards.get(1).neededWidth();
        if (first > half && second < half) {
            return Math.min(first, both - second);
        }
        return second > half && first < half ? both - Math.min(second, both - first) : half;
    }

    private boolean fitsBeside(double width) {
        double needed = cards.stream()
                .mapToDouble(PlayerCard::widthForScoreBeside)
                .max()
                .orElse(0);
        return needed + (isScoreBeside ? 0 : ROOM_TO_SPARE) <= widthOfCards(width) / 2;
    }
}
