package org.jumpingcube.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadataNode;
import javax.xml.parsers.DocumentBuilderFactory;
import org.jumpingcube.Law;
import org.jumpingcube.Slow;
import org.jumpingcube.cli.JumpingCubeCommand;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.GameClock;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.TimeControl;
import org.jumpingcube.game.TimeControls;
import org.jumpingcube.games.Games;
import org.jumpingcube.grid.Shade;
import org.jumpingcube.settings.Look;
import org.jumpingcube.settings.PipShape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.NamedNodeMap;

/** Pictures and films of games, read again with the readers of the JDK. */
@Slow
class GamePictureTest {
    private static <P extends Position<P, M>, M> History<P, M> random(P start, int moves, Random random) {
        var history = History.<P, M>startingAt(start);
        while (history.turns().size() < moves && !history.current().outcome().isOver()) {
            var legal = history.current().legalMoves();
            history = history.then(legal.get(random.nextInt(legal.size())));
        }
        return history;
    }

    private static GameKind<?, ?> kind(History<?, ?> history) {
        return history.start() instanceof CubePosition ? Games.CUBE : Games.JUMPIN;
    }

    private static GamePicture<?, ?> picture(History<?, ?> history, int size) {
        return GamePicture.of(kind(history), history, GameClock.OFF, Look.DEFAULT, size)
                .orElseThrow();
    }

    private static byte[] film(GamePicture<?, ?> picture) {
        return picture.gif(0, done -> {}, () -> false).orElseThrow();
    }

    /** What a viewer shows after each frame. */
    private static List<BufferedImage> frames(byte[] gif) throws IOException {
        var reader = ImageIO.getImageReadersByFormatName("gif").next();
        try (var in = ImageIO.createImageInputStream(new ByteArrayInputStream(gif))) {
            reader.setInput(in);
            var frames = new ArrayList<BufferedImage>();
            for (int index = 0; index < reader.getNumImages(true); index++) {
                var whole = new BufferedImage(reader.getWidth(0), reader.getHeight(0), BufferedImage.TYPE_INT_RGB);
                var graphics = whole.createGraphics();
                if (index > 0) {
                    graphics.drawImage(frames.get(index - 1), 0, 0, null);
                }
                var place = place(reader, index);
                graphics.drawImage(
                        reader.read(index),
                        number(place, "imageLeftPosition"),
                        number(place, "imageTopPosition"),
                        null);
                frames.add(whole);
            }
            return frames;
        }
    }

    private static NamedNodeMap place(ImageReader reader, int index) throws IOException {
        var tree = (IIOMetadataNode) reader.getImageMetadata(index).getAsTree("javax_imageio_gif_image_1.0");
        return tree.getElementsByTagName("ImageDescriptor").item(0).getAttributes();
    }

    private static int number(NamedNodeMap attributes, String name) {
        return Integer.parseInt(attributes.getNamedItem(name).getNodeValue());
    }

    private static BufferedImage image(byte[] png) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(png));
    }

    @Test
    void aPositionIsSeenInThePixelsOfItsPicture() throws IOException {
        var history =
                History.<CubePosition, Square>startingAt(CubePosition.start(3)).then(new Square(0, 0));
        var image = ImageIO.read(new ByteArrayInputStream(picture(history, 340).png()));
        int pitch = 100;
        int frame = 20;
        assertThat(image.getWidth()).isEqualTo(3 * pitch + 2 * frame);
        assertThat(Shade.distance(image.getRGB(frame + 50, frame + 70) & 0xffffff, 0xd64f3f))
                .as("a red cube")
                .isLessThan(500);
        assertThat(Shade.distance(image.getRGB(frame + 150, frame + 170) & 0xffffff, 0xeceef1))
                .as("a neutral cube")
                .isLessThan(500);
        assertThat(image.getRGB(2, 2) & 0xffffff).as("the frame").isEqualTo(0xcfd4db);
    }

    @ParameterizedTest
    @EnumSource
    void thePointsOnTheCubesHaveTheShapeThatTheUserHasChosen(PipShape shape) throws IOException {
        var history =
                History.<CubePosition, Square>startingAt(CubePosition.start(3)).then(new Square(0, 0));
        var seen = new ArrayList<List<Integer>>();
        for (PipShape painted : List.of(shape, PipShape.ROUND, PipShape.SQUARE)) {
            var look = Look.DEFAULT.withShape(Player.ONE, painted);
            var image = image(GamePicture.of(Games.CUBE, history, GameClock.OFF, look, 340)
                    .orElseThrow()
                    .png());
            seen.add(IntStream.range(0, 90 * 90)
                    .filter(pixel -> image.getRGB(25 + pixel % 90, 25 + pixel / 90) == 0xffffffff)
                    .boxed()
                    .toList());
        }
        double round = seen.get(1).size();
        assertThat(seen.get(0).size()).as("white pixels").isBetween((int) (0.6 * round), (int) (1.4 * round));
        assertThat(seen.get(0).equals(seen.get(1))).isEqualTo(shape == PipShape.ROUND);
        assertThat(seen.get(0).equals(seen.get(2))).isEqualTo(shape == PipShape.SQUARE);
    }

    @Law(tries = 10)
    void theFilmOfAGameBeginsAndEndsWithItsPositions(Random random) throws IOException {
        var history = random(CubePosition.start(2 + random.nextInt(4)), 30, random);
        var frames = frames(film(picture(history, 100)));
        assertThat(frames).hasSizeGreaterThan(history.turns().size());
        assertThat(alike(frames.get(0), image(picture(history.at(0), 100).png())))
                .isGreaterThan(0.98);
        assertThat(alike(
                        frames.get(frames.size() - 1),
                        image(picture(history, 100).png())))
                .isGreaterThan(0.98);
    }

    @Law(tries = 5)
    void aFilmOfJumpinEndsWithItsPosition(Random random) throws IOException {
        var start = Games.JUMPIN.start(GameOptions.usual(Games.JUMPIN.options()));
        var history = random(start, 15, random);
        var frames = frames(film(picture(history, 120)));
        assertThat(alike(
                        frames.get(frames.size() - 1),
                        image(picture(history, 120).png())))
                .isGreaterThan(0.98);
    }

    /** Player one has an hour, player two ten seconds for a move, and these are up. */
    private static GameClock clock(History<?, ?> history) {
        var times = Collections.nCopies(history.turns().size(), 1_000);
        var controls = new TimeControls(new TimeControl.Fischer(3_600, 0), new TimeControl.PerMove(20));
        return new GameClock(controls, times, 20_000, OptionalLong.empty());
    }

    static Stream<History<?, ?>> gamesOfAllKinds() {
        var jumpin = Games.JUMPIN.start(GameOptions.usual(Games.JUMPIN.options()));
        return Stream.of(random(CubePosition.start(4), 5, new Random(1)), random(jumpin, 5, new Random(1)));
    }

    @ParameterizedTest
    @MethodSource("gamesOfAllKinds")
    void aFilmShowsWhatBothHaveLeftBelowTheBoard(History<?, ?> history) throws IOException {
        var frames = frames(film(GamePicture.of(kind(history), history, clock(history), Look.DEFAULT, 200)
                .orElseThrow()));
        var plain = frames(film(picture(history, 200)));
        int board = plain.get(0).getHeight();
        assertThat(frames).hasSameSizeAs(plain);
        assertThat(frames).allSatisfy(frame -> assertThat(frame.getHeight()).isGreaterThan(board + 10));
        var last = frames.get(frames.size() - 1);
        assertThat(alike(last.getSubimage(0, 0, last.getWidth(), board), plain.get(plain.size() - 1)))
                .isGreaterThan(0.98);
        assertThat(hasRed(frames.get(0), board)).isFalse();
        assertThat(hasRed(last, board)).as("no time left").isTrue();
    }

    private static boolean hasRed(BufferedImage image, int below) {
        return IntStream.range(below, image.getHeight())
                .anyMatch(y -> IntStream.range(image.getWidth() / 2 + 20, image.getWidth())
                        .anyMatch(x -> Shade.distance(image.getRGB(x, y) & 0xffffff, 0xb3261e) < 500));
    }

    /** More codes than the packing can keep, and more colours than the file can. */
    @Law(tries = 5)
    void anyPictureComesOutOfItsFilm(Random random) throws IOException {
        var tiles = new ArrayList<Shape>();
        for (int disc = 0; disc < 3000; disc++) {
            int grey = random.nextInt(256);
            tiles.add(Tile.disc(random.nextInt(300), random.nextInt(300), 3 + random.nextInt(10), grey * 0x10101));
        }
        var drawing = new Drawing(300, 300, 0, "discs", tiles);
        var frames = List.of(new Frame(() -> drawing, 10), new Frame(() -> drawing, 10));
        var shown = frames(Gif.write(frames, Integer.MAX_VALUE, frame -> true).orElseThrow());
        assertThat(alike(shown.get(1), image(Png.write(Pixels.of(drawing))))).isEqualTo(1);
    }

    @Test
    void aFilmOfALongGameIsUnderOneMegabyte() {
        var history = random(CubePosition.start(6), 100, new Random(1));
        var picture = picture(history, 360);
        assertThat(film(picture)).hasSizeLessThanOrEqualTo(GamePicture.MOST_BYTES);
    }

    @Test
    void aFilmTellsHowFarItIsAndStopsWhenAsked() {
        var picture = picture(random(CubePosition.start(4), 20, new Random(1)), 100);
        var told = new ArrayList<Double>();
        assertThat(picture.gif(0, told::add, () -> false)).isPresent();
        assertThat(told).isSorted().allMatch(done -> done >= 0 && done < 1);
        int half = told.size() / 2;
        told.clear();
        assertThat(picture.gif(0, told::add, () -> told.size() > half)).isEmpty();
        assertThat(told).hasSize(half + 1);
    }

    @Test
    void aDrawingIsWellFormedXmlWithATileForEachCube() throws Exception {
        byte[] svg = picture(History.startingAt(CubePosition.start(5)), 300).svg();
        var document = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(svg));
        assertThat(document.getElementsByTagName("rect").getLength())
                .as("the ground, and of each cube edge, face, gloss and a pip")
                .isEqualTo(1 + 25 * 4);
    }

    /** The picture of the README is what the command makes of the game beside it. */
    @Test
    void thePictureOfTheReadmeIsUpToDate(@TempDir Path folder) throws IOException {
        Path kept = Path.of("docs/images/cascade.gif");
        Path made = folder.resolve("cascade.gif");
        int exit = JumpingCubeCommand.commandLine(file -> 0, Optional::empty)
                .execute("render", "docs/images/cascade.jcube", made.toString());
        assertThat(exit).isZero();
        if (Boolean.getBoolean("golden.update")) {
            Files.copy(made, kept, StandardCopyOption.REPLACE_EXISTING);
        }
        assertThat(made).hasSameBinaryContentAs(kept);
    }

    /** The part of the pixels that are nearly of the same colour. */
    private static double alike(BufferedImage one, BufferedImage other) {
        int alike = 0;
        for (int y = 0; y < one.getHeight(); y++) {
            for (int x = 0; x < one.getWidth(); x++) {
                boolean isNear = Shade.distance(one.getRGB(x, y) & 0xffffff, other.getRGB(x, y) & 0xffffff) < 500;
                alike += isNear ? 1 : 0;
            }
        }
        return (double) alike / (one.getWidth() * one.getHeight());
    }
}
