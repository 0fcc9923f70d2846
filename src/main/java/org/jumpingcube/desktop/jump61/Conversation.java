package org.jumpingcube.desktop.jump61;

import java.util.function.Consumer;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.Texts;

/** The lines and replies of a game played by text, and a field to type more lines. */
final class Conversation extends VBox {
    private static final int LONGEST = 100_000; // characters; older ones are dropped

    private final TextArea said = new TextArea();
    private final TextField line = new TextField();

    /** @param typist receives the typed lines */
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

    /** Puts the beginning of a line into the field, for the user to complete. */
    void begin(String words) {
        line.setText(words);
        line.requestFocus();
        line.end();
    }
}
