package org.jumpingcube.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.jumpingcube.Law;
import org.junit.jupiter.api.Test;

/** A series of games between the same two. */
class BestOfTest {
    private static Outcome won(Player winner) {
        return new Outcome.Won(winner, "all");
    }

    @Test
    void whoeverWinsMoreThanHalfOfTheGamesHasWon() {
        var twoGames = BestOf.of(5).after(won(Player.ONE)).after(won(Player.ONE));
        assertThat(twoGames.isDecided()).isFalse();
        assertThat(twoGames.after(won(Player.ONE)).isDecided()).isTrue();
        assertThat(BestOf.ONE.after(won(Player.TWO)))
                .as("a game that stands alone is not counted")
                .isEqualTo(BestOf.ONE);
    }

    /** Whoever it is that wins, and however often they change sides. */
    @Law(tries = 100)
    void aSeriesIsDecidedAsSoonAsItIs(Random random) {
        int games = 2 * random.nextInt(7) + 3;
        int[] won = new int[2]; // by those who began as player one and as player two
        var series = BestOf.of(games);
        for (int game = 0; Math.max(won[0], won[1]) <= games / 2; game++) {
            assertThat(series.isDecided()).isFalse();
            boolean isFirst = random.nextBoolean();
            boolean hasChanged = game % 2 == 1;
            won[isFirst ? 0 : 1]++;
            series = series.after(won(isFirst != hasChanged ? Player.ONE : Player.TWO))
                    .swapped();
        }
        assertThat(series.isDecided()).isTrue();
        assertThat(series.one() + series.two()).isEqualTo(won[0] + won[1]);
        assertThat(Math.max(series.one(), series.two())).isEqualTo(Math.max(won[0], won[1]));
    }
}
