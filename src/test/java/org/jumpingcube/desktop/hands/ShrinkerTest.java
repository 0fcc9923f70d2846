package org.jumpingcube.desktop.hands;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ShrinkerTest {
    @Test
    void whatIsNotNeededIsLeftOut() {
        var numbers = IntStream.range(0, 1000).boxed().toList();
        assertThat(new Shrinker(400).shortest(numbers, list -> list.containsAll(List.of(3, 500, 999))))
                .containsExactly(3, 500, 999);
    }
}
