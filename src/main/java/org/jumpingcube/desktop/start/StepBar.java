package org.jumpingcube.desktop.start;

import java.util.List;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.Announcement;
import org.jumpingcube.desktop.controls.Shortened;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.FirstStep;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * The text of one of the first steps, with its buttons. It has a place of its own above the board, so that it covers
 * nothing; where it is narrow the buttons are below the text, and where it is low only its title is there.
 */
final class StepBar extends GridPane implements Shortened {
    private static final double ROOM_BESIDE = 880; // for a text of two lines, in any language

    private final Texts texts;
    private final Label count = new Label();
    private final Label title = Announcement.live(new Label());
    private final Label text = Announcement.live(new Label());
    private final StackPane allTexts = new StackPane();
    private final Button next = new Button();
    private final Button demo;
    private final Button more;
    private final HBox buttons;
    private boolean isShort;
    private boolean isFirst;

    /** The actions of the buttons. */
    interface Actions {
        void next();

        void end();

        void watchDemo();
    }

    StepBar(Texts texts, Actions actions) {
        this.texts = texts;
        setId("first-steps");
        getStyleClass().add("first-steps");
        count.getStyleClass().add("note");
        title.setId("step-title");
        title.getStyleClass().add("name");
        wrap(text);
        allTexts.setAlignment(Pos.TOP_LEFT);
        next.setId("step-next");
        next.setMinWidth(Region.USE_PREF_SIZE);
        next.getStyleClass().add("accent");
        next.setOnAction(event -> actions.next());
        demo = TextControls.button(texts, "first-steps.demo", actions::watchDemo);
        title.setMinWidth(Region.USE_PREF_SIZE);
        count.setMinWidth(Region.USE_PREF_SIZE);
        var heading = new FlowPane(10, 0, title, count);
        heading.setRowValignment(VPos.BASELINE);
        var words = new VBox(2, heading, allTexts);
        GridPane.setHgrow(words, Priority.ALWAYS);
        more = Shortened.more(texts, text::getText);
        buttons = new HBox(6, more, demo, next, end(actions));
        buttons.setAlignment(Pos.CENTER_RIGHT);
        buttons.setPadding(new Insets(4, 0, 0, 12));
        add(words, 0, 0);
        add(buttons, 0, 1);
        widthProperty().map(width -> width.doubleValue() >= ROOM_BESIDE).subscribe(isWide -> arrange());
    }

    private void arrange() {
        boolean isWide = getWidth() >= ROOM_BESIDE;
        demo.setVisible(isFirst && !isShort);
        demo.setManaged(!isShort && (isFirst || isWide)); // the texts keep their width beside it
        allTexts.setVisible(!isShort);
        allTexts.setManaged(!isShort);
        Shortened.show(more, isShort);
        boolean isBeside = isWide || isShort;
        GridPane.setConstraints(buttons, isBeside ? 1 : 0, isBeside ? 0 : 1);
    }

    @Override
    public void shorten(boolean wanted) {
        if (wanted != isShort) {
            isShort = wanted;
            arrange();
        }
    }

    private Button end(Actions actions) {
        var end = new Button("", new FontIcon("bi-x"));
        end.setId("step-end");
        end.getStyleClass().add("close");
        end.accessibleTextProperty().bind(texts.of("first-steps.end"));
        end.setOnAction(event -> actions.end());
        return end;
    }

    private static Label wrap(Label words) {
        words.setWrapText(true);
        words.setMinHeight(Region.USE_PREF_SIZE);
        return words;
    }

    /**
     * Shows one of the steps, with room for the longest, so that what is below does not move.
     *
     * @param current its place
     */
    void show(List<? extends FirstStep<?, ?>> steps, int current) {
        var step = steps.get(current);
        boolean isLast = current == steps.size() - 1;
        count.setText(texts.get("first-steps.count", current + 1, steps.size()));
        allTexts.getChildren().setAll(text);
        for (var other : steps) {
            var room = wrap(new Label(other.text()));
            room.setVisible(false);
            allTexts.getChildren().add(room);
        }
        title.setText(step.title());
        text.setText(step.text());
        next.setText(texts.get(isLast ? "first-steps.done" : "first-steps.skip"));
        next.setAccessibleHelp(title.getText() + ". " + text.getText()); // read out at the first stop of the Tab key
        isFirst = current == 0;
        arrange();
    }
}
