package org.jumpingcube.desktop.jump61;

import java.util.function.Consumer;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.Texts;

/** What was typed and replied in a game by text, and a line to type more. */
final class Conversation extends VBox {
    private static final int LONGEST = 100_000; // characters; older ones go

    private final TextArea said = new TextArea();
    private final TextField line = new TextField();

    /** @param typist takes the lines that are typed */
    Conversation(Texts texts, Consumer<String> typist) {
        super(8);
        getStyleClass().add("conversation");
        said.setId("conversation");
        said.setEditable(false);
        said.setWrapText(true);
        said.setAccessibleText(texts.get("jump61.conversation"));
        VBox.setVgrow(said, Priority.ALWAYS);
        line.setId("command-line");
        line.setPromptText(texts.get("jump61.line"));
        line.setAccessibleText(texts.get("jump61.line"));
        line.setOnAction(event -> {
            typist.accept(line.getText());
            line.clear();
        });
        getChildren().addAll(said, line);
    }

    void add(String text) {
        said.appendText(text);
        int tooLong = said.getLength() - LONGEST;
        if (tooLong > 0) {
            said.deleteText(0, tooLong);
        }
    }

    /** Types the beginning of a line that somebody has to end. */
    void begin(String words) {
        line.setText(words);
        line.requestFocus();
        line.end();
    }
}
