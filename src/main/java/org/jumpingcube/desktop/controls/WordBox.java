package org.jumpingcube.desktop.controls;

import java.util.function.Function;
import javafx.beans.Observable;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListCell;
import javafx.scene.control.skin.ComboBoxListViewSkin;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.desktop.look.Themes;
import org.jumpingcube.desktop.look.Typeface;

/**
 * A list to choose from, in words that follow the language. It is as wide as the longest of them; by itself it would
 * never want less than it has had.
 */
public final class WordBox<T> extends ComboBox<T> {
    private static final double AROUND = 48; // the margins of a cell, and the arrow

    /**
     * A list without values.
     *
     * @param words says a value in the language of the moment
     * @param others what else the words depend on
     */
    public WordBox(Texts texts, Function<? super T, String> words, Observable... others) {
        converterProperty().bind(TextControls.worded(texts, words, others));
        setCellFactory(list -> new WordCell());
        setButtonCell(new WordCell());
        setMaxWidth(Double.MAX_VALUE);
        setOnHidden(event -> {
            if (getSkin() instanceof ComboBoxListViewSkin<?> skin
                    && skin.getPopupContent().getScene() != null) {
                Themes.restyle(skin.getPopupContent().getScene().getRoot());
            }
        });
    }

    @Override
    protected double computeMinWidth(double height) {
        return Math.ceil(getItems().stream().mapToDouble(this::width).max().orElse(0)) + AROUND;
    }

    @Override
    protected double computePrefWidth(double height) {
        return computeMinWidth(height);
    }

    private double width(T item) {
        String words = getConverter().toString(item);
        var text = new Text(words);
        text.setFont(
                Font.font(Typeface.familyFor(words), getButtonCell().getFont().getSize()));
        return text.getLayoutBounds().getWidth();
    }

    private final class WordCell extends ListCell<T> {
        WordCell() {
            styleProperty().bind(textProperty().map(Typeface::styleFor)); // for names of languages
            converterProperty().subscribe(converter -> word());
        }

        @Override
        protected void updateItem(@Nullable T item, boolean isEmpty) {
            super.updateItem(item, isEmpty);
            word();
        }

        private void word() {
            setText(getConverter().toString(getItem()));
        }
    }
}
