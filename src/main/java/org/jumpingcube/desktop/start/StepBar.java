package org.jumpingcube.desktop.start;

import java.util.List;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.Announcement;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.FirstStep;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * The text of one of the first steps, with its buttons. It has a place of its own above the board, so that it covers
 * nothing; where it is narrow the buttons are below the text.
 */
final class StepBar extends VBox {
    private static final double ROOM_BESIDE = 880; // for a text of two lines, in any language

    private final Texts texts;
    private final Label count = new Label();
    private final Label title = Announcement.live(new Label());
    private final Label text = Announcement.live(new Label());
    private final Button next = new Button();
    private final Button demo;

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
        text.setWrapText(true);
        text.setMinHeight(Region.USE_PREF_SIZE);
        next.setId("step-next");
        next.setMinWidth(Region.USE_PREF_SIZE);
        next.getStyleClass().add("accent");
        next.setOnAction(event -> actions.next());
        demo = TextControls.button(texts, "first-steps.demo", actions::watchDemo);
        var heading = new HBox(10, title, count);
        heading.setAlignment(Pos.BASELINE_LEFT);
        var words = new VBox(2, heading, text);
        HBox.setHgrow(words, Priority.ALWAYS);
        demo.managedProperty().bind(demo.visibleProperty());
        var buttons = new HBox(6, demo, next, end(actions));
        buttons.setAlignment(Pos.CENTER_RIGHT);
        buttons.setPadding(new Insets(4, 0, 0, 12));
        widthProperty()
                .map(width -> width.doubleValue() >= ROOM_BESIDE)
                .subscribe(isWide ->
                        getChildren().setAll(isWide ? List.of(new HBox(words, buttons)) : List.of(words, buttons)));
    }

    private Button end(Actions actions) {
        var end = new Button("", new FontIcon("bi-x"));
        end.setId("step-end");
        end.getStyleClass().add("close");
        end.accessibleTextProperty().bind(texts.of("first-steps.end"));
        end.setOnAction(event -> actions.end());
        return end;
    }

    /**
     * Shows a step.
     *
     * @param number from 1
     * @param all how many there are in all
     */
    void show(FirstStep<?, ?> step, int number, int all) {
        count.setText(texts.get("first-steps.count", number, all));
        title.setText(step.title());
        text.setText(step.text());
        next.setText(texts.get(number < all ? "first-steps.skip" : "first-steps.done"));
        next.setAccessibleHelp(title.getText() + ". " + text.getText()); // read out at the first stop of the Tab key
        demo.setVisible(number == 1);
    }
}
