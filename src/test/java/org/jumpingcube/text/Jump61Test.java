package org.jumpingcube.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.FirstMoveEngine;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.Square;
import org.junit.jupiter.api.Test;

class Jump61Test {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    /** A window that writes down what it is told, and in which lines are typed at certain moments. */
    private static final class ScriptedWindow implements GameWindow {
        final List<String> seen = new ArrayList<>();
        final StringBuilder said = new StringBuilder();
        private final Map<String, String> answers;
        private Consumer<String> typist = line -> {};

        /** @param answers what is typed, by the prompt or reply at whose first coming it is typed */
        ScriptedWindow(Map<String, String> answers) {
            this.answers = new HashMap<>(answers);
        }

        @Override
        public void positionChanged(CubePosition position) {
            seen.add(position.board().side() + " " + position.toMove());
        }

        @Override
        public void movePlayed(PlayedMove move) {
            seen.add(move.player() + " " + move.move());
        }

        @Override
        public synchronized void said(String text) {
            said.append(text);
            Optional.ofNullable(answers.remove(text.strip())).ifPresent(typist);
        }

        @Override
        public void onLine(Consumer<String> listener) {
            typist = listener;
        }
    }

    @Test
    void aWindowFollowsEveryChangeOfTheBoard() {
        var window = new ScriptedWindow(Map.of());

        run("size 3\n1 1\nset 3 3 2 b\nnew\n", Jump61Test::firstSquare, () -> Optional.of(window), "--display");

        assertThat(window.seen).containsExactly("6 ONE", "3 ONE", "ONE a1", "TWO b1", "3 TWO", "TWO b1", "3 ONE");
        assertThat(window.said.toString().lines())
                .containsExactly(
                        "Welcome to Jump61 4.0",
                        "red> size 3",
                        "red> 1 1",
                        "* 1 2",
                        "red> set 3 3 2 b",
                        "* 1 2",
                        "red> new",
                        "red> ");
    }

    /** With nothing at the terminal, everything is done in the window, and stands at the terminal as if typed there. */
    @Test
    void whatIsTypedInTheWindowIsPlayedAndStandsAtTheTerminal() {
        var window = new ScriptedWindow(Map.of("red>", "4 2", "* 1 1", "9 9", "invalid move: 9 9", "quit"));

        int exitCode = run("", Jump61Test::firstSquare, () -> Optional.of(window), "--display");

        assertThat(exitCode).isZero();
        assertThat(out.toString()).isEqualTo("Welcome to Jump61 4.0\nred> 4 2\n* 1 1\nred> 9 9\nred> quit\n");
        assertThat(err.toString()).isEqualTo("invalid move: 9 9\n");
        assertThat(window.said.toString())
                .isEqualTo("Welcome to Jump61 4.0\nred> 4 2\n* 1 1\nred> 9 9\ninvalid move: 9 9\nred> quit\n");
    }

    @Test
    void theWindowIsNotAskedForWithoutTheOption() {
        run(
                "1 1\n",
                Jump61Test::firstSquare,
                () -> {
                    throw new AssertionError("nobody asked for a window");
                },
                "--strict");

        assertThat(out.toString()).contains("* 1 2");
    }

    @Test
    void whereNoWindowCanBeOpenedTheProgramSaysSoAndEnds() {
        assertThat(run("1 1\n", Jump61Test::firstSquare, Optional::empty, "--display"))
                .isEqualTo(1);
        assertThat(err.toString()).isEqualTo("No window can be opened here\n");
    }

    @Test
    void theComputerGetsASettledBoardWhateverTheLastWinLeft() {
        var asked = new ArrayList<CubePosition>();
        // Red wins in mid-cascade and leaves three spots on corners; red then has to move on a board with those.
        run("""
            manual blue
            size 2
            set 1 1 2 r
            set 1 2 2 r
            set 2 1 2 r
            set 2 2 2 b
            1 1
            set 1 1 1 b
            set 1 1 2 b
            auto blue
            auto red
            """, seed -> new FirstMoveEngine(asked::add), Optional::empty);

        assertThat(out.toString()).contains("* Red wins.");
        assertThat(asked)
                .isNotEmpty()
                .allSatisfy(position -> assertThat(position.board().squares())
                        .allMatch(square -> position.board().at(square).value()
                                <= position.board().capacity(square)));
    }

    @Test
    void equalSeedsGiveTheComputerEqualChances() {
        var seeds = new ArrayList<Long>();

        run(
                "1 1\nseed 7\n6 6\n6 6\nseed 7\n6 6\n6 6\nseed 8\n6 6\n",
                seed -> new FirstMoveEngine(position -> seeds.add(seed)),
                Optional::empty);

        assertThat(seeds.subList(1, 3)).isEqualTo(seeds.subList(3, 5));
        assertThat(seeds.get(5)).isNotEqualTo(seeds.get(3));
        assertThat(seeds.get(1)).isNotEqualTo(seeds.get(2));
    }

    @Test
    void aClosedOutputEndsEvenAGameOfTwoComputers() {
        var moves = new ArrayList<CubePosition>();
        var console = new Console(reader("auto red\ndump\n"), closedAfter(10), err);

        int exitCode = new Jump61(console, seed -> new FirstMoveEngine(moves::add)).run(List.of(), Optional::empty);

        assertThat(exitCode).isZero();
        assertThat(moves).hasSizeLessThan(20);
        assertThat(err.toString()).isEmpty();
    }

    /** Whoever closed a pipe knows; on a full disk the user thinks that all is there. */
    @Test
    void repliesThatCannotBeWrittenForAnotherReasonEndTheGameInWords() {
        var console = new Console(reader("auto red\ndump\n"), failingAfter(10, "No space left on device"), err);

        int exitCode = new Jump61(console, Jump61Test::firstSquare).run(List.of(), Optional::empty);

        assertThat(exitCode).isEqualTo(1);
        assertThat(err.toString()).isEqualTo("Could not write the replies: No space left on device\n");
    }

    @Test
    void aClosedErrorOutputDoesNotEndTheGame() {
        assertThat(new Jump61(
                                new Console(reader("foo\nmanual blue\n1 1\ndump\n"), out, closedAfter(0)),
                                Jump61Test::firstSquare)
                        .run(List.of(), Optional::empty))
                .isZero();
        assertThat(out.toString()).contains("2r");
    }

    @Test
    void inputThatCannotBeReadOnEndsWithAMessage() {
        var broken = new Reader() {
            @Override
            public int read(char[] buffer, int offset, int length) throws IOException {
                throw new IOException("disk on fire");
            }

            @Override
            public void close() {}
        };

        int exitCode =
                new Jump61(new Console(broken, out, err), Jump61Test::firstSquare).run(List.of(), Optional::empty);

        assertThat(exitCode).isEqualTo(1);
        assertThat(err.toString()).isEqualTo("Could not read on: disk on fire\n");
    }

    private int run(
            String input,
            LongFunction<Engine<CubePosition, Square>> engines,
            Supplier<Optional<GameWindow>> display,
            String... options) {
        return new Jump61(new Console(reader(input), out, err), engines).run(List.of(options), display);
    }

    private static Engine<CubePosition, Square> firstSquare(long seed) {
        return new FirstMoveEngine();
    }

    private static BufferedReader reader(String input) {
        return new BufferedReader(new StringReader(input));
    }

    /** Takes so many writes; then nobody reads any more. */
    private static Writer closedAfter(int writes) {
        return failingAfter(writes, "Broken pipe");
    }

    private static Writer failingAfter(int writes, String reason) {
        return new Writer() {
            private int left = writes;

            @Override
            public void write(char[] buffer, int offset, int length) throws IOException {
                if (left-- <= 0) {
                    throw new IOException(reason);
                }
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
    }
}
