package org.jumpingcube.collection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PointPlacing;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.HeadStart;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Square;
import org.jumpingcube.games.Games;
import org.jumpingcube.storage.SavedGame;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class GameCollectionTest {
    private static final int OPENED = 40; // enough to find two that disturb each other

    private static final Seats USUAL = Seats.USUAL;

    private final Path file;
    private GameCollection collection;

    GameCollectionTest(@TempDir Path folder) {
        file = folder.resolve("a folder? with #marks & 100%").resolve("games.db");
    }

    @BeforeEach
    void open() throws CollectionException {
        collection = PlayedGames.open(file);
    }

    @AfterEach
    void close() throws CollectionException {
        collection.close();
    }

    private static SavedGame<CubePosition, Square> cubes(Seats seats, int moves, long seed) {
        return PlayedGames.random(Games.CUBE, Map.of("size", "4"), seats, moves, seed);
    }

    private GameEntry only() throws CollectionException {
        var found = collection.entries(GameFilter.ALL);
        assertThat(found).hasSize(1);
        return found.get(0);
    }

    @Test
    void aGameComesBackAsItWas() throws CollectionException {
        var saved = cubes(USUAL, 500, 7);
        var game = PlayedGames.played(saved, 1);
        assertThat(collection.keep(game)).isTrue();
        var entry = only();
        assertThat(entry.game()).isEqualTo("cube");
        assertThat(entry.size()).isEqualTo(OptionalInt.of(4));
        assertThat(entry.options()).isEqualTo("size=4");
        assertThat(entry.one()).isEqualTo("human");
        assertThat(entry.two()).isEqualTo("computer kepler average");
        assertThat(entry.opponent()).isEqualTo("computer kepler average");
        assertThat(entry.side()).contains(Player.ONE);
        assertThat(entry.winner()).isEqualTo(game.end().winner());
        assertThat(entry.reason()).isEqualTo("all-cubes");
        assertThat(entry.moves()).isEqualTo(saved.history().turns().size());
        assertThat(entry.origin()).isEqualTo(Origin.PLAYED);
        assertThat(entry.began()).isEqualTo(game.began());
        assertThat(entry.ended()).isEqualTo(game.ended());
        assertThat(entry.accuracyOne()).isEmpty();
        assertThat(collection.game(entry.id()).orElseThrow().history()).isEqualTo(saved.history());
    }

    @Test
    void aHeadStartIsKnownFromTheStartOfTheGame() throws CollectionException {
        var given = new HeadStart(Player.TWO, 3);
        var start = PointPlacing.all(CubePosition.start(4), given, new Random(1));
        var saved = new SavedGame<>(Games.CUBE, History.startingAt(start), USUAL);
        collection.keep(PlayedGames.played(saved, 1));
        assertThat(only().options()).isEqualTo("size=4 head-start=2:3");
        assertThat(only().headStart()).contains(given);
        assertThat(only().isEven()).isFalse();
        assertThat(collection.game(only().id()).orElseThrow().history()).isEqualTo(saved.history());
    }

    @Test
    void jumpinIsKeptToo() throws CollectionException {
        var saved = PlayedGames.random(Games.JUMPIN, Map.of(), USUAL, 30, 1);
        collection.keep(PlayedGames.played(saved, 1));
        assertThat(only().size()).isEmpty();
        assertThat(only().ending()).isEqualTo(UserOutcome.UNFINISHED);
        assertThat(collection.game(only().id()).orElseThrow().history()).isEqualTo(saved.history());
    }

    @Test
    void aGameFromAPositionThatWasSetUpIsNotEven() throws CollectionException {
        var start = new CubePosition(CubePosition.start(4).board(), Player.TWO);
        collection.keep(PlayedGames.played(new SavedGame<>(Games.CUBE, History.startingAt(start), USUAL), 1));
        assertThat(only().options()).isEqualTo("size=4 start=set-up");
        assertThat(only().isEven()).isFalse();
        collection.keep(PlayedGames.played(PlayedGames.random(Games.JUMPIN, Map.of(), USUAL, 30, 1), 2));
        assertThat(collection.entries(GameFilter.ALL.ofGame("jumpin"))).allMatch(GameEntry::isEven);
    }

    @Test
    void aGameThatWentOnReplacesWhatWasKeptOfIt() throws CollectionException {
        collection.keep(PlayedGames.played(cubes(USUAL, 12, 3), 1));
        collection.keep(PlayedGames.played(cubes(USUAL, 500, 3), 1));
        assertThat(only().ending()).isIn(UserOutcome.WON, UserOutcome.LOST);
        collection.keep(PlayedGames.played(cubes(USUAL, 500, 3), 2));
        assertThat(collection.find(GameFilter.ALL))
                .as("the same moves once more")
                .hasSize(2);
    }

    @Test
    void aGameFromAFileIsKeptOnceHoweverItCame() throws CollectionException {
        var saved = cubes(USUAL, 500, 3);
        collection.keep(PlayedGames.played(saved, 1));
        var again = new SavedGame<>(Games.CUBE, saved.history().at(2), new Seats(Seat.HUMAN, Seat.HUMAN));
        assertThat(collection.keep(CollectedGame.imported(again, PlayedGames.FIRST)))
                .isFalse();
        collection.delete(List.of(only().id()), PlayedGames.FIRST);
        var imported = CollectedGame.imported(again, PlayedGames.FIRST);
        assertThat(collection.keep(List.of(imported, imported))).isEqualTo(1);
        assertThat(only().origin()).isEqualTo(Origin.IMPORTED);
    }

    @Test
    void whatIsDeletedComesBackForADay() throws CollectionException {
        collection.keep(IntStream.range(0, 5).mapToObj(PlayedGames::cubes).toList());
        var all = collection.find(GameFilter.ALL);
        collection.delete(all.subList(1, 3), PlayedGames.FIRST);
        assertThat(collection.find(GameFilter.ALL)).containsExactly(all.get(0), all.get(3), all.get(4));
        assertThat(collection.find(GameFilter.ALL, 2)).containsExactly(all.get(0), all.get(3));
        assertThat(collection.entry(all.get(1))).isEmpty();
        collection.restore(all.subList(1, 2));
        assertThat(collection.find(GameFilter.ALL)).containsExactly(all.get(0), all.get(1), all.get(3), all.get(4));
        collection.close();
        var later = PlayedGames.FIRST.plus(Duration.ofDays(1)).plusMillis(1);
        collection = GameCollection.open(file, Games.FORMATS.own(), later);
        collection.restore(all);
        assertThat(collection.find(GameFilter.ALL)).containsExactly(all.get(0), all.get(1), all.get(3), all.get(4));
        assertThat(collection.game(all.get(2))).as("all of it is gone").isEmpty();
    }

    @Test
    void aReviewIsRememberedWithTheGame() throws CollectionException {
        var saved = cubes(USUAL, 500, 3);
        collection.keep(PlayedGames.played(saved, 1));
        collection.review(saved, OptionalDouble.of(0.75), OptionalDouble.empty());
        assertThat(only().accuracyOne()).hasValue(0.75);
        assertThat(only().accuracyTwo()).isEmpty();
        assertThat(collection.results(GameFilter.ALL).get(0).accuracy()).hasValue(0.75);
    }

    @Test
    void gamesAreFoundByAPositionTheyCameThrough() throws CollectionException {
        var one = cubes(USUAL, 20, 1);
        var two = cubes(USUAL, 20, 2);
        collection.keep(PlayedGames.played(one, 1));
        collection.keep(PlayedGames.played(two, 2));
        assertThat(through(one, 0)).as("the start").hasSize(2);
        assertThat(through(one, 6)).hasSize(1);
        assertThat(through(cubes(USUAL, 20, 3), 9)).isEmpty();
    }

    private <P extends Position<P, M>, M> List<Long> through(SavedGame<P, M> saved, int ply)
            throws CollectionException {
        GameKind<P, M> kind = saved.kind();
        long position = Fingerprint.of(kind, saved.history().at(ply).current());
        return collection.find(GameFilter.ALL.through(position));
    }

    @Test
    void resultsAreCountedByGameOpponentAndSize() throws CollectionException {
        var human = new Seats(Seat.HUMAN, Seat.HUMAN);
        collection.keep(end(1, USUAL, new Outcome.Won(Player.ONE, "all-cubes")));
        collection.keep(end(2, USUAL, new Outcome.Won(Player.TWO, "all-cubes")));
        collection.keep(end(3, USUAL.swapped(), new Outcome.Won(Player.TWO, "resigned")));
        collection.keep(end(4, USUAL, new Outcome.Drawn("agreed")));
        collection.keep(end(5, USUAL, new Outcome.GoingOn()));
        collection.keep(end(6, human, new Outcome.Won(Player.TWO, "all-cubes")));
        assertThat(collection.results(GameFilter.ALL))
                .extracting(
                        UserResults::opponent,
                        UserResults::played,
                        UserResults::won,
                        UserResults::lost,
                        UserResults::drawn)
                .containsExactly(tuple("computer kepler average", 5, 2, 1, 1), tuple("human", 1, 0, 0, 0));
        assertThat(collection
                        .results(GameFilter.ALL.ended(UserOutcome.UNFINISHED))
                        .get(0)
                        .played())
                .isEqualTo(1);
    }

    private static CollectedGame end(int number, Seats seats, Outcome end) {
        var game = PlayedGames.played(cubes(seats, 15, number), number);
        return new CollectedGame(game.key(), game.saved(), end, game.origin(), game.began(), game.ended());
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void onlyTheUserMayReadIt() throws IOException {
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
    }

    @Test
    void severalThreadsKeepGamesAtOnce() throws Exception {
        var threads = Executors.newFixedThreadPool(3);
        List<Callable<Integer>> work = IntStream.range(0, 3)
                .<Callable<Integer>>mapToObj(thread -> () -> {
                    int kept = 0;
                    for (int game = 0; game < 5; game++) {
                        try (var own = PlayedGames.open(file)) {
                            kept += own.keep(PlayedGames.cubes(thread * 5 + game)) ? 1 : 0;
                        }
                    }
                    return kept;
                })
                .toList();
        for (var done : threads.invokeAll(work)) {
            assertThat(done.get()).isEqualTo(5);
        }
        threads.shutdown();
        assertThat(collection.find(GameFilter.ALL)).hasSize(15);
    }

    // Files that are not as they should be

    private void sql(String... statements) throws SQLException, CollectionException {
        collection.close();
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file.toUri());
                var statement = connection.createStatement()) {
            for (String sql : statements) {
                statement.execute(sql);
            }
        }
    }

    @Test
    void aNewerProgramsFileIsLeftAlone() throws Exception {
        collection.keep(PlayedGames.cubes(1));
        sql("ALTER TABLE games ADD COLUMN weather TEXT", "PRAGMA user_version = " + (Schema.VERSION + 1));
        byte[] before = Files.readAllBytes(file);
        assertThatThrownBy(() -> PlayedGames.open(file))
                .asInstanceOf(InstanceOfAssertFactories.type(CollectionException.class))
                .extracting(CollectionException::kind)
                .isEqualTo(CollectionException.Kind.NEWER);
        assertThat(Files.readAllBytes(file)).isEqualTo(before);
        Files.delete(file);
        open();
    }

    @Test
    void aFileWithoutNamesGetsThemAndKeepsItsGames() throws Exception {
        collection.keep(PlayedGames.cubes(1));
        sql("DROP TABLE names", "PRAGMA user_version = 1");
        open();
        assertThat(collection.setAside()).isEmpty();
        assertThat(only().names()).isEqualTo(SeatNames.NONE);
        var game = PlayedGames.cubes(2);
        var names = new SeatNames("Anna", "Ben");
        collection.delete(collection.find(GameFilter.ALL), PlayedGames.FIRST);
        collection.keep(
                new CollectedGame("named", game.saved(), game.end(), game.origin(), game.began(), game.ended(), names));
        assertThat(only().names()).isEqualTo(names);
        var seen = only().seenBy(Player.TWO);
        assertThat(seen.opponent()).isEqualTo("Anna");
        assertThat(seen.side()).contains(Player.TWO);
    }

    @Test
    void programsAreKeptUnderTheirNames() throws Exception {
        var seats = new Seats(Seat.COMPUTER.named("Mine"), Seat.COMPUTER);
        var game = PlayedGames.played(PlayedGames.random(Games.CUBE, Map.of("size", "3"), seats, 9, 1), 1);
        collection.keep(game);
        assertThat(only().names()).isEqualTo(new SeatNames("Mine", ""));
        assertThat(only().opponent()).isEqualTo("computers");
        assertThat(only().origin()).isEqualTo(Origin.WATCHED);
        assertThat(collection.game(only().id()).orElseThrow().seats()).isEqualTo(seats);
    }

    @Test
    void anotherProgramsDatabaseIsSetAside() throws Exception {
        sql("DROP INDEX games_by_end", "CREATE TRIGGER t AFTER INSERT ON games BEGIN DELETE FROM games; END");
        open();
        Path broken = file.resolveSibling("games.db.broken");
        assertThat(collection.setAside()).contains(broken);
        assertThat(broken).exists();
        assertThat(collection.keep(PlayedGames.cubes(1))).isTrue();
        assertThat(only().moves()).isPositive();
    }

    /** While one makes the tables the other must not take the half of them that it sees for somebody else's. */
    @Test
    void whoeverOpensANewCollectionAtTheSameTimeHasTheSameOne(@TempDir Path other) throws Exception {
        var threads = Executors.newFixedThreadPool(2);
        try {
            for (int time = 0; time < OPENED; time++) {
                Path made = other.resolve("games-" + time + ".db");
                var barrier = new CyclicBarrier(2);
                var opened = new ArrayList<Future<Optional<Path>>>();
                for (long number = 0; number < 2; number++) {
                    var played = PlayedGames.cubes(number);
                    opened.add(threads.submit(() -> {
                        barrier.await();
                        try (var one = PlayedGames.open(made)) {
                            one.keep(List.of(played));
                            return one.setAside();
                        }
                    }));
                }
                for (var one : opened) {
                    assertThat(one.get()).as("time %s", time).isEmpty();
                }
                try (var both = PlayedGames.open(made)) {
                    assertThat(both.find(GameFilter.ALL)).hasSize(2);
                }
            }
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void aFileThatIsNoDatabaseIsSetAsideAndNeverOverwritten() throws Exception {
        for (int time = 1; time <= 2; time++) {
            collection.close();
            Files.writeString(file, "no database, but somebody's poem " + time);
            open();
        }
        assertThat(file.resolveSibling("games.db.broken")).hasContent("no database, but somebody's poem 1");
        assertThat(file.resolveSibling("games.db.broken-2")).hasContent("no database, but somebody's poem 2");
    }

    @Test
    void damageThatIsFoundLaterIsSetAsideThen() throws Exception {
        collection.keep(IntStream.range(0, 30).mapToObj(PlayedGames::cubes).toList());
        byte[] bytes = Files.readAllBytes(file);
        Arrays.fill(bytes, 4096, bytes.length, (byte) 0x5A);
        collection.close();
        Files.write(file, bytes);
        open();
        assertThat(collection.keep(PlayedGames.cubes(99))).isTrue();
        assertThat(collection.setAside()).isPresent();
        assertThat(only().id()).isEqualTo(1);
    }

    /** Another window has found damage, say, and has set the file aside. */
    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "a file that is open can't be moved there")
    void aGameIsKeptInANewFileIfTheOneThatWasOpenHasGone() throws Exception {
        assertThat(collection.keep(PlayedGames.cubes(1))).isTrue();
        Files.move(file, file.resolveSibling("games.db.broken"));
        assertThat(collection.keep(PlayedGames.cubes(2))).isTrue();
        only();
        Files.delete(file);
        assertThat(collection.keep(PlayedGames.cubes(3))).isTrue();
        only();
        assertThat(collection.setAside()).as("this one has moved nothing").isEmpty();
    }

    @Test
    void aFolderInItsPlaceIsNamed() throws Exception {
        collection.close();
        Files.delete(file);
        Files.createDirectory(file);
        assertThatThrownBy(() -> PlayedGames.open(file))
                .isInstanceOf(CollectionException.class)
                .hasMessageContaining(file.toString());
        Files.delete(file);
        open();
    }
}
