package org.jumpingcube.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import java.util.Random;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.BestOf;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Square;
import org.jumpingcube.games.Games;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The games that are played by message, on the disk. */
class MessageGamesTest {
    private final Path folder;
    private final MessageGames games;

    MessageGamesTest(@TempDir Path folder) {
        this.folder = folder;
        games = new MessageGames(new Folders(folder, folder.resolve("state")), Games.FORMATS.own());
    }

    private static GameId id(int seed) {
        byte[] bytes = new byte[GameId.BYTES];
        new Random(seed).nextBytes(bytes);
        return GameId.of(bytes);
    }

    private static SavedGame<CubePosition, Square> game(int seed, int moves) {
        return new SavedGame<>(
                Games.CUBE,
                SampleGames.random(3, moves, seed),
                new Seats(Seat.FRIEND, Seat.HUMAN),
                BestOf.ONE,
                Optional.of(id(seed)));
    }

    private Path file(int seed) {
        return folder.resolve("state/messages").resolve(id(seed).hex() + ".jcube");
    }

    @Test
    void eachGameComesBackByItsIdWithItsSidesAndCanBeForgotten() throws IOException {
        for (int seed = 1; seed <= 5; seed++) {
            assertThat(games.keep(game(seed, seed))).isEqualTo(game(seed, seed));
        }
        assertThat(games.find(id(3))).contains(game(3, 3));
        assertThat(games.find(id(6))).isEmpty();
        assertThat(games.all()).hasSize(5).contains(game(1, 1), game(5, 5));
        games.forget(id(3));
        assertThat(games.find(id(3))).isEmpty();
        assertThat(games.all()).hasSize(4);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file(1))))
                .isEqualTo("rw-------");
    }

    @Test
    void aGameOnlyGoesOnFromWhatIsKept() throws IOException {
        games.keep(game(1, 4));
        assertThat(games.keep(game(1, 6))).isEqualTo(game(1, 6));
        assertThat(games.keep(game(1, 3))).as("a window that is behind").isEqualTo(game(1, 6));
        var other = new SavedGame<>(
                Games.CUBE, SampleGames.random(3, 8, 99), game(1, 0).seats(), BestOf.ONE, Optional.of(id(1)));
        assertThat(games.keep(other)).as("another game").isEqualTo(game(1, 6));
        var friends = game(1, 7).with(game(1, 7).seats().swapped());
        assertThat(games.keep(friends)).as("as the friend has it").isEqualTo(game(1, 6));
        assertThat(games.find(id(1))).contains(game(1, 6));
    }

    @Test
    void damagedAndForeignFilesAreSetAsideOrLeftAlone() throws IOException {
        games.keep(game(1, 2));
        games.keep(game(2, 2));
        Files.writeString(file(1), "{\"format\": \"jumping-cube\"");
        Files.copy(file(2), file(3)); // another game's name
        Files.writeString(file(1).resolveSibling("notes.txt"), "mine");
        assertThat(games.all()).hasSize(1);
        assertThat(games.find(id(1))).isEmpty();
        assertThat(Files.exists(file(1).resolveSibling(file(1).getFileName() + ".broken")))
                .isTrue();
        assertThat(Files.exists(file(3))).isFalse();
        assertThat(Files.exists(file(1).resolveSibling("notes.txt"))).isTrue();
    }

    @Test
    void whatWasSetAsideEarlierStays() throws IOException {
        for (String poem : new String[] {"one", "two"}) {
            games.keep(game(1, 2));
            Files.writeString(file(1), poem);
            assertThat(games.find(id(1))).isEmpty();
        }
        assertThat(file(1).resolveSibling(file(1).getFileName() + ".broken")).hasContent("one");
        assertThat(file(1).resolveSibling(file(1).getFileName() + ".broken-2")).hasContent("two");
    }

    @Test
    void aNewerProgramsGameIsLeftAlone() throws IOException {
        games.keep(game(1, 2));
        games.keep(game(2, 2));
        String newer = Files.readString(file(1)).replaceFirst("\"version\": *\\d+", "\"version\": 999");
        Files.writeString(file(1), newer);
        assertThat(games.all()).as("the others").hasSize(1);
        assertThatThrownBy(() -> games.find(id(1)))
                .isInstanceOf(SaveException.class)
                .hasMessageContaining("999");
        assertThatThrownBy(() -> games.keep(game(1, 3))).isInstanceOf(SaveException.class);
        assertThat(file(1)).hasContent(newer);
    }

    @Test
    void aGameThatMayNotBeReadNowIsThereWhenItMayBeAgain() throws IOException {
        games.keep(game(1, 2));
        var before = Files.getPosixFilePermissions(file(1));
        Files.setPosixFilePermissions(file(1), PosixFilePermissions.fromString("---------"));
        Assumptions.assumeFalse(Files.isReadable(file(1)), "root may read everything");
        assertThatThrownBy(() -> games.find(id(1))).isInstanceOf(SaveException.class);
        assertThatThrownBy(() -> games.keep(game(1, 3))).isInstanceOf(SaveException.class);
        Files.setPosixFilePermissions(file(1), before);
        assertThat(games.find(id(1))).contains(game(1, 2));
    }

    @Test
    void thereAreNeverTooManyAndAGameThatGoesOnIsNeverLost() throws IOException {
        for (int seed = 1; seed <= MessageGames.MOST; seed++) {
            games.keep(seed == 7 ? game(seed, 1000) : game(seed, 1)); // one of them is over
        }
        games.keep(game(1000, 1));
        assertThat(games.find(id(7))).as("the one that is over").isEmpty();
        assertThat(games.all()).hasSize(MessageGames.MOST);
        assertThatThrownBy(() -> games.keep(game(1001, 1)))
                .isInstanceOf(SaveException.class)
                .hasMessageContaining("100");
        assertThat(games.keep(game(1000, 2))).as("one that is kept").isEqualTo(game(1000, 2));
    }
}
