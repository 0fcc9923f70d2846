package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Labeled;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.text.Text;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.desktop.cube.BoardSpots;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Style;
import org.jumpingcube.language.Language;
import org.jumpingcube.settings.Progress;
import org.jumpingcube.settings.Theme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The window at its smallest and at a large size, with small and large boards, in all themes. */
@Slow
class LayoutTest extends WindowTest {
    @ParameterizedTest
    @CsvSource({
        "480, 420, 3, LIGHT",
        "480, 420, 6, DARK",
        "480, 420, 15, LIGHT",
        "800, 480, 6, HIGH_CONTRAST",
        "1366, 768, 6, HIGH_CONTRAST_DARK",
        "1600, 1000, 3, DARK",
        "1600, 1000, 6, LIGHT",
        "1600, 1000, 15, DARK",
    })
    void everythingHasItsPlace(int width, int height, int side, Theme theme) {
        open(windowSize(width, height)
                .andThen(boardSize(side))
                .andThen(now -> now.withLook(now.look().withTheme(theme)))::apply);
        clickSquares("a1", "b2");
        leaveBoard();
        Picture picture = picture();
        picture.keep(
                "window-%dx%d-%d-%s".formatted(width, height, side, theme.name().toLowerCase(Locale.ROOT)));

        assertThat(stage().getWidth()).isEqualTo(width);
        assertThat(stage().getHeight()).isEqualTo(height);
        assertPartsDoNotOverlap(height);
        assertBoardIsSquareAndSharp(side);
        assertThat(picture.at(2, height / 2.0).getBrightness() > 0.5)
                .as("what surrounds the board is as the theme has it")
                .isEqualTo(theme == Theme.LIGHT || theme == Theme.HIGH_CONTRAST);
    }

    @Test
    void theSmallestWindowHidesNoTool() {
        open(windowSize(480, 420));
        assertThat(lookup("#tool-bar .tool-bar-overflow-button").tryQuery().filter(Node::isVisible))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "480, GERMAN, false",
        "700, ENGLISH, false",
        "800, ENGLISH, true",
        "800, GERMAN, false",
        "1000, GERMAN, true"
    })
    void noToolIsHiddenOrCutAndCaptionsGoWhereTheyDoNotAllFit(int width, Language language, boolean areCaptioned) {
        open(windowSize(width, 600).andThen(now -> now.withLanguage(language))::apply);
        assertThat(lookup("#tool-bar .tool-bar-overflow-button").tryQuery().filter(Node::isVisible))
                .isEmpty();
        var tools = lookup("#tool-bar .tool-button").queryAllAs(Button.class);
        double middle = place("#action-button").getCenterY();
        assertThat(tools).filteredOn(Node::isVisible).allSatisfy(tool -> {
            var place = tool.localToScene(tool.getLayoutBounds());
            assertThat(place.getCenterY()).isCloseTo(middle, within(1.0));
        });
        assertThat(tools).noneMatch(Scenes::isCut);
        assertThat(tools)
                .filteredOn(tool -> tool.getStyleClass().stream().noneMatch(Set.of("tool-arrow", "quiet")::contains))
                .isNotEmpty()
                .allMatch(tool -> (tool.getContentDisplay() == ContentDisplay.TOP) == areCaptioned);
    }

    @ParameterizedTest
    @CsvSource({"800, 460", "1100, 600"})
    void inALowWindowWhatStandsBesideTheBoardEndsAboveTheResult(int width, int height) {
        open(windowSize(width, height).andThen(boardSize(3))::apply);
        playToTheEnd();
        assertSideEndsAboveTheResult();
        press("#result-review");
        await("the review", () -> isShown("#review-panel"));
        picture().keep("low-review-%dx%d".formatted(width, height));
        assertSideEndsAboveTheResult();
    }

    private void assertSideEndsAboveTheResult() {
        assertThat(place(".menu-bar").getMinY()).isGreaterThanOrEqualTo(0);
        assertThat(place(".side").getMaxY())
                .isLessThanOrEqualTo(place("#result-bar").getMinY());
    }

    /** Also where captions hardly fit: the width from which they do is found by trying. */
    @Test
    void noCaptionIsCutWhileAWindowGrows() {
        open(windowSize(800, 600).andThen(now -> now.withLanguage(Language.GERMAN))::apply);
        var tools = lookup("#tool-bar .tool-button").queryAllAs(Button.class);
        for (int width = 900; width <= 980; width += 2) {
            int next = width;
            interact(() -> stage().setWidth(next));
            Frames.settle();
            assertThat(tools).as("at %d", width).noneMatch(Scenes::isCut);
        }
        assertThat(tools).anyMatch(tool -> tool.getContentDisplay() == ContentDisplay.TOP);
    }

    @Test
    void theSmallestWindowHasRoomForTheResultBar() {
        theResultBarHasRoomForItsTexts(480, 420);
    }

    /** A name of a player and its level make a long result, in German longer than in English. */
    @Test
    void aLongResultLeavesTheButtonsInTheWindow() {
        var computer = new Seat(true, Style.NEWTON, Skill.BEGINNER);
        open(
                windowSize(500, 480)
                        .andThen(now -> now.withLanguage(Language.GERMAN)
                                .withPlay(now.play().withSeats(new Seats(computer, computer))))::apply);
        press("#action-button");
        closeResult();
        picture().keep("long-result");
        for (String text : List.of("#result-text", "#result-new", "#result-rematch", "#result-review")) {
            assertThat(place(text).getMaxX()).as(text).isLessThanOrEqualTo(500);
            assertThat(Scenes.isCut(lookup(text).queryAs(Labeled.class)))
                    .as(text)
                    .isFalse();
        }
    }

    @ParameterizedTest
    @CsvSource({"640, 480", "1600, 1000"})
    void theResultBarHasRoomForItsTexts(int width, int height) {
        open(windowSize(width, height));
        var position = CubePosition.start(3);
        while (position.winner().isEmpty()) {
            Square move = position.legalMoves().get(0);
            clickSquare(move.name());
            position = position.play(move).after();
        }
        closeResult();
        leaveBoard();
        picture().keep("result-%dx%d".formatted(width, height));
        assertPartsDoNotOverlap(height);
        assertBoardIsSquareAndSharp(3);
        assertThat(isShown("#result-undo")).as("it is in the toolbar, too").isEqualTo(width > 600);
        var texts = new ArrayList<>(
                List.of("#result-text", "#result-new", "#result-rematch", "#result-review", "#result-undo"));
        texts.removeIf(text -> !isShown(text));
        for (String text : texts) {
            Bounds place = place(text);
            assertThat(place.getMinX()).as(text).isGreaterThanOrEqualTo(0);
            assertThat(place.getMaxX()).as(text).isLessThanOrEqualTo(width);
            Labeled label = lookup(text).queryAs(Labeled.class);
            assertThat(((Text) label.lookup(".text")).getText())
                    .as("not shortened")
                    .isEqualTo(label.getText());
        }
    }

    private void assertPartsDoNotOverlap(int height) {
        List<String> fromTheTop = new ArrayList<>(List.of(".menu-bar", "#tool-bar", "#board"));
        Stream.of("#result-bar", "#status-bar").filter(this::isShown).forEach(fromTheTop::add);
        for (int part = 1; part < fromTheTop.size(); part++) {
            assertThat(place(fromTheTop.get(part)).getMinY())
                    .as(fromTheTop.get(part))
                    .isGreaterThanOrEqualTo(place(fromTheTop.get(part - 1)).getMaxY());
        }
        assertThat(place("#status-bar").getMaxY()).isLessThanOrEqualTo(height);
        if (isShown("#side-panel")) {
            assertThat(place("#side-panel").getMinX())
                    .isGreaterThanOrEqualTo(place("#board").getMaxX());
        }
    }

    private void assertBoardIsSquareAndSharp(int side) {
        Bounds extent = BoardSpots.extent(boardView());
        assertThat(extent.getWidth()).isEqualTo(extent.getHeight());
        assertThat(boardView().getLayoutBounds().contains(extent))
                .as("the board lies inside its area")
                .isTrue();
        assertThat(extent.getWidth())
                .as("the board uses its area")
                .isGreaterThan(Math.min(boardView().getWidth(), boardView().getHeight()) - side - 6);
        Bounds cell = BoardSpots.cell(boardView(), new Square(side - 1, side - 1));
        assertThat(Stream.of(cell.getMinX(), cell.getMinY(), cell.getWidth()))
                .allSatisfy(length -> assertThat(length).isEqualTo(Math.rint(length)));
        assertThat(place("#board").getMinX())
                .as("on whole pixels")
                .isEqualTo(Math.rint(place("#board").getMinX()));
        assertThat(place("#board").getMinY())
                .isEqualTo(Math.rint(place("#board").getMinY()));
        if (side > 3) {
            String first = new Square(side - 1, 0).name();
            String last = new Square(side - 1, side - 1).name();
            assertThat(cell(first).differences(cell(last)))
                    .as("untouched cubes look alike to the last pixel")
                    .isZero();
        }
    }

    /** The first is a screen of 1366x768 with texts twice as large. */
    @ParameterizedTest
    @CsvSource({"683, 366, ENGLISH", "683, 366, UKRAINIAN", "480, 420, GERMAN", "800, 480, ENGLISH", "700, 700, GERMAN"
    })
    void whateverIsSaidAboveItTheBoardHasHalfOfTheHeight(int width, int height, Language language) {
        open(now -> withoutPanel(windowSize(width, height).apply(now))
                .withProgress(Progress.DEFAULT)
                .withLanguage(language));
        shrinkTo(width, height);
        await("the first step", () -> isShown("#first-steps"));
        assertThat(place(".board-area").getHeight()).as("first steps").isGreaterThanOrEqualTo(height / 2.0);
        String message = "This file holds a game of another kind. ".repeat(8);
        interact(() -> lookup(".main-window").queryAs(MainWindow.class).tell(message));
        assertThat(place(".board-area").getHeight()).as("a message").isGreaterThanOrEqualTo(height / 2.0);
        picture().keep("message-%dx%d-%s".formatted(width, height, language));
        if (height < 450) {
            press("#message-more");
            assertThat(robotContext().getWindowFinder().listWindows())
                    .filteredOn(Tooltip.class::isInstance)
                    .extracting(tip -> ((Tooltip) tip).getText())
                    .containsExactly(message);
            push(KeyCode.ESCAPE);
        } else {
            assertThat(isShown("#message-more")).as("all of it is there").isFalse();
        }
        press("#message-close");
        assertThat(isShown("#message-bar")).isFalse();
    }

    @Test
    void inALowWindowAReplayLeavesTheBoardNearlyHalfOfTheHeight() {
        open(windowSize(683, 420));
        interact(() -> CubesPlayedBy.session(program())
                .choose(game().position().legalMoves().get(0)));
        push(new KeyCodeCombination(KeyCode.R, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN));
        await("the replay", () -> isShown("#replay-moves"));
        shrinkTo(683, 366);
        assertThat(isShown("#replay-moves")).isFalse();
        assertThat(place(".board-area").getHeight()).isGreaterThanOrEqualTo(160);
        picture().keep("replay-low");
        interact(() -> stage().setHeight(420));
        assertThat(isShown("#replay-moves")).isTrue();
    }

    @Test
    void aLowWindowHasASidePanelBesideTheBoardAndAllTools() {
        open(windowSize(683, 420));
        shrinkTo(683, 366);
        assertThat(isShown("#side-panel")).isTrue();
        assertThat(isShown("#tool-review")).isTrue();
        assertThat(place(".board-area").getHeight()).isGreaterThanOrEqualTo(183);
        interact(() -> stage().setHeight(700));
        assertThat(isShown("#side-panel")).as("the board needs the width").isFalse();
    }

    /** The smallest window is as low as a screen on which everything is twice as large. */
    private void shrinkTo(int width, int height) {
        interact(() -> {
            stage().setMinHeight(0);
            stage().setWidth(width);
            stage().setHeight(height);
        });
    }
}
