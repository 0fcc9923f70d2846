package org.jumpingcube.collection;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.games.Games;
import org.jumpingcube.storage.LineFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What was played in a position, in the book and in the collection. */
class BookTest {
    private static final int GAMES = 300; // on each size

    @TempDir
    @SuppressWarnings("NullAway.Init")
    Path folder;

    private static int played(List<Continuation<Square>> all) {
        return all.stream().mapToInt(Continuation::played).sum();
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 6})
    void theBookThatIsShippedHasGamesThatWereDecided(int side) throws IOException {
        var found = Book.shipped(Games.FORMATS.line()).from(Games.CUBE, CubePosition.start(side));
        assertThat(played(found)).isEqualTo(GAMES);
        assertThat(found).allSatisfy(next -> assertThat(next.decided()).isEqualTo(next.played()));
    }

    /** Counts by hand, from the games themselves. */
    @Test
    void theCollectionAndABookOfTheSameGamesCountAlike() throws IOException {
        var games = IntStream.range(0, 60).mapToObj(PlayedGames::cubes).toList();
        String lines = games.stream()
                .map(game -> LineFormat.line(game.saved()))
                .collect(Collectors.joining("\n", "# some\n", ""));
        var book = Book.read(new ByteArrayInputStream(lines.getBytes(UTF_8)), Games.FORMATS.line());
        var start = CubePosition.start(4);
        try (var collection = PlayedGames.open(folder.resolve("games.db"))) {
            collection.keep(games);
            var found = collection.from(Games.CUBE, start);
            assertThat(found).containsExactlyInAnyOrderElementsOf(book.from(Games.CUBE, start));
            var most = found.get(0);
            var with = new ArrayList<CollectedGame>();
            for (var game : games) {
                var history = game.saved().history();
                if (history.start().equals(start)
                        && history.turns().get(0).move().equals(most.move())) {
                    with.add(game);
                }
            }
            long won = with.stream()
                    .filter(game -> game.end().winner().equals(Optional.of(Player.ONE)))
                    .count();
            assertThat(most.played()).isEqualTo(with.size());
            assertThat((long) most.won()).isEqualTo(won);
            assertThat(most.share()).isEqualTo((double) won / with.size());
            collection.delete(collection.find(GameFilter.ALL), PlayedGames.FIRST);
            assertThat(collection.from(Games.CUBE, start)).isEmpty();
        }
    }

    @Test
    void aLineThatIsNoGameIsRefused() {
        var spoilt = new ByteArrayInputStream("jcube1.spoilt".getBytes(UTF_8));
        assertThatThrownBy(() -> Book.read(spoilt, Games.FORMATS.line())).hasMessageContaining("no game");
    }
}
