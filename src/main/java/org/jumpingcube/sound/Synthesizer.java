package org.jumpingcube.sound;

import java.util.function.DoubleUnaryOperator;

/** Computes sounds: mono, {@value #RATE} samples a second, each from -1 to 1. All are quiet. */
final class Synthesizer {
    static final int RATE = 44_100;

    private static final double ATTACK_SECONDS = 0.003; // a tone without an attack would click
    private static final double LOWEST_POP = 240; // hertz
    private static final double POP_OCTAVES = 2.6; // from the first wave to the latest ones

    /** C major, each tone a little after the one before. */
    private static final double[] CHORD = {523.25, 659.26, 783.99, 1046.5};

    private static final double CHORD_DELAY = 0.07;

    private Synthesizer() {}

    static float[] samples(Sound sound) {
        if (sound instanceof Sound.Pop pop) {
            return pop(pop);
        }
        if (sound instanceof Sound.Knock) {
            return knock();
        }
        if (sound instanceof Sound.Beat) {
            return beat();
        }
        return sound instanceof Sound.Tick ? tick() : chord();
    }

    private static float[] tick() {
        return rendered(0.05, time -> 0.12 * fading(time, 0.012) * sine(1500 * time));
    }

    /** Softer and lower than a move. */
    private static float[] beat() {
        return rendered(0.08, time -> 0.08 * fading(time, 0.02) * sine(880 * time));
    }

    /** Wood sounds low and short, with a partial that is not an octave. */
    private static float[] knock() {
        return rendered(0.09, time -> 0.14 * fading(time, 0.014) * (sine(310 * time) + 0.5 * sine(310 * 2.76 * time)));
    }

    /** A tone that falls as it begins. */
    private static float[] pop(Sound.Pop pop) {
        double later = pop.wave() - 1;
        double pitch = LOWEST_POP * Math.pow(2, POP_OCTAVES * later / (later + 10));
        double loudness = 0.08 + 0.2 * (1 - 1 / Math.sqrt(pop.count()));
        double fall = 0.012;
        return rendered(0.16, time -> {
            double turns = pitch * (time + 0.8 * fall * (1 - Math.exp(-time / fall)));
            return loudness * fading(time, 0.035) * (sine(turns) + 0.2 * sine(2 * turns));
        });
    }

    private static float[] chord() {
        return rendered(1.4, time -> {
            double sum = 0;
            for (int tone = 0; tone < CHORD.length; tone++) {
                double since = time - tone * CHORD_DELAY;
                sum += since < 0 ? 0 : 0.07 * fading(since, 0.3) * sine(CHORD[tone] * since);
            }
            return sum;
        });
    }

    private static double sine(double turns) {
        return Math.sin(2 * Math.PI * turns);
    }

    private static double fading(double time, double decay) {
        return Math.min(1, time / ATTACK_SECONDS) * Math.exp(-time / decay);
    }

    /** A sound that ends in silence. */
    private static float[] rendered(double seconds, DoubleUnaryOperator wave) {
        var samples = new float[(int) (seconds * RATE)];
        for (int index = 0; index < samples.length; index++) {
            double left = 1 - (double) index / (samples.length - 1);
            samples[index] = (float) (wave.applyAsDouble((double) index / RATE) * Math.min(1, left * 4));
        }
        return samples;
    }
}
