package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.property.SimpleObjectProperty;
import javafx.embed.swing.SwingFXUtils;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.TilePane;
import javafx.scene.paint.Color;
import javafx.stage.Stage;
import javafx.stage.Window;
import javax.imageio.ImageIO;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.desktop.controls.ActionButtonView;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.cube.BoardPictures;
import org.jumpingcube.desktop.look.Themes;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Square;
import org.jumpingcube.games.Games;
import org.jumpingcube.language.Language;
import org.jumpingcube.session.ActionButton;
import org.jumpingcube.session.ActionButton.Look;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.SaveFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/**
 * Makes the pictures of the handbook, and those of a cascade, frame by frame. They are written by {@code ./mvnw test -Dtest=HandbookPicturesTest
 * -Dgolden.update=true}; otherwise this sees that they show what the program draws now, and that there are no others.
 */
@Tag("window")
@ExtendWith(WindowLibraries.class)
class HandbookPicturesTest {
    private static final Path FOLDER = Path.of("docs/images");
    private static final String HANDBOOK = "handbook/";
    private static final String CASCADE = "cascade/";
    private static final boolean IS_UPDATE = Boolean.getBoolean("golden.update");
    private static final long PATIENCE = 60;

    private final Map<String, BufferedImage> pictures = new TreeMap<>();

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path home;

    @Test
    void everyPictureOfTheHandbookShowsWhatTheProgramDrawsNow() throws Exception {
        onScreen(() -> {
            draw();
            return pictures;
        });
        if (IS_UPDATE) {
            write();
        }
        var kept = new ArrayList<String>();
        for (String part : List.of(HANDBOOK, CASCADE)) {
            try (Stream<Path> files = Files.list(FOLDER.resolve(part))) {
                files.forEach(file -> kept.add(part + file.getFileName()));
            }
        }
        assertThat(kept).containsExactlyInAnyOrderElementsOf(pictures.keySet());
        for (var picture : pictures.entrySet()) {
            assertUpToDate(picture.getKey(), picture.getValue());
        }
    }

    private static void assertUpToDate(String name, BufferedImage drawn) throws IOException {
        BufferedImage kept = ImageIO.read(FOLDER.resolve(name).toFile());
        assertThat(List.of(kept.getWidth(), kept.getHeight()))
                .as("size of %s", name)
                .containsExactly(drawn.getWidth(), drawn.getHeight());
        assertThat(SeenFromAfar.difference(kept, drawn))
                .as("part of %s in which it is not what the program draws", name)
                .isLessThanOrEqualTo(tolerance(name));
    }

    /**
     * What another machine may draw otherwise, with room to spare. Measured with a condensed font: 0.9 % of a window,
     * 3.8 % of the settings, 5.3 % of the buttons, 0.5 % of the numerals, nothing of boards without text. One point
     * more on one cube is 0.4 % of a picture of boards.
     */
    private static double tolerance(String name) {
        if (name.contains("button") || name.contains("settings")) {
            return 0.08;
        }
        return name.contains("window") || name.contains("new-game") ? 0.02 : name.contains("points") ? 0.01 : 0.001;
    }

    private void write() throws IOException {
        Files.createDirectories(FOLDER.resolve(HANDBOOK));
        Files.createDirectories(FOLDER.resolve(CASCADE));
        for (var picture : pictures.entrySet()) {
            File file = FOLDER.resolve(picture.getKey()).toFile();
            assertThat(ImageIO.write(picture.getValue(), "png", file)).isTrue();
        }
    }

    private static <T> T onScreen(Callable<T> work) throws Exception {
        var task = new FutureTask<>(work);
        Platform.runLater(task);
        return task.get(PATIENCE, TimeUnit.SECONDS);
    }

    private void draw() {
        keep(HANDBOOK + "logo", row(List.of(BoardPictures.board("2r 1- 1- 2b")), 144));
        keep(
                HANDBOOK + "start",
                row(List.of(BoardPictures.board("1- ".repeat(16)), BoardPictures.board(FIRST_MOVES)), 250));
        keep(HANDBOOK + "burst", row(BoardPictures.burst(), 190));
        keep(HANDBOOK + "cascade", row(BoardPictures.cascade(), 150));
        keep(HANDBOOK + "wave", tiles(BoardPictures.wave(), 190));
        keep(HANDBOOK + "ripple", row(BoardPictures.ripple(), 190));
        keep(HANDBOOK + "displays", row(BoardPictures.displays(), 200));
        keep(HANDBOOK + "marks", row(BoardPictures.marks(), 190));
        keep(HANDBOOK + "points", row(BoardPictures.points(), 190));
        keep(HANDBOOK + "palettes", tiles(BoardPictures.palettes(), 190));
        keep(HANDBOOK + "ahead", row(List.of(BoardPictures.board(BEHIND), BoardPictures.board(AHEAD)), 250));
        keep(HANDBOOK + "chain", row(List.of(BoardPictures.board(CHAIN)), 250));
        drawCascade();
        // The other languages use the English ones.
        for (Language language : EnumSet.of(Language.ENGLISH, Language.GERMAN, Language.FRENCH)) {
            Locale locale = language.locale(Locale.ROOT);
            String ending = language == Language.ENGLISH ? "" : "-" + locale;
            keep(HANDBOOK + "button" + ending, buttons(new Texts(locale)));
            drawWindows(locale, ending);
        }
    }

    /** Six instants of the second wave, in which four cubes burst, of the move that the README's film shows too. */
    private void drawCascade() {
        var game = SaveFile.at(FOLDER.resolve("cascade.jcube"), Games.FORMATS)
                .load()
                .result()
                .game()
                .orElseThrow();
        var move = (PlayedMove) game.history().turns().get(0);
        List<Node> frames = BoardPictures.wave(move, WAVE);
        for (int frame = 0; frame < frames.size(); frame++) {
            keep(CASCADE + (frame + 1), row(List.of(frames.get(frame)), 264));
        }
    }

    private static final int WAVE = 2;
    private static final String FIRST_MOVES = "2r 1- 1- 1-  1- 1- 1- 1-  1- 1- 2b 1-  1- 1- 1- 1-";
    private static final String BEHIND = "1- 2r 1- 1-  1- 3r 3b 1-  1- 1- 2b 1-  1- 1- 1- 1-";
    private static final String AHEAD = "1- 2r 1- 1-  1- 4r 3b 1-  1- 1- 2b 1-  1- 1- 1- 1-";
    private static final String CHAIN = "1- 3b 2b 1-  2r 4b 3b 1-  3r 4b 4b 2b  2r 1- 3b 2b";

    private static HBox row(List<Node> boards, double side) {
        var row = new HBox(16);
        boards.forEach(board -> row.getChildren().add(sized(board, side)));
        return row;
    }

    private static TilePane tiles(List<Node> boards, double side) {
        var tiles = new TilePane(16, 16);
        tiles.setPrefColumns(3);
        boards.forEach(board -> tiles.getChildren().add(sized(board, side)));
        return tiles;
    }

    private static Region sized(Node board, double side) {
        var area = new StackPane(board);
        area.setMinSize(side, side);
        area.setPrefSize(side, side);
        area.setMaxSize(side, side);
        return area;
    }

    private static HBox buttons(Texts texts) {
        var row = new HBox(16);
        row.setAlignment(Pos.CENTER_LEFT);
        var shown = List.of(
                new ActionButton(Look.START, "button.start-game"),
                new ActionButton(Look.STOP, "button.interrupt-game"),
                new ActionButton(Look.DISABLED, "button.your-turn"));
        for (ActionButton button : shown) {
            var mover = new ActionButtonView.Sides(
                    Set.of(button.look() == Look.STOP ? Player.TWO : Player.ONE), Optional.empty());
            var view = new ActionButtonView(
                    new SimpleObjectProperty<>(button), new SimpleObjectProperty<>(mover), texts, () -> {});
            view.setPrefWidth(190);
            row.getChildren().add(view);
        }
        return row;
    }

    /** Puts a picture of something that stands on nothing. */
    private void keep(String name, Region shown) {
        var scene = new Scene(shown, Color.TRANSPARENT);
        Themes.apply(scene, org.jumpingcube.settings.Look.DEFAULT);
        shown.setStyle(shown.getStyle() + " -fx-background-color: transparent;");
        snapshot(name, shown);
    }

    private void snapshot(String name, Parent shown) {
        shown.applyCss();
        shown.layout();
        var parameters = new SnapshotParameters();
        parameters.setFill(Color.TRANSPARENT);
        pictures.put(name + ".png", SwingFXUtils.fromFXImage(shown.snapshot(parameters, null), null));
    }

    private void drawWindows(Locale locale, String ending) {
        Locale machine = Locale.getDefault();
        Locale.setDefault(locale);
        var stage = new Stage();
        var folders = new Folders(home.resolve("settings" + ending), home.resolve("state" + ending));
        var program = WholeWindow.open(stage, folders);
        try {
            stage.setWidth(900);
            stage.setHeight(680);
            program.commands().run("new-game"); // with a game under way it would ask first
            snapshot(HANDBOOK + "new-game" + ending, stage.getScene().getRoot());
            ((Button) stage.getScene().lookup("#new-game-cancel")).fire();
            play(program);
            snapshot(HANDBOOK + "window" + ending, stage.getScene().getRoot());
            program.commands().run("settings");
            Window dialog = others(stage).get(0);
            snapshot(HANDBOOK + "settings" + ending, dialog.getScene().getRoot());
            dialog.hide();
        } finally {
            Locale.setDefault(machine);
            stage.hide();
        }
    }

    private static List<Window> others(Stage stage) {
        return new ArrayList<>(Window.getWindows().filtered(window -> window != stage));
    }

    private static void play(DesktopProgram program) {
        var session = CubesPlayedBy.session(program);
        session.newGame(CubePosition.start(6), new Seats(Seat.HUMAN, Seat.HUMAN));
        for (String move : OPENING) {
            session.choose(new Square(move.charAt(1) - '1', move.charAt(0) - 'a'));
            if (program.games().now().state().button().look() == Look.STOP) {
                session.pressButton();
            }
        }
    }

    private static final List<String> OPENING = List.of(
            "a1", "f6", "a1", "f6", "b2", "e5", "a1", "f6", "b2", "e5", "c3", "d5", "b2", "e5", "c3", "e4", "f1", "a6",
            "f1", "d5", "c3", "d4", "b2", "e4", "c2", "d5");
}
