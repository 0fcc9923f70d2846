package org.jumpingcube.desktop.help;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.look.SideWindow;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.storage.ProgramName;

/** Says what the program is: its version, its licence, and whom it thanks. */
public final class AboutWindow extends SideWindow {
    private static final double WIDTH = 560;
    private static final double HEIGHT = 530;
    private static final double LOGO = 72;

    private final Texts texts;

    public AboutWindow(Window owner, SettingsModel settings, Texts texts) {
        super(owner, settings, texts.of("about.title"), WIDTH, HEIGHT);
        this.texts = texts;
        Button close = TextControls.button(texts, "about.close", this::close);
        close.setDefaultButton(true);
        var buttons = TextControls.styled(new HBox(close), "about-buttons");
        buttons.setAlignment(Pos.CENTER_RIGHT);

        var space = new Region();
        VBox.setVgrow(space, Priority.ALWAYS);

        var root = new VBox(
                title(),
                TextControls.paragraph(texts, "about.what"),
                section("about.licence.title"),
                TextControls.paragraph(texts, "about.licence"),
                section("about.credits.title"),
                TextControls.paragraph(texts, "about.original"),
                TextControls.paragraph(texts, "about.c64"),
                section("about.libraries.title"),
                TextControls.paragraph(texts, "about.libraries"),
                space,
                buttons);
        HelpStyle.apply(fill(root, "about-window"));
    }

    private HBox title() {
        var logo = new ImageView(Pictures.load("logo.png"));
        logo.setFitWidth(LOGO);
        logo.setPreserveRatio(true);
        logo.setSmooth(true);
        logo.accessibleTextProperty().bind(texts.of("window.title"));
        Label name = TextControls.styled(TextControls.label(texts, "window.title"), "about-name");
        Label version = TextControls.label(texts, "about.version", ProgramName.VERSION);
        version.setId("about-version");
        var names = new VBox(name, version);
        names.setAlignment(Pos.CENTER_LEFT);
        var title = TextControls.styled(new HBox(logo, names), "about-title");
        title.setAlignment(Pos.CENTER_LEFT);
        return title;
    }

    private Label section(String key) {
        return TextControls.styled(TextControls.paragraph(texts, key), "about-section");
    }
}
