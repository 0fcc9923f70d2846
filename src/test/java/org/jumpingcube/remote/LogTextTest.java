package org.jumpingcube.remote;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Random;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Player;
import org.jumpingcube.games.Games;
import org.junit.jupiter.api.Test;

/** Logs as lines of a file, which somebody may have changed. */
class LogTextTest {
    @Test
    void aLogComesBackAndSpoiltLinesMakeNoOtherThanTheRulesAllow() {
        var random = new Random(5);
        var log = GameLog.startingAt(Games.CUBE, new Terms(GameOptions.of("size", 3), Player.TWO, 3));
        for (int move = 0; move < 6; move++) {
            var moves = log.history().current().legalMoves();
            log = log.then(new Entry.Move<>(moves.get(random.nextInt(moves.size()))));
        }
        log = log.then(new Entry.TakeBack<>(4)).then(new Entry.Resign<>()).then(new Entry.NextGame<>());
        var lines = LogText.write(log);
        assertThat(LogText.read(lines, Games.ALL)).contains(log);
        for (int count = 0; count < 2_000; count++) {
            var spoilt = new ArrayList<>(lines);
            int at = random.nextInt(lines.size());
            var line = new StringBuilder(lines.get(at));
            line.setCharAt(random.nextInt(line.length()), (char) (' ' + random.nextInt(95)));
            spoilt.set(at, line.toString());
            LogText.read(spoilt, Games.ALL)
                    .ifPresent(read -> assertThat(LogText.write(read)).hasSameSizeAs(lines));
        }
        assertThat(LogText.read(lines.subList(1, lines.size()), Games.ALL)).isEmpty();
    }
}
