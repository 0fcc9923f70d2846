package org.jumpingcube.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Sounds over each other. */
class MixTest {
    private final Mix mix = new Mix();

    private static float[] constant(int length, double value) {
        var samples = new float[length];
        Arrays.fill(samples, (float) value);
        return samples;
    }

    private short[] next(int count) {
        var samples = new short[count];
        ByteBuffer.wrap(mix.next(count))
                .order(ByteOrder.LITTLE_ENDIAN)
                .asShortBuffer()
                .get(samples);
        return samples;
    }

    @Test
    void soundsAreAddedUntilEachHasEnded() {
        mix.add(constant(3, 0.25));
        assertThat(next(2)).containsExactly(8191, 8191);
        mix.add(constant(3, 0.5));
        assertThat(next(2)).containsExactly(24575, 16383);
        assertThat(mix.isSilent()).isFalse();
        assertThat(next(2)).containsExactly(16383, 0);
        assertThat(mix.isSilent()).isTrue();
    }

    @Test
    void manyLoudSoundsDoNotWrapAround() {
        for (int sound = 0; sound < 40; sound++) {
            mix.add(constant(10, sound % 2 == 0 ? 0.3 : 0.4));
        }
        assertThat(next(10)).containsOnly((short) 29490);
        mix.add(constant(5, -5));
        assertThat(next(5)).containsOnly((short) -29490);
    }
}
