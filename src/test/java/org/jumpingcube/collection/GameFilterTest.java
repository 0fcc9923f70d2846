package org.jumpingcube.collection;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.games.Games;
import org.jumpingcube.storage.SaveFormat;
import org.jumpingcube.strip.StripKind;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class GameFilterTest {
    private static final Seat EXPERT = new Seat(true, Style.NEWTON, Skill.EXPERT);

    private GameCollection collection;

    @BeforeAll
    void keepSome(@TempDir Path folder) throws CollectionException {
        collection = PlayedGames.open(folder.resolve("games.db"));
        keep(1, "5", Seats.USUAL, new Outcome.Won(Player.ONE, "all-cubes"));
        keep(2, "6", Seats.USUAL, new Outcome.Won(Player.TWO, "all-cubes"));
        keep(3, "6", new Seats(EXPERT, Seat.HUMAN), new Outcome.Won(Player.TWO, "all-cubes"));
        keep(4, "6", new Seats(Seat.HUMAN, Seat.FRIEND), new Outcome.Drawn("agreed"));
        keep(5, "6", new Seats(Seat.HUMAN, Seat.HUMAN), new Outcome.Won(Player.TWO, "all-cubes"));
        keep(6, "7", new Seats(EXPERT, EXPERT), new Outcome.GoingOn());
        var jumpin = PlayedGames.random(Games.JUMPIN, Map.of(), Seats.USUAL, 20, 7);
        collection.keep(PlayedGames.played(jumpin, 7));
        var foreign = PlayedGames.random(Games.CUBE, Map.of("size", "3"), Seats.USUAL, 4, 8);
        collection.keep(CollectedGame.imported(foreign, PlayedGames.FIRST.plus(Duration.ofHours(8))));
    }

    @AfterAll
    void close() throws CollectionException {
        collection.close();
    }

    private void keep(int number, String size, Seats seats, Outcome end) throws CollectionException {
        var game = PlayedGames.played(PlayedGames.random(Games.CUBE, Map.of("size", size), seats, 10, number), number);
        collection.keep(new CollectedGame(game.key(), game.saved(), end, game.origin(), game.began(), game.ended()));
    }

    @ParameterizedTest
    @CsvSource({
        "all, 8 7 6 5 4 3 2 1",
        "game cube, 8 6 5 4 3 2 1",
        "game jumpin, 7",
        "game chess, ''",
        "against expert, 3",
        "against kepler, 8 7 2 1",
        "against computer, 8 7 3 2 1",
        "against human, 5",
        "against friend, 4",
        "against exper, ''",
        "against %, ''",
        "ended won, 3 1",
        "ended lost, 2",
        "ended drawn, 4",
        "ended unfinished, 8 7 6",
        "ended other, 5",
        "size 6, 5 4 3 2",
        "since 6, 8 7 6",
        "before 3, 2 1",
        "from watched, 6",
        "from friend, 4",
        "from imported, 8",
        "size 6 ended won, 3",
        "game cube since 2 before 5 against computer, 3 2"
    })
    void itFindsWhatIsMeantTheLatestFirst(String words, String expected) throws CollectionException {
        var filter = GameFilter.ALL;
        String[] word = words.split(" ", -1);
        for (int index = 0; index + 1 < word.length; index += 2) {
            filter = narrowed(filter, word[index], word[index + 1]);
        }
        String found = collection.entries(filter).stream()
                .map(entry -> Long.toString(
                        Duration.between(PlayedGames.FIRST, entry.ended()).toHours()))
                .collect(Collectors.joining(" "));
        assertThat(found).isEqualTo(expected);
    }

    private static GameFilter narrowed(GameFilter filter, String condition, String value) {
        return switch (condition) {
            case "game" -> filter.ofGame(value);
            case "against" -> filter.against(value);
            case "ended" -> filter.ended(UserOutcome.valueOf(value.toUpperCase(Locale.ROOT)));
            case "size" -> filter.ofSize(Integer.parseInt(value));
            case "since" -> filter.since(PlayedGames.FIRST.plus(Duration.ofHours(Integer.parseInt(value))));
            case "before" -> filter.before(PlayedGames.FIRST.plus(Duration.ofHours(Integer.parseInt(value))));
            case "from" -> filter.from(Origin.valueOf(value.toUpperCase(Locale.ROOT)));
            default -> throw new IllegalArgumentException(condition);
        };
    }

    /** Its option is not called "size". */
    @Test
    void aGameOfAnyKindIsFoundByTheOptionThatIsItsSize(@TempDir Path folder) throws CollectionException {
        var formats = new SaveFormat(List.of(Games.CUBE, StripKind.STRIP));
        try (var strips = GameCollection.open(folder.resolve("strips.db"), formats, PlayedGames.FIRST)) {
            for (int length : List.of(5, 7)) {
                var options = StripKind.options(length, "loss", "off").values();
                strips.keep(PlayedGames.played(
                        PlayedGames.random(StripKind.STRIP, options, Seats.USUAL, 3, length), length));
            }
            assertThat(strips.entries(GameFilter.ALL.ofSize(7)))
                    .singleElement()
                    .satisfies(entry -> assertThat(entry.options()).contains("length=7"));
        }
    }
}
