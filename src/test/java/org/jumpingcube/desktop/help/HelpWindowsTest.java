package org.jumpingcube.desktop.help;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextArea;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.image.ImageView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jumpingcube.Slow;
import org.jumpingcube.desktop.Frames;
import org.jumpingcube.desktop.WindowLibraries;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.settings.Theme;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.ProgramName;
import org.jumpingcube.storage.SettingsFile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

@Slow
@Tag("window")
@ExtendWith(WindowLibraries.class)
class HelpWindowsTest extends FxRobot {
    private final Texts texts = new Texts(Locale.ENGLISH);
    private final List<Stage> owners = new ArrayList<>();

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    private Scene openHandbook() {
        interact(() -> new HandbookWindow(owner(), settings(), texts).open());
        return opened();
    }

    private Stage owner() {
        var owner = new Stage();
        owners.add(owner);
        return owner;
    }

    private SettingsModel settings() {
        var file = SettingsFile.in(new Folders(folder, folder));
        var settings = Settings.DEFAULT;
        return new SettingsModel(file, settings.withLook(settings.look().withTheme(Theme.DARK)), trouble -> {});
    }

    private static Scene opened() {
        Frames.settle();
        return Window.getWindows().get(Window.getWindows().size() - 1).getScene();
    }

    @AfterEach
    void closeAll() {
        interact(() -> List.copyOf(Window.getWindows()).forEach(Window::hide));
    }

    @SuppressWarnings("unchecked")
    private static TreeView<Object> contents(Scene scene) {
        return (TreeView<Object>) scene.lookup("#help-contents");
    }

    private static ScrollPane page(Scene scene) {
        return (ScrollPane) scene.lookup("#help-page");
    }

    private static String shownText(Node node) {
        var text = new StringBuilder();
        all(node).filter(Text.class::isInstance).forEach(part -> text.append(((Text) part).getText()));
        return text.toString();
    }

    private static java.util.stream.Stream<Node> all(Node node) {
        var inside = node instanceof Parent parent
                ? parent.getChildrenUnmodifiable().stream().flatMap(HelpWindowsTest::all)
                : java.util.stream.Stream.<Node>empty();
        return java.util.stream.Stream.concat(java.util.stream.Stream.of(node), inside);
    }

    @Test
    void theHandbookOpensOnItsFirstPageWithAllPagesInTheContents() {
        Scene scene = openHandbook();
        assertThat(contents(scene).getRoot().getChildren())
                .hasSameSizeAs(Handbook.NAMES)
                .extracting(item -> item.getValue().toString())
                .contains("The rules", "Strategy", "Keys");
        assertThat(shownText(page(scene).getContent())).contains("A box of cubes", "In a hurry");
    }

    @Test
    void aChangeOfThemeIsNothingToWarnOf() {
        var warnings = new CopyOnWriteArrayList<String>();
        var log = java.util.logging.Logger.getLogger("javafx.css");
        var handler = new Handler() {
            @Override
            public void publish(LogRecord warning) {
                warnings.add(warning.getMessage());
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        log.addHandler(handler);
        var settings = settings();
        interact(() -> new HandbookWindow(owner(), settings, texts).open());
        Scene scene = opened();
        for (Theme theme : List.of(Theme.HIGH_CONTRAST, Theme.DARK, Theme.LIGHT)) {
            interact(() -> settings.update(now -> now.withLook(now.look().withTheme(theme))));
            Frames.settle();
            interact(() -> contents(scene).getRoot().getChildren().get(4).setExpanded(true));
            Frames.settle();
        }
        interact(scene.getWindow()::hide);
        interact(() -> settings.update(now -> now.withLook(now.look().withTheme(Theme.HIGH_CONTRAST))));
        Frames.settle();
        interact(((HandbookWindow) scene.getWindow())::open);
        Frames.settle();
        log.removeHandler(handler);
        assertThat(warnings).isEmpty();
    }

    @Test
    void everyPageCanBeShownWithItsPicturesInsideThePage() {
        Scene scene = openHandbook();
        var pictures = new ArrayList<Node>();
        for (TreeItem<Object> chapter : List.copyOf(contents(scene).getRoot().getChildren())) {
            interact(() -> contents(scene).getSelectionModel().select(chapter));
            Frames.settle();
            assertThat(shownText(page(scene).getContent()))
                    .contains(chapter.getValue().toString());
            double width = page(scene).getViewportBounds().getWidth();
            List<Node> shown = all(page(scene).getContent())
                    .filter(ImageView.class::isInstance)
                    .toList();
            assertThat(shown)
                    .allSatisfy(picture ->
                            assertThat(picture.getBoundsInParent().getWidth()).isBetween(50.0, width));
            pictures.addAll(shown);
        }
        assertThat(pictures).hasSizeGreaterThan(10);
    }

    /** A page with pictures takes much memory, which a window that is closed does not need. */
    @Test
    void aClosedHandbookHasNoPageAndComesBackWhereItWasLeft() {
        Scene scene = openHandbook();
        var window = (HandbookWindow) scene.getWindow();
        var strategy = contents(scene).getRoot().getChildren().get(3);
        interact(() -> contents(scene).getSelectionModel().select(strategy));
        Frames.settle();
        interact(() -> page(scene).setVvalue(0.5));
        String text = shownText(page(scene).getContent());

        interact(window::close);
        Frames.settle();
        assertThat(page(scene).getContent()).isNull();

        interact(window::open);
        Frames.settle();
        assertThat(shownText(page(scene).getContent())).isEqualTo(text);
        assertThat(page(scene).getVvalue()).isEqualTo(0.5);
        assertThat(contents(scene).getSelectionModel().getSelectedItem()).isEqualTo(strategy);
    }

    @Test
    void aChoiceInTheContentsScrollsToItsHeading() {
        Scene scene = openHandbook();
        TreeItem<Object> settings = contents(scene).getRoot().getChildren().get(5);
        TreeItem<Object> last =
                settings.getChildren().get(settings.getChildren().size() - 1);
        interact(() -> contents(scene).getSelectionModel().select(last));
        Frames.settle();
        assertThat(page(scene).getVvalue()).isGreaterThan(0.5);
        assertThat(shownText(page(scene).getContent())).contains("The settings", "Language");
    }

    @Test
    void aLinkLeadsToItsPageAndTheContentsFollow() {
        Scene scene = openHandbook();
        Hyperlink link = (Hyperlink) all(page(scene).getContent())
                .filter(node -> node instanceof Hyperlink candidate
                        && candidate.getText().equals("Strategy"))
                .findFirst()
                .orElseThrow();
        interact(link::fire);
        Frames.settle();
        assertThat(shownText(page(scene).getContent())).contains("Corners first, then edges");
        assertThat(contents(scene).getSelectionModel().getSelectedItem().getValue())
                .hasToString("Strategy");
    }

    @Test
    void anotherLanguageIsSeenAtOnceOnTheSamePage() {
        Scene scene = openHandbook();
        interact(() -> contents(scene)
                .getSelectionModel()
                .select(contents(scene).getRoot().getChildren().get(1)));
        interact(() -> texts.use(Locale.GERMAN));
        assertThat(shownText(page(scene).getContent())).startsWith("Die Regeln");
        assertThat(contents(scene).getRoot().getChildren().get(1).getValue()).hasToString("Die Regeln");
    }

    @Test
    void pagesInEnglishAreMarkedInTheContentsAndInTheListOfTheFirstPage() {
        texts.use(Locale.forLanguageTag("pl"));
        Scene scene = openHandbook();
        assertThat(contents(scene).getRoot().getChildren())
                .extracting(item -> item.getValue().toString())
                .contains("Zasady", "The settings (po angielsku)");
        assertThat(all(page(scene).getContent()).filter(Hyperlink.class::isInstance))
                .extracting(link -> ((Hyperlink) link).getText())
                .contains("Zasady", "Ustawienia (po angielsku)");
        interact(() -> texts.use(Locale.FRENCH));
        assertThat(contents(scene).getRoot().getChildren())
                .extracting(item -> item.getValue().toString())
                .contains("La configuration")
                .noneMatch(title -> title.endsWith(")"));
    }

    @Test
    void theHandbookFollowsTheThemeAndEscapeClosesIt() {
        Scene scene = openHandbook();
        assertThat(scene.getRoot().getPseudoClassStates())
                .extracting(Object::toString)
                .contains("dark");
        push(KeyCode.ESCAPE);
        Frames.settle();
        assertThat(scene.getWindow().isShowing()).isFalse();
    }

    @Test
    void theWindowAboutTheProgramNamesVersionLicenceAndThoseWhoCameBefore() {
        interact(() -> new AboutWindow(owner(), settings(), texts).open());
        Scene scene = opened();
        assertThat(((Label) scene.lookup("#about-version")).getText()).contains(ProgramName.VERSION);
        assertThat(shownText(scene.getRoot()))
                .contains("Apache License", "version 2.0")
                .contains("Matthias Kiefer", "1998", "Ian Wadham", "2007", "2013", "Eugene Trounev", "Commodore 64");
        push(KeyCode.ESCAPE);
        Frames.settle();
        assertThat(scene.getWindow().isShowing()).isFalse();
    }

    private Scene openReport(Path log) {
        interact(() -> new ReportBugWindow(owner(), settings(), texts, log).open());
        return opened();
    }

    private static TextArea details(Scene scene) {
        return (TextArea) scene.lookup("#report-details");
    }

    @Test
    void aReportOfABugHasTheVersionsAndCanBeCopiedAndNothingIsSent() {
        Scene scene = openReport(folder.resolve("faults.log"));
        assertThat(details(scene).getText())
                .contains("Jumping Cube " + ProgramName.VERSION)
                .contains("Java " + System.getProperty("java.version"))
                .contains(System.getProperty("os.name"), System.getProperty("os.version"))
                .contains("has logged no errors");
        interact(((Button) scene.lookup("#report-copy"))::fire);
        assertThat(WaitForAsyncUtils.waitForAsyncFx(
                        10_000, () -> Clipboard.getSystemClipboard().getString()))
                .isEqualTo(details(scene).getText());
        assertThat(((Label) scene.lookup("#report-copied")).getText()).isNotBlank();
        push(KeyCode.ESCAPE);
        Frames.settle();
        assertThat(scene.getWindow().isShowing()).isFalse();
    }

    @Test
    void aReportOfABugNamesTheFileOfTheFaultsIfThereIsOneAndFollowsTheLanguage() throws IOException {
        Path log = Files.writeString(folder.resolve("faults.log"), "a fault");
        Scene scene = openReport(log);
        assertThat(details(scene).getText()).contains("Please attach", log.toString());
        interact(() -> texts.use(Locale.GERMAN));
        assertThat(details(scene).getText()).contains("Sprache: de");
    }
}
