package org.jumpingcube.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.games.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The options of all games, in one choice. */
class GameChoiceTest {
    private static GameChoice with(Map<String, String> options) {
        return new GameChoice("", options, false, 1);
    }

    static Iterable<GameKind<?, ?>> kinds() {
        return Games.ALL;
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void onlyWhatDiffersFromTheDefaultsIsKept(GameKind<?, ?> kind) {
        var usual = GameOptions.usual(kind.options());
        assertThat(GameChoice.DEFAULT.options(kind)).isEqualTo(usual);
        assertThat(GameChoice.DEFAULT.withOptions(kind, usual)).isEqualTo(GameChoice.DEFAULT);
    }

    @Test
    void eachGameHasItsOwnOptions() {
        var choice = CubeSize.choice(9).withOptions(Games.JUMPIN, Games.JUMPIN.usual(Map.of("goal", "CLASSIC")));
        assertThat(choice.options()).isEqualTo(Map.of("cube.size", "9", "jumpin.goal", "CLASSIC"));
        assertThat(choice.options(Games.CUBE)).isEqualTo(GameOptions.of("size", 9));
        assertThat(choice.options(Games.JUMPIN).word("goal")).isEqualTo("CLASSIC");
        assertThat(choice.withOptions(Games.CUBE, GameOptions.of("size", 6)).options())
                .isEqualTo(Map.of("jumpin.goal", "CLASSIC"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "16", "large", "-1"})
    void aValueThatIsNotAllowedMeansTheDefault(String size) {
        assertThat(with(Map.of("cube.size", size)).options(Games.CUBE)).isEqualTo(GameOptions.of("size", 6));
    }

    @Test
    void whereThereIsNoRoomAnotherGamesOptionIsForgotten() {
        var full = with(IntStream.range(0, 100)
                .boxed()
                .collect(Collectors.toMap(number -> "another." + number, number -> "on")));
        var choice = full.withOptions(Games.CUBE, GameOptions.of("size", 9));
        assertThat(choice.options()).hasSize(100).containsEntry("cube.size", "9");
    }
}
