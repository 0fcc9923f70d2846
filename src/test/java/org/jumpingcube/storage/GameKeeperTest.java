package org.jumpingcube.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Square;
import org.jumpingcube.games.Games;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Slow
class GameKeeperTest {
    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @SuppressWarnings("NullAway.Init")
    private RunningGames games;

    private final List<IOException> trouble = Collections.synchronizedList(new ArrayList<>());

    @BeforeEach
    void findGames() {
        games = new RunningGames(new Folders(folder, folder), Games.FORMATS.own());
    }

    private static SavedGame<CubePosition, Square> game(int moves) {
        var history = History.<CubePosition, Square>startingAt(CubePosition.start(15));
        for (int move = 0; move < moves; move++) {
            history = history.then(new Square(move / 15, move % 15));
        }
        return new SavedGame<>(Games.CUBE, history, new Seats(Seat.HUMAN, Seat.HUMAN));
    }

    private static void end(GameKeeper keeper) {
        assertThat(keeper.close()).succeedsWithin(Duration.ofSeconds(60));
    }

    @Test
    @Timeout(120)
    void aNormalEndKeepsTheLastOfPositionsThatCameFasterThanTheDiskTakesThem() throws Exception {
        var keeper = new GameKeeper(games, trouble::add);
        for (int moves = 1; moves <= 150; moves++) {
            keeper.keep(game(moves));
        }
        end(keeper);
        assertThat(games.findLeftOver().flatMap(KeptGame::game)).contains(game(150));
        assertThat(trouble).isEmpty();
    }

    @Test
    @Timeout(120)
    void whatIsOverIsForgottenAndALaterGameKept() throws Exception {
        var keeper = new GameKeeper(games, trouble::add);
        keeper.keep(game(3));
        keeper.forget();
        keeper.keep(game(5));
        keeper.forget();
        keeper.keep(game(7));
        end(keeper);
        assertThat(games.findLeftOver().flatMap(KeptGame::game)).contains(game(7));
        assertThat(games.findLeftOver()).isEmpty();
    }

    @Test
    @Timeout(120)
    void afterAnAdoptionTheGameIsKeptInTheOldPlaceAlone() throws Exception {
        try (var earlier = games.begin()) {
            earlier.keep(game(2));
        }
        var keeper = new GameKeeper(games, trouble::add);
        keeper.keep(game(4));
        keeper.findLeftOver((kept, isAnother) -> keeper.adopt(kept));
        assertThat(keeper.pending()).succeedsWithin(Duration.ofSeconds(60));
        end(keeper);
        assertThat(games.findLeftOver().flatMap(KeptGame::game)).contains(game(4));
        assertThat(games.findLeftOver()).isEmpty();
    }

    /** A friend may come back to a game that has been discarded meanwhile. */
    @Test
    @Timeout(120)
    void theGameInTheWindowIsKeptWhetherItIsAdoptedAfterADiscardOrBefore() throws Exception {
        for (boolean isDiscardedFirst : new boolean[] {true, false}) {
            try (var earlier = games.begin()) {
                earlier.keep(game(2));
            }
            var keeper = new GameKeeper(games, trouble::add);
            keeper.keep(game(4));
            keeper.findLeftOver((kept, isAnother) -> {
                if (isDiscardedFirst) {
                    keeper.discard(kept);
                    keeper.adopt(kept);
                } else {
                    keeper.adopt(kept);
                    keeper.discard(kept);
                }
            });
            assertThat(keeper.pending()).succeedsWithin(Duration.ofSeconds(60));
            keeper.keep(game(6));
            end(keeper);
            var found = games.findLeftOver().orElseThrow();
            assertThat(found.game()).contains(game(6));
            found.discard();
            assertThat(games.findLeftOver()).isEmpty();
        }
        assertThat(trouble).isEmpty();
    }

    @Test
    @Timeout(120)
    void theFolderIsMadeAgainIfItGoes() throws Exception {
        var keeper = new GameKeeper(games, trouble::add);
        keeper.keep(game(1));
        assertThat(keeper.pending()).succeedsWithin(Duration.ofSeconds(60));
        Path running = folder.resolve("running");
        Files.move(running, folder.resolve("gone"));
        keeper.keep(game(2));
        end(keeper);
        assertThat(Files.isDirectory(running)).isTrue();
        assertThat(games.findLeftOver().flatMap(KeptGame::game)).contains(game(2));
    }

    @Test
    @Timeout(120)
    void aGateThatNobodyOpensIsTroubleAndNoHangAndTheEndTriesAgain() throws Exception {
        Files.createDirectories(folder.resolve("running"));
        var keeper = new GameKeeper(games, trouble::add);
        try (var gate = FileChannel.open(
                folder.resolve("running").resolve("gate"), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            gate.lock();
            keeper.keep(game(1));
            while (trouble.isEmpty()) {
                Thread.sleep(10);
            }
        }
        end(keeper);
        assertThat(games.findLeftOver().flatMap(KeptGame::game)).contains(game(1));
    }
}
