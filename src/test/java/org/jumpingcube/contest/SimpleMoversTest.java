package org.jumpingcube.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.SearchBudget;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The simple movers, and how a command line is read. */
class SimpleMoversTest {
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void whoCountsCubesTakesAWinInOne(boolean isNewcomer) {
        var winnable = CubePosition.start(3);
        var random = new Random(4);
        while (!hasWin(winnable)) {
            var moves = winnable.legalMoves();
            winnable = winnable.play(moves.get(random.nextInt(moves.size()))).after();
        }
        var won = winnable;
        assertThat(isNewcomer ? CubeCounter.newcomer(won) : CubeCounter.greedy(won))
                .isNotEmpty()
                .allSatisfy(move -> assertThat(won.play(move).after().winner()).contains(won.toMove()));
    }

    private static boolean hasWin(CubePosition position) {
        return position.legalMoves().stream()
                .anyMatch(move -> position.play(move).after().winner().isPresent());
    }

    @Test
    void wordsInQuotationMarksStayTogether() {
        assertThat(CommandWords.split("java -cp \"a b\" 'c d'  e")).containsExactly("java", "-cp", "a b", "c d", "e");
    }

    @ParameterizedTest
    @CsvSource({
        "python3 my_player.py, my_player",
        "sh /home/anna/rude.sh crash, rude",
        "java -cp /home/anna/proj2 jump61.Main, jump61",
        "java -jar \"/my bots/best bot.jar\", best bot",
        "./bot --level 3, bot",
        "old/jumping-cube-0.1.0.jar newton expert, jumping-cube-0.1.0",
        "'', ''",
    })
    void aProgramIsCalledAsItsFile(String command, String name) {
        assertThat(ProgramFile.name(command)).isEqualTo(name);
    }

    @Test
    void aRandomMoverMakesLegalMovesOnly() {
        var mover = new RuleOfThumb<>(CubePosition::legalMoves, 3);
        var position = CubePosition.start(5);
        while (position.winner().isEmpty()) {
            var move = mover.analyse(position, SearchBudget.USUAL).move();
            assertThat(position.legalMoves()).contains(move);
            position = position.play(move).after();
        }
    }
}
