package org.jumpingcube.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.jumpingcube.collection.CollectedGame;
import org.jumpingcube.collection.PlayedGames;
import org.jumpingcube.collection.SeatNames;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PointPlacing;
import org.jumpingcube.game.HeadStart;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.games.Games;
import org.jumpingcube.storage.LineFormat;
import org.jumpingcube.storage.SavedGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

class GamesCommandTest {
    private static final String NOTHING = "No games match.\n"; // on standard error

    private static final String SAVES = "src/test/resources/saves/";

    private final Path folder;
    private final String collection;

    GamesCommandTest(@TempDir Path folder) {
        this.folder = folder;
        collection = folder.resolve("games.db").toString();
    }

    private String run(int exitCode, String command, Object... arguments) {
        return runOn(collection, exitCode, command, arguments);
    }

    private static String runOn(String file, int exitCode, String command, Object... arguments) {
        var words = Stream.concat(
                        Stream.of("games", command, "--collection", file),
                        Arrays.stream(arguments).map(Object::toString))
                .toArray(String[]::new);
        var run = new CommandRun();
        assertThat(run.run(words)).as(run.err()).isEqualTo(exitCode);
        return run.out() + run.err();
    }

    private void keep(long... numbers) throws IOException {
        try (var games = PlayedGames.open(Path.of(collection))) {
            for (long number : numbers) {
                games.keep(PlayedGames.cubes(number));
            }
        }
    }

    @Test
    void listSaysInALineWhatEachGameWas() throws IOException {
        assertThat(run(0, "list")).isEqualTo(NOTHING);
        keep(1, 24);
        assertThat(run(0, "list").lines().map(line -> line.replaceAll(" +", " ").strip()))
                .containsExactly(
                        "2 2026-01-02 cube 3 computer newton expert won 13 moves",
                        "1 2026-01-01 cube 4 computer newton expert lost 25 moves");
        assertThat(run(0, "list", "--to", "2026-01-01", "--opponent", "expert").lines())
                .hasSize(1);
        assertThat(run(0, "list", "--result", "drawn")).isEqualTo(NOTHING);
        var json = JsonMapper.shared().readTree(run(0, "list", "--json", "--size", "3"));
        assertThat(json.at("/format").asString()).isEqualTo("jumping-cube-games");
        assertThat(json.at("/games/0/opponent").asString()).isEqualTo("computer newton expert");
        assertThat(json.at("/games/0/reason").asString()).isEqualTo("all-cubes");
    }

    @Test
    void listSaysHowAGameBeganIfNotAsUsual() throws IOException {
        var given = new HeadStart(Player.TWO, 3);
        var ahead = PointPlacing.all(CubePosition.start(4), given, new Random(1));
        var setUp = new CubePosition(CubePosition.start(4).board(), Player.TWO);
        var starts = List.of(ahead, setUp);
        try (var games = PlayedGames.open(Path.of(collection))) {
            for (int number = 0; number < starts.size(); number++) {
                var saved = new SavedGame<>(Games.CUBE, History.startingAt(starts.get(number)), Seats.USUAL);
                games.keep(PlayedGames.played(saved, number + 1));
            }
        }
        assertThat(run(0, "list").lines())
                .satisfiesExactly(
                        line -> assertThat(line).endsWith("0 moves, from a position that was set up"),
                        line -> assertThat(line).endsWith("0 moves, head start of 3 for player 2"));
    }

    @Test
    void listSaysWhoPlayedEachOtherAndFindsThemByName() throws IOException {
        keep(1);
        var played = PlayedGames.played(
                PlayedGames.random(Games.CUBE, Map.of("size", "3"), new Seats(Seat.HUMAN, Seat.HUMAN), 500, 7), 30);
        try (var games = PlayedGames.open(Path.of(collection))) {
            games.keep(new CollectedGame(
                    played.key(),
                    played.saved(),
                    played.end(),
                    played.origin(),
                    played.began(),
                    played.ended(),
                    new SeatNames("Anna", "")));
        }
        assertThat(run(0, "list", "--name", "Anna")).containsOnlyOnce("\n").contains("  Anna - player 2  ");
        assertThat(run(0, "list", "--name", "anna")).isEqualTo(NOTHING);
        var json = JsonMapper.shared().readTree(run(0, "list", "--json", "--opponent", "human"));
        assertThat(json.at("/games/0/nameOne").asString()).isEqualTo("Anna");
        assertThat(json.at("/games/0").has("nameTwo")).isFalse();
    }

    @Test
    void whatIsExportedCanBeImportedInEachForm() throws IOException {
        keep(1, 2, 3);
        for (String form : new String[] {"jcube", "txt", "line"}) {
            Path out = folder.resolve("out-" + form);
            assertThat(run(0, "export", out, "--format", form)).isEqualTo("Written: 3.\n");
            assertThat(runOn(folder.resolve(form).toString(), 0, "import", out))
                    .isEqualTo("Added: 3. There already: 0. Refused: 0.\n");
            assertThat(run(0, "import", out)).isEqualTo("Added: 0. There already: 3. Refused: 0.\n");
        }
        assertThat(Files.readAllLines(folder.resolve("out-line"))).hasSize(3);
        assertThat(folder.resolve("out-jcube/game-00002.jcube")).exists();
    }

    @Test
    void importTakesWhatItCanAndSaysWhatItCannot() throws IOException {
        Files.writeString(folder.resolve("bad.jcube"), "{}");
        Files.writeString(folder.resolve("notes.md"), "no game, and not named like one");
        String said = run(2, "import", folder, SAVES + "v1", folder.resolve("none.jcube"));
        assertThat(said)
                .contains("bad.jcube cannot be opened:", "none.jcube cannot be opened:\n- there is no such file")
                .contains("Refused: 2.")
                .doesNotContain("notes.md");
        assertThat(run(0, "list", "--origin", "imported").lines().count()).isPositive();
    }

    private static <P extends Position<P, M>, M> String line(SavedGame<P, M> saved, int played) {
        return LineFormat.line(saved.with(saved.history().at(played)));
    }

    @Test
    void gamesAreFoundByAPositionOfThem() throws IOException {
        keep(1, 2, 3, 24);
        var saved = PlayedGames.cubes(24).saved();
        String start = line(saved, 0);
        String later = line(saved, 9);
        assertThat(run(0, "list", "--through", later).lines())
                .singleElement()
                .asString()
                .contains("cube 3");
        assertThat(run(0, "list", "--through", start, "--size", "4")).isEqualTo(NOTHING);
        assertThat(run(2, "stats", "--through", "jcube1.cube.nonsense")).contains("cannot be opened");
    }

    @Test
    void statsCountTheResults() throws IOException {
        keep(1, 2, 3, 4, 5, 6);
        assertThat(run(0, "stats")).startsWith("game ").contains("computer newton expert");
        var json = JsonMapper.shared().readTree(run(0, "stats", "--json", "--opponent", "newton"));
        int played = 0;
        for (var row : json.at("/results")) {
            played += row.at("/played").asInt();
            assertThat(row.at("/won").asInt() + row.at("/lost").asInt())
                    .isEqualTo(row.at("/played").asInt());
        }
        assertThat(played).isBetween(1, 6);
    }

    @Test
    void aDamagedCollectionIsNamedAndReplaced() throws IOException {
        Files.writeString(Path.of(collection), "not a database at all");
        assertThat(run(0, "list"))
                .isEqualTo(NOTHING + "The file of the games was damaged. It is now " + collection
                        + ".broken, and a new one was begun.\n");
        assertThat(run(0, "list")).isEqualTo(NOTHING);
    }

    @Test
    void gamesAloneSaysWhatThereIs() {
        var run = new CommandRun();
        assertThat(run.run("games")).isEqualTo(2);
        assertThat(run.err()).contains("list", "import", "export", "stats");
        assertThat(new CommandRun().run("games", "list", "--help")).isZero();
    }
}
