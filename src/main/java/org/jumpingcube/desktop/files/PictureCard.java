package org.jumpingcube.desktop.files;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.Announcement;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;

/** Asks what to draw, and then shows the progress of the drawing. Created anew each time it is shown. */
final class PictureCard extends VBox {
    private static final double WIDTH = 320;
    private static final double GAP = 10;

    private final ProgressBar progress = new ProgressBar(0);
    private final List<Button> kinds = new ArrayList<>();
    private final Label title = Announcement.live(new Label());
    private final Texts texts;

    /** What can be drawn of a game. */
    enum Kind {
        PNG(".png"),
        SVG(".svg"),
        /** A film of the last move. */
        MOVE(".gif"),
        /** A film of the whole game. */
        GAME(".gif");

        private final String ending;

        Kind(String ending) {
            this.ending = ending;
        }

        /** The ending of its files' names. */
        String ending() {
            return ending;
        }

        boolean isFilm() {
            return this == MOVE || this == GAME;
        }

        /** Its name in the keys of texts. */
        String key() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * @param hasMoves whether there are moves for a film
     * @param onCancel also ends the drawing
     */
    PictureCard(Texts texts, boolean hasMoves, BiConsumer<PictureCard, Kind> onChoice, Runnable onCancel) {
        super(GAP);
        this.texts = texts;
        setId("picture-card");
        getStyleClass().addAll("new-game-card", "picture-card");
        setPrefWidth(WIDTH);
        title.setText(texts.get("picture.title"));
        title.getStyleClass().add("card-title");
        for (Kind kind : Kind.values()) {
            var button = button("picture." + kind.key(), () -> onChoice.accept(this, kind));
            button.setDisable(kind.isFilm() && !hasMoves);
            kinds.add(button);
        }
        progress.setMaxWidth(Double.MAX_VALUE);
        progress.setAccessibleText(texts.get("picture.drawing"));
        getChildren().add(title);
        getChildren().addAll(kinds);
        getChildren().add(button("picture.cancel", onCancel));
    }

    private Button button(String key, Runnable action) {
        var button = TextControls.button(texts, key, action);
        button.setMaxWidth(Double.MAX_VALUE);
        return button;
    }

    /** Gives the keyboard focus to the first choice; call it once the card is in the window. */
    void focus() {
        getChildren().get(1).requestFocus();
    }

    /** Shows a bar in place of the choice. */
    void showProgress() {
        title.setText(texts.get("picture.drawing"));
        getChildren().removeAll(kinds);
        getChildren().add(1, progress);
        getChildren().get(2).requestFocus();
    }

    /** @param done 0 to 1 */
    void progress(double done) {
        progress.setProgress(done);
    }
}
