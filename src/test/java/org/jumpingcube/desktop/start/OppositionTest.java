package org.jumpingcube.desktop.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.jumpingcube.Law;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;

/** What a newcomer chooses, as seats. */
class OppositionTest {
    private static <T> T any(Random random, T[] values) {
        return values[random.nextInt(values.length)];
    }

    private static Seat seat(Random random) {
        return new Seat(random.nextBoolean(), any(random, Style.values()), any(random, Skill.values()));
    }

    @Law
    void whatIsSeenOfTheSeatsIsWhatWasChosen(Random random) {
        var chosen = new Opposition(any(random, Opponent.values()), any(random, Skill.values()), random.nextBoolean());
        var before = new Seats(seat(random), seat(random));
        var seen = Opposition.of(chosen.seats(before));
        assertThat(seen.opponent()).isEqualTo(chosen.opponent());
        if (chosen.opponent() != Opponent.FRIEND) {
            assertThat(seen).isEqualTo(chosen);
        }
    }

    @Law
    void whoChoosesNothingElseGetsTheSameSeats(Random random) {
        var before = new Seats(seat(random), seat(random));
        assertThat(Opposition.of(before).seats(before)).isEqualTo(before);
    }

    @Law
    void theUsersOwnHintsStayWhoeverTheOpponentIs(Random random) {
        Seat user = new Seat(false, any(random, Style.values()), any(random, Skill.values()));
        Seat computer = new Seat(true, any(random, Style.values()), any(random, Skill.values()));
        var before = random.nextBoolean() ? new Seats(user, computer) : new Seats(computer, user);
        var chosen = new Opposition(Opponent.NEWTON, any(random, Skill.values()), random.nextBoolean());
        Seats seats = chosen.seats(before);
        assertThat(chosen.isFirst() ? seats.one() : seats.two()).isEqualTo(user);
    }
}
