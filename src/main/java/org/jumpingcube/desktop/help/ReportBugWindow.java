package org.jumpingcube.desktop.help;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ForkJoinPool;
import javafx.application.Platform;
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
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.look.SideWindow;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.storage.ProgramName;

/**
 * Says how to report a fault, and collects what is needed to fix it. It sends nothing: the user copies the text and
 * sends it to wherever the program came from.
 */
public final class ReportBugWindow extends SideWindow {
    private static final double WIDTH = 580;
    private static final double HEIGHT = 460;

    private final Path log;
    private final Texts texts;
    private final TextArea details = new TextArea();
    private final Label copied = new Label();
    private volatile boolean hasLog;

    /**
     * A window that is not shown yet.
     *
     * @param log where the program writes down its faults; need not exist
     */
    public ReportBugWindow(Window owner, SettingsModel settings, Texts texts, Path log) {
        super(owner, settings, texts.of("report.title"), WIDTH, HEIGHT);
        this.log = log;
        this.texts = texts;
        details.setId("report-details");
        details.setEditable(false);
        details.setWrapText(true);
        details.setPrefRowCount(7);
        VBox.setVgrow(details, Priority.ALWAYS);
        var caption = TextControls.paragraph(texts, "report.details.title");
        caption.setLabelFor(details);
        details.accessibleTextProperty().bind(caption.textProperty());
        copied.setId("report-copied");

        var buttons = TextControls.styled(new ButtonBar(), "about-buttons");
        buttons.setMinWidth(Region.USE_PREF_SIZE);
        Button close = TextControls.button(texts, "report.close", ButtonData.CANCEL_CLOSE, this::close);
        buttons.getButtons().setAll(TextControls.button(texts, "report.copy", ButtonData.LEFT, this::copy), close);

        var root = new VBox(
                TextControls.paragraph(texts, "report.what"),
                TextControls.paragraph(texts, "report.where"),
                caption,
                details,
                copied,
                buttons);
        HelpStyle.apply(fill(root, "about-window"));
        texts.language().subscribe(this::describe);
    }

    @Override
    public void open() {
        ForkJoinPool.commonPool().execute(() -> {
            hasLog = Files.exists(log);
            Platform.runLater(this::describe);
        });
        describe();
        super.open();
    }

    private void describe() {
        copied.setText("");
        details.setText(texts.get(
                "report.details",
                ProgramName.VERSION,
                property("java.version"),
                property("java.vendor"),
                property("javafx.runtime.version"),
                property("os.name"),
                property("os.version"),
                property("os.arch"),
                texts.locale().getLanguage(),
                texts.get(hasLog ? "report.log" : "report.no-log", log.toString())));
    }

    private static String property(String name) {
        return System.getProperty(name, "?");
    }

    private void copy() {
        Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, details.getText()));
        copied.setText(texts.get("report.copied"));
    }
}
