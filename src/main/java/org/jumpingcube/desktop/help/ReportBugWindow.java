package org.jumpingcube.desktop.help;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.desktop.model.ThemedStage;
import org.jumpingcube.storage.Program;

/**
 * Says how to report a fault, and gathers what whoever mends it needs to know. Sends nothing anywhere: the user copies
 * it to wherever they have the program from.
 */
public final class ReportBugWindow {
    private static final double WIDTH = 580;
    private static final double HEIGHT = 460;

    private final Path log;
    private final Texts texts;
    private final ThemedStage stage;
    private final TextArea details = new TextArea();
    private final Label copied = new Label();

    /**
     * A window that is not shown yet.
     *
     * @param log where the program writes down its faults; need not exist
     */
    public ReportBugWindow(Window owner, SettingsModel settings, Texts texts, Path log) {
        this.log = log;
        this.texts = texts;
        details.setId("report-details");
        details.setEditable(false);
        details.setWrapText(true);
        details.setPrefRowCount(7);
        VBox.setVgrow(details, Priority.ALWAYS);
        var caption = HelpStyle.paragraph(texts, "report.details.title");
        caption.setLabelFor(details);
        details.accessibleTextProperty().bind(caption.textProperty());
        copied.setId("report-copied");

        var buttons = new ButtonBar();
        buttons.setMinWidth(Region.USE_PREF_SIZE);
        Button copy = button("report.copy", ButtonData.LEFT);
        copy.setOnAction(event -> copy());
        Button close = button("report.close", ButtonData.CANCEL_CLOSE);
        close.setCancelButton(true);
        buttons.getButtons().setAll(copy, close);
        buttons.getStyleClass().add("about-buttons");

        var root = new VBox(
                HelpStyle.paragraph(texts, "report.what"),
                HelpStyle.paragraph(texts, "report.where"),
                caption,
                details,
                copied,
                buttons);
        root.getStyleClass().add("about-window");
        var scene = new Scene(root);
        HelpStyle.apply(scene);
        stage = new ThemedStage(owner, settings, scene, WIDTH, HEIGHT);
        stage.stage().titleProperty().bind(texts.of("report.title"));
        close.setOnAction(event -> stage.stage().hide());
        texts.language().subscribe(this::describe);
    }

    /** Opens the window, or brings it to the front. */
    public void open() {
        describe();
        stage.open();
    }

    private void describe() {
        copied.setText("");
        details.setText(texts.get(
                "report.details",
                Program.VERSION,
                property("java.version"),
                property("java.vendor"),
                property("javafx.runtime.version"),
                property("os.name"),
                property("os.version"),
                property("os.arch"),
                texts.locale().getLanguage(),
                texts.get(Files.exists(log) ? "report.log" : "report.no-log", log.toString())));
    }

    private static String property(String name) {
        return System.getProperty(name, "?");
    }

    private void copy() {
        Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, details.getText()));
        copied.setText(texts.get("report.copied"));
    }

    private Button button(String key, ButtonData data) {
        var button = new Button();
        button.setId(key.replace('.', '-'));
        button.textProperty().bind(texts.of(key));
        ButtonBar.setButtonData(button, data);
        return button;
    }
}
