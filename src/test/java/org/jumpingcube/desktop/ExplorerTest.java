package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import javafx.scene.Scene;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.Region;
import org.jumpingcube.Slow;
import org.jumpingcube.collection.GameCollection;
import org.jumpingcube.collection.GameExplorer.Next;
import org.jumpingcube.collection.PlayedGames;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Square;
import org.jumpingcube.games.Games;
import org.jumpingcube.language.Language;
import org.junit.jupiter.api.Test;

/** What was played from the position that is looked at, beside the film. */
@Slow
class ExplorerTest extends WindowTest {
    private static final int GAMES = 40;

    @SuppressWarnings("unchecked")
    private ListView<Next<Square>> moves() {
        return (ListView<Next<Square>>) lookup("#explorer-moves").queryAs(ListView.class);
    }

    private int played() {
        return moves().getItems().stream()
                .mapToInt(next -> next.mine().orElseThrow().played())
                .sum();
    }

    private void keepGames() throws IOException {
        keepGames(0, GAMES);
    }

    private void keepGames(int from, int to) throws IOException {
        Files.createDirectories(folders().data());
        try (var collection = PlayedGames.open(GameCollection.file(folders()))) {
            collection.keep(IntStream.range(from, to)
                    .mapToObj(seed -> PlayedGames.played(
                            PlayedGames.random(
                                    Games.CUBE, Map.of("size", "3"), new Seats(Seat.HUMAN, Seat.COMPUTER), 500, seed),
                            seed))
                    .toList());
        }
    }

    private void openExplorer() {
        open(UnaryOperator.identity());
        clickSquares("b2", "a1", "c3");
        push(new KeyCodeCombination(KeyCode.R, KeyCombination.SHORTCUT_DOWN));
        push(KeyCode.HOME);
        press("#review-more");
        press("#review-explore");
    }

    private void openExplorerOfGames() throws IOException {
        keepGames();
        openExplorer();
        await("the moves from the start", () -> !moves().getItems().isEmpty());
    }

    @Test
    void theMostFrequentMoveComesFirstAndEnterPlaysItAside() throws IOException {
        openExplorerOfGames();
        assertThat(played()).isEqualTo(GAMES);
        var first = moves().getItems().get(0);
        int most = first.mine().orElseThrow().played();
        assertThat(moves().getItems())
                .allSatisfy(
                        next -> assertThat(next.mine().orElseThrow().played()).isLessThanOrEqualTo(most));
        var aside = moves().getItems().stream()
                .filter(next -> !next.move().equals(square("b2")))
                .findFirst()
                .orElseThrow();
        interact(() -> {
            moves().getSelectionModel().select(aside);
            moves().requestFocus();
        });
        push(KeyCode.ENTER);
        await("the line aside", () -> isShown("#review-main"));
        await(
                "what was played after it",
                () -> !moves().getItems().isEmpty()
                        && played() == aside.mine().orElseThrow().played());
        press("#review-main");
        await("the moves from the start again", () -> !moves().getItems().isEmpty() && played() == GAMES);
    }

    @Test
    void theNextMoveOfTheGameItselfGoesOnInTheGame() throws IOException {
        openExplorerOfGames();
        var next = moves().getItems().stream()
                .filter(move -> move.move().equals(square("b2")))
                .findFirst()
                .orElseThrow();
        interact(() -> {
            moves().getSelectionModel().select(next);
            moves().requestFocus();
        });
        push(KeyCode.ENTER);
        await("the first move", () -> text("#replay-where").startsWith("Move 1 of 2"));
        assertThat(isShown("#review-main")).isFalse();
    }

    @Test
    void whereNoGameWentOnThatIsSaidInTheLanguageOfTheWindow() {
        openExplorer();
        await("an answer", () -> text("#explorer-moves .label").startsWith("No known game"));
        interact(() -> program().settings().update(now -> now.withLanguage(Language.GERMAN)));
        assertThat(text("#explorer-moves .label")).isEqualTo("Kein bekanntes Spiel ging von hier aus weiter.");
    }

    @Test
    void gamesThatCameInAnotherWindowCountOnceTheUserIsBack() throws IOException {
        openExplorerOfGames();
        keepGames(GAMES, GAMES + 5);
        var scene = stage().getScene();
        // Without a display no window loses the focus, so the scene gets into a window that has it.
        interact(() -> {
            stage().setScene(new Scene(new Region()));
            stage().setScene(scene);
        });
        await("more games", () -> played() == GAMES + 5);
    }

    @Test
    void gamesThatCannotBeReadAreToldOfAndAskedForAgain() throws IOException {
        var file = GameCollection.file(folders());
        Files.createDirectories(file);
        openExplorer();
        await("what is wrong", () -> isShown("#explorer-trouble"));
        assertThat(text("#explorer-trouble")).isEqualTo("Your games are not available at the moment.");
        assertThat(place("#explorer-again").getMaxY())
                .isLessThanOrEqualTo(place(".side").getMaxY());
        Files.delete(file);
        keepGames();
        press("#explorer-again");
        await("the moves from the start", () -> !moves().getItems().isEmpty());
        assertThat(isShown("#explorer-trouble")).isFalse();
        assertThat(played()).isEqualTo(GAMES);
    }
}
