package org.jumpingcube.text.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import org.jumpingcube.cube.ai.CubeKind;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole conversations over real pipes. */
class EngineProtocolTest {
    private static final int AT_ONCE_MILLIS = 2000; // 50 on a quiet machine; a search here would take 30,000

    private PrintWriter toEngine;
    private BufferedReader fromEngine;
    private Thread engine;

    @BeforeEach
    void startEngine() throws IOException {
        var commands = new PipedWriter();
        var answers = new PipedWriter();
        toEngine = new PrintWriter(commands);
        fromEngine = new BufferedReader(new PipedReader(answers, 1 << 16));
        var in = new PipedReader(commands, 1 << 16);
        engine = new Thread(() -> {
            try (var out = new PrintWriter(answers)) {
                new EngineProtocol(out, new CubeKind()).run(in);
            }
        });
        engine.start();
    }

    @AfterEach
    void closeInput() throws InterruptedException {
        toEngine.close();
        engine.join(10_000);
        assertThat(engine.isAlive()).isFalse();
    }

    private void say(String... lines) {
        for (String line : lines) {
            toEngine.print(line + "\n");
        }
        toEngine.flush();
    }

    private String answer() throws IOException {
        return fromEngine.readLine();
    }

    private String answerTo(String line) throws IOException {
        say(line);
        return answer();
    }

    @Test
    void helpSaysWhatCanBeSaidAndNeedsNoBoard() throws IOException {
        say("help");
        var lines = new ArrayList<String>();
        for (String line = answer(); !line.equals("end"); line = answer()) {
            lines.add(line);
        }
        assertThat(lines).anyMatch(line -> line.startsWith("new N ")).anyMatch(line -> line.startsWith("go "));
        assertThat(lines).allMatch(line -> line.length() <= 80);
        assertThat(answerTo("help me")).isEqualTo("error usage: help");
    }

    private List<String> show() throws IOException {
        say("show");
        var lines = new ArrayList<String>();
        for (String line = answer(); !line.equals("end"); line = answer()) {
            lines.add(line);
        }
        return lines;
    }

    /** The move line, with all info lines before it put into the list. */
    private String moveAfter(List<String> infos) throws IOException {
        String line = answer();
        while (line.startsWith("info ")) {
            infos.add(line);
            line = answer();
        }
        return line;
    }

    @Test
    void aNewBoardShowsNeutralCubesAndPlayerOneToMove() throws IOException {
        assertThat(answerTo("new 3")).isEqualTo("ok");
        assertThat(show()).containsExactly("turn 1 winner 0", "0:1 0:1 0:1", "0:1 0:1 0:1", "0:1 0:1 0:1");
    }

    @Test
    void movesAlternateAndUndoTakesThemBack() throws IOException {
        say("new 3");
        answer();
        assertThat(answerTo("move 1 1")).isEqualTo("ok");
        assertThat(answerTo("move 3 2")).isEqualTo("ok");
        assertThat(show()).containsExactly("turn 1 winner 0", "1:2 0:1 0:1", "0:1 0:1 0:1", "0:1 2:2 0:1");
        assertThat(answerTo("undo")).isEqualTo("ok");
        assertThat(show()).containsExactly("turn 2 winner 0", "1:2 0:1 0:1", "0:1 0:1 0:1", "0:1 0:1 0:1");
        assertThat(answerTo("undo")).isEqualTo("ok");
        assertThat(answerTo("undo")).isEqualTo("error there is no move to undo");
    }

    @Test
    void aWinIsAnnouncedAndEndsTheGameUntilItIsTakenBack() throws IOException {
        say("new 2", "move 1 1", "move 2 2", "move 1 1");
        assertThat(List.of(answer(), answer(), answer(), answer())).containsOnly("ok");
        assertThat(answerTo("move 2 2")).isEqualTo("ok win 2");
        assertThat(show().get(0)).isEqualTo("turn 1 winner 2");
        assertThat(answerTo("move 1 1")).isEqualTo("error player 1 cannot play row 1, column 1: the game is over");
        assertThat(answerTo("go")).isEqualTo("error the game is over");
        assertThat(answerTo("undo")).isEqualTo("ok");
        assertThat(show().get(0)).isEqualTo("turn 2 winner 0");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            new 1          | error "1" is no number from 2 to 15
            new 16         | error "16" is no number from 2 to 15
            new            | error usage: new N
            new six        | error "six" is no number from 2 to 15
            move 1         | error usage: move R C
            move 1 4       | error "4" is no number from 1 to 3
            move 2 2       | error player 2 cannot play row 2, column 2: the cube belongs to the opponent
            undo 1         | error usage: undo
            show me        | error usage: show
            go skill 7     | error skill must be 1 to 6, or elo and a number, not "7"
            go elo         | error elo needs a value
            go elo 100     | error elo must be 750 to 3000, not "100"
            go elo 99999   | error elo must be 750 to 3000, not "99999"
            go skill elo x | error elo must be 750 to 3000, not "x"
            go elo 900 master | error skill is given twice
            go style fast  | error style must be kepler or newton, not "fast"
            go depth 0     | error depth must be 1 to 96, not "0"
            go depth       | error depth needs a value
            go nodes -5    | error nodes must be 1 or more, not "-5"
            go time 0      | error time must be 1 to 86400000, not "0"
            go seed x      | error seed must be a whole number, not "x"
            go far         | error unknown option "far"
            go depth 1 depth 2 | error depth is given twice
            dance          | error unknown command "dance"
            """)
    void whatCannotBeObeyedIsRefusedInWordsAndChangesNothing(String line, String error) throws IOException {
        say("new 3", "move 2 2");
        assertThat(List.of(answer(), answer())).containsOnly("ok");
        var before = show();
        assertThat(answerTo(line)).isEqualTo(error);
        assertThat(show()).isEqualTo(before);
    }

    @Test
    void beforeTheFirstBoardThereIsNothingToPlayOn() throws IOException {
        assertThat(answerTo("move 1 1")).isEqualTo("error there is no board yet: say new N");
        assertThat(answerTo("go")).isEqualTo("error there is no board yet: say new N");
    }

    @Test
    void aSearchTellsWhatItThinksAfterEachDepthAndPlaysNothing() throws IOException {
        say("new 5", "go depth 3");
        answer();
        var infos = new ArrayList<String>();
        assertThat(moveAfter(infos)).matches("move [1-5] [1-5]");
        assertThat(infos)
                .hasSize(3)
                .allMatch(line -> line.matches(
                        "info depth=[1-3] score=-?[0-9]+ nodes=[0-9]+ ms=[0-9]+ pv=[1-5],[1-5](;[1-5],[1-5])*"));
        assertThat(show().get(0)).isEqualTo("turn 1 winner 0");
    }

    @Test
    void aWinInOnePlyIsCalledSo() throws IOException {
        say("new 2", "move 1 1", "move 2 2", "move 1 1", "go depth 4");
        assertThat(List.of(answer(), answer(), answer(), answer())).containsOnly("ok");
        var infos = new ArrayList<String>();
        assertThat(moveAfter(infos)).isEqualTo("move 2 2");
        assertThat(infos).last().asString().contains("score=win 1");
    }

    @Test
    void theSameSeedAndBudgetGiveTheSameMoves() throws IOException {
        say("new 5", "go newton skill 3 seed 7");
        answer();
        String move = moveAfter(new ArrayList<>());
        say("go newton average seed 7");
        assertThat(moveAfter(new ArrayList<>())).isEqualTo(move);
        say("go style newton 3 seed 7");
        assertThat(moveAfter(new ArrayList<>())).isEqualTo(move);
    }

    @ParameterizedTest
    @ValueSource(strings = {"go time 86400000", "go kepler master time 86400000 threads 2"})
    void stopEndsASearchThatWouldGoOnForHours(String go) throws IOException {
        say("new 15", go);
        answer();
        assertThat(answer()).startsWith("info depth=1 ");
        say("stop");
        assertThat(moveAfter(new ArrayList<>())).startsWith("move ");
        assertThat(answerTo("undo")).isEqualTo("error there is no move to undo");
    }

    @Test
    void aStopWithoutASearchIsNoFaultAndDoesNotSpoilTheNextSearch() throws IOException {
        say("stop", "new 5", "stop", "go depth 2");
        assertThat(answer()).isEqualTo("ok");
        var infos = new ArrayList<String>();
        moveAfter(infos);
        assertThat(infos).hasSize(2);
    }

    @Test
    void linesThatComeDuringASearchWaitForItsMove() throws IOException {
        say("new 15", "go time 86400000", "move 1 1", "undo", "stop");
        assertThat(answer()).isEqualTo("ok");
        assertThat(moveAfter(new ArrayList<>())).startsWith("move ");
        assertThat(List.of(answer(), answer())).containsOnly("ok");
    }

    @Test
    void quitEndsASearchToo() throws IOException, InterruptedException {
        say("new 15", "go time 86400000", "quit", "show");
        answer();
        assertThat(moveAfter(new ArrayList<>())).startsWith("move ");
        assertThat(answer()).isNull();
        engine.join(10_000);
        assertThat(engine.isAlive()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"go", "go time 30000", "go far", "go\ttime 30000", "gopher"})
    void aStopEndsTheRunningSearchWhateverWasSaidMeanwhile(String meanwhile) throws IOException {
        startSearch("go\ttime 30000");
        say(meanwhile);
        assertThat(millis(() -> {
                    say("stop");
                    assertThat(moveAfter(new ArrayList<>())).startsWith("move ");
                }))
                .isLessThan(AT_ONCE_MILLIS);
        assertThat(answer())
                .isEqualTo(
                        meanwhile.equals("gopher")
                                ? "error unknown command \"gopher\""
                                : "error a search is running: wait for its move, or say stop first");
        say("go depth 1");
        assertThat(moveAfter(new ArrayList<>())).startsWith("move ");
    }

    @Test
    void quitEndsASearchThatOthersWereToFollow() throws Exception {
        startSearch("go time 30000");
        say("go time 30000", "go time 30000");
        assertThat(millis(() -> {
                    say("quit");
                    engine.join(10_000);
                }))
                .isLessThan(AT_ONCE_MILLIS);
        assertThat(engine.isAlive()).isFalse();
    }

    @Test
    void anEndlessLineIsRefusedInWords() throws IOException {
        for (int part = 0; part < 100; part++) {
            toEngine.print("x".repeat(10_000));
        }
        say("");
        assertThat(answer()).isEqualTo("error a line must be shorter than 65536 characters");
        assertThat(answerTo("new 2")).isEqualTo("ok");
    }

    @Test
    void whatWaitsForASearchIsBoundedAndStopIsHeardAllTheSame() throws IOException {
        startSearch("go time 30000");
        String line = "x".repeat(60_000);
        int said = 0;
        String first = "info";
        while (first.startsWith("info") && said < 1000) {
            say(line);
            said++;
            first = fromEngine.ready() ? answer() : first;
        }
        assertThat(first).isEqualTo("error too many lines wait for the search");
        say("stop");
        String next = answer();
        while (!next.startsWith("move ")) {
            assertThat(next).matches("info .*|error too many lines wait for the search");
            next = answer();
        }
        assertThat(answer()).startsWith("error unknown command \"xxx").hasSizeLessThan(1100);
    }

    @Test
    void whatIsRepeatedInAnAnswerCannotDriveATerminal() throws IOException {
        assertThat(answerTo("new \u001b[31m")).isEqualTo("error \"?[31m\" is no number from 2 to 15");
    }

    private void startSearch(String go) throws IOException {
        say("new 15", go);
        assertThat(answer()).isEqualTo("ok");
        assertThat(answer()).startsWith("info depth=1 ");
    }

    private static long millis(ThrowingRunnable work) {
        long start = System.nanoTime();
        assertThatCode(work::run).doesNotThrowAnyException();
        return (System.nanoTime() - start) / 1_000_000;
    }

    /** Some work on pipes. */
    private interface ThrowingRunnable {
        void run() throws Exception;
    }

    @Test
    void theEndOfTheInputLetsASearchFinish() throws IOException {
        say("new 5", "go depth 3");
        toEngine.close();
        answer();
        var infos = new ArrayList<String>();
        moveAfter(infos);
        assertThat(infos).hasSize(3);
    }

    @Test
    void emptyLinesMeanNothingAndBlanksDoNotMatter() throws IOException {
        say("", "   ", "  new   4  ");
        assertThat(answer()).isEqualTo("ok");
        assertThat(show()).hasSize(5);
    }
}
