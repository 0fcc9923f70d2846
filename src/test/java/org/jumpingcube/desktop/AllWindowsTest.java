package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.ColorPicker;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Labeled;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.LongRunning;
import org.jumpingcube.Slow;
import org.jumpingcube.desktop.jump61.Jump61Window;
import org.jumpingcube.desktop.look.Contrast;
import org.jumpingcube.desktop.shell.MessageDialogs;
import org.jumpingcube.language.Language;
import org.jumpingcube.language.PseudoLocale;
import org.jumpingcube.settings.GameChoice;
import org.jumpingcube.settings.Theme;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.util.WaitForAsyncUtils;

/** What holds in every window of the program: its controls have names, keys reach them, its texts can be read. */
@Slow
class AllWindowsTest extends WindowTest {
    private static final double SMALL_WIDTH = 480;
    private static final double SMALL_HEIGHT = 420;

    private static final Pattern ENGLISH_WORD = Pattern.compile("[A-Za-z]{3}");

    /** What is the same in all languages: names of languages, keys and files, dates, and what a file is said to be wrong with. */
    private static final Pattern NAME = Pattern.compile(
            "English|Ctrl|Shift|Alt|a-game-with.*|(?s)\\[Ĵûɱɱþîñĝĝ Çûƀƀé .*|[^ ]*gone\\.jcube|Moves: .*"
                    + "|[A-Z][a-z]{2} [0-9]+, [0-9]{4}, .*|[A-Z][a-z]+ [0-9]+, [0-9]{4}"
                    + "|(January|February|March|April|May|June|July|August|September|October|November|December)(?=\\])");

    private static final int MOST_CONTROLS = 200;

    private final List<String> faults = new ArrayList<>();
    private final List<String> seen = new ArrayList<>();

    /** A colour that a rule names and nothing has, for example. */
    @BeforeEach
    void watchStyles() {
        WindowLibraries.faults().watchStyles();
    }

    /** Opens the program and shows each of its windows in turn. */
    private void visitAll(Language language, Theme theme, BiConsumer<String, Scene> visitor) {
        open(now -> boardSize(3)
                .apply(now.withLanguage(language).withLook(now.look().withTheme(theme))));
        visit("main", visitor);
        interact(() -> program().commands().run("friend"));
        visit("friend", visitor);
        push(KeyCode.ESCAPE);
        clickSquare("b2");
        startAgain();
        awaitOffer();
        visit("main-offer", visitor);
        goOnWithOffered();
        interact(() -> program().commands().run("new-game"));
        visit("new-game", visitor);
        push(KeyCode.ESCAPE);
        choose("#menu-learn", "#menu-first-steps");
        visit("first-steps", visitor);
        press("#step-end");
        interact(() -> program().commands().run("settings"));
        for (String page : settingsPages()) {
            showSettings(page);
            visit("settings-" + page, visitor);
        }
        interact(() -> latest().getWindow().hide());
        interact(() -> program().commands().run("shortcuts"));
        visitAndClose("shortcuts", visitor);
        interact(() -> program().commands().run("find-action"));
        visitAndClose("find-action", visitor);
        interact(() -> program().commands().run("lessons"));
        visitAndClose("lessons", visitor);
        interact(() -> program().commands().run("puzzles"));
        visitAndClose("puzzles", visitor);
        interact(() -> program().commands().run("setup"));
        visitAndClose("setup", visitor);
        interact(() -> program().commands().run("about"));
        visitAndClose("about", visitor);
        interact(() -> program().commands().run("report-bug"));
        visitAndClose("report-bug", visitor);
        interact(() -> new Jump61Window());
        visitAndClose("jump61", visitor);
        visitHandbook(visitor);
        visitQuestions(visitor);
        playToTheEnd();
        visit("main-won", visitor);
        interact(() -> program().commands().run("new-game"));
        press("#new-game-more");
        interact(() ->
                lookup("#head-start-side").queryComboBox().getSelectionModel().selectLast());
        press("#new-game-start");
        visit("head-start", visitor);
        push(KeyCode.ESCAPE);
        push(KeyCode.ESCAPE);
        interact(() -> program().commands().run("games"));
        await("the game in the list", () -> isShown("#my-games-list .ending"));
        visit("my-games", visitor);
        press("#my-games-statistics");
        await("what is counted", () -> !text("#statistics-summary").isEmpty());
        visitAndClose("statistics", visitor);
        interact(() -> latest().getWindow().hide());
        interact(() -> program().commands().run("arena"));
        visit("arena", visitor);
        for (String page : List.of("table", "games")) {
            press("#arena-page-" + page);
            visit("arena-" + page, visitor);
        }
        interact(() -> latest().getWindow().hide());
        interact(() -> program().commands().run("demo"));
        visit("demo", visitor);
        assertThat(seen).as("windows").hasSizeGreaterThanOrEqualTo(30);
    }

    private void visitHandbook(BiConsumer<String, Scene> visitor) {
        interact(() -> program().commands().run("handbook"));
        TreeView<?> contents = lookup("#help-contents").queryAs(TreeView.class);
        int chapters = contents.getRoot().getChildren().size();
        for (int chapter = 0; chapter < chapters; chapter++) {
            TreeView<?> tree = contents;
            int row = chapter;
            interact(() -> select(tree, row));
            visit("handbook-" + chapter, visitor);
        }
        interact(() -> latest().getWindow().hide());
    }

    private static <T> void select(TreeView<T> tree, int chapter) {
        tree.getSelectionModel().select(tree.getRoot().getChildren().get(chapter));
    }

    private void visitQuestions(BiConsumer<String, Scene> visitor) {
        Platform.runLater(() -> questions().mayAbandonGame("abandon.new"));
        visitQuestion("question-abandon", visitor);
        Platform.runLater(() -> questions().mayOverwrite("a-game-with-a-rather-long-name.jcube"));
        visitQuestion("question-overwrite", visitor);
        Platform.runLater(() -> questions().mayReplace("a-game-with-a-rather-long-name.jcube"));
        visitQuestion("question-replace", visitor);
        Platform.runLater(() -> program().files().load(folder.resolve("gone.jcube")));
        visitQuestion("message-refused-file", visitor);
        Platform.runLater(() -> questions().tell("Moves: there is no such cube on this board.\n".repeat(30)));
        visitQuestion("message-long", visitor);
    }

    private MessageDialogs questions() {
        return program().questions();
    }

    private void visitQuestion(String name, BiConsumer<String, Scene> visitor) {
        await(name, () -> Window.getWindows().size() > 1);
        visitAndClose(name, visitor);
        await(name + " is gone", () -> Window.getWindows().size() == 1);
    }

    private void visitAndClose(String name, BiConsumer<String, Scene> visitor) {
        visit(name, visitor);
        interact(() -> latest().getWindow().hide());
    }

    private void visit(String name, BiConsumer<String, Scene> visitor) {
        Frames.settle();
        seen.add(name);
        visitor.accept(name, latest());
    }

    /** The window opened last. */
    private static Scene latest() {
        return Window.getWindows().get(Window.getWindows().size() - 1).getScene();
    }

    private void fault(String window, String what) {
        faults.add(window + ": " + what);
    }

    /** All but the two that each build looks at. */
    private static Stream<Language> rarerLanguages() {
        return Stream.of(Language.values())
                .filter(language -> !Set.of(Language.SYSTEM, Language.ENGLISH, Language.GERMAN)
                        .contains(language));
    }

    @ParameterizedTest
    @MethodSource("rarerLanguages")
    @LongRunning
    void soItIsInAllLanguages(Language language) {
        everyControlHasANameAndEveryTextIsWholeAndStandsOut(language);
    }

    @ParameterizedTest
    @MethodSource("rarerLanguages")
    @LongRunning
    void theSmallestWindowCutsNoTextInAnyLanguage(Language language) {
        theSmallestWindowCutsNoText(language);
    }

    @ParameterizedTest
    @EnumSource(names = {"ENGLISH", "GERMAN"})
    void everyControlHasANameAndEveryTextIsWholeAndStandsOut(Language language) {
        Theme theme = language == Language.ENGLISH ? Theme.LIGHT : Theme.DARK; // each theme once, not each with each
        visitAll(language, theme, (window, scene) -> {
            interact(() -> {
                checkNames(window, scene);
                checkContrast(window, scene);
                checkTextsAreWhole(window, scene);
                checkThemeIsWhole(window, scene);
            });
            keep(scene, window + "-" + language);
            if (scene.getWindow() != stage()) {
                makeSmall((Stage) scene.getWindow());
                interact(() -> checkTextsAreWhole(window + ", small", scene));
                keep(scene, window + "-small-" + language);
            }
        });
        assertThat(faults).isEmpty();
    }

    /** What the build has cut off the theme is for nothing that is in a window. */
    private void checkThemeIsWhole(String window, Scene scene) {
        var cutOff = CutThemesTest.cutOff();
        Scenes.all(scene.getRoot())
                .filter(node -> cutOff.stream().anyMatch(selector -> selector.applies(node)))
                .forEach(node -> fault(window, "lacks a style: " + Scenes.place(node)));
    }

    /** As small as a user can make it. */
    private void makeSmall(Stage shown) {
        interact(() -> {
            shown.setWidth(Math.max(SMALL_WIDTH, shown.getMinWidth()));
            shown.setHeight(Math.max(SMALL_HEIGHT, shown.getMinHeight()));
        });
        Frames.settle();
    }

    /** The lengthened texts need as much room as those of most languages. */
    @Test
    void everyTextIsFromABundleAndMayBeLonger() {
        PseudoLocale.use(true);
        try {
            visitAll(Language.ENGLISH, Theme.DARK, (window, scene) -> {
                interact(() -> {
                    checkContrast(window, scene);
                    checkTextsAreWhole(window, scene);
                    checkTextsAreFromBundles(window, scene);
                });
                keep(scene, window + "-pseudo");
            });
        } finally {
            PseudoLocale.use(false);
        }
        assertThat(faults).isEmpty();
    }

    /** The other game has options of its own, and a list of pawns that were swapped. */
    @ParameterizedTest
    @EnumSource(names = {"LIGHT", "DARK"})
    void soItIsWhenPositionsOfJumpinAreSetUp(Theme theme) {
        PseudoLocale.use(true);
        try {
            open(
                    now -> now.withLanguage(Language.ENGLISH)
                            .withLook(now.look().withTheme(theme))
                            .withPlay(now.play()
                                    .withGame(new GameChoice("jumpin", Map.of("jumpin.swap", "on"), false, 1))),
                    GameViews::all);
            interact(() -> program().commands().run("setup"));
            visit("setup-jumpin", this::checkAll);
            makeSmall((Stage) latest().getWindow());
            visit("setup-jumpin-small", this::checkAll);
        } finally {
            PseudoLocale.use(false);
        }
        assertThat(faults).isEmpty();
    }

    private void checkAll(String window, Scene scene) {
        interact(() -> {
            checkNames(window, scene);
            checkContrast(window, scene);
            checkTextsAreFromBundles(window, scene);
        });
        checkTabReaches(window, scene);
        keep(scene, window + "-pseudo");
    }

    private void checkTextsAreFromBundles(String window, Scene scene) {
        Scenes.texts(scene).stream()
                .filter(text -> !window.startsWith("handbook"))
                .filter(text -> ENGLISH_WORD
                        .matcher(NAME.matcher(text.getText()).replaceAll(""))
                        .find())
                .forEach(text -> fault(window, "not from a bundle: " + Scenes.place(text)));
    }

    @ParameterizedTest
    @EnumSource(names = {"ENGLISH", "GERMAN"})
    void theSmallestWindowCutsNoText(Language language) {
        BiConsumer<String, Scene> check = (window, scene) -> {
            interact(() -> checkTextsAreWhole(window, scene));
            keep(scene, window + "-small-" + language);
        };
        open(windowSize(SMALL_WIDTH, SMALL_HEIGHT).andThen(now -> now.withLanguage(language))::apply);
        visit("main", check);
        clickSquare("b2");
        startAgain();
        awaitOffer();
        visit("main-offer", check);
        goOnWithOffered();
        playToTheEnd();
        visit("main-won", check);
        assertThat(faults).isEmpty();
    }

    private void checkNames(String window, Scene scene) {
        Scenes.operable(scene).stream()
                .filter(control -> Scenes.name(control).isEmpty())
                .forEach(control -> fault(window, "no name: " + Scenes.place(control)));
    }

    private void checkContrast(String window, Scene scene) {
        if (Scenes.texts(scene).isEmpty()) {
            fault(window, "nothing to read");
        }
        Scenes.texts(scene).stream()
                .filter(text -> Scenes.contrast(text) < Contrast.OF_TEXT)
                .forEach(text -> fault(
                        window,
                        "contrast %.2f, %s on %s: %s"
                                .formatted(
                                        Scenes.contrast(text),
                                        text.getFill(),
                                        Scenes.behind(text),
                                        Scenes.place(text))));
    }

    private void checkTextsAreWhole(String window, Scene scene) {
        Scenes.shown(scene)
                .filter(Labeled.class::isInstance)
                .filter(label -> Scenes.isCut((Labeled) label))
                .forEach(label -> fault(window, "cut: " + Scenes.place(label)));
    }

    @Test
    void tabReachesEveryControl() {
        visitAll(Language.ENGLISH, Theme.LIGHT, this::checkTabReaches);
        assertThat(faults).isEmpty();
    }

    private void checkTabReaches(String window, Scene scene) {
        var missed = new LinkedHashSet<>(WaitForAsyncUtils.waitForAsyncFx(10_000, () -> Scenes.operable(scene)));
        for (int tabs = 0; tabs < MOST_CONTROLS && !missed.isEmpty(); tabs++) {
            Node reached = focusAfter(KeyCode.TAB, scene);
            missed.remove(reached);
            if (reached instanceof ToggleButton toggle) { // one of a group: arrows lead to the others
                int others = toggle.getToggleGroup().getToggles().size() - 1;
                for (int other = 0; other < others; other++) {
                    missed.remove(focusAfter(KeyCode.RIGHT, scene));
                }
                for (int other = 0; other < others; other++) {
                    focusAfter(KeyCode.LEFT, scene);
                }
            }
        }
        missed.forEach(control -> fault(window, "not reached: " + Scenes.place(control)));
    }

    @Test
    void escapeAndControlWCloseEveryOtherWindowWhateverHasTheFocus() {
        open(UnaryOperator.identity());
        var windows = List.of(
                "settings",
                "shortcuts",
                "find-action",
                "lessons",
                "puzzles",
                "setup",
                "games",
                "arena",
                "handbook",
                "about",
                "report-bug");
        for (String command : windows) {
            interact(() -> program().commands().run(command));
            Window window = latest().getWindow();
            int controls = operable(window).size();
            for (int number = 0; number < controls; number++) {
                closeFrom(window, number, command);
            }
            interact(() -> program().commands().run(command));
            push(KeyCode.SHORTCUT, KeyCode.W);
            if (window.isShowing()) {
                fault(command, "Ctrl+W");
                interact(window::hide);
            }
        }
        assertThat(faults).isEmpty();
    }

    private static List<Node> operable(Window window) {
        return WaitForAsyncUtils.waitForAsyncFx(10_000, () -> Scenes.operable(window.getScene()));
    }

    /** A window may have other nodes each time it is opened. */
    private void closeFrom(Window window, int number, String command) {
        interact(() -> program().commands().run(command));
        Node control = operable(window).get(number);
        interact(control::requestFocus);
        push(KeyCode.ESCAPE);
        if (window.isShowing()) {
            fault(command, "Escape on " + Scenes.place(control));
            interact(window::hide);
        }
    }

    @ParameterizedTest
    @ValueSource(classes = {ColorPicker.class, ComboBox.class})
    void escapeClosesWhatHasPoppedUpAndNothingElse(Class<? extends ComboBoxBase<?>> kind) {
        open(UnaryOperator.identity());
        openSettings("board");
        Window settings = latest().getWindow();
        ComboBoxBase<?> picker = popUpFirst(settings, kind);
        push(KeyCode.ESCAPE);
        assertThat(picker.isShowing()).isFalse();
        assertThat(settings.isShowing()).isTrue();
        push(KeyCode.ESCAPE);
        assertThat(settings.isShowing()).isFalse();
    }

    @Test
    void escapeClosesAListOnTheCardAndNotTheCard() {
        open(UnaryOperator.identity(), GameViews::all);
        interact(() -> program().commands().run("new-game"));
        interact(() -> lookup(".tile-choice").queryAllAs(ToggleButton.class).stream()
                .filter(tile -> "Jumpin".equals(tile.getAccessibleText()))
                .forEach(tile -> tile.setSelected(true)));
        ComboBoxBase<?> list = popUpFirst(stage(), ComboBox.class);
        push(KeyCode.ESCAPE);
        assertThat(list.isShowing()).isFalse();
        assertThat(isShown("#new-game-card")).isTrue();
        push(KeyCode.ESCAPE);
        assertThat(isShown("#new-game-card")).isFalse();
    }

    @Test
    void escapeClosesAChoiceOfPuzzlesAndNotTheirWindow() {
        open(UnaryOperator.identity());
        interact(() -> program().commands().run("puzzles"));
        Window puzzles = latest().getWindow();
        ChoiceBox<?> length = lookup("#puzzle-length").queryAs(ChoiceBox.class);
        interact(length::show);
        push(KeyCode.ESCAPE);
        assertThat(length.isShowing()).isFalse();
        assertThat(puzzles.isShowing()).isTrue();
    }

    private ComboBoxBase<?> popUpFirst(Window window, Class<?> kind) {
        ComboBoxBase<?> picker = WaitForAsyncUtils.waitForAsyncFx(
                10_000,
                () -> Scenes.shown(window.getScene())
                        .filter(kind::isInstance)
                        .map(node -> (ComboBoxBase<?>) node)
                        .findFirst()
                        .orElseThrow());
        interact(() -> {
            picker.requestFocus();
            picker.show();
        });
        assertThat(picker.isShowing()).isTrue();
        return picker;
    }

    /** What has the focus after a key; there are so many keys that none waits for a frame. */
    private @Nullable Node focusAfter(KeyCode key, Scene scene) {
        robotContext().getKeyboardRobot().pressNoWait(key);
        robotContext().getKeyboardRobot().releaseNoWait(key);
        WaitForAsyncUtils.waitForAsyncFx(10_000, () -> {}); // the robot puts the key in line behind this
        return WaitForAsyncUtils.waitForAsyncFx(10_000, scene::getFocusOwner);
    }

    private static void keep(Scene scene, String name) {
        Node root = scene.getRoot();
        WaitForAsyncUtils.waitForAsyncFx(10_000, () -> Picture.of(root)).keep("all/" + name.toLowerCase(Locale.ROOT));
    }
}
