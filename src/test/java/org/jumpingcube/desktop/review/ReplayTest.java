package org.jumpingcube.desktop.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.function.LongConsumer;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.desktop.look.Ticker;
import org.jumpingcube.game.Histories;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Square;
import org.junit.jupiter.api.Test;

class ReplayTest {
    private static final Square A1 = new Square(0, 0);
    private static final Square C3 = new Square(2, 2);

    /** The fifth turn, a1, bursts in one wave; none of the others does. */
    private static final History<CubePosition, Square> GAME =
            Histories.replay(CubePosition.start(3), List.of(A1, C3, new Square(1, 0), new Square(1, 2), A1, C3));

    private final Clock clock = new Clock();
    private final Replay<CubePosition, Square> replay =
            new Replay<>(GAME, turn -> PlayedMove.of(turn).waves(), () -> 0.5, clock);

    /** A ticker that is moved by hand. */
    private static final class Clock implements Ticker {
        private LongConsumer onFrame = now -> {};
        private long now = 1;

        @Override
        public void start(LongConsumer frame) {
            onFrame = frame;
            onFrame.accept(now);
        }

        @Override
        public void stop() {
            onFrame = time -> {};
        }

        /** Frames of a hundredth of a second. */
        void run(double seconds) {
            for (int frame = 0; frame < Math.round(100 * seconds); frame++) {
                now += 10_000_000;
                onFrame.accept(now);
            }
        }
    }

    @Test
    void stepsAndJumpsShowPositionsAtRest() {
        replay.step(1);
        assertThat(replay.now()).isEqualTo(ReplayMoment.at(GAME, 1));
        replay.go(Integer.MAX_VALUE);
        assertThat(replay.now()).isEqualTo(ReplayMoment.at(GAME, 6));
        replay.step(1);
        assertThat(replay.now().played()).isEqualTo(6);
        replay.go(0);
        replay.step(-1);
        assertThat(replay.now().played()).isZero();
    }

    @Test
    void aTurnCanBeSeenHalfAndItsEndIsTheNextPosition() {
        replay.go(4);
        assertThat(replay.stagesAhead()).isEqualTo(1);
        replay.goToStage(0.4);
        assertThat(replay.now().underWay()).contains(GAME.turns().get(4));
        replay.step(-1);
        assertThat(replay.now()).isEqualTo(ReplayMoment.at(GAME, 4));
        replay.goToStage(1);
        assertThat(replay.now()).isEqualTo(ReplayMoment.at(GAME, 5));
    }

    @Test
    void theFilmShowsWavesAndLooksAtEachPositionForAWhile() {
        replay.go(4);
        replay.togglePlay();
        clock.run(0.25);
        assertThat(replay.now().stage()).isCloseTo(0.5, within(0.03));
        clock.run(0.3);
        assertThat(replay.now()).isEqualTo(ReplayMoment.at(GAME, 5));
        clock.run(Replay.REST - 0.1);
        assertThat(replay.now()).isEqualTo(ReplayMoment.at(GAME, 5));
        clock.run(0.2);
        assertThat(replay.now().played()).isGreaterThanOrEqualTo(5);
    }

    @Test
    void theFilmEndsAtTheLastPositionAndBeginsAnewFromThere() {
        replay.togglePlay();
        clock.run(20);
        assertThat(replay.now().isAtEnd()).isTrue();
        assertThat(replay.isPlaying().get()).isFalse();
        replay.togglePlay();
        assertThat(replay.isPlaying().get()).isTrue();
        assertThat(replay.now().played()).isLessThan(2);
    }

    @Test
    void twiceTheSpeedTakesHalfTheTime() {
        replay.go(4);
        replay.setSpeed(2);
        replay.togglePlay();
        clock.run(0.2);
        assertThat(replay.now().stage()).isCloseTo(0.8, within(0.05));
    }

    @Test
    void aStepStopsTheFilm() {
        replay.togglePlay();
        replay.step(1);
        var place = replay.now();
        clock.run(5);
        assertThat(replay.now()).isEqualTo(place);
        assertThat(replay.isPlaying().get()).isFalse();
    }

    @Test
    void aGameThatGoesOnLeavesTheMomentAsItIs() {
        replay.go(4);
        replay.goToStage(0.4);
        var longer = GAME.then(GAME.current().legalMoves().get(0));
        replay.follow(longer);
        assertThat(replay.now()).isEqualTo(new ReplayMoment<>(longer.at(4), 0.4));
        replay.follow(GAME.at(3).then(C3));
        assertThat(replay.now().played()).isEqualTo(4);
        assertThat(replay.now().stage()).isZero();
    }
}
