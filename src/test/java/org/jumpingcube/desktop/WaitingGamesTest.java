package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jumpingcube.Slow;
import org.jumpingcube.collection.CollectionException;
import org.jumpingcube.collection.GameCollection;
import org.jumpingcube.collection.GameEntry;
import org.jumpingcube.collection.GameFilter;
import org.jumpingcube.collection.PlayedGames;
import org.jumpingcube.desktop.model.GameModel;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.settings.CubeSize;
import org.jumpingcube.settings.MasterThinking;
import org.jumpingcube.settings.Play;
import org.junit.jupiter.api.Test;

/** A game that ends while the collection cannot be written is told of, kept, and added later. */
@Slow
class WaitingGamesTest extends WindowTest {
    private Path collection() {
        return GameCollection.file(folders());
    }

    private List<GameEntry> kept() throws CollectionException {
        try (var collection = PlayedGames.open(collection())) {
            return collection.entries(GameFilter.ALL);
        }
    }

    private void playToTheEndWithoutACollection() throws IOException {
        Files.createDirectories(collection()); // a folder in its place
        open(now -> now.withPlay(
                new Play(new Seats(Seat.HUMAN, Seat.HUMAN), false, false, CubeSize.choice(3), MasterThinking.DEFAULT)));
        playToTheEnd();
        await("the message", () -> isShown("#message-text"));
    }

    private List<Path> waiting() throws IOException {
        try (var files = Files.list(folders().state().resolve("over"))) {
            return files.filter(file -> file.toString().endsWith(".jcube")).toList();
        }
    }

    @Test
    void theMessageStaysAndTryingAgainAddsTheGame() throws IOException {
        playToTheEndWithoutACollection();
        int moves = movesPlayed();
        assertThat(lookup("#message-text").queryLabeled().getText())
                .isEqualTo("The game could not be added to My Games: this is not an ordinary file. "
                        + "It has been saved and will be added later.");
        var view = program().games().shown().get().view();
        interact(() -> program()
                .games()
                .begin(view, GameModel.Setup.of(view, program().settings().get().play())));
        assertThat(isShown("#message-text")).as("it stays in the next game").isTrue();
        press("#collection-again");
        program().collector().pending().join();
        await("the message again", () -> isShown("#message-text"));
        assertThat(waiting()).hasSize(1);
        Files.delete(collection());
        press("#collection-again");
        program().collector().pending().join();
        await("no message", () -> !isShown("#message-text"));
        assertThat(kept()).singleElement().returns(moves, GameEntry::moves);
        assertThat(waiting()).isEmpty();
    }

    @Test
    void theNextStartAddsTheGameOnce() throws IOException {
        playToTheEndWithoutACollection();
        int moves = movesPlayed();
        startAgainAfter(() -> {
            Files.delete(collection());
            return folder;
        });
        program().collector().pending().join();
        assertThat(kept()).singleElement().returns(moves, GameEntry::moves).returns("all-cubes", GameEntry::reason);
        assertThat(waiting()).isEmpty();
    }
}
