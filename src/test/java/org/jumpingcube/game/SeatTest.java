package org.jumpingcube.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Who sits on a side, in words. */
class SeatTest {
    /** Everybody of whom the words say all there is. */
    static Stream<Seat> seats() {
        var levels = Stream.of(Style.values())
                .flatMap(style -> Stream.of(Skill.values()).map(skill -> new Seat(true, style, skill)));
        var strengths = Stream.of(Seat.LEAST_ELO, 950, Seat.MOST_ELO)
                .map(elo -> new Seat(true, Style.NEWTON, Skill.AVERAGE, OptionalInt.of(elo)));
        return Stream.of(Stream.of(Seat.HUMAN, Seat.FRIEND), levels, strengths).flatMap(all -> all);
    }

    @ParameterizedTest
    @MethodSource("seats")
    void itsWordsAreReadBack(Seat seat) {
        assertThat(Seat.parse(seat.words())).contains(seat);
    }

    @Test
    void itsWordsAreThoseThatFilesHave() {
        assertThat(Seat.HUMAN.words()).isEqualTo("human");
        assertThat(Seat.FRIEND.words()).isEqualTo("friend");
        assertThat(Seat.COMPUTER.words()).isEqualTo("computer kepler average");
        assertThat(Seat.COMPUTER.named("Pascal").words()).isEqualTo("computer kepler average");
        assertThat(new Seat(true, Style.NEWTON, Skill.EXPERT, OptionalInt.of(1450)).words())
                .isEqualTo("computer newton 1450");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "computer",
                "computers",
                "Human",
                "human newton expert",
                "computer kepler",
                "computer kepler expert ",
                "computer KEPLER expert",
                "computer copernicus expert",
                "computer kepler 99",
                "computer kepler 4001",
                "computer kepler 123456789012"
            })
    void noOtherWordsAreASeat(String words) {
        assertThat(Seat.parse(words)).isEmpty();
    }
}
