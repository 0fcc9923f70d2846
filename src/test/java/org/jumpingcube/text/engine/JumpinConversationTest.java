package org.jumpingcube.text.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import org.jumpingcube.jumpin.ai.JumpinKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The engine protocol about a game in its own notation. */
class JumpinConversationTest {
    private static List<String> answers(String... lines) {
        var out = new StringWriter();
        new EngineProtocol(new PrintWriter(out), new JumpinKind()).run(new StringReader(String.join("\n", lines)));
        return out.toString().lines().toList();
    }

    @Test
    void movesArePlayedShownAndTakenBack() {
        assertThat(answers("new", "move c1-c3", "move d11-d9", "show", "undo", "show"))
                .containsExactly(
                        "ok",
                        "ok",
                        "ok",
                        "www1ww/wwwwww/3w2/6/6/6/6/6/2x3/xxxxxx/xx1xxx x",
                        "end",
                        "ok",
                        "wwwwww/wwwwww/6/6/6/6/6/6/2x3/xxxxxx/xx1xxx w",
                        "end");
    }

    @Test
    void theLegalMovesStandInOneLineInTheirOrder() {
        assertThat(answers("new", "legal")).containsExactly("ok", "a1-a3 b1-b3 c1-c3 d1-d3 e1-e3 f1-f3");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "new | xxxxxw/xxxxx1/5x/5x/6/6/6/6/6/wwwww1/wwwwww x | f8-f10 | ok win 1 | win 1 goal",
                "new | xxxxx1/xxxxxx/5w/5w/6/4x1/6/6/6/wwwww1/wwwww1 w | f9-f11 | ok win 1 | win 1 suicide",
                "new noProgress=1 | 6/x5/x5/6/5w/5w/6/6/6/6/1x4 x | a9-a11 | ok | going on",
                "new noProgress=1 | x5/x5/6/6/5w/5w/6/6/6/6/1x4 x | a11-a9 | ok draw no-progress | draw no-progress"
            })
    void theEndIsSaid(String begin, String position, String move, String answer, String result) {
        assertThat(answers(begin, "position " + position, "move " + move, "result"))
                .endsWith(answer, result);
    }

    @Test
    void aSwapAndItsKoAreSaid() {
        assertThat(answers(
                        "new swap=ON",
                        "position 6/6/6/6/6/6/2w3/2x3/6/1xx3/1ww3 x",
                        "move c4=c5",
                        "show",
                        "move c4=c5",
                        "position 6/6/6/6/6/6/2x3/2w3/6/1xx3/1ww3 w ko=c4c5",
                        "move c4=c5"))
                .containsExactly(
                        "ok",
                        "ok",
                        "ok",
                        "6/6/6/6/6/6/2x3/2w3/6/1xx3/1ww3 w ko=c4c5",
                        "end",
                        "error player 2 may not play c4=c5",
                        "ok",
                        "error player 2 may not play c4=c5");
    }

    @Test
    void theLongFormIsTakenIfEveryLegIsAJump() {
        String diagram = "position wwwwww/w4w/6/4w1/4w1/4w1/1wxw2/x5/x5/x2x1x/xxxxxx x";
        assertThat(answers("new", diagram, "move a1-a5-e5-e9", "undo", "move a1-a5-e9"))
                .containsExactly("ok", "ok", "ok", "ok", "error \"a1-a5-e9\" is not a move");
    }

    @Test
    void aMoveIsChosenAndNotPlayed() {
        var answers = answers("new", "go depth 2", "show");
        assertThat(answers.get(1)).startsWith("info depth=1 score=");
        assertThat(answers).anyMatch(line -> line.matches("move [a-f]1-[a-f]3"));
        assertThat(answers).endsWith("wwwwww/wwwwww/6/6/6/6/6/6/6/xxxxxx/xxxxxx x", "end");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "new goal=GOLF | error \"GOLF\" is no value of goal",
                "new colour=red | error there is no option \"colour\"",
                "new 6 | error usage: new [OPTION=VALUE ...]",
                "position 6/6 x | error this is not a position where the game goes on",
                "position wwwwww/6/6/6/6/6/6/6/6/6/6 x | error this is not a position where the game goes on",
                "fly | error unknown command \"fly\""
            })
    void whatMakesNoSenseIsRefused(String line, String answer) {
        assertThat(answers(line)).containsExactly(answer);
    }
}
