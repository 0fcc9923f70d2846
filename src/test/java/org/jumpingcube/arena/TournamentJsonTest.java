package org.jumpingcube.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.jumpingcube.Law;
import org.jumpingcube.arena.Tournament.Scheme;
import org.jumpingcube.contest.Openings;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.games.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TournamentJsonTest {
    private static final Tournament FULL = new Tournament(
            "cube",
            List.of(
                    new Entrant("Kepler", Entrant.Kind.PLAYER, "kepler strong"),
                    new Entrant("Ours", Entrant.Kind.ENGINE, "jar old.jar newton"),
                    new Entrant("Python", Entrant.Kind.JUMP61, "python3 bot.py")),
            List.of(GameOptions.of("size", 5), GameOptions.of("size", 6)),
            40,
            Openings.parse("2-6", 30),
            "nodes 20000",
            5,
            Scheme.GAUNTLET,
            Optional.of(50),
            9);

    @Test
    void whatIsWrittenIsReadAgain() {
        assertThat(TournamentJson.read(TournamentJson.write(FULL), Games.ALL)).isEqualTo(FULL);
    }

    @Test
    void whatIsMissingHasItsDefault() {
        var read = TournamentJson.read("""
                {"format": "jumping-cube-tournament", "version": 1,
                 "players": [{"player": "kepler strong"}, {"player": "greedy"}], "later": true}
                """, Games.ALL);
        assertThat(read.entrants()).extracting(Entrant::name).containsExactly("kepler strong", "greedy");
        assertThat(read.boards()).containsExactly(Games.CUBE.usual(Map.of()));
        assertThat(read.games()).isEqualTo(20);
        assertThat(read.scheme()).isEqualTo(Scheme.ROUND_ROBIN);
        assertThat(read.decide()).isEmpty();
    }

    /** As Lua, R and MATLAB write it. */
    @Test
    void aWholeNumberMayBeWrittenWithAFractionOfZero() {
        String text = TournamentJson.write(FULL);
        String floating = text.replaceAll("(?<=: |:)(\\d+)(?=[,\\s}])", "$1.0");
        assertThat(floating).contains("40.0", "5.0", "9.0").isNotEqualTo(text);
        assertThat(TournamentJson.read(floating, Games.ALL)).isEqualTo(FULL);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            []                                       | not a tournament
            nonsense                                 | not JSON
            {"format": "x"}                          | "format" must be
            {F, "version": 2}                        | of version 2
            {F, "game": "chess"}                     | there is no game "chess"
            {F}                                      | "players" must be a list
            {F, "players": [{"player": "greedy"}]}   | players must be 2 to 8, not 1
            {F, P, "games": 3}                       | games must be even
            {F, P, "games": "many"}                  | "games" must be a whole number
            {F, P, "games": 2.5}                     | "games" must be a whole number
            {F, P, "games": 4e10}                    | "games" must be a whole number
            {F, P, "seed": 0.5}                      | "seed" must be a whole number
            {F, P, "boards": [{"size": 3.5}]}        | there is no size=3.5 in cube
            {F, P, "boards": [{"size": 99}]}         | there is no size=99 in cube
            {F, P, "boards": [{"size": []}]}         | "size" must be a word
            {F, P, "boards": []}                     | boards must be 1 to 13
            {F, P, "opening": "x"}                   | range
            {F, P, "scheme": "cup"}                  | scheme cannot be "cup"
            {F, P, "moveSeconds": 0}                 | moveSeconds must be 1 to
            {F, P, "decide": 0}                      | decide must be 1 to 400
            {F, "players": [{"a": 1}, {"a": 2}]}     | a player needs one of
            {F, "players": [{"player": "a"}, {"player": "a"}]} | two players are called "a"
            """)
    void whatIsWrongIsSaidInWords(String text, String message) {
        String full = text.replace("F", "\"format\": \"jumping-cube-tournament\"")
                .replace("P,", "\"players\": [{\"player\": \"greedy\"}, {\"player\": \"random\"}],");
        assertThatThrownBy(() -> TournamentJson.read(full, Games.ALL))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
    }

    @Law
    void aSpoiltFileIsReadOrRefused(Random random) {
        var text = new StringBuilder(TournamentJson.write(FULL));
        for (int change = 0; change < 3; change++) {
            int at = random.nextInt(text.length());
            text.setCharAt(at, (char) random.nextInt(32, 127));
        }
        try {
            assertThat(TournamentJson.read(text.toString(), Games.ALL).entrants())
                    .hasSizeBetween(2, 8);
        } catch (IllegalArgumentException e) {
            assertThat(e).hasMessageNotContaining("Exception");
        }
    }
}
