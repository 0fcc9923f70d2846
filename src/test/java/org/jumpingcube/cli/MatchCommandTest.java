package org.jumpingcube.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

class MatchCommandTest {
    private final CommandRun commands = new CommandRun();

    @Test
    void aMatchIsReportedInWords() {
        assertThat(commands.run(
                        "match", "--a", "random", "--b", "newton 2", "--size", "4", "--games", "6", "--seed", "3"))
                .isZero();
        assertThat(commands.out())
                .startsWith("A: random\nB: newton 2\n6 games on 4x4, openings of 4 random moves, seed 3\nA won ")
                .contains("95 % interval", "Elo difference", "time a move");
        assertThat(commands.err()).isEmpty();
    }

    @Test
    void aReportTellsHowBalancedTheOpeningsAre() {
        assertThat(commands.run(
                        "match", "--a", "random", "--b", "greedy", "--size", "5", "--games", "2", "--balance", "40"))
                .isZero();
        assertThat(commands.out()).contains("openings of 4 random moves with 40 % at least for either side, seed 1\n");
    }

    @Test
    void aMatchIsReportedAsJson() {
        assertThat(commands.run("match", "--a", "random", "--b", "3", "--size", "5", "--games", "4", "--json"))
                .isZero();
        var report = JsonMapper.shared().readTree(commands.out());
        assertThat(report.get("games").asInt()).isEqualTo(4);
        assertThat(report.get("winsA").asInt()).isZero();
        assertThat(report.get("winsB").asInt()).isEqualTo(4);
        assertThat(report.get("elo").isNull()).isTrue();
        assertThat(report.get("msB").get("longest").asDouble()).isPositive();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            --a random                               | Missing required option: '--b=PLAYER'
            --a random --b random --games 3          | --games must be even, not 3
            --a random --b random --games 0          | --games must be 2 to 1000000, not 0
            --a random --b random --size 16          | --size must be 2 to 15, not 16
            --a random --b random --size x           | Invalid value for option '--size'
            --a random --b random --threads 0        | --threads must be 1 to 64, not 0
            --a random --b random --opening -1       | --opening must be 0 to 40, or a range of these as 2-6, not -1
            --a random --b random --opening 6-2      | --opening must be 0 to 40, or a range of these as 2-6, not 6-2
            --a random --b random --opening 2-41     | --opening must be 0 to 40, or a range of these as 2-6, not 2-41
            --a random --b random --balance 46       | --balance must be 0 to 45, not 46
            --a random --b kepler,5                  | cannot start "kepler,5"
            """)
    void badInputIsRefusedInWords(String line, String message) {
        int code = commands.run(("match " + line).split(" "));
        assertThat(commands.err()).contains(message);
        assertThat(code).isEqualTo(message.startsWith("cannot start") ? 1 : 2);
        assertThat(commands.out()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            kepler strongest     | --a: unknown option "strongest"
            newton elo 3050      | --a: elo must be 750 to 3000, not "3050"
            newton depth 100     | --a: depth must be 1 to 96, not "100"
            kepler kepler        | --a: style is given twice
            ''                   | --a: a player is needed
            """)
    void aPlayerThatMakesNoSenseIsRefusedInWords(String player, String message) {
        assertThat(commands.run("match", "--a", player, "--b", "random")).isEqualTo(2);
        assertThat(commands.err()).contains(message);
    }
}
