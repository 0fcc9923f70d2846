package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Slider;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Paint;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Shape;
import javafx.stage.Window;
import org.jumpingcube.cube.FirstMoveEngine;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.cube.CubeView;
import org.jumpingcube.desktop.look.Contrast;
import org.jumpingcube.desktop.look.Themes;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.games.Games;
import org.jumpingcube.settings.MoveAnimation;
import org.jumpingcube.settings.Theme;
import org.jumpingcube.storage.FileFormats;
import org.jumpingcube.storage.SaveFile;
import org.jumpingcube.storage.SaveFormat;
import org.jumpingcube.storage.SavedGame;
import org.jumpingcube.strip.Hop;
import org.jumpingcube.strip.StripKind;
import org.jumpingcube.strip.StripPosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A window with two kinds of game: a file brings its own, with its view, and everything around follows. */
class OtherGameInTheWindowTest extends WindowTest {
    private static final FileFormats FORMATS =
            new FileFormats(new SaveFormat(List.of(Games.CUBE, StripKind.STRIP)), Map.of());

    /**
     * Cubes first, then the strip.
     *
     * @param colours of the strip's sides, if it has any
     */
    private record TwoGames(List<Color> colours) implements GameViews {
        TwoGames(Color... colours) {
            this(List.of(colours));
        }

        @Override
        public List<GameView<?, ?>> make(Texts texts, Supplier<MoveAnimation> show) {
            return List.of(
                    new CubeView(new CubesPlayedBy(new FirstMoveEngine()), texts, show), new StripView(texts, colours));
        }

        @Override
        public FileFormats formats() {
            return FORMATS;
        }
    }

    private Path strip(int length, String burning) throws IOException {
        var start = StripPosition.start(StripKind.options(length, "pass", burning));
        var history = History.<StripPosition, Hop>startingAt(start).then(new Hop(1));
        var file = folder.resolve("strip.jcube");
        SaveFile.at(file, FORMATS).save(new SavedGame<>(StripKind.STRIP, history, new Seats(Seat.HUMAN, Seat.HUMAN)));
        return file;
    }

    @Test
    void aFileOfAnotherKindChangesTheBoardAndAllAroundItAndIsPlayedAndSaved() throws IOException {
        open(UnaryOperator.identity(), new TwoGames());
        Path file = strip(5, "off");
        load(file);
        assertThat(isShown("#strip")).isTrue();
        assertThat(isShown("#board")).isFalse();
        assertThat(text("#score-1")).isEqualTo("at 2");
        assertThat(caption()).isEqualTo("Player 2");
        assertThat(stage().getTitle()).endsWith("strip.jcube");
        press("#square-4");
        assertThat(text("#score-2")).isEqualTo("at 4");
        press("#tool-save");
        awaitSaved();
        var saved = SaveFile.at(file, FORMATS).load().result().game().orElseThrow();
        assertThat(saved.history().cursor()).isEqualTo(2);
        press("#tool-undo");
        assertThat(text("#score-2")).isEqualTo("at 5");
    }

    @Test
    void aForcedPassIsTheGreenButtonsAndADrawIsSaidInWords() throws IOException {
        open(UnaryOperator.identity(), new TwoGames());
        load(strip(4, "on"));
        press("#square-3");
        assertThat(caption()).isEqualTo("Pass");
        assertThat(text("#status-text")).isEqualTo("Player 1 has no move and must pass");
        press("#action-button");
        press("#action-button");
        assertThat(caption()).isEqualTo("Game over");
        closeResult();
        assertThat(text("#result-text")).isEqualTo("The game is a draw");
        var cube = lookup("#action-button .cube").queryAs(Region.class);
        assertThat(cube.getBackground().getFills().get(0).getFill())
                .as("half of each side's colour")
                .isInstanceOfSatisfying(
                        LinearGradient.class,
                        halves -> assertThat(halves.getStops().stream().map(Stop::getColor))
                                .contains(Color.web("#d64f3f"), Color.web("#3b7fcc")));
    }

    @Test
    void theOtherBoardComesBackWithItsOwnGame() throws IOException {
        open(UnaryOperator.identity(), new TwoGames());
        Path cubes = folder.resolve("cubes.jcube");
        chooser.choose(cubes);
        clickSquare("b2");
        press("#tool-save");
        awaitSaved();
        load(strip(5, "off"));
        press("#square-4");
        press("#tool-save");
        awaitSaved();
        load(cubes);
        assertThat(isShown("#board")).isTrue();
        assertThat(movesPlayed()).isEqualTo(1);
        clickSquare("a1");
        assertThat(movesPlayed()).isEqualTo(2);
    }

    @Test
    void theCardOfANewGameOffersBothWithTheirOwnOptions() {
        open(WindowTest::withoutPanel, new TwoGames());
        interact(() -> program().commands().run("new-game"));
        assertThat(isShown("#option-size")).isTrue();
        press("Strip");
        assertThat(isShown("#option-size")).isFalse();
        interact(() -> {
            lookup("#option-length").queryAs(Slider.class).setValue(7);
            lookup("#option-stuck").queryAs(ComboBox.class).getSelectionModel().select(1);
        });
        picture().keep("new-game-two-kinds");
        press("#new-game-start");
        assertThat(isShown("#strip")).isTrue();
        assertThat(program().games().now().position())
                .isEqualTo(StripPosition.start(StripKind.options(7, "pass", "off")));
    }

    private boolean isOffered(String command) {
        return program().commands().find(command).orElseThrow().isEnabled().getValue();
    }

    @Test
    void whatAGameLacksCannotBeChosenWhileItIsOnTheScreen() throws IOException {
        open(UnaryOperator.identity(), new TwoGames());
        var lacking = List.of("lessons", "setup", "picture");
        assertThat(lacking).allMatch(this::isOffered);
        load(strip(5, "off"));
        assertThat(lacking).noneMatch(this::isOffered);
        lacking.forEach(command -> interact(() -> program().commands().run(command)));
        assertThat(Window.getWindows()).containsExactly(stage());
        interact(() -> program().commands().run("puzzles")); // those are about the cubes, whatever is played
        assertThat(isShown("#puzzle-task")).isTrue();
    }

    @Test
    void aGameWithoutAPageOpensTheContentsOfTheHandbook() throws IOException {
        open(UnaryOperator.identity(), new TwoGames());
        load(strip(5, "off"));
        interact(() -> program().commands().run("handbook"));
        var chosen = lookup("#help-contents").queryAs(TreeView.class).getSelectionModel();
        assertThat(String.valueOf(((TreeItem<?>) chosen.getSelectedItem()).getValue()))
                .isEqualTo("The pages of this handbook");
    }

    @Test
    void itsTextsLieBesideItAndAreInEnglishUntilTheyAreTranslated() {
        var texts = new Texts(Locale.FRENCH);
        var view = new StripView(texts, List.of());
        assertThat(view.title()).isEqualTo("La bande");
        texts.use(Locale.GERMAN);
        assertThat(view.title()).isEqualTo("Strip");
        texts.use(Locale.FRENCH);
        assertThat(view.about()).isEqualTo("Des jetons sautent le long d\u2019une bande.");
    }

    /** It is called its length. */
    @Test
    void theSizeOfItsBoardIsOfferedWhereverSizesAre() throws IOException {
        open(UnaryOperator.identity(), new TwoGames());
        load(strip(5, "off"));
        interact(() -> program().commands().run("games"));
        assertThat(lookup("#my-games-size").queryAs(ChoiceBox.class).getItems().size())
                .isEqualTo(1 + 14);
        interact(() -> program().commands().run("friend"));
        Frames.settle();
        assertThat(isShown("#friend-size")).isTrue();
    }

    /** White and black, of which each theme has one as its ground. */
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SYSTEM")
    void aSideInTheColourOfTheWindowIsSeenInItsSignsAndCharts(Theme theme) throws IOException {
        open(now -> now.withLook(now.look().withTheme(theme)), new TwoGames(Color.WHITE, Color.BLACK));
        load(strip(5, "off"));
        press("#square-4");
        var signs = lookup(".swatch").queryAllAs(Region.class);
        assertThat(signs).hasSizeGreaterThan(2).allSatisfy(sign -> {
            var fill = sign.getBackground().getFills().get(0).getFill();
            assertThat(fill).isIn(Color.WHITE, Color.BLACK);
            if (!isSeen(fill, theme)) {
                assertThat(isSeen(sign.getBorder().getStrokes().get(0).getTopStroke(), theme))
                        .isTrue();
            }
        });
        assertThat(lookup(".advantage-chart .line").queryAllAs(Shape.class))
                .isNotEmpty()
                .allSatisfy(line -> assertThat(isSeen(line.getStroke(), theme)).isTrue());
        var cube = lookup("#action-button .cube").queryAs(Region.class);
        assertThat(cube.getBorder().getStrokes().get(0).getTopStroke())
                .as("white on the white of the button")
                .isInstanceOfSatisfying(
                        Color.class,
                        edge -> assertThat(Contrast.between(edge, Color.WHITE))
                                .isGreaterThanOrEqualTo(Contrast.OF_PICTURES));
    }

    private static boolean isSeen(Paint colour, Theme theme) {
        return Themes.appearance(theme).grounds().stream()
                .allMatch(ground -> ((Color) colour).isOpaque()
                        && Contrast.between((Color) colour, ground) >= Contrast.OF_PICTURES);
    }
}
