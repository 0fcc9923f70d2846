package org.jumpingcube.desktop.controls;

import java.util.function.Function;
import javafx.beans.Observable;
import javafx.scene.Node;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.Skin;
import javafx.scene.control.skin.ChoiceBoxSkin;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;

/**
 * A choice box that is as wide as its longest item, in words that follow the language. One of JavaFX learns how wide that is by laying its menu out, which
 * made a window with several of them open visibly later.
 */
public final class LightChoiceBox<T> extends ChoiceBox<T> {
    /**
     * A box without items.
     *
     * @param words says an item in the language of the moment
     * @param others what else the words depend on
     */
    public LightChoiceBox(Texts texts, Function<? super T, String> words, Observable... others) {
        converterProperty().bind(TextControls.worded(texts, words, others));
    }

    @Override
    protected Skin<?> createDefaultSkin() {
        return new LightSkin<>(this);
    }

    private static final class LightSkin<T> extends ChoiceBoxSkin<T> {
        private static final double GAP = 12; // between the text and the arrow

        private LightSkin(ChoiceBox<T> box) {
            super(box);
            registerChangeListener(box.converterProperty(), other -> box.requestLayout()); // another language
            registerListChangeListener(box.getItems(), other -> box.requestLayout());
        }

        @Override
        protected double computePrefWidth(double height, double top, double right, double bottom, double left) {
            double text = 0;
            double others = left + right + GAP;
            for (Node child : getChildren()) {
                if (child instanceof Label label) {
                    text = widest(label);
                    others += label.getInsets().getLeft() + label.getInsets().getRight();
                } else if (child instanceof Region arrow) {
                    others += arrow.prefWidth(-1);
                }
            }
            return snapSizeX(text) + others;
        }

        private double widest(Label label) {
            var box = getSkinnable();
            var measured = new Text();
            measured.setFont(label.getFont());
            double widest = 0;
            for (T item : box.getItems()) {
                measured.setText(box.getConverter().toString(item));
                widest = Math.max(widest, measured.getLayoutBounds().getWidth());
            }
            return widest;
        }
    }
}
