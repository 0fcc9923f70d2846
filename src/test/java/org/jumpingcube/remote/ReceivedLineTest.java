package org.jumpingcube.remote;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jumpingcube.Law;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Square;
import org.jumpingcube.games.Games;
import org.jumpingcube.storage.LineFormat;
import org.jumpingcube.storage.SavedGame;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a friend's line is to the game that is played by message. Player two is the friend. */
@Slow
class ReceivedLineTest {
    private static History<CubePosition, Square> game(int size, String moves) {
        var history = History.<CubePosition, Square>startingAt(CubePosition.start(size));
        for (String move : moves.isEmpty() ? List.<String>of() : List.of(moves.split(" ", -1))) {
            history = history.then(
                    Games.CUBE.notation().read(history.current(), move).orElseThrow());
        }
        return history;
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            4 | a1       | 4 | a1 c3          | Next[move=c3]
            4 | a1       | 4 | a1             | Same[]
            4 | ''       | 4 | ''             | Same[]
            4 | a1 c3 b2 | 4 | a1             | Earlier[moves=2]
            4 | a1       | 5 | a1 c3          | OtherStart[]
            4 | a1       | 4 | b1 c3          | OtherMove[number=1, here=a1, there=b1]
            4 | a1 c3 b2 | 4 | a1 d4 b2 c1    | OtherMove[number=2, here=c3, there=d4]
            4 | a1 c3 b2 | 4 | a1 c3 a1 d4 b2 | OtherMove[number=3, here=b2, there=a1]
            4 | a1 c3    | 4 | a1 c3 b2       | NotTheFriends[]
            4 | a1 c3    | 4 | a1 c3 b2 d4    | NotTheFriends[]
            4 | a1       | 4 | a1 c3 b2       | TooLong[moves=2]
            4 | a1       | 4 | a1 c3 b2 d4    | TooLong[moves=3]
            """)
    void whatDiffersIsFound(int size, String known, int lineSize, String line, String expected) {
        var found = ReceivedLine.of(game(size, known), Player.TWO, game(lineSize, line));
        assertThat(found).hasToString(expected);
    }

    @Law(tries = 10)
    void twoProgramsPlayAWholeGameByLines(Random random) {
        playByLines(Games.CUBE, CubePosition.start(2 + random.nextInt(4)), random);
        playByLines(Games.JUMPIN, Games.JUMPIN.start(Games.JUMPIN.usual(Map.of())), random);
    }

    private static <P extends Position<P, M>, M> void playByLines(GameKind<P, M> kind, P start, Random random) {
        History<P, M> one = History.startingAt(start);
        History<P, M> two = one;
        while (!one.current().outcome().isOver() && one.turns().size() < 200) {
            boolean isOne = one.current().toMove() == Player.ONE;
            var moves = one.current().legalMoves();
            M move = moves.isEmpty()
                    ? one.current().forcedPass().orElseThrow()
                    : moves.get(random.nextInt(moves.size()));
            var sender = (isOne ? one : two).then(move);
            var receiver = isOne ? two : one;
            String line = LineFormat.line(new SavedGame<>(kind, sender, Seats.USUAL));
            var arrived = read(kind, line);
            var next = ReceivedLine.of(receiver, isOne ? Player.ONE : Player.TWO, arrived);
            assertThat(next).isEqualTo(new ReceivedLine.Next<>(move));
            assertThat(ReceivedLine.of(sender, isOne ? Player.TWO : Player.ONE, arrived))
                    .isEqualTo(new ReceivedLine.Same<>());
            one = isOne ? sender : receiver.then(move);
            two = isOne ? receiver.then(move) : sender;
        }
        assertThat(one).isEqualTo(two);
    }

    @SuppressWarnings("unchecked") // a kind's name determines its types
    private static <P extends Position<P, M>, M> History<P, M> read(GameKind<P, M> kind, String line) {
        var found = Games.FORMATS.line().read(line.getBytes(UTF_8));
        var game = found.game().orElseThrow();
        assertThat(game.kind()).isEqualTo(kind);
        return (History<P, M>) game.history();
    }
}
