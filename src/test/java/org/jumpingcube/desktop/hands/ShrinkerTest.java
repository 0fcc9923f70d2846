package org.jumpingcube.desktop.hands;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ShrinkerTest {
    @Test
    void whatIsNotNeededIsLeftOut() {
        var numbers = IntStream.range(0, 1000).boxed().toList();
        var shrinker = new Shrinker(400, Duration.ofDays(1), InstantSource.system());
        assertThat(shrinker.shortest(numbers, list -> list.containsAll(List.of(3, 500, 999))))
                .containsExactly(3, 500, 999);
    }

    @Test
    void noTryBeginsAfterItsTime() {
        var numbers = IntStream.range(0, 1000).boxed().toList();
        var seconds = new AtomicInteger();
        InstantSource clock = () -> Instant.ofEpochSecond(seconds.get());
        var shorter = new Shrinker(400, Duration.ofSeconds(3), clock).shortest(numbers, list -> {
            seconds.incrementAndGet();
            return list.contains(3);
        });
        assertThat(seconds).hasValue(3);
        assertThat(shorter).contains(3).hasSizeLessThan(1000);
    }
}
