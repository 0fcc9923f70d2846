package org.jumpingcube.desktop.help;

import javafx.geometry.Pos;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.desktop.model.ThemedStage;
import org.jumpingcube.storage.Program;

/** Says what the program is: its version, its licence, and whom it thanks. */
public final class AboutWindow {
    private static final double WIDTH = 560;
    private static final double HEIGHT = 530;
    private static final double LOGO = 72;

    private final Texts texts;
    private final ThemedStage stage;

    public AboutWindow(Window owner, SettingsModel settings, Texts texts) {
        this.texts = texts;
        var close = new Button();
        close.setId("about-close");
        close.textProperty().bind(texts.of("about.close"));
        close.setDefaultButton(true);
        close.setCancelButton(true);
        var buttons = new HBox(close);
        buttons.setAlignment(Pos.CENTER_RIGHT);
        buttons.getStyleClass().add("about-buttons");

        var space = new Region();
        VBox.setVgrow(space, Priority.ALWAYS);

        var root = new VBox(
                title(),
                HelpStyle.paragraph(texts, "about.what"),
                section("about.licence.title"),
                HelpStyle.paragraph(texts, "about.licence"),
                section("about.credits.title"),
                HelpStyle.paragraph(texts, "about.original"),
                HelpStyle.paragraph(texts, "about.c64"),
                section("about.libraries.title"),
                HelpStyle.paragraph(texts, "about.libraries"),
                space,
                buttons);
        root.getStyleClass().add("about-window");
        var scene = new Scene(root);
        HelpStyle.apply(scene);
        stage = new ThemedStage(owner, settings, scene, WIDTH, HEIGHT);
        stage.stage().titleProperty().bind(texts.of("about.title"));
        close.setOnAction(event -> stage.stage().hide());
    }

    /** Opens the window, or brings it to the front. */
    public void open() {
        stage.open();
    }

    private HBox title() {
        var logo = new ImageView(Pictures.load("logo.png"));
        logo.setFitWidth(LOGO);
        logo.setPreserveRatio(true);
        logo.setSmooth(true);
        logo.accessibleTextProperty().bind(texts.of("window.title"));
        var name = new Label();
        name.textProperty().bind(texts.of("window.title"));
        name.getStyleClass().add("about-name");
        var version = new Label();
        version.setId("about-version");
        version.textProperty().bind(texts.of("about.version", Program.VERSION));
        var names = new VBox(name, version);
        names.setAlignment(Pos.CENTER_LEFT);
        var title = new HBox(logo, names);
        title.getStyleClass().add("about-title");
        title.setAlignment(Pos.CENTER_LEFT);
        return title;
    }

    private Label section(String key) {
        Label label = HelpStyle.paragraph(texts, key);
        label.getStyleClass().add("about-section");
        return label;
    }
}
