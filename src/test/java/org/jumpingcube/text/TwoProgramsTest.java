package org.jumpingcube.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.jumpingcube.Slow;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Two programs play each other through pipes, each taking the other for a person. */
@Slow
class TwoProgramsTest {
    @ParameterizedTest(name = "{1} games on {0}x{0}")
    @CsvSource({"2, 6", "3, 6", "4, 2", "5, 2", "6, 1"})
    void bothAnnounceTheSameWinner(int side, int games) throws Exception {
        try (var red = ProgramProcess.start().listening();
                var blue = ProgramProcess.start().listening()) {
            assertThat(red.nextLine()).isEqualTo("Welcome to Jump61 4.0");
            assertThat(blue.nextLine()).isEqualTo("Welcome to Jump61 4.0");
            red.send("manual blue");
            for (int game = 0; game < games; game++) {
                begin(red, blue, side, game);
                assertThat(winner(red, blue)).matches("\\* (Red|Blue) wins\\.");
            }
        }
    }

    private static void begin(ProgramProcess red, ProgramProcess blue, int side, int game) throws IOException {
        for (var program : new ProgramProcess[] {red, blue}) {
            program.send("manual red"); // or the first line after the last game would begin the next one
            program.send("seed " + game);
            program.send("size " + side);
        }
        red.send("auto red");
    }

    /** Carries moves to and fro until somebody wins; the other program must then say the same. */
    private static String winner(ProgramProcess red, ProgramProcess blue) throws Exception {
        ProgramProcess mover = red;
        ProgramProcess other = blue;
        while (true) {
            String line = mover.nextLine();
            if (line.endsWith("wins.")) { // the move that was carried here last has won
                assertThat(other.nextLine()).isEqualTo(line);
                return line;
            }
            assertThat(line).matches("\\* \\d+ \\d+");
            other.send(line.substring(2));
            ProgramProcess next = other;
            other = mover;
            mover = next;
        }
    }
}
