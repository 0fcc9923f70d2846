package org.jumpingcube.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the sounds are, sample by sample. */
class SynthesizerTest {
    private static final int MANY_WAVES = 40;

    static Stream<Sound> sounds() {
        return Stream.of(
                new Sound.Tick(),
                new Sound.Knock(),
                new Sound.Chord(),
                new Sound.Pop(1, 1),
                new Sound.Pop(1, 225),
                new Sound.Pop(12, 40),
                new Sound.Pop(500, 225));
    }

    @ParameterizedTest
    @MethodSource("sounds")
    void everySoundIsQuietBeginsAndEndsInSilenceAndIsShort(Sound sound) {
        float[] samples = Synthesizer.samples(sound);
        assertThat(peak(samples)).isBetween(0.03, 0.35);
        assertThat(Math.abs(samples[0])).isLessThan(0.001f);
        assertThat(Math.abs(samples[samples.length - 1])).isLessThan(0.001f);
        assertThat((double) samples.length / Synthesizer.RATE).isBetween(0.03, 1.5);
        assertThat(greatestStep(samples)).as("no click").isLessThan(0.15);
    }

    @Test
    void thePitchClimbsWithTheWave() {
        double lower = 0;
        for (int wave = 1; wave <= MANY_WAVES; wave++) {
            double pitch = pitch(Synthesizer.samples(new Sound.Pop(wave, 5)));
            assertThat(pitch).as("wave %d", wave).isGreaterThan(lower);
            lower = pitch;
        }
        assertThat(lower).as("and never gets shrill").isLessThan(1500);
    }

    @Test
    void theLoudnessClimbsWithTheNumberOfBursts() {
        double quieter = 0;
        for (int count = 1; count <= 225; count++) {
            double loudness = power(Synthesizer.samples(new Sound.Pop(3, count)));
            assertThat(loudness).as("%d bursts", count).isGreaterThan(quieter);
            quieter = loudness;
        }
    }

    private static double peak(float[] samples) {
        double peak = 0;
        for (float sample : samples) {
            peak = Math.max(peak, Math.abs(sample));
        }
        return peak;
    }

    private static double power(float[] samples) {
        double sum = 0;
        for (float sample : samples) {
            sum += sample * sample;
        }
        return sum;
    }

    private static double greatestStep(float[] samples) {
        double greatest = 0;
        for (int index = 1; index < samples.length; index++) {
            greatest = Math.max(greatest, Math.abs(samples[index] - samples[index - 1]));
        }
        return greatest;
    }

    /** Turns a second, counted between the first and the last time the later half of a sound rises through zero. */
    private static double pitch(float[] samples) {
        double first = -1;
        double last = -1;
        int turns = -1;
        for (int index = samples.length / 2; index < samples.length; index++) {
            if (samples[index - 1] < 0 && samples[index] >= 0) {
                double part = samples[index - 1] / (samples[index - 1] - samples[index]);
                last = index - 1 + part;
                first = first < 0 ? last : first;
                turns++;
            }
        }
        return turns * Synthesizer.RATE / (last - first);
    }
}
