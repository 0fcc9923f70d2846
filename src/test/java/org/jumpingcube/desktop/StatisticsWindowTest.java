package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.control.ChoiceBox;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import javax.imageio.ImageIO;
import org.jumpingcube.collection.CollectedGame;
import org.jumpingcube.collection.CollectionException;
import org.jumpingcube.collection.UserOutcome;
import org.jumpingcube.collection.GameCollection;
import org.jumpingcube.collection.GameFilter;
import org.jumpingcube.collection.PlayedGames;
import org.jumpingcube.collection.SeatNames;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PointPlacing;
import org.jumpingcube.game.HeadStart;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.games.Games;
import org.jumpingcube.storage.SavedGame;
import org.junit.jupiter.api.Test;

/** The window with a user's statistics. */
class StatisticsWindowTest extends WindowTest {
    private static final int GAMES = 40;

    private int won;
    private int lost;
    private int wonByAnna; // of four

    private void fill() throws IOException {
        Files.createDirectories(folders().data());
        try (var collection = PlayedGames.open(GameCollection.file(folders()))) {
            var games = IntStream.range(0, GAMES).mapToObj(PlayedGames::cubes).toList();
            collection.keep(games);
            for (CollectedGame game : games.subList(0, 12)) {
                collection.review(game.saved(), OptionalDouble.of(0.7), OptionalDouble.of(0.8));
            }
            for (int game = 0; game < 5; game++) {
                var people = new Seats(Seat.HUMAN, Seat.HUMAN);
                var saved = PlayedGames.random(Games.CUBE, Map.of("size", "3"), people, 500, game);
                var played = PlayedGames.played(saved, 100 + game);
                var names = game == 0 ? new SeatNames("Ben", "Cleo") : new SeatNames("Anna", "Ben");
                collection.keep(new CollectedGame(
                        played.key(), saved, played.end(), played.origin(), played.began(), played.ended(), names));
                boolean isWon = played.end().winner().equals(Optional.of(Player.ONE));
                wonByAnna += game > 0 && isWon ? 1 : 0;
            }
            keepOneWithAHeadStart(collection);
            won = collection.find(GameFilter.ALL.ended(UserOutcome.WON)).size();
            lost = collection.find(GameFilter.ALL.ended(UserOutcome.LOST)).size();
            keepOneOfJumpin(collection);
        }
    }

    private static void keepOneWithAHeadStart(GameCollection collection) throws CollectionException {
        var start = PointPlacing.all(CubePosition.start(6), new HeadStart(Player.TWO, 3), new Random(1));
        var saved = new SavedGame<>(Games.CUBE, History.startingAt(start), Seats.USUAL);
        var played = PlayedGames.played(saved, 201);
        var end = Outcome.onTime(Player.ONE);
        collection.keep(new CollectedGame(played.key(), saved, end, played.origin(), played.began(), played.ended()));
    }

    private static void keepOneOfJumpin(GameCollection collection) throws CollectionException {
        var saved = PlayedGames.random(Games.JUMPIN, Map.of(), Seats.USUAL, 20, 1);
        var played = PlayedGames.played(saved, 200);
        var end = Outcome.onTime(Player.ONE);
        collection.keep(new CollectedGame(played.key(), saved, end, played.origin(), played.began(), played.ended()));
        collection.review(saved, OptionalDouble.of(0.4), OptionalDouble.of(0.5));
    }

    @Test
    void resultsRatingAndAccuracyAreShownSpokenAndSavedAsAPicture() throws IOException {
        fill();
        open(UnaryOperator.identity(), GameViews::all);
        interact(() -> program().commands().run("games"));
        press("#my-games-statistics");
        String wanted = "%d games: %d won, %d lost, 0 drawn (%d%%)"
                .formatted(won + lost, won, lost, Math.round(100.0 * won / (won + lost)));
        await(
                wanted,
                () -> isShown("#statistics-summary")
                        && text("#statistics-summary").equals(wanted));
        assertThat(lookup(".plot").queryAllAs(Node.class))
                .allSatisfy(curve -> assertThat(curve.isVisible()).isTrue())
                .extracting(Node::getAccessibleText)
                .anyMatch(text -> text.startsWith("Rating: "))
                .anyMatch(text -> text.startsWith("12 reviewed games: "));
        assertThat(lookup(".result-rows").queryAllAs(Node.class))
                .extracting(Node::getAccessibleText)
                .anyMatch(text -> text.contains("Expert: "))
                .anyMatch(text -> text.contains("Red: "))
                .anyMatch(text -> text.contains("6 \u00d7 6: "))
                .anyMatch(text -> text.startsWith("3 \u00d7 3, Red b1: 3 won, 2 lost, 0 drawn."));
        assertThat(isShown("#even-only"))
                .as("why the results by opponent are fewer")
                .isTrue();
        var picture = folder.resolve("statistics.png");
        chooser.choose(picture);
        interact(() -> lookup("#statistics-picture").queryButton().fire()); // My Games may lie above it
        await("the picture", () -> Files.exists(picture));
        assertThat(ImageIO.read(picture.toFile()).getWidth()).isGreaterThan(400);
        ChoiceBox<?> player = lookup("#statistics-player").queryAs(ChoiceBox.class);
        assertThat(player.getItems()).hasToString("[, Anna, Ben, Cleo]");
        interact(() -> player.getSelectionModel().select(1));
        await(
                "Anna's games",
                () -> text("#statistics-summary")
                        .startsWith("4 games: %d won, %d lost".formatted(wonByAnna, 4 - wonByAnna)));
        assertThat(lookup(".result-rows").queryAllAs(Node.class))
                .extracting(Node::getAccessibleText)
                .anyMatch(text -> text.startsWith("Ben: "));
        assertThat(isShown("#even-only")).as("none of Anna's is left out").isFalse();
        ChoiceBox<?> game = lookup("#statistics-game").queryAs(ChoiceBox.class);
        interact(() -> game.getSelectionModel().select(1));
        await("none of Jumpin", () -> text("#statistics-summary").startsWith("No games to count yet."));
        assertThat(lookup(".plot").queryAllAs(Node.class)).noneMatch(WindowTest::isShown);
        interact(() -> player.getSelectionModel().select(0));
        await("one of Jumpin", () -> text("#statistics-summary").startsWith("1 game: 1 won"));
        assertThat(lookup(".plot .alone").queryAllAs(Node.class))
                .as("a point that makes no line")
                .hasSize(2)
                .allMatch(WindowTest::isShown);
        Window statistics = game.getScene().getWindow();
        interact(statistics::requestFocus);
        await("the keyboard in Statistics", statistics::isFocused);
        push(KeyCode.ESCAPE);
        Window list = lookup("#my-games-statistics").query().getScene().getWindow();
        await("the keyboard in the window from which it was opened", list::isFocused);
        interact(list::hide);
        await("the keyboard in the main window", stage()::isFocused);
    }
}
